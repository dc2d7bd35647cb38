// Stack trace elements of user frames: methods, constructors, initialisers, lambdas, lines of split statements.
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class StackTraces {
    static int zero;
    int bad = fail("field initialiser", zero);

    static class Holder {
        static StackTraceElement[] trace = new Throwable().getStackTrace();
        {
            show("instance initialiser", new Throwable());
        }

        Holder() {
            this(1);
            show("constructor", new Throwable());
        }

        Holder(int n) {
            super();
        }
    }

    static int fail(String what, int divisor) {
        if (divisor == 0) {
            show(what, new Throwable());
        }
        return 1;
    }

    static void show(String title, Throwable t) {
        System.out.println("-- " + title);
        for (StackTraceElement e : t.getStackTrace()) {
            if (e.getClassName().startsWith("java.")) continue;
            System.out.println("   " + e.getClassName() + "." + e.getMethodName() + " " + e.getFileName() + ":" + e.getLineNumber() + " " + e.isNativeMethod());
        }
    }

    static Throwable deep(int n) {
        return n == 0 ? new Throwable("deep") : deep(n - 1);
    }

    static int splitStatement(int a) {
        return a
            + a
            / zero
            + 3;
    }

    static int chained(String s) {
        return s
            .trim()
            .substring(1)
            .concat(null)
            .length();
    }

    static int args(int a, int b, int c) {
        return a + b + c;
    }

    interface Greeter {
        default Throwable greet() {
            return helper();
        }

        private Throwable helper() {
            return statically();
        }

        static Throwable statically() {
            return new Throwable();
        }
    }

    synchronized Throwable locked() {
        return new Throwable();
    }

    static Throwable rethrown() {
        try {
            throw new RuntimeException("made here");
        } catch (RuntimeException e) {
            try {
                throw e;  // the trace stays that of the creation
            } catch (RuntimeException again) {
                return again;
            }
        }
    }

    static Throwable refilled() {
        Throwable t = deep(3);
        t.fillInStackTrace();
        return t;
    }

    public static void main(String[] argv) {
        new StackTraces();
        new Holder();
        show("static initialiser", new Throwable() {
            @Override public StackTraceElement[] getStackTrace() { return Holder.trace; }
        });
        show("recursion", deep(4));
        try {
            splitStatement(1);
        } catch (ArithmeticException e) {
            show("split statement", e);
        }
        try {
            chained(" x ");
        } catch (NullPointerException e) {
            show("chained", e);
        }
        try {
            args(
                1,
                1 / zero,
                2);
        } catch (ArithmeticException e) {
            show("argument", e);
        }
        Supplier<Throwable> lambda = () -> {
            Supplier<Throwable> inner = () -> new Throwable();
            return inner.get();
        };
        show("lambda", lambda.get());
        Supplier<Throwable> reference = Throwable::new;
        show("method reference", reference.get());
        IntSupplier divide = () -> 1
            / zero;
        try {
            divide.getAsInt();
        } catch (ArithmeticException e) {
            show("lambda arithmetic", e);
        }
        show("anonymous", new Object() {
            Throwable make() { return new Throwable(); }
        }.make());
        class Local {
            Throwable make() { return new Throwable(); }
        }
        show("local", new Local().make());
        show("interface", new Greeter() {}.greet());
        show("synchronized", new StackTraces().locked());
        show("rethrown", rethrown());
        show("refilled", refilled());
        Throwable t = null;
        for (int i = 0; i < 2; i++) t = new Throwable("loop " + i);
        show("loop", t);
        StackTraceElement here = new Throwable().getStackTrace()[0];
        System.out.println(here + " " + here.equals(new Throwable().getStackTrace()[0]) + " " + here.getModuleName());
        if (zero == 0)
            throw
                new IllegalStateException(
                    "line of the new expression");
    }
}
