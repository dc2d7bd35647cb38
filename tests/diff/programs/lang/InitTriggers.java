// What initialises a class (JVMS 5.5): new, static calls, static fields, subclasses, reflection; and what does not.
public class InitTriggers {
    static void say(String s) { System.out.println("  " + s); }
    static int mark(String s) { say(s); return s.length(); }

    static class ByNew { static { say("ByNew"); } }
    static class ByCall { static { say("ByCall"); } static void f() {} }
    static class ByGet { static { say("ByGet"); } static int x = 1; }
    static class ByPut { static { say("ByPut"); } static int x; }
    static class ByConst {
        static { say("ByConst"); }
        static final int K = 5;
        static final String S = "const";
        static final Integer BOX = 7;
        static final int COMPUTED = mark("ByConst.COMPUTED");
    }
    static class Super { static { say("Super"); } static int inherited = 3; static void g() {} static final int C = 1; }
    static class Sub extends Super { static { say("Sub"); } static int own = 4; }
    static class SubSub extends Sub { static { say("SubSub"); } }
    static class ByArray { static { say("ByArray"); } }
    static class ByLiteral { static { say("ByLiteral"); } }
    static class ByCast { static { say("ByCast"); } }
    static class ByForName { static { say("ByForName"); } }
    static class ByInstance { static { say("ByInstance"); } static int n; int m; }
    static class ByRef { static { say("ByRef"); } static int f() { return 6; } ByRef() {} }
    static class ByLambda { static { say("ByLambda"); } static int f() { return 6; } }
    interface Plain { int X = mark("Plain.X"); int K = 9; static void s() { say("Plain.s"); } }
    interface WithDefault { int X = mark("WithDefault.X"); default void d() {} }
    interface SubPlain extends Plain { int Y = mark("SubPlain.Y"); }
    static class ImplPlain implements Plain { static { say("ImplPlain"); } }
    static class ImplDefault implements WithDefault { static { say("ImplDefault"); } }
    interface DeepDefault extends WithDefault2 { int Z = mark("DeepDefault.Z"); }
    interface WithDefault2 { int X = mark("WithDefault2.X"); default void d() {} }
    static class ImplDeep implements DeepDefault { static { say("ImplDeep"); } }
    enum Color { RED, BLUE; static { say("Color"); } Color() { say("constant of Color"); } }
    record Rec(int a) { static { say("Rec"); } }
    static class Outer { static { say("Outer"); } static class In { static { say("In"); } static int v = 2; } }
    static abstract class Abs { static { say("Abs"); } abstract void h(); }

    public static void main(String[] args) throws Exception {
        System.out.println("new");
        new ByNew();
        new ByNew();
        System.out.println("static call");
        ByCall.f();
        System.out.println("get");
        System.out.println(ByGet.x);
        System.out.println("put");
        ByPut.x = mark("value before ByPut");
        System.out.println("constants do not");
        System.out.println(ByConst.K + ByConst.S);
        System.out.println("a boxed constant does");
        System.out.println(ByConst.BOX);
        System.out.println("inherited field initialises the declaring class only");
        System.out.println(SubSub.inherited);
        SubSub.g();
        System.out.println(SubSub.C);
        System.out.println("own field of the middle");
        System.out.println(SubSub.own);
        System.out.println("new of the lowest");
        new SubSub();
        System.out.println("array does not");
        Object arr = new ByArray[3];
        Object arr2 = new ByArray[1][2];
        System.out.println("literal does not");
        System.out.println(ByLiteral.class.getSimpleName() + " " + ByLiteral[].class.getSimpleName());
        System.out.println("cast and instanceof do not");
        Object o = args;
        System.out.println(o instanceof ByCast);
        ByCast nothing = (ByCast) (Object) null;
        System.out.println("forName without and with");
        Class.forName("InitTriggers$ByForName", false, InitTriggers.class.getClassLoader());
        System.out.println("...");
        Class.forName("InitTriggers$ByForName");
        System.out.println("static through a null instance");
        ByInstance none = null;
        none.n = 3;
        System.out.println("method reference");
        java.util.function.IntSupplier ref = ByRef::f;
        System.out.println("created");
        System.out.println(ref.getAsInt());
        java.util.function.IntSupplier lambda = () -> ByLambda.f();
        System.out.println("lambda created");
        System.out.println(lambda.getAsInt());
        System.out.println("interfaces");
        new ImplPlain();
        System.out.println("constant of an interface " + Plain.K);
        Plain.s();
        System.out.println(Plain.X + " again " + Plain.X);
        new ImplDefault();
        System.out.println("deep");
        new ImplDeep();
        System.out.println(DeepDefault.Z);
        System.out.println(SubPlain.Y);
        System.out.println("enum");
        System.out.println(Color.class.isEnum());
        System.out.println(Color.BLUE.ordinal());
        System.out.println("record");
        System.out.println(new Rec(1));
        System.out.println("nested without its outer");
        System.out.println(Outer.In.v);
        System.out.println("abstract");
        new Abs() { void h() {} }.h();
    }
}
