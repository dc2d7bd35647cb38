// Statements before super() and this(): validation, field writes before super, captured parameters, failures.
// JDK: 25
import java.util.function.Supplier;

public class FlexibleConstructors {
    static StringBuilder log = new StringBuilder();

    static class Base {
        final int size;
        Base(int size) {
            this.size = size;
            log.append("Base(").append(size).append(") sees ").append(describe()).append("; ");
        }
        String describe() { return "base"; }
    }

    static class Sub extends Base {
        final String name;
        int count = 5;
        final Integer early;

        Sub(String text) {
            log.append("validate; ");
            if (text == null) throw new IllegalArgumentException("text is null");
            String trimmed = text.trim();
            name = trimmed;
            early = trimmed.length() * 10;
            super(trimmed.length());
            log.append("after super count ").append(count).append("; ");
            count++;
        }

        Sub(int n) {
            StringBuilder s = new StringBuilder();
            for (int i = 0; i < n; i++) s.append((char) ('a' + i));
            this(s.toString());
            log.append("delegated; ");
        }

        Sub(Object... parts) {
            int total = 0;
            for (Object p : parts) {
                total += switch (p) {
                    case Integer i -> i;
                    case String s when s.isEmpty() -> throw new IllegalStateException("empty part");
                    case String s -> s.length();
                    default -> 1;
                };
            }
            try {
                total = 100 / total;
            } catch (ArithmeticException e) {
                total = -1;
            } finally {
                log.append("total ").append(total).append("; ");
            }
            name = "parts" + parts.length;
            early = total;
            super(total);
        }

        @Override String describe() { return name + "/" + early + "/" + count; }
    }

    static class Outer {
        int state = 3;
        class Inner extends Base {
            final Supplier<String> late;
            Inner(int k) {
                int shifted = k + state;
                Supplier<Integer> early = () -> shifted * state;
                late = () -> "late " + shifted + " " + state;
                super(early.get());
                state++;
            }
            @Override String describe() { return late == null ? "no late" : late.get(); }
        }
    }

    record Range(int lo, int hi) {
        Range(int single) {
            if (single < 0) throw new IllegalArgumentException("negative " + single);
            int doubled = single * 2;
            this(single, doubled);
        }
    }

    enum Level {
        LOW(1), HIGH("nine");
        final int n;
        Level(int n) { this.n = n; }
        Level(String s) {
            int k = s.length();
            log.append("enum ").append(k).append("; ");
            this(k * k);
        }
    }

    static void attempt(String title, Supplier<Object> s) {
        log.setLength(0);
        Object r;
        try {
            r = s.get();
        } catch (RuntimeException e) {
            r = e.toString();
        }
        System.out.println(title + " -> " + r + " : " + log);
    }

    public static void main(String[] args) {
        attempt("text", () -> new Sub("  hello ").describe());
        attempt("null text", () -> new Sub((String) null).describe());
        attempt("number", () -> new Sub(3).describe());
        attempt("parts", () -> new Sub(2, "abc", 'c').describe());
        attempt("zero", () -> new Sub(0, 0).describe());
        attempt("empty part", () -> new Sub("a", "").describe());
        Outer o = new Outer();
        attempt("inner", () -> o.new Inner(4).describe());
        attempt("inner again", () -> o.new Inner(1).size);
        attempt("record", () -> new Range(4));
        attempt("record negative", () -> new Range(-4));
        attempt("enum", () -> Level.HIGH.n + Level.LOW.n);
        attempt("anonymous", () -> new Sub(2) { final int own = size; @Override String describe() { return "anon " + own + super.describe(); } }.describe());
        new Range(-1);
    }
}
