// MatchException from accessors that throw, its cause, and uncaught; null components; side effects in accessors.
// JDK: 21
public class MatchExceptions {
    record Bad(int n, String s) {
        public int n() { if (n < 0) throw new IllegalStateException("accessor of " + s); return n; }
    }
    record Wrap(Object o) { static int reads; public Object o() { reads++; return o; } }
    record Err(Object o) { public Object o() { throw new AssertionError("an error"); } }

    static String in(Object o) {
        return switch (o) {
            case Bad(int n, String s) when n > 10 -> "big " + s;
            case Bad(int n, var s) -> "bad " + n + s;
            case Wrap(Bad(int n, String s)) -> "wrapped " + n + s;
            case Wrap(Wrap(var x)) -> "twice " + x;
            case Wrap(String s) -> "string " + s;
            case Wrap w -> "wrap";
            case Err(var x) -> "never";
            default -> "default";
        };
    }

    static boolean is(Object o) { return o instanceof Bad(int n, var s) && n > 0; }

    static void attempt(Object o) {
        try {
            System.out.println(in(o));
        } catch (MatchException e) {
            System.out.println(e.getMessage() + " | cause " + e.getCause());
        }
        try {
            System.out.println("  is " + is(o));
        } catch (MatchException e) {
            System.out.println("  " + e);
        }
    }

    public static void main(String[] args) {
        for (Object o : new Object[] {new Bad(11, "a"), new Bad(1, null), new Bad(-1, "neg"), new Wrap(new Bad(2, "x")), new Wrap(new Bad(-2, "y")), new Wrap(new Wrap(null)), new Wrap(null), new Wrap("s"), new Wrap(5), new Err(1), "other"}) attempt(o);
        System.out.println(Wrap.reads > 0);
        System.out.println(new Bad(3, "t") + " " + new Bad(-3, "u").equals(new Bad(-3, "u")));
        if (new Bad(-9, "last") instanceof Bad(int n, String s)) System.out.println("never " + n + s);
    }
}
