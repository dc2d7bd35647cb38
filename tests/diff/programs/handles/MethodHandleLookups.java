// What a Lookup finds and what it refuses: methods, constructors, fields, through inheritance and access.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.util.*;
import java.util.function.Supplier;
import static java.lang.invoke.MethodType.methodType;

public class MethodHandleLookups {
    interface Shape { double area(); default String describe() { return getClass().getSimpleName() + " of " + area(); } static Shape unit() { return () -> 1.0; } private int hiddenPart() { return 5; } }
    record Circle(double r) implements Shape { public double area() { return 3 * r * r; } }
    static class Base {
        protected int count = 1; static String name = "base"; final long id = 77; private char secret = 's'; static int made;
        Base() { made++; } Base(int count) { this(); this.count = count; }
        String who() { return "Base.who"; } private String own() { return "Base.own" + secret; } static int twice(int n) { return 2 * n; } static void log(String s, Object... more) { System.out.println(s + Arrays.toString(more)); }
        protected Object clone() { return "cloned"; }
    }
    static class Derived extends Base {
        Derived() { super(10); }
        @Override String who() { return "Derived.who"; }
        MethodHandle superWho() throws Exception { return MethodHandles.lookup().findSpecial(Base.class, "who", methodType(String.class), Derived.class); }
    }
    static class Quiet { static { System.out.println("Quiet is initialized"); } static int value = 3; static int get() { return value; } }
    interface Action { Object run() throws Throwable; }
    static void expect(String what, Action action) {
        try { System.out.println(what + ": " + action.run()); } catch (ReflectiveOperationException e) { System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage().replaceAll(" \\(.*| from .*|, from .*| to unnamed.*", "")); } catch (Throwable e) { System.out.println(what + ": " + e.getClass().getName()); }
    }

    static void methods(Lookup l) throws Throwable {
        MethodHandle who = l.findVirtual(Base.class, "who", methodType(String.class)), own = l.findVirtual(Base.class, "own", methodType(String.class)), twice = l.findStatic(Base.class, "twice", methodType(int.class, int.class));
        System.out.println((String) who.invokeExact((Base) new Derived()) + " " + (String) who.invoke(new Base()) + " " + (String) own.invokeExact(new Base()) + " " + (int) twice.invokeExact(21) + " " + who.type() + own.type() + twice.type());
        System.out.println((String) new Derived().superWho().invoke(new Derived()) + " " + (String) l.bind(new Derived(), "who", methodType(String.class)).invokeExact());
        MethodHandle area = l.findVirtual(Shape.class, "area", methodType(double.class)), describe = l.findVirtual(Shape.class, "describe", methodType(String.class)), record = l.findVirtual(Circle.class, "describe", methodType(String.class));
        System.out.println((double) area.invokeExact((Shape) new Circle(2)) + " " + (String) describe.invoke(new Circle(1)) + " " + (String) record.invokeExact(new Circle(3)) + " " + ((Shape) l.findStatic(Shape.class, "unit", methodType(Shape.class)).invokeExact()).area());
        System.out.println((int) l.findVirtual(Shape.class, "hiddenPart", methodType(int.class)).invoke(new Circle(0)) + " " + (int) l.findVirtual(Shape.class, "hashCode", methodType(int.class)).invoke(new Circle(2)) + " " + (String) l.findVirtual(CharSequence.class, "toString", methodType(String.class)).invoke("text"));
        MethodHandle log = l.findStatic(Base.class, "log", methodType(void.class, String.class, Object[].class)); log.invoke("none"); log.invoke("two", 1, 2L); log.invokeWithArguments("list", 'x', null, 4.5); log.invoke("array", new Object[] {5, 6}); log.asFixedArity().invoke("fixed", new Object[] {7}); System.out.println(log.isVarargsCollector() + " " + log.asFixedArity().isVarargsCollector());
        System.out.println((String) l.findVirtual(String.class, "substring", methodType(String.class, int.class, int.class)).invokeExact("substring", 3, 6) + " " + (boolean) l.findVirtual(Collection.class, "contains", methodType(boolean.class, Object.class)).invoke(Set.of(4), 4) + " " + (long) l.findStatic(Math.class, "max", methodType(long.class, long.class, long.class)).invokeExact(3L, 1L << 50));
        System.out.println((Class<?>) l.findVirtual(Object.class, "getClass", methodType(Class.class)).invokeExact((Object) "x") + " " + (Object) l.findStatic(Thread.class, "currentThread", methodType(Thread.class)).invoke().getClass());
        int[] copy = new int[3]; l.findStatic(System.class, "arraycopy", methodType(void.class, Object.class, int.class, Object.class, int.class, int.class)).invokeExact((Object) new int[] {7, 8, 9}, 1, (Object) copy, 0, 2); System.out.println(Arrays.toString(copy));
    }

    static void members(Lookup l) throws Throwable {
        MethodHandle make = l.findConstructor(Base.class, methodType(void.class, int.class)), list = l.findConstructor(ArrayList.class, methodType(void.class, Collection.class));
        Base b = (Base) make.invokeExact(5); System.out.println(b.count + " " + Base.made + " " + (ArrayList<?>) list.invoke(List.of(1, 2)) + " " + make.type());
        MethodHandle get = l.findGetter(Base.class, "count", int.class), set = l.findSetter(Base.class, "count", int.class), name = l.findStaticGetter(Base.class, "name", String.class), rename = l.findStaticSetter(Base.class, "name", String.class), id = l.findGetter(Base.class, "id", long.class), secret = l.findGetter(Base.class, "secret", char.class);
        set.invokeExact(b, 50); rename.invokeExact("renamed"); System.out.println((int) get.invokeExact(b) + " " + (String) name.invokeExact() + " " + (long) id.invokeExact(b) + " " + (char) secret.invokeExact(b) + " " + set.type() + rename.type());
        System.out.println((int) l.findGetter(Derived.class, "count", int.class).invoke(new Derived())); MethodHandle quiet = l.findStaticGetter(Quiet.class, "value", int.class), call = l.findStatic(Quiet.class, "get", methodType(int.class)); System.out.println("found"); System.out.println((int) quiet.invokeExact() + (int) call.invokeExact());
        System.out.println((int) l.unreflect(Base.class.getDeclaredMethod("twice", int.class)).invokeExact(4) + " " + ((Base) l.unreflectConstructor(Base.class.getDeclaredConstructor()).invokeExact()).count + " " + (char) l.unreflectGetter(Base.class.getDeclaredField("secret")).invoke(b) + " " + l.unreflectVarHandle(Base.class.getDeclaredField("count")).get(b));
        l.unreflectSetter(Base.class.getDeclaredField("count")).invoke(b, 8); System.out.println(b.count); expect("unreflectSpecial", () -> l.unreflectSpecial(Base.class.getDeclaredMethod("own"), MethodHandleLookups.class));
    }

    static void refusals(Lookup l) {
        expect("no method", () -> l.findVirtual(Base.class, "nothing", methodType(void.class))); expect("wrong type", () -> l.findStatic(Base.class, "twice", methodType(long.class, int.class))); expect("static as virtual", () -> l.findVirtual(Base.class, "twice", methodType(int.class, int.class))); expect("virtual as static", () -> l.findStatic(Base.class, "who", methodType(String.class)));
        expect("no field", () -> l.findGetter(Base.class, "nothing", int.class)); expect("field type", () -> l.findGetter(Base.class, "count", long.class)); expect("static field", () -> l.findGetter(Base.class, "name", String.class)); expect("final field", () -> l.findSetter(Base.class, "id", long.class)); expect("no constructor", () -> l.findConstructor(Base.class, methodType(void.class, String.class)));
        expect("constructor type", () -> l.findConstructor(Base.class, methodType(int.class))); expect("init", () -> l.findVirtual(Base.class, "<init>", methodType(void.class))); expect("null", () -> l.findStatic(null, "x", methodType(void.class))); Lookup open = MethodHandles.publicLookup();
        expect("public", () -> open.findVirtual(String.class, "length", methodType(int.class)).type()); expect("not public", () -> open.findVirtual(Base.class, "who", methodType(String.class))); expect("private", () -> open.findStaticGetter(Base.class, "made", int.class)); expect("String.value", () -> l.findGetter(String.class, "value", byte[].class)); expect("other special", () -> l.findSpecial(Base.class, "who", methodType(String.class), Derived.class));
        expect("null receiver", () -> l.findVirtual(String.class, "length", methodType(int.class)).invoke((String) null)); expect("abstract", () -> l.findConstructor(AbstractList.class, methodType(void.class)).invoke()); expect("throws", () -> l.findStatic(Integer.class, "parseInt", methodType(int.class, String.class)).invoke("x"));
    }

    static void lookups(Lookup l) throws Throwable {
        System.out.println(l + " " + l.lookupClass() + " " + Integer.toHexString(l.lookupModes()) + " " + l.in(String.class) + " " + MethodHandles.publicLookup() + " " + l.dropLookupMode(Lookup.PRIVATE) + " " + l.hasFullPrivilegeAccess());
        Lookup inner = MethodHandles.privateLookupIn(Base.class, l); System.out.println((String) inner.findVirtual(Base.class, "own", methodType(String.class)).invoke(new Base()) + " " + inner.lookupClass().getSimpleName()); expect("privateLookupIn", () -> MethodHandles.privateLookupIn(String.class, l));
        for (MethodHandle h : new MethodHandle[] {l.findStatic(Base.class, "twice", methodType(int.class, int.class)), l.findVirtual(Base.class, "who", methodType(String.class)), l.findConstructor(Base.class, methodType(void.class)), l.findGetter(Base.class, "count", int.class), l.findStaticSetter(Base.class, "name", String.class), l.findVirtual(Shape.class, "area", methodType(double.class)), l.findVirtual(Base.class, "own", methodType(String.class))}) {
            MethodHandleInfo info = l.revealDirect(h); System.out.println(info + " " + info.getReferenceKind() + " " + info.getName() + " " + info.getMethodType() + " " + info.isVarArgs() + " " + info.getDeclaringClass().getSimpleName());
        }
        System.out.println(l.findClass("MethodHandleLookups$Circle") + " " + l.accessClass(Base.class)); expect("findClass", () -> l.findClass("Nowhere")); expect("reveal", () -> l.revealDirect(MethodHandles.identity(int.class)));
        Supplier<Integer> counter = new Supplier<>() { int n; public Integer get() { return ++n; } }; MethodHandle next = l.findVirtual(Supplier.class, "get", methodType(Object.class)).bindTo(counter); next.invoke(); System.out.println(next.invoke());
    }

    public static void main(String[] args) throws Throwable { Lookup l = MethodHandles.lookup(); methods(l); members(l); refusals(l); lookups(l); }
}
