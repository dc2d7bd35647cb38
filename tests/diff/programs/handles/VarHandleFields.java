// Every access mode of VarHandles on fields of every type: instance and static, final, volatile, inherited.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;

public class VarHandleFields {
    boolean z; byte b = 1; char c = 'c'; short s = 2; int i = 3; long l = 4; float f = 5.5f; double d = 6.25;
    String text = "text"; List<String> list = new ArrayList<>(List.of("one")); volatile int counter; final int constant = 42;
    static int si = 30; static long sl = 40; static double sd = 60.5; static String st = "static"; static final String SF = "static final";
    private Object hidden = "hidden";

    static class Lazy { static int loud = announce(); static int announce() { System.out.println("Lazy is initialized"); return 77; } }
    static class Sub extends VarHandleFields { int own = -1; }

    static VarHandle instance(String name, Class<?> type) throws Exception { return MethodHandles.lookup().findVarHandle(VarHandleFields.class, name, type); }
    static VarHandle global(String name, Class<?> type) throws Exception { return MethodHandles.lookup().findStaticVarHandle(VarHandleFields.class, name, type); }

    static void ints(VarHandleFields o) throws Exception {
        VarHandle h = instance("i", int.class);
        System.out.println((int) h.get(o) + " " + (int) h.getVolatile(o) + " " + (int) h.getOpaque(o) + " " + (int) h.getAcquire(o));
        h.set(o, 10); System.out.println(o.i); h.setVolatile(o, 11); System.out.println(o.i); h.setOpaque(o, 12); System.out.println(o.i); h.setRelease(o, 13); System.out.println(o.i);
        System.out.println(h.compareAndSet(o, 13, 14) + " " + h.compareAndSet(o, 13, 15) + " " + o.i);
        System.out.println((int) h.compareAndExchange(o, 14, 16) + " " + (int) h.compareAndExchangeAcquire(o, 14, 17) + " " + (int) h.compareAndExchangeRelease(o, 16, 18) + " " + o.i);
        System.out.println(h.weakCompareAndSet(o, 0, 1) + " " + h.weakCompareAndSetPlain(o, 0, 1) + " " + h.weakCompareAndSetAcquire(o, 0, 1) + " " + h.weakCompareAndSetRelease(o, 0, 1));
        System.out.println((int) h.getAndSet(o, 20) + " " + (int) h.getAndSetAcquire(o, 21) + " " + (int) h.getAndSetRelease(o, 22) + " " + o.i);
        System.out.println((int) h.getAndAdd(o, 5) + " " + (int) h.getAndAddAcquire(o, 5) + " " + (int) h.getAndAddRelease(o, 5) + " " + o.i);
        System.out.println((int) h.getAndBitwiseOr(o, 0xf0) + " " + (int) h.getAndBitwiseAnd(o, 0xfc) + " " + (int) h.getAndBitwiseXor(o, 0xff) + " " + o.i);
        h.getAndAdd(o, 1000); h.getAndSet(o, o.i + 1); h.compareAndExchange(o, o.i, -7); h.getAndBitwiseOr(o, 1);
        System.out.println(o.i);
    }

    static void others(VarHandleFields o) throws Exception {
        VarHandle z = instance("z", boolean.class), b = instance("b", byte.class), c = instance("c", char.class), s = instance("s", short.class);
        System.out.println((boolean) z.getAndSet(o, true) + " " + (boolean) z.getAndBitwiseAnd(o, false) + " " + z.compareAndSet(o, false, true) + " " + o.z);
        System.out.println((byte) b.getAndAdd(o, (byte) 127) + " " + (byte) b.get(o) + " " + b.compareAndSet(o, (byte) -128, (byte) 9) + " " + o.b);
        System.out.println((char) c.getAndAdd(o, (char) 1) + " " + (char) c.getVolatile(o) + " " + c.compareAndSet(o, 'd', 'Z') + " " + o.c);
        System.out.println((short) s.getAndAdd(o, (short) -3) + " " + (short) s.getAndBitwiseXor(o, (short) 0x7fff) + " " + o.s);
        VarHandle l = instance("l", long.class), f = instance("f", float.class), d = instance("d", double.class);
        System.out.println((long) l.getAndAdd(o, 1L << 40) + " " + (long) l.getAndBitwiseOr(o, 3L) + " " + l.compareAndSet(o, (1L << 40) + 7, Long.MIN_VALUE) + " " + o.l);
        System.out.println((float) f.getAndAdd(o, 0.25f) + " " + f.compareAndSet(o, 5.75f, Float.NaN) + " " + (float) f.getAndSet(o, -0f) + " " + f.compareAndSet(o, 0f, 1f) + " " + o.f);
        System.out.println((double) d.getAndAdd(o, 1e10) + " " + d.compareAndSet(o, 1e10 + 6.25, 2.0) + " " + (double) d.compareAndExchange(o, 2.0, 3.0) + " " + o.d);
        VarHandle t = instance("text", String.class), list = instance("list", List.class), counter = instance("counter", int.class);
        String before = (String) t.getAndSet(o, "new");
        System.out.println(before + " " + t.compareAndSet(o, "new", null) + " " + (String) t.compareAndExchange(o, null, "again") + " " + o.text);
        ((List<?>) list.getAcquire(o)).clear(); Object raw = list.get(o); System.out.println(raw + " " + raw.getClass().getSimpleName());
        for (int k = 0; k < 100; k++) counter.getAndAdd(o, k);
        System.out.println(o.counter);
    }

