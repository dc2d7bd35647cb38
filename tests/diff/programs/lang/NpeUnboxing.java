// Helpful NullPointerException messages: unboxing null everywhere the language does it silently.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

public class NpeUnboxing {
    static Integer si;
    Long fl;
    Boolean fb;
    Character fc;
    Double[] doubles = new Double[1];
    static Map<String, Integer> map = new HashMap<>();

    static int count;

    static void attempt(Runnable r) {
        count++;
        try {
            r.run();
            System.out.println(count + " fine");
        } catch (NullPointerException e) {
            System.out.println(count + " " + e.getMessage());
        }
    }

    static int takes(int i) { return i; }
    static long takesLong(long i) { return i; }
    static Integer gives() { return null; }
    static int unboxes() { return gives(); }
    static <T> T id(T t) { return t; }

    public static void main(String[] args) {
        NpeUnboxing o = new NpeUnboxing();
        Integer li = null;
        Float lf = null;
        attempt(() -> { int x = si; });
        attempt(() -> { long x = si; });
        attempt(() -> { long x = o.fl; });
        attempt(() -> { double x = o.fl; });
        attempt(() -> { if (o.fb) System.out.println("no"); });
        attempt(() -> { boolean x = !o.fb && true; });
        attempt(() -> { char x = o.fc; });
        attempt(() -> { int x = o.fc + 1; });
        attempt(() -> { double x = o.doubles[0]; });
        attempt(() -> o.doubles[0]++);
        attempt(() -> o.doubles[0] += 1);
        attempt(() -> si++);
        attempt(() -> si += 2);
        attempt(() -> takes(si));
        attempt(() -> takesLong(li));
        attempt(() -> takes(gives()));
        attempt(() -> unboxes());
        attempt(() -> { int x = map.get("absent"); });
        attempt(() -> map.put("a", map.get("a") + 1));
        attempt(() -> { float x = -lf; });
        attempt(() -> { int x = id(li); });
        attempt(() -> { int[] a = {1, li}; });
        attempt(() -> { int x = new int[2][li].length; });
        attempt(() -> { int x = new int[3][si == null ? 1 : si].length; });
        attempt(() -> { switch (si) { case 1: break; } });
        attempt(() -> { for (int x : new Integer[] {1, null}) System.out.println("element " + x); });
        attempt(() -> {
            List<Integer> list = new ArrayList<>();
            list.add(null);
            for (int x : list) System.out.println(x);
        });
        attempt(() -> { boolean x = si == 3; });
        attempt(() -> { boolean x = si == li; System.out.println(x); });
        attempt(() -> { boolean x = si < 3; });
        attempt(() -> { int x = args.length == 0 ? si : 1; });
        attempt(() -> { Object x = args.length == 0 ? li : 1.5; });
        attempt(() -> { while (o.fb) break; });
        attempt(() -> { assert o.fb; });
        Supplier<Integer> sup = () -> null;
        attempt(() -> { int x = sup.get(); });
        ToIntFunction<String> f = map::get;
        attempt(() -> { int x = f.applyAsInt("k"); });
        IntBinaryOperator op = (a, b) -> gives();
        attempt(() -> { int x = op.applyAsInt(1, 2); });
        attempt(() -> { String s = "text" + si + o.fl; System.out.println(s); });
        attempt(() -> { Integer x = si; Object y = x; System.out.println(y); });
        attempt(() -> { long x = 5L; x += si; });
        attempt(() -> { int x = 1 << li; });
        attempt(() -> { Byte b = null; short s = b; });
        attempt(() -> { Short b = null; int s = (int) b; });
        System.out.println(o.fl + 1);
    }
}
