// Abstract classes: template methods, partial implementations, abstract over concrete, visitor and strategy.
import java.util.ArrayList;
import java.util.List;

public class AbstractClasses {
    static abstract class Expr {
        abstract <R> R accept(Visitor<R> v);
        static Expr num(int n) { return new Num(n); }
        Expr plus(Expr o) { return new Bin('+', this, o); }
        Expr times(Expr o) { return new Bin('*', this, o); }
        Expr negate() { return new Neg(this); }
    }

    interface Visitor<R> {
        R num(Num n);
        R bin(Bin b);
        R neg(Neg n);
    }

    static final class Num extends Expr {
        final int n;
        Num(int n) { this.n = n; }
        <R> R accept(Visitor<R> v) { return v.num(this); }
    }

    static final class Bin extends Expr {
        final char op;
        final Expr l, r;
        Bin(char op, Expr l, Expr r) { this.op = op; this.l = l; this.r = r; }
        <R> R accept(Visitor<R> v) { return v.bin(this); }
    }

    static final class Neg extends Expr {
        final Expr e;
        Neg(Expr e) { this.e = e; }
        <R> R accept(Visitor<R> v) { return v.neg(this); }
    }

    static class Eval implements Visitor<Integer> {
        public Integer num(Num n) { return n.n; }
        public Integer bin(Bin b) { return b.op == '+' ? b.l.accept(this) + b.r.accept(this) : b.l.accept(this) * b.r.accept(this); }
        public Integer neg(Neg n) { return -n.e.accept(this); }
    }

    static class Print implements Visitor<String> {
        public String num(Num n) { return n.n + ""; }
        public String bin(Bin b) { return "(" + b.l.accept(this) + b.op + b.r.accept(this) + ")"; }
        public String neg(Neg n) { return "-" + n.e.accept(this); }
    }

    static class Depth implements Visitor<Integer> {
        int nodes;
        public Integer num(Num n) { nodes++; return 1; }
        public Integer bin(Bin b) { nodes++; return 1 + Math.max(b.l.accept(this), b.r.accept(this)); }
        public Integer neg(Neg n) { nodes++; return 1 + n.e.accept(this); }
    }

    static class Simplify implements Visitor<Expr> {
        public Expr num(Num n) { return n; }
        public Expr bin(Bin b) {
            Expr l = b.l.accept(this), r = b.r.accept(this);
            if (l instanceof Num && r instanceof Num) return Expr.num(new Bin(b.op, l, r).accept(new Eval()));
            if (b.op == '*' && (isZero(l) || isZero(r))) return Expr.num(0);
            return l == b.l && r == b.r ? b : new Bin(b.op, l, r);
        }
        public Expr neg(Neg n) {
            Expr e = n.e.accept(this);
            return e instanceof Neg ? ((Neg) e).e : e instanceof Num ? Expr.num(-((Num) e).n) : new Neg(e);
        }
        private boolean isZero(Expr e) { return e instanceof Num && ((Num) e).n == 0; }
    }

    static abstract class Sequence {
        private int taken;
        protected abstract long at(int i);
        public String take(int n) {
            StringBuilder s = new StringBuilder();
            for (int i = 0; i < n; i++) s.append(at(taken++)).append(skip() ? "" : ",");
            return s.toString();
        }
        protected boolean skip() { return false; }
        @Override public abstract String toString();
    }

    static abstract class Named extends Sequence {
        private final String name;
        Named(String name) { this.name = name; }
        @Override public String toString() { return name; }
    }

    static abstract class Loud extends Named {
        Loud() { super("loud"); }
        @Override public abstract String toString();
    }

    public static void main(String[] args) {
        Expr e = Expr.num(2).plus(Expr.num(3)).times(Expr.num(4).negate()).plus(Expr.num(0).times(Expr.num(7).plus(Expr.num(1))).negate());
        Depth d = new Depth();
        System.out.println(e.accept(new Print()) + " = " + e.accept(new Eval()) + " depth " + e.accept(d) + " nodes " + d.nodes);
        System.out.println(e.accept(new Simplify()).accept(new Print()));
        Expr deep = Expr.num(1);
        for (int i = 0; i < 200; i++) deep = i % 3 == 0 ? deep.negate() : i % 3 == 1 ? deep.plus(Expr.num(i)) : deep.times(Expr.num(i & 3));
        Depth dd = new Depth();
        System.out.println(deep.accept(new Eval()) + " " + deep.accept(dd) + " " + dd.nodes + " " + deep.accept(new Print()).hashCode());
        List<Sequence> all = new ArrayList<>();
        all.add(new Named("squares") { protected long at(int i) { return (long) i * i; } });
        all.add(new Named("powers") {
            protected long at(int i) { return 1L << i; }
            @Override protected boolean skip() { return at(0) == 1; }
        });
        all.add(new Loud() {
            protected long at(int i) { return -i; }
            public String toString() { return super.take(1).toUpperCase() + "!"; }
        });
        for (Sequence s : all) System.out.println(s + ": " + s.take(5) + s.take(3));
        for (Sequence s : all) System.out.println(s instanceof Named ? s.take(1) : "?");
    }
}
