// VarHandles over elements of arrays, over bytes seen as larger numbers, and made from other handles.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

public class VarHandleArrays {
    interface Action { void run() throws Throwable; }
    static void expect(String what, Action action) {
        try { action.run(); System.out.println(what + ": nothing"); } catch (Throwable e) { System.out.println(what + ": " + e.getClass().getName()); }
    }

    static void numbers() {
        VarHandle ints = MethodHandles.arrayElementVarHandle(int[].class), longs = MethodHandles.arrayElementVarHandle(long[].class), bytes = MethodHandles.arrayElementVarHandle(byte[].class);
        VarHandle chars = MethodHandles.arrayElementVarHandle(char[].class), shorts = MethodHandles.arrayElementVarHandle(short[].class), booleans = MethodHandles.arrayElementVarHandle(boolean[].class);
        VarHandle floats = MethodHandles.arrayElementVarHandle(float[].class), doubles = MethodHandles.arrayElementVarHandle(double[].class);
        int[] i = {1, 2, 3}; long[] l = {10, 20}; byte[] b = {1, -1, 127}; char[] c = {'a', '\uffff'}; short[] s = {5, -5}; boolean[] z = {true, false}; float[] f = {1.5f, -0f}; double[] d = {Math.PI, Double.NaN};
        System.out.println((int) ints.getAndAdd(i, 1, 40) + " " + ints.compareAndSet(i, 2, 3, 33) + " " + (int) ints.getVolatile(i, 2) + " " + Arrays.toString(i));
        System.out.println((long) longs.getAndSet(l, 0, -1L) + " " + (long) longs.getAndBitwiseXor(l, 1, 0xffL) + " " + Arrays.toString(l));
        System.out.println((byte) bytes.getAndAdd(b, 2, (byte) 1) + " " + bytes.compareAndSet(b, 1, (byte) -1, (byte) 0x55) + " " + (byte) bytes.compareAndExchange(b, 0, (byte) 9, (byte) 8) + " " + Arrays.toString(b));
        System.out.println((int) (char) chars.getAndAdd(c, 1, (char) 2) + " " + chars.compareAndSet(c, 0, 'a', '\u8000') + " " + (int) c[0] + " " + (int) c[1]);
        System.out.println((short) shorts.getAndBitwiseAnd(s, 1, (short) 0xff) + " " + (short) shorts.getAndSet(s, 0, Short.MIN_VALUE) + " " + Arrays.toString(s));
        System.out.println((boolean) booleans.getAndBitwiseXor(z, 0, true) + " " + (boolean) booleans.getAndSet(z, 1, true) + " " + booleans.compareAndSet(z, 1, true, false) + " " + Arrays.toString(z));
        System.out.println((float) floats.getAndAdd(f, 0, 2f) + " " + floats.compareAndSet(f, 1, 0f, 9f) + " " + floats.compareAndSet(f, 1, -0f, 9f) + " " + Arrays.toString(f));
        System.out.println((double) doubles.getAndAdd(d, 0, 1.0) + " " + doubles.compareAndSet(d, 1, Double.NaN, 7.0) + " " + Arrays.toString(d));
        expect("index", () -> ints.get(i, 3)); expect("negative", () -> ints.set(i, -1, 0)); expect("null", () -> ints.get((int[]) null, 0)); expect("class", () -> ints.get((Object) l, 0));
    }

    static void references() {
        VarHandle strings = MethodHandles.arrayElementVarHandle(String[].class), objects = MethodHandles.arrayElementVarHandle(Object[].class), rows = MethodHandles.arrayElementVarHandle(int[][].class);
        String[] s = {"a", "b", null}; Object[] o = {1, "two", 3.0}; int[][] r = {{1}, {2, 3}};
        System.out.println((String) strings.getAndSet(s, 0, "z") + " " + strings.compareAndSet(s, 2, null, "c") + " " + (String) strings.compareAndExchange(s, 1, "b", "y") + " " + Arrays.toString(s));
        objects.setRelease(o, 0, "one"); System.out.println(objects.getAcquire(o, 0) + " " + objects.getAndSet(o, 2, null) + " " + Arrays.toString(o));
        System.out.println(((int[]) rows.getAndSet(r, 0, new int[] {7, 8, 9})).length + " " + Arrays.deepToString(r));
        Object[] covariant = new String[] {"s"}; System.out.println(objects.get(covariant, 0)); expect("store", () -> objects.set(covariant, 0, 5)); expect("cast", () -> strings.set(s, 0, (Object) 5));
        System.out.println(strings.varType() + " " + strings.coordinateTypes() + " " + strings.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET));
    }

    static void views() {
        byte[] bytes = new byte[16]; for (int k = 0; k < 16; k++) bytes[k] = (byte) (k * 17);
        for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
            VarHandle i = MethodHandles.byteArrayViewVarHandle(int[].class, order), l = MethodHandles.byteArrayViewVarHandle(long[].class, order), s = MethodHandles.byteArrayViewVarHandle(short[].class, order), d = MethodHandles.byteArrayViewVarHandle(double[].class, order), c = MethodHandles.byteArrayViewVarHandle(char[].class, order);
            System.out.println(order + " " + Integer.toHexString((int) i.get(bytes, 3)) + " " + Long.toHexString((long) l.get(bytes, 5)) + " " + (short) s.get(bytes, 15 - 1) + " " + (double) d.get(bytes, 8) + " " + (int) (char) c.get(bytes, 1));
            i.set(bytes, 4, 0x01020304); l.set(bytes, 8, 0x1122334455667788L); s.set(bytes, 1, (short) -2); System.out.println(Arrays.toString(bytes));
            expect("end", () -> i.get(bytes, 13)); expect("long end", () -> l.get(bytes, 9));
        }
        ByteBuffer buffer = ByteBuffer.allocate(12); VarHandle view = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
        view.set(buffer, 1, 0xCAFEBABE); System.out.println(Arrays.toString(buffer.array()) + " " + Integer.toHexString((int) view.get(buffer, 1))); expect("read only", () -> view.set(buffer.asReadOnlyBuffer(), 0, 1));
    }

    static int[] cells = {10, 20, 30};
    static void invokers() throws Throwable {
        VarHandle ints = MethodHandles.arrayElementVarHandle(int[].class);
        MethodHandle add = ints.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD), get = MethodHandles.varHandleInvoker(VarHandle.AccessMode.GET, MethodType.methodType(int.class, int[].class, int.class)), exact = MethodHandles.varHandleExactInvoker(VarHandle.AccessMode.SET, MethodType.methodType(void.class, int[].class, int.class, int.class));
        System.out.println((int) add.invokeExact(cells, 1, 5) + " " + add.invoke(cells, (short) 1, (byte) 5) + " " + (int) get.invokeExact(ints, cells, 1)); exact.invokeExact(ints, cells, 0, 99); System.out.println(Arrays.toString(cells) + " " + add.type());
        MethodHandle bound = MethodHandles.insertArguments(add, 0, cells, 2); for (int k = 0; k < 5; k++) bound.invoke(k); System.out.println(Arrays.toString(cells));
        for (VarHandle.AccessMode mode : VarHandle.AccessMode.values()) System.out.print((ints.isAccessModeSupported(mode) ? "+" : "-") + mode.methodName() + " "); System.out.println();
        System.out.println(VarHandle.AccessMode.valueFromMethodName("getAndSet")); expect("mode", () -> VarHandle.AccessMode.valueFromMethodName("nothing"));
    }

    public static void main(String[] args) throws Throwable { numbers(); references(); views(); invokers(); }
}
