// Enums with constant bodies, abstract methods, state machines, lambdas as fields, EnumMap and EnumSet.
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;

public class EnumBodies {
    enum Op implements DoubleBinaryOperator {
        ADD("+") { public double applyAsDouble(double a, double b) { return a + b; } },
        SUB("-") { public double applyAsDouble(double a, double b) { return a - b; } },
        MUL("*") { public double applyAsDouble(double a, double b) { return a * b; } @Override int precedence() { return super.precedence() + 1; } },
        DIV("/") {
            private int uses;
            public double applyAsDouble(double a, double b) { uses++; return a / b; }
            @Override int precedence() { return 2; }
            @Override public String toString() { return "division used " + uses; }
        };
        final String symbol;
        Op(String s) { symbol = s; }
        int precedence() { return 1; }
    }

    enum State {
        IDLE { State next(char c) { return c == 's' ? RUNNING : this; } },
        RUNNING {
            State next(char c) {
                switch (c) {
                    case 'p': return PAUSED;
                    case 'x': return STOPPED;
                    default: return this;
                }
            }
        },
        PAUSED { State next(char c) { return c == 's' ? RUNNING : c == 'x' ? STOPPED : this; } },
        STOPPED { State next(char c) { return this; } @Override boolean terminal() { return true; } };
        abstract State next(char c);
        boolean terminal() { return false; }
    }

    enum Level {
        LOW(x -> x / 2), MID(x -> x), HIGH(x -> x * x);
        private final java.util.function.IntUnaryOperator f;
        Level(java.util.function.IntUnaryOperator f) { this.f = f; }
        int apply(int x) { return f.applyAsInt(x); }
        Level up() { return this == HIGH ? HIGH : values()[ordinal() + 1]; }
    }

    public static void main(String[] args) {
        for (Op op : Op.values()) {
            System.out.println(op.name() + " " + op.symbol + " " + op.precedence() + " " + op.applyAsDouble(7, 2) + " " + op + " " + op.getDeclaringClass().getSimpleName() + " " + (op.getClass() == Op.class) + " " + op.getClass().getSuperclass().getSimpleName());
        }
        StringBuilder path = new StringBuilder();
        State s = State.IDLE;
        for (char c : "aspqsppsxsp".toCharArray()) {
            s = s.next(c);
            path.append(c).append("->").append(s).append(s.terminal() ? "! " : " ");
        }
        System.out.println(path);
        for (Level l : Level.values()) System.out.print(l.apply(9) + " " + l.up() + " ");
        System.out.println();

        EnumMap<State, Integer> visits = new EnumMap<>(State.class);
        s = State.IDLE;
        for (char c : "sspqspsxx".toCharArray()) {
            visits.merge(s, 1, Integer::sum);
            s = s.next(c);
        }
        System.out.println(visits + " " + visits.containsKey(State.STOPPED) + " " + visits.get(State.RUNNING));
        visits.put(State.IDLE, null);
        visits.remove(State.PAUSED);
        for (Map.Entry<State, Integer> e : visits.entrySet()) System.out.print(e.getKey() + "=" + e.getValue() + ";");
        System.out.println(visits.size());

        EnumSet<Op> some = EnumSet.of(Op.DIV, Op.ADD);
        EnumSet<Op> rest = EnumSet.complementOf(some);
        System.out.println(rest + " " + some.contains(Op.ADD) + " " + EnumSet.range(Op.SUB, Op.DIV).size() + " " + EnumSet.allOf(State.class) + " " + EnumSet.noneOf(Level.class));
        rest.addAll(some);
        rest.removeIf(o -> o.precedence() > 1);
        System.out.println(rest + " " + some.containsAll(rest) + " " + rest.equals(EnumSet.of(Op.SUB, Op.ADD)));
        int hash = 0;
        for (Op a : EnumSet.allOf(Op.class)) for (Op b : Op.values()) {
            double d = a.applyAsDouble(b.applyAsDouble(3, 4), 5);
            hash = hash * 31 + Double.hashCode(d) + a.compareTo(b);
        }
        System.out.println(hash + " " + Op.DIV);
        try {
            visits.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("no null keys");
        }
        switch (Op.valueOf("MUL")) {
            case MUL -> System.out.println("body class in a switch");
            default -> System.out.println("wrong");
        }
        int[] perLevel = new int[Level.values().length];
        for (int i = 0; i < 20; i++) perLevel[Level.values()[i * 7 % 3].ordinal()] += i;
        System.out.println(perLevel[0] + " " + perLevel[1] + " " + perLevel[2]);
    }
}
