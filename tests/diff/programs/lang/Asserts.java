// assert enabled: messages of every type, side effects, in initialisers, nested classes, interfaces.
public class Asserts {
    static int evaluated;

    static boolean check(boolean b) {
        evaluated++;
        return b;
    }

    static class Nested {
        static boolean on;
        static {
            assert on = true;
        }
        final int n;
        Nested(int n) {
            assert n > 0 : n;
            this.n = n;
        }
    }

    interface Checked {
        default int half(int n) {
            assert n % 2 == 0 : "odd " + n;
            return n / 2;
        }
    }

    enum Mode {
        A, B;
        Mode() {
            assert ordinal() < 2;
        }
    }

    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("passed");
        } catch (AssertionError e) {
            System.out.println(e + " cause " + e.getCause());
        }
    }

    public static void main(String[] args) {
        boolean enabled = false;
        assert enabled = true;
        System.out.println("enabled " + enabled + " " + Nested.on);
        attempt(() -> { assert check(true); });
        attempt(() -> { assert check(false); });
        attempt(() -> { assert false : "text"; });
        attempt(() -> { assert false : 1; });
        attempt(() -> { assert false : 2L; });
        attempt(() -> { assert false : 'c'; });
        attempt(() -> { assert false : 1.5f; });
        attempt(() -> { assert false : 2.5; });
        attempt(() -> { assert false : true; });
        attempt(() -> { assert false : null; });
        attempt(() -> { assert false : new IllegalStateException("as cause"); });
        attempt(() -> { assert false : new StringBuilder("object"); });
        attempt(() -> { assert check(true) : evaluated++ + "not evaluated"; });
        attempt(() -> new Nested(-1));
        attempt(() -> new Nested(1));
        attempt(() -> new Checked() {}.half(3));
        attempt(() -> System.out.println(new Checked() {}.half(4)));
        System.out.println(Mode.B + " " + evaluated);
        int x = 5;
        assert x > 3 && x < 10 : "range";
        try {
            assert x > 10 : x / 0;
        } catch (ArithmeticException e) {
            System.out.println("the message itself failed");
        }
        System.out.println(Asserts.class.desiredAssertionStatus());
        assert x == 6 : "x is " + x + ", expected 6";
        System.out.println("never");
    }
}
