// Order of field initialisers, instance blocks, constructors, this() and super() calls, virtual calls inside.
public class ConstructorOrder {
    static int clock;

    static <T> T log(String what, T value) {
        System.out.println(clock++ + " " + what);
        return value;
    }

    static class Grand {
        int g = log("Grand.g", 1);
        { log("Grand block", 0); }

        Grand() {
            this(log("Grand() argument", 5));
            log("Grand()", 0);
        }

        Grand(int n) {
            log("Grand(int) " + describe(), 0);
        }

        String describe() { return "grand " + g; }
    }

    static class Parent extends Grand {
        final int constant = 7;
        final int computed = log("Parent.computed", 8);
        int assigned = 9;
        String text = "set";

        Parent() {
            super();
            log("Parent() " + describe(), 0);
            assigned = 10;
        }

        Parent(String t) {
            super(log("Parent(String) argument", 1));
            text = t;
            log("Parent(String)", 0);
        }

        @Override String describe() { return "parent " + constant + computed + assigned + text; }
    }

    static class Child extends Parent {
        int c = log("Child.c", 20);
        int d = c + 1;
        Integer boxed = log("Child.boxed", 3);
        int[] array = {c, d};
        { log("Child block 1, d " + d, 0); }
        int e;
        { e = d * 2; log("Child block 2, e " + e, 0); }

        Child() {
            log("Child() " + describe(), 0);
        }

        Child(int x) {
            this("x" + log("Child(int) argument", x));
            log("Child(int) " + describe(), 0);
        }

        Child(String t) {
            super(t);
            log("Child(String)", 0);
        }

        @Override String describe() { return "child " + c + d + e + boxed + (array == null ? "null" : array.length) + " over " + super.describe(); }
    }

    static class Failing extends Grand {
        static int made;
        int x = log("Failing.x", 1) / (made % 2);
        Failing() { made += 10; }
    }

    public static void main(String[] args) {
        System.out.println("- Grand");
        new Grand();
        System.out.println("- Parent");
        new Parent();
        System.out.println("- Child");
        new Child();
        System.out.println("- Child(int)");
        System.out.println(new Child(4).describe());
        System.out.println("- anonymous");
        Object o = new Child("anon") {
            int own = log("anonymous.own", 77);
            { log("anonymous block", 0); }
            @Override String describe() { return "anonymous " + own; }
        };
        System.out.println("- failing");
        try {
            new Failing();
        } catch (ArithmeticException e) {
            System.out.println("failed " + e.getMessage() + " made " + Failing.made);
        }
        Failing.made++;
        new Failing();
        System.out.println("made " + Failing.made);
    }
}
