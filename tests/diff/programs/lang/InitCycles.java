// Initialisation cycles between classes: default values seen, recursion on one thread, subclass first.
public class InitCycles {
    static class A {
        static { System.out.println("A starts, B.y " + B.y); }
        static int x = B.y + 1;
        static final int CONST = 50;
        static { System.out.println("A ends " + x); }
    }

    static class B {
        static { System.out.println("B starts, A.x " + A.x + " const " + A.CONST); }
        static int y = A.x + 10;
        static { System.out.println("B ends " + y); }
    }

    static class Parent {
        static { System.out.println("Parent starts"); }
        static Child favourite = new Child("from Parent");
        static int count = 100;
        static { System.out.println("Parent ends " + count); }
        final String name;
        Parent(String name) {
            this.name = name;
            count++;
            System.out.println("new " + name + " count " + count);
        }
    }

    static class Child extends Parent {
        static { System.out.println("Child starts"); }
        static String label = "label";
        static final String FIXED = "fixed";
        String seen = label + FIXED;
        Child(String n) {
            super(n);
            System.out.println("child saw " + seen);
        }
        static { System.out.println("Child ends"); }
    }

    static class Singleton {
        private static final Singleton INSTANCE = new Singleton();
        private static int total = 5;
        private static final int LIMIT = 7;
        private static final Integer BOXED = 9;
        private final int captured;
        private Singleton() {
            captured = total * 100 + LIMIT;
            System.out.println("boxed at construction " + BOXED);
            total = 42;
        }
    }

    enum Op {
        ADD("+"), SUB("-");
        static final java.util.Map<String, Op> BY_SYMBOL = new java.util.HashMap<>();
        static {
            for (Op o : values()) BY_SYMBOL.put(o.symbol, o);
        }
        final String symbol;
        Op(String s) {
            symbol = s;
            System.out.println("Op " + name() + " " + ordinal());
        }
    }

    static class Forward {
        static int a = next();
        static int b = 3;
        static int c = next();
        static int next() { return b * 10 + ++d; }
        static int d = 6;
        static { d += 1000; e = 4; }
        static int e = 5;
        static int f = Forward.g + 1;
        static int g = 8;
    }

    static class Self {
        static int depth = 0;
        static Self s = new Self();
        Self next = depth++ < 3 ? new Self() : null;
        static int after = depth;
    }

    public static void main(String[] args) {
        System.out.println(A.x + " " + B.y);
        System.out.println(Child.label);
        System.out.println(Parent.favourite.seen + " " + Parent.count);
        System.out.println(Singleton.INSTANCE.captured + " " + Singleton.total);
        System.out.println(Op.BY_SYMBOL.get("-"));
        System.out.println(Forward.a + " " + Forward.b + " " + Forward.c + " " + Forward.d + " " + Forward.e + " " + Forward.f);
        System.out.println(Self.depth + " " + Self.after + " " + (Self.s.next.next.next.next == null));
        B.y = 0;
        System.out.println(A.x);
    }
}
