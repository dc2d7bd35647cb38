// ClassCastException: messages for classes, arrays, interfaces, generics; successful casts.
import java.util.ArrayList;
import java.util.List;

public class CastMessages {
    interface Shape {}
    static class Circle implements Shape {}
    static final class Square implements Shape {}
    enum Level { LOW, HIGH { @Override public String toString() { return "high"; } } }
    record Pair<A, B>(A a, B b) {}

    static int n;

    static void attempt(Runnable r) {
        n++;
        try {
            r.run();
            System.out.println(n + " fine");
        } catch (ClassCastException e) {
            System.out.println(n + " " + e.getMessage());
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T unchecked(Object o) {
        return (T) o;
    }

    static <T extends Comparable<T>> T bounded(Object o) {
        @SuppressWarnings("unchecked") T t = (T) o;
        return t;
    }

    public static void main(String[] args) {
        Object circle = new Circle(), string = "text", integer = 1, ints = new int[1], strings = new String[1], matrix = new int[1][1], nothing = null;
        attempt(() -> { Square s = (Square) circle; });
        attempt(() -> { String s = (String) circle; });
        attempt(() -> { Circle s = (Circle) string; });
        attempt(() -> { Shape s = (Shape) string; });
        attempt(() -> { Shape s = (Shape) circle; });
        attempt(() -> { Runnable s = (Runnable) circle; });
        attempt(() -> { Long l = (Long) integer; });
        attempt(() -> { long l = (Integer) integer; });
        attempt(() -> { int i = (int) string; });
        attempt(() -> { double d = (double) integer; });
        attempt(() -> { Object[] s = (Object[]) ints; });
        attempt(() -> { long[] s = (long[]) ints; });
        attempt(() -> { Object[] s = (Object[]) matrix; });
        attempt(() -> { int[][][] s = (int[][][]) matrix; });
        attempt(() -> { Object[] s = (Object[]) strings; });
        attempt(() -> { Integer[] s = (Integer[]) strings; });
        attempt(() -> { CharSequence[] s = (CharSequence[]) strings; });
        attempt(() -> { String[] s = (String[]) new Object[1]; });
        attempt(() -> { Shape[] s = (Shape[]) (Object) new Circle(); });
        attempt(() -> { Cloneable s = (Cloneable) ints; });
        attempt(() -> { Square s = (Square) nothing; int[] t = (int[]) nothing; });
        attempt(() -> { Level s = (Level) string; });
        attempt(() -> { String s = (String) (Object) Level.LOW; });
        attempt(() -> { Pair<?, ?> s = (Pair<?, ?>) circle; });
        attempt(() -> { String s = unchecked(5); });
        attempt(() -> { Object s = unchecked(5); });
        attempt(() -> CastMessages.<Integer>bounded(new Circle()));
        attempt(() -> {
            List raw = new ArrayList<String>();
            raw.add(3);
            List<String> typed = raw;
            System.out.println(typed.size() + " " + ((Object) typed.get(0)));
            String s = typed.get(0);
        });
        attempt(() -> {
            Pair p = new Pair<>("a", 1);
            Pair<Integer, Integer> q = p;
            System.out.println(q);
            int b = q.b();
            int a = q.a();
        });
        attempt(() -> {
            Comparable c = 1;
            c.compareTo("x");
        });
        attempt(() -> {
            Object o = (Object) args;
            String[] back = (String[]) o;
            System.out.println(back.length);
            Class<? extends Number> k = Object.class.asSubclass(Number.class);
        });
        attempt(() -> Integer.class.cast("s"));
        attempt(() -> System.out.println(Number.class.cast(2.5)));
        attempt(() -> { Shape s = (Shape & Runnable) circle; });
        Shape last = (Square) circle;
    }
}
