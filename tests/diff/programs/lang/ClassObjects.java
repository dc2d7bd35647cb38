// Class objects without deep reflection: names, literals, assignability, superclasses, interfaces, arrays, casts.
import java.io.Serializable;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.function.Function;

public class ClassObjects {
    interface I {}
    interface J extends I, Comparable<J> {}
    static abstract class Base implements I, Serializable {}
    static final class Leaf extends Base implements Cloneable {}
    class Member {}
    enum E { A, B { } }
    record R(int x) {}
    @interface Ann {}

    static String flags(Class<?> c) {
        return (c.isInterface() ? "I" : "-") + (c.isArray() ? "A" : "-") + (c.isPrimitive() ? "P" : "-") + (c.isEnum() ? "E" : "-") + (c.isRecord() ? "R" : "-")
            + (c.isAnnotation() ? "@" : "-") + (c.isAnonymousClass() ? "a" : "-") + (c.isLocalClass() ? "l" : "-") + (c.isMemberClass() ? "m" : "-");
    }

    static String names(Class<?>[] cs) {
        StringBuilder s = new StringBuilder("[");
        for (Class<?> c : cs) s.append(c.getSimpleName()).append(' ');
        return s.append(']').toString();
    }

    static void show(Class<?> c) {
        System.out.println(c + " | " + c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | " + flags(c) + " | "
            + (c.getSuperclass() == null ? null : c.getSuperclass().getSimpleName()) + " | " + names(c.getInterfaces()) + " | "
            + (c.getComponentType() == null ? null : c.getComponentType().getName()));
    }

    public static void main(String[] args) throws Exception {
        class Local {}
        Object anon = new Base() {};
        Class<?>[] all = {
            Object.class, String.class, ClassObjects.class, I.class, J.class, Base.class, Leaf.class, Member.class, E.class, E.B.getClass(), R.class, Ann.class,
            Local.class, anon.getClass(), int.class, void.class, boolean.class, char.class, byte.class, short.class, long.class, float.class, double.class,
            int[].class, long[][].class, String[].class, Object[][][].class, I[].class, E[].class, Integer.class, Void.class, List.class, Map.Entry.class,
            ArrayList.class, Function.class, Class.class, new Local[0].getClass(), Iterable[].class, boolean[].class, Cloneable.class
        };
        for (Class<?> c : all) show(c);
        System.out.println((Integer.TYPE == int.class) + " " + (int.class == (Object) Integer.class) + " " + (Object) (new int[2].getClass() == int[].class) + " " + (Void.TYPE == void.class));
        int matrix = 0;
        for (Class<?> a : all) {
            int row = 0;
            for (Class<?> b : all) {
                row = row * 2 + (a.isAssignableFrom(b) ? 1 : 0);
                matrix = matrix * 31 + row;
            }
        }
        System.out.println(matrix);
        Object[] values = {"s", 1, 2L, 'c', new int[1], new String[1], new Leaf(), E.A, E.B, new R(1), anon, new ArrayList<String>(), null, new Object[0][0]};
        for (Object v : values) {
            StringBuilder s = new StringBuilder();
            for (Class<?> c : all) s.append(c.isInstance(v) ? '1' : '0');
            System.out.println(s);
        }
        System.out.println(Object.class.isAssignableFrom(int.class) + " " + int.class.isAssignableFrom(int.class) + " " + long.class.isAssignableFrom(int.class) + " " + Object[].class.isAssignableFrom(String[].class)
            + " " + Object[].class.isAssignableFrom(int[].class) + " " + Object.class.isAssignableFrom(int[].class) + " " + Serializable.class.isAssignableFrom(int[][].class));
        System.out.println(Arrays.toString(E.class.getEnumConstants()) + " " + (R.class.getEnumConstants() == null) + " " + E.B.getDeclaringClass().getSimpleName());
        I cast = I.class.cast(new Leaf());
        System.out.println(cast.getClass().getSimpleName() + " " + String.class.cast(null));
        try {
            Leaf.class.cast(anon);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            int.class.cast(1);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Class.forName("ClassObjects$Leaf") == Leaf.class);
        System.out.println(Class.forName("[I") == int[].class && Class.forName("[Ljava.lang.String;") == String[].class);
        for (String bad : new String[] {"int", "ClassObjects.Leaf", "[X", "", "java/lang/String", "no.such.Klass"}) {
            try {
                System.out.println(Class.forName(bad));
            } catch (ClassNotFoundException e) {
                System.out.println("not found " + e.getMessage());
            }
        }
        System.out.println(ArrayList.class.getSuperclass() == AbstractList.class && RandomAccess.class.isAssignableFrom(ArrayList.class));
        int depth = 0;
        for (Class<?> c = ArrayList.class; c != null; c = c.getSuperclass()) depth++;
        System.out.println(depth + " " + "".getClass().getPackageName() + " '" + Leaf.class.getPackageName() + "' " + Leaf.class.getEnclosingClass().getSimpleName() + " " + (Leaf.class.hashCode() == Leaf.class.hashCode()));
        System.out.println(Leaf.class.getNestHost() == ClassObjects.class);
    }
}
