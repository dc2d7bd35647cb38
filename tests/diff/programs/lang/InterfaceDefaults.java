// Default, static and private interface methods; diamonds, A.super.m(), classes winning over interfaces.
public class InterfaceDefaults {
    interface A { default String m() { return "A"; } }
    interface B extends A { default String m() { return "B>" + A.super.m(); } }
    interface C extends A { default String m() { return "C>" + A.super.m(); } }
    interface D extends A {}
    static class Diamond implements B, C { public String m() { return "D[" + B.super.m() + "," + C.super.m() + "]"; } }
    static class Specific implements A, B {}
    static class ThroughD implements D, B {}
    static class Parent { public String m() { return "Parent"; } }
    static class ClassWins extends Parent implements B {}
    static class Both extends Parent implements B { public String m() { return super.m() + "+" + B.super.m(); } }
    static abstract class AbstractWins implements A { public abstract String m(); }
    static class Concrete extends AbstractWins { public String m() { return "Concrete"; } }
    interface Reabstract extends A { String m(); }
    static class Redone implements Reabstract { public String m() { return "Redone"; } }
    static class LateInterface extends Diamond implements A {}

    interface Counter {
        int count();
        void set(int n);
        default int inc() { set(count() + step()); return count(); }
        default Counter times(int n) { for (int i = 0; i < n; i++) inc(); return this; }
        private int step() { return base() * 2 + 1; }
        private static int base() { return 2; }
        static Counter make() {
            return new Counter() {
                int n;
                public int count() { return n; }
                public void set(int v) { n = v; }
            };
        }
    }

    interface Named {
        String name();
        default String greet() { return "Hello, " + name() + suffix(); }
        default String suffix() { return "."; }
        static Named of(String n) { return () -> n; }
    }

    enum Planet implements Named {
        EARTH, MARS { @Override public String suffix() { return " the red."; } }
    }

    record Person(String name) implements Named {
        @Override public String suffix() { return "!"; }
    }

    interface Stack<T> {
        T[] items();
        int size();
        default T top() { return items()[size() - 1]; }
        default boolean isEmpty() { return size() == 0; }
    }

    interface Left { default int v() { return 1; } }
    interface Right { default int v() { return 2; } }
    static class Mixed implements Left, Right {
        public int v() { return Left.super.v() * 10 + Right.super.v(); }
        int lambda() {
            java.util.function.IntSupplier s = () -> Right.super.v() + 100;
            java.util.function.IntSupplier t = Left.super::v;
            return s.getAsInt() + t.getAsInt();
        }
        class In { int up() { return Mixed.this.v(); } }
    }

    interface EqualsLike { boolean equals(Object o); int hashCode(); default String show() { return "hash " + hashCode(); } }
    static class Fixed implements EqualsLike { @Override public int hashCode() { return 9; } }

    public static void main(String[] args) {
        A[] all = {new Diamond(), new Specific(), new ThroughD(), new ClassWins(), new Both(), new Concrete(), new Redone(), new LateInterface(), new A() {},
            new B() { @Override public String m() { return "anon " + B.super.m(); } }};
        for (A a : all) System.out.println(a.getClass().getSimpleName() + " " + a.m());
        System.out.println(Counter.make().times(3).count());
        Counter c = Counter.make();
        System.out.println(c.inc() + c.inc() + " " + c.count());
        for (Named n : new Named[] {Planet.EARTH, Planet.MARS, new Person("Ada"), Named.of("lambda")}) System.out.println(n.greet());
        Stack<String> s = new Stack<>() {
            public String[] items() { return new String[] {"a", "b", "c"}; }
            public int size() { return 2; }
        };
        System.out.println(s.top() + s.isEmpty());
        System.out.println(new Mixed().v() + " " + new Mixed().lambda() + " " + new Mixed().new In().up());
        System.out.println(new Fixed().show() + new Fixed().equals(new Fixed()));
        Stack<Integer> broken = new Stack<>() {
            public Integer[] items() { return new Integer[0]; }
            public int size() { return 0; }
        };
        System.out.println(broken.isEmpty());
        System.out.println(broken.top());
    }
}
