// Failed initialisation: ExceptionInInitializerError first, NoClassDefFoundError after, for classes and their relatives.
public class InitFailure {
    static int attempts;

    static class Bad {
        static final String CONST = "usable";
        static int before = 1;
        static int value = fail("Bad");
        static void call() {}
        Bad() {}
    }

    static class Child extends Bad {
        static { System.out.println("  Child never initialised"); }
        static int own = 2;
    }

    interface BadFace {
        int X = fail("BadFace");
        default int d() { return X; }
    }

    static class Impl implements BadFace {
        static { System.out.println("  Impl never initialised"); }
    }

    static class ThrowsError {
        static { if (true) throw new StackOverflowError("by hand"); }
    }

    static class ThrowsAssertion {
        static { assert false : "in clinit"; }
        static void f() {}
    }

    enum Broken {
        A, B;
        Broken() { if (ordinal() == 1) throw new UnsupportedOperationException("B"); }
    }

    static class Outer {
        static int v = Inner.w + 1;
        static class Inner {
            static int w = 1 / (attempts * 0);
        }
    }

    static class Later {
        static boolean ready = attempts > 3;
        static { if (!ready) throw new IllegalStateException("not ready"); }
        static void use() {}
    }

    static int fail(String who) {
        attempts++;
        System.out.println("  initialising " + who);
        throw new IllegalArgumentException(who + " fails");
    }

    interface Body { Object run() throws Throwable; }

    static void attempt(String title, Body b) {
        try {
            System.out.println(title + " -> " + b.run());
        } catch (Throwable t) {
            StringBuilder s = new StringBuilder(title + " !");
            for (Throwable c = t; c != null; c = c.getCause()) {
                s.append(" [").append(c.getClass().getSimpleName()).append(": ").append(c.getMessage()).append(']');
            }
            System.out.println(s);
        }
    }

    public static void main(String[] args) throws Exception {
        attempt("constant", () -> Bad.CONST);
        attempt("field", () -> Bad.before);
        attempt("field again", () -> Bad.before);
        attempt("call", () -> { Bad.call(); return 0; });
        attempt("new", Bad::new);
        attempt("array", () -> new Bad[2].length);
        attempt("child", () -> Child.own);
        attempt("child again", () -> Child.own);
        attempt("impl", Impl::new);
        attempt("impl again", Impl::new);
        attempt("interface", () -> BadFace.X);
        attempt("error", ThrowsError::new);
        attempt("error again", ThrowsError::new);
        attempt("assertion", () -> { ThrowsAssertion.f(); return 1; });
        attempt("assertion again", () -> { ThrowsAssertion.f(); return 1; });
        attempt("enum", () -> Broken.A);
        attempt("enum again", () -> Broken.valueOf("A"));
        attempt("outer", () -> Outer.v);
        attempt("inner", () -> Outer.Inner.w);
        attempt("outer again", () -> Outer.v);
        attempt("later", () -> { Later.use(); return 1; });
        attempts = 10;
        attempt("forName again", () -> Class.forName("InitFailure$Later"));
        attempt("forName without init", () -> Class.forName("InitFailure$Later", false, InitFailure.class.getClassLoader()).getSimpleName());
        attempt("missing class", () -> Class.forName("InitFailure$Missing"));
        System.out.println(attempts);
        Later.use();
    }
}
