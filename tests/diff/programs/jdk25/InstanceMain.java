// An instance main method in a class: constructor runs, inherited members, package-private and not static.
// JDK: 25
// ARGS: one two
class InstanceMainBase {
    protected String greeting = "base greeting";

    InstanceMainBase() {
        System.out.println("base constructor");
    }

    void main() {
        System.out.println("never chosen: the one with arguments is");
    }

    String hello(String who) {
        return greeting + " " + who;
    }
}

class InstanceMain extends InstanceMainBase {
    static int instances;
    private final int id;

    static {
        System.out.println("static initialiser");
    }

    InstanceMain() {
        id = ++instances;
        greeting = "hi";
        System.out.println("constructor " + id);
    }

    protected void main(String[] args) {
        System.out.println(args.length + " " + String.join(",", args) + " id " + id);
        System.out.println(hello(args[1]));
        new InstanceMain().helper();
        System.out.println(instances);
        StackTraceElement[] st = new Throwable().getStackTrace();
        System.out.println(st[0]);
        System.exit(args.length + 10);
    }

    void helper() {
        System.out.println("helper of " + id);
        super.main();
    }
}
