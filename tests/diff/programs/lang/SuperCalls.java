// super.method chains, overriding, hiding of fields and statics, protected access, final and private methods.
public class SuperCalls {
    static class Animal {
        protected String name = "animal";
        static String kingdom() { return "Animalia"; }
        private String secret() { return "animal secret"; }
        String reveal() { return secret(); }
        String sound() { return "..."; }
        String speak() { return name + " says " + sound(); }
        final String fixed() { return "fixed " + sound(); }
        String chain(int n) { return "A" + n; }
        int value() { return 1; }
        Object self() { return "animal self"; }
    }

    static class Dog extends Animal {
        protected String name = "dog";
        static String kingdom() { return "Dogs"; }
        private String secret() { return "dog secret"; }
        @Override String sound() { return "woof"; }
        @Override String speak() { return super.speak() + " and " + name + super.name; }
        @Override String chain(int n) { return "D" + super.chain(n + 1); }
        @Override int value() { return super.value() * 2; }
        @Override String self() { return "dog self over " + super.self(); }
    }

    static class Puppy extends Dog {
        protected String name = "puppy";
        @Override String sound() { return super.sound().toUpperCase() + "!"; }
        @Override String chain(int n) { return "P" + super.chain(n + 1); }
        @Override int value() { return super.value() + super.value(); }
        String names() { return name + super.name + ((Dog) this).name + ((Animal) this).name; }
        private String secret() { return "puppy secret"; }
        class Collar {
            String label() { return Puppy.super.chain(100) + Puppy.this.chain(0) + Puppy.super.name; }
        }
        Runnable later() { return () -> System.out.println("lambda " + super.sound() + Puppy.super.value() + sound()); }
    }

    static class Skipper extends Puppy {
        // No overrides here: super finds the grandparent's.
        String skip() { return super.sound() + super.fixed() + super.reveal() + super.self(); }
        @Override public String toString() { return "Skipper:" + (super.toString().startsWith("SuperCalls$Skipper@")); }
        @Override public boolean equals(Object o) { return super.equals(o) || o instanceof Skipper; }
        @Override public int hashCode() { return super.hashCode() == super.hashCode() ? 1 : 2; }
    }

    static abstract class Template {
        final String run() { return before() + step() + after(); }
        String before() { return "<"; }
        abstract String step();
        String after() { return ">"; }
    }

    static class Deep extends Template {
        int n;
        Deep(int n) { this.n = n; }
        @Override String step() { return n == 0 ? "." : new Deep(n - 1).run(); }
        @Override String before() { return super.before() + n; }
    }

    public static void main(String[] args) {
        Animal[] zoo = {new Animal(), new Dog(), new Puppy(), new Skipper()};
        for (Animal a : zoo) {
            System.out.println(a.speak() + " | " + a.name + " | " + a.fixed() + " | " + a.reveal() + " | " + a.chain(0) + " | " + a.value() + " | " + a.self());
        }
        Puppy p = new Puppy();
        Dog d = p;
        Animal a = p;
        System.out.println(p.name + " " + d.name + " " + a.name + " " + p.names());
        p.name = "changed";
        d.name = "renamed";
        System.out.println(p.names());
        System.out.println(a.kingdom() + " " + d.kingdom() + " " + p.kingdom() + " " + Skipper.kingdom());
        System.out.println(p.new Collar().label());
        p.later().run();
        Skipper s = new Skipper();
        System.out.println(s.skip() + " " + s + " " + s.equals(new Skipper()) + " " + s.equals("x") + " " + s.hashCode());
        System.out.println(new Deep(4).run());
        System.out.println(new Deep(1) {
            @Override String step() { return "[" + super.step() + "]"; }
            @Override String after() { return "/" + super.after(); }
        }.run());
        System.out.println(((Animal) new Dog() {
            @Override String chain(int n) { return "anon" + super.chain(n); }
        }).chain(7));
    }
}
