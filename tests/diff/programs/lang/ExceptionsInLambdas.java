// Exceptions thrown inside lambdas and method references, wrapped, tunnelled, uncaught through a stream.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;

public class ExceptionsInLambdas {
    @FunctionalInterface
    interface Throwing<T, R, X extends Exception> {
        R apply(T t) throws X;

        static <T, R, X extends Exception> Function<T, R> unchecked(Throwing<T, R, X> f) {
            return t -> {
                try {
                    return f.apply(t);
                } catch (RuntimeException e) {
                    throw e;
                } catch (Exception e) {
                    throw new IllegalStateException("wrapped " + t, e);
                }
            };
        }

        default Throwing<T, R, X> or(R fallback) {
            return t -> {
                try {
                    return apply(t);
                } catch (Exception e) {
                    return fallback;
                }
            };
        }
    }

    static int parse(String s) throws IOException {
        if (s.isEmpty()) throw new IOException("empty");
        return Integer.parseInt(s);
    }

    static <T> T call(Callable<T> c) {
        try {
            return c.call();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalArgumentException(e.getMessage());
        }
    }

    static <X extends Exception> void maybe(boolean fail, Supplier<? extends X> s) throws X {
        if (fail) throw s.get();
    }

    public static void main(String[] args) {
        Function<String, Integer> f = Throwing.unchecked(ExceptionsInLambdas::parse);
        for (String s : new String[] {"12", "", "x"}) {
            try {
                System.out.println(f.apply(s));
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage() + " <- " + e.getCause());
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        Throwing<String, Integer, IOException> guarded = ExceptionsInLambdas::parse;
        try {
            System.out.println(guarded.or(-1).apply("") + " " + guarded.or(-2).apply("9"));
            System.out.println(guarded.apply(""));
        } catch (IOException e) {
            System.out.println("checked " + e.getMessage());
        }
        try {
            call(() -> parse(""));
        } catch (UncheckedIOException e) {
            System.out.println(e.getMessage() + " " + e.getCause().getMessage());
        }
        try {
            call(() -> { throw new Exception("plain"); });
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(call(() -> "value"));
        try {
            maybe(false, IOException::new);
            maybe(true, () -> new IOException("made"));
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        List<Integer> done = new ArrayList<>();
        List<Integer> source = new ArrayList<>(List.of(4, 2, 0, 1));
        try {
            source.forEach(n -> done.add(8 / n));
        } catch (ArithmeticException e) {
            System.out.println("after " + done);
        }
        Runnable[] steps = {() -> done.clear(), () -> done.add(1 / done.size()), () -> done.add(7)};
        int failures = 0;
        for (Runnable r : steps) {
            try {
                r.run();
            } catch (ArithmeticException e) {
                failures++;
            }
        }
        System.out.println(done + " " + failures);
        Supplier<Supplier<Integer>> late = () -> () -> Integer.valueOf(args[0]);
        Supplier<Integer> inner = late.get();
        System.out.println("not yet");
        inner.get();
    }
}