    static void statics() throws Exception {
        VarHandle i = global("si", int.class), l = global("sl", long.class), d = global("sd", double.class), t = global("st", String.class), f = global("SF", String.class);
        System.out.println((int) i.getAndAdd(12) + " " + i.compareAndSet(42, 1) + " " + si + " " + (long) l.getAndSet(5L) + " " + sl + " " + (double) d.get() + " " + (String) t.getAndSet("x") + st + " " + (String) f.get());
        System.out.println(i.coordinateTypes() + " " + i.varType() + " " + f.isAccessModeSupported(VarHandle.AccessMode.SET) + " " + d.isAccessModeSupported(VarHandle.AccessMode.GET_AND_BITWISE_OR));
        VarHandle lazy = MethodHandles.lookup().findStaticVarHandle(Lazy.class, "loud", int.class);
        System.out.println("found"); System.out.println((int) lazy.get());
    }

    static void expect(String what, Class<? extends Throwable> kind, Action action) {
        try { action.run(); System.out.println(what + ": nothing"); } catch (Throwable e) { System.out.println(what + ": " + (kind.isInstance(e) ? kind.getName() : e.toString())); }
    }
    interface Action { void run() throws Throwable; }

    static void errors(VarHandleFields o) throws Exception {
        VarHandle i = instance("i", int.class), k = instance("constant", int.class), t = instance("text", String.class);
        System.out.println((int) k.get(o) + " " + (int) k.getVolatile(o));
        expect("final", UnsupportedOperationException.class, () -> k.set(o, 1));
        expect("final cas", UnsupportedOperationException.class, () -> k.compareAndSet(o, 1, 2));
        expect("string add", UnsupportedOperationException.class, () -> t.getAndAdd(o, "x"));
        expect("null receiver", NullPointerException.class, () -> i.get((VarHandleFields) null));
        expect("null handle", NullPointerException.class, () -> ((VarHandle) null).get(o));
        expect("receiver", ClassCastException.class, () -> i.get((Object) "a string"));
        expect("value", ClassCastException.class, () -> t.set(o, (Object) 5));
        expect("too many", java.lang.invoke.WrongMethodTypeException.class, () -> i.set(o, 1, 2));
        expect("wrong type", java.lang.invoke.WrongMethodTypeException.class, () -> i.set(o, "one"));
        expect("exact", java.lang.invoke.WrongMethodTypeException.class, () -> i.withInvokeExactBehavior().set(o, (short) 1));
        expect("none", NoSuchFieldException.class, () -> instance("nothing", int.class));
        expect("other type", NoSuchFieldException.class, () -> instance("i", long.class));
        expect("not static", IllegalAccessException.class, () -> global("i", int.class));
        expect("private", IllegalAccessException.class, () -> MethodHandles.publicLookup().findVarHandle(VarHandleFields.class, "hidden", Object.class));
    }

    static void adapted(VarHandleFields o) throws Exception {
        VarHandle l = instance("l", long.class), i = instance("i", int.class), hidden = instance("hidden", Object.class);
        l.set(o, 5); System.out.println((long) l.get(o)); l.set(o, 'c'); System.out.println(o.l); Object boxed = l.get(o); System.out.println(boxed.getClass() + " " + boxed);
        i.set(o, Integer.valueOf(9)); System.out.println((Integer) i.get(o) + (double) i.get(o));
        String s = (String) hidden.getAndSet(o, 5); System.out.println(s + o.hidden); expect("cast", ClassCastException.class, () -> { String t = (String) hidden.get(o); });
        i.withInvokeExactBehavior().set((VarHandleFields) o, 12); System.out.println(o.i + " " + i.withInvokeExactBehavior().hasInvokeExactBehavior());
    }

    public static void main(String[] args) throws Exception {
        VarHandleFields o = new VarHandleFields();
        ints(o); others(o); statics(); errors(o); adapted(o);
        Sub sub = new Sub(); VarHandle own = MethodHandles.lookup().findVarHandle(Sub.class, "own", int.class), up = MethodHandles.lookup().findVarHandle(Sub.class, "i", int.class);
        System.out.println((int) own.getAndAdd(sub, 5) + " " + (int) up.getAndAdd(sub, 5) + " " + sub.own + " " + sub.i + " " + up.coordinateTypes());
        VarHandle.fullFence(); VarHandle.acquireFence(); VarHandle.releaseFence(); VarHandle.loadLoadFence(); VarHandle.storeStoreFence();
    }
}
