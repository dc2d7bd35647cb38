// Exhaustive switches over sealed hierarchies: expression trees, nested sealed types, generics, no default.
// JDK: 21
public class SealedSwitch {
    sealed interface Expr<T> permits Num, Add, Mul, Neg, Var, Let {}
    record Num<T>(long v) implements Expr<T> {}
    record Add<T>(Expr<T> l, Expr<T> r) implements Expr<T> {}
    record Mul<T>(Expr<T> l, Expr<T> r) implements Expr<T> {}
    record Neg<T>(Expr<T> e) implements Expr<T> {}
    record Var<T>(String name) implements Expr<T> {}
    record Let<T>(String name, Expr<T> value, Expr<T> body) implements Expr<T> {}

    record Env(String name, long v, Env next) {
        static long find(Env e, String n) {
            return switch (e) {
                case null -> throw new IllegalArgumentException("unbound " + n);
                case Env(var k, var v, var rest) when k.equals(n) -> v;
                case Env(var k, var v, var rest) -> find(rest, n);
            };
        }
    }

    static <T> long eval(Expr<T> e, Env env) {
        return switch (e) {
            case Num<T>(var v) -> v;
            case Add<T>(var l, var r) -> eval(l, env) + eval(r, env);
            case Mul<T>(var l, var r) -> eval(l, env) * eval(r, env);
            case Neg<T>(var x) -> -eval(x, env);
            case Var<T>(var n) -> Env.find(env, n);
            case Let<T>(var n, var v, var b) -> eval(b, new Env(n, eval(v, env), env));
        };
    }

    static <T> Expr<T> simplify(Expr<T> e) {
        return switch (e) {
            case Add<T>(Num<T>(var a), Num<T>(var b)) -> new Num<>(a + b);
            case Add<T>(Num<T>(var a), var r) when a == 0 -> simplify(r);
            case Add<T>(var l, Num<T>(var b)) when b == 0 -> simplify(l);
            case Add<T>(var l, var r) -> new Add<>(simplify(l), simplify(r));
            case Mul<T>(Num<T>(var a), var r) when a == 0 -> new Num<>(0);
            case Mul<T>(Num<T>(var a), var r) when a == 1 -> simplify(r);
            case Mul<T>(Num<T>(var a), Num<T>(var b)) -> new Num<>(a * b);
            case Mul<T>(var l, var r) -> new Mul<>(simplify(l), simplify(r));
            case Neg<T>(Neg<T>(var x)) -> simplify(x);
            case Neg<T>(Num<T>(var n)) -> new Num<>(-n);
            case Neg<T> n -> new Neg<>(simplify(n.e()));
            case Let<T>(var n, var v, Var<T>(var m)) when n.equals(m) -> simplify(v);
            case Let<T>(var n, var v, var b) -> new Let<>(n, simplify(v), simplify(b));
            case Num<T> n -> n;
            case Var<T> v -> v;
        };
    }

    static String show(Expr<?> e) {
        return switch (e) {
            case Num<?> n when n.v() < 0 -> "(" + n.v() + ")";
            case Num<?> n -> "" + n.v();
            case Add<?> a -> "(" + show(a.l()) + "+" + show(a.r()) + ")";
            case Mul<?> m -> show(m.l()) + "*" + show(m.r());
            case Neg<?>(var x) -> "-" + show(x);
            case Var<?>(var n) -> n;
            case Let<?>(var n, var v, var b) -> "let " + n + "=" + show(v) + " in " + show(b);
        };
    }

    sealed interface Shape {}
    static final class Circle implements Shape { double r = 1; }
    static abstract sealed class Poly implements Shape permits Tri, Quad {}
    static final class Tri extends Poly {}
    static non-sealed class Quad extends Poly {}
    static class Square extends Quad {}
    enum Special implements Shape { POINT, PLANE }

    static String kind(Shape s) {
        return switch (s) {
            case Circle c -> "circle " + c.r;
            case Tri t -> "tri";
            case Square q -> "square";
            case Quad q -> "quad";
            case Special.POINT -> "point";
            case Special.PLANE -> "plane";
        };
    }

    static Expr<Integer> random(int seed, int depth) {
        int k = Math.floorMod(seed * 31 + depth * 17, 7);
        if (depth == 0 || k == 0) return new Num<>(seed % 3);
        return switch (k) {
            case 1, 2 -> new Add<>(random(seed + 1, depth - 1), random(seed * 3, depth - 1));
            case 3, 4 -> new Mul<>(random(seed + 2, depth - 1), random(seed * 5, depth - 1));
            case 5 -> new Neg<>(random(seed + 3, depth - 1));
            default -> new Let<>("v" + depth, random(seed + 4, depth - 1), depth % 2 == 0 ? new Var<>("v" + depth) : random(seed * 7, depth - 1));
        };
    }

    public static void main(String[] args) {
        Expr<String> e = new Let<>("x", new Add<>(new Num<>(0), new Mul<>(new Num<>(1), new Neg<>(new Neg<>(new Num<>(5))))), new Mul<>(new Var<>("x"), new Add<>(new Var<>("x"), new Num<>(-2))));
        System.out.println(show(e) + " = " + eval(e, null));
        System.out.println(show(simplify(e)) + " = " + eval(simplify(e), null));
        int h = 0;
        for (int seed = 0; seed < 60; seed++) {
            Expr<Integer> r = random(seed, 5), s = simplify(r);
            if (eval(r, null) != eval(s, null)) System.out.println("wrong " + show(r));
            h = h * 31 + show(s).hashCode() + r.hashCode() + (r.equals(s) ? 1 : 0);
            if (seed % 20 == 3) System.out.println(show(r) + " -> " + show(s));
        }
        System.out.println(h);
        for (Shape s : new Shape[] {new Circle(), new Tri(), new Quad(), new Square(), Special.POINT, Special.PLANE}) System.out.print(kind(s) + " ");
        System.out.println();
        try {
            kind(null);
        } catch (NullPointerException x) {
            System.out.println("null is not covered");
        }
        System.out.println(eval(new Var<>("free"), new Env("bound", 1, null)));
    }
}
