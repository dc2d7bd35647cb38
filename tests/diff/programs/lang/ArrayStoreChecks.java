// Array covariance and ArrayStoreException in its variations; order of the checks.
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

public class ArrayStoreChecks {
    static class Base {}
    static class Derived extends Base implements Runnable { public void run() {} }
    static class Further extends Derived {}
    enum E { ONE { void f() {} }, TWO; void f() {} }

    static int evaluated;

    static <T> T count(T t) {
        evaluated++;
        return t;
    }

    static void store(Object[] array, Object value) {
        String what = array.getClass().getSimpleName() + " <- " + (value == null ? "null" : value.getClass().getSimpleName());
        try {
            array[0] = value;
            System.out.println(what + " stored " + (array[0] == value));
        } catch (ArrayStoreException e) {
            System.out.println(what + " " + e.getMessage());
        }
    }

    @SafeVarargs
    static <T> T[] arrayOf(T... ts) {
        return ts;
    }

    public static void main(String[] args) {
        Object[][] arrays = {
            new Object[1], new String[1], new Base[1], new Derived[1], new Further[1], new Runnable[1], new Number[1],
            new Integer[1], new Comparable<?>[1], new Serializable[1], new Cloneable[1], new int[1][], new Object[1][], new E[1], new String[1][]
        };
        Object[] values = {
            null, "s", new Base(), new Derived(), new Further(), 1, 1.5, new int[0], new Object[0], new String[0], E.ONE, new ArrayList<String>(), new int[0][0]
        };
        for (Object[] a : arrays) {
            for (Object v : values) {
                if (v instanceof Object[][] && !(a instanceof Object[][])) continue;
                store(a, v);
            }
        }
        Base[] bases = new Derived[2];
        bases[0] = new Derived();
        bases[1] = new Further();
        try {
            bases[count(0)] = count(new Base());
        } catch (ArrayStoreException e) {
            System.out.println("evaluated " + evaluated + " kept " + bases[0].getClass().getSimpleName());
        }
        try {
            bases[count(2)] = count(new Base());
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("index first: " + e.getMessage() + " " + evaluated);
        }
        try {
            Base[] none = null;
            none[count(0)] = count(new Base());
        } catch (NullPointerException e) {
            System.out.println("null first " + evaluated);
        }
        System.out.println(arrayOf("a", "b").getClass().getSimpleName() + " " + arrayOf(1, 2.0).getClass().getComponentType().getSimpleName());
        try {
            Object[] strings = arrayOf("a");
            strings[0] = 1;
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        List<String>[] lists = new ArrayList[1];
        Object[] raw = lists;
        raw[0] = new ArrayList<Integer>();
        System.out.println(lists[0].size());
        try {
            System.arraycopy(new Object[] {"x", 1, "y"}, 0, raw = new String[3], 0, 3);
        } catch (ArrayStoreException e) {
            System.out.println(raw[0] + " " + raw[1] + " copy: " + e.getMessage());
        }
        try {
            System.arraycopy(new int[1], 0, new long[1], 0, 1);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.arraycopy("text", 0, new char[1], 0, 1);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
    }
}
