// MethodType, invokeExact against invoke, asType with every conversion, spreading and collecting.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

public class MethodHandleTypes {
    static String all(boolean z, byte b, char c, short s, int i, long l, float f, double d, Object o) { return z + " " + b + " " + c + " " + s + " " + i + " " + l + " " + f + " " + d + " " + o; }
    static boolean z() { return true; } static byte b() { return -7; } static char c() { return 'q'; } static short s() { return -300; } static int i() { return 1 << 20; } static long l() { return 1L << 40; } static float f() { return 2.5f; } static double d() { return 1e-5; } static Object o() { return "object"; } static void v() { System.out.print("(void) "); }
    static int sum(int... n) { int t = 0; for (int x : n) t += x; return t; }
    static String three(String a, int b, Object c) { return a + b + c; }
    static long widen(long a, double b) { return a + (long) b; }
    interface Action { Object run() throws Throwable; }
    static void expect(String what, Action action) { try { System.out.println(what + ": " + action.run()); } catch (Throwable e) { System.out.println(what + ": " + e.getClass().getName()); } }
    static final MethodHandles.Lookup L = MethodHandles.lookup();
    static MethodHandle own(String name, Class<?> result, Class<?>... parameters) throws Exception { return L.findStatic(MethodHandleTypes.class, name, methodType(result, parameters)); }

    static void types() {
        MethodType t = methodType(String.class, int.class, List.class, double[].class);
        System.out.println(t + " " + t.parameterCount() + " " + t.parameterType(1) + " " + t.returnType() + " " + t.parameterList() + " " + Arrays.toString(t.parameterArray()) + " " + t.toMethodDescriptorString() + " " + t.descriptorString());
        System.out.println(t.changeParameterType(0, long.class) + " " + t.insertParameterTypes(1, char.class, Map.class) + " " + t.dropParameterTypes(0, 2) + " " + t.changeReturnType(void.class) + " " + t.appendParameterTypes(byte.class) + " " + t.erase() + " " + t.generic() + " " + t.wrap() + " " + t.wrap().unwrap() + " " + t.hasPrimitives() + t.hasWrappers() + t.lastParameterType());
        System.out.println((t == methodType(String.class, new Class<?>[] {int.class, List.class, double[].class})) + " " + t.equals(t.wrap()) + " " + (t.hashCode() == methodType(String.class, int.class, List.class, double[].class).hashCode()) + " " + MethodType.genericMethodType(3) + " " + MethodType.genericMethodType(1, true));
        System.out.println(MethodType.fromMethodDescriptorString("(I[[JLjava/util/Map$Entry;LMethodHandleTypes;Z)V", MethodHandleTypes.class.getClassLoader())); expect("descriptor", () -> MethodType.fromMethodDescriptorString("(I", null)); expect("void parameter", () -> methodType(int.class, void.class)); expect("index", () -> t.parameterType(3)); expect("null", () -> methodType(null));
        Set<MethodType> set = new HashSet<>(); for (int k = 0; k < 10; k++) set.add(MethodType.genericMethodType(k % 4)); System.out.println(set.size());
    }

    static void calls() throws Throwable {
        MethodHandle all = own("all", String.class, boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, Object.class);
        System.out.println((String) all.invokeExact(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6.0, (Object) "o")); System.out.println((Object) all.invoke(true, (byte) 1, 'c', (byte) 2, 'd', 4, 5L, 6f, "o")); System.out.println(all.invokeWithArguments(false, (byte) 9, 'x', (short) 8, 7, 6L, 5f, 4.0, null)); System.out.println(all.invokeWithArguments(List.of(false, (byte) 9, 'x', (short) 8, 7, 6L, 5f, 4.0, "list")));
        expect("exact result", () -> { Object r = all.invokeExact(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6.0, (Object) "o"); return r; }); expect("exact argument", () -> (String) all.invokeExact(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6.0, "o")); expect("too few", () -> all.invoke(true)); expect("narrowing", () -> all.invoke(true, 1, 'c', (short) 2, 3, 4L, 5f, 6.0, "o")); expect("count", () -> all.invokeWithArguments(1, 2)); expect("null unboxed", () -> all.invokeWithArguments(null, (byte) 9, 'x', (short) 8, 7, 6L, 5f, 4.0, null)); expect("cast", () -> all.invokeWithArguments("no", (byte) 9, 'x', (short) 8, 7, 6L, 5f, 4.0, null));
        try { own("sum", int.class, int[].class).asFixedArity().invokeExact(1); } catch (WrongMethodTypeException e) { System.out.println("wrong type"); }
    }

    static void results() throws Throwable {
        Class<?>[] types = {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, Object.class, void.class, Integer.class, Number.class, Long.class, String.class, Comparable.class};
        String names = "zbcsilfdov"; for (int k = 0; k < names.length(); k++) {
            MethodHandle h = own(names.substring(k, k + 1), types[k]); StringBuilder line = new StringBuilder(h.type().returnType() + ":");
            for (Class<?> to : types) { try { Object r = h.asType(methodType(to)).invokeWithArguments(); line.append(' ').append(to.getSimpleName()).append('=').append(r); } catch (WrongMethodTypeException e) { line.append(" -"); } catch (ClassCastException e) { line.append(" !"); } }
            System.out.println(line); line.setLength(0); for (Class<?> to : types) { try { line.append(' ').append(MethodHandles.explicitCastArguments(h, methodType(to)).invokeWithArguments()); } catch (WrongMethodTypeException e) { line.append(" -"); } catch (ClassCastException e) { line.append(" !"); } } System.out.println(line);
        }
    }

    static void arguments() throws Throwable {
        MethodHandle widen = own("widen", long.class, long.class, double.class);
        System.out.println((long) widen.asType(methodType(long.class, int.class, float.class)).invokeExact(3, 4.5f) + " " + (Long) widen.asType(methodType(Long.class, Integer.class, Double.class)).invokeExact(Integer.valueOf(5), Double.valueOf(6)) + " " + (Object) widen.asType(methodType(Object.class, Object.class, Object.class)).invokeExact((Object) 7L, (Object) 8.0) + " " + (Number) widen.asType(methodType(Number.class, byte.class, char.class)).invokeExact((byte) -1, 'A'));
        expect("object int", () -> (Object) widen.asType(methodType(Object.class, Object.class, Object.class)).invokeExact((Object) 7, (Object) 8f)); expect("object null", () -> (Object) widen.asType(methodType(Object.class, Object.class, Object.class)).invokeExact((Object) null, (Object) 8f)); expect("object string", () -> (Object) widen.asType(methodType(Object.class, Object.class, Object.class)).invokeExact((Object) "x", (Object) 8f)); expect("to boolean", () -> widen.asType(methodType(boolean.class, long.class, double.class)));
        MethodHandle three = own("three", String.class, String.class, int.class, Object.class); System.out.println((Object) three.asType(methodType(Object.class, Object.class, Short.class, String.class)).invokeExact((Object) "a", Short.valueOf((short) 2), "c")); expect("cast", () -> (Object) three.asType(methodType(Object.class, Object.class, Short.class, String.class)).invokeExact((Object) 1, Short.valueOf((short) 2), "c")); System.out.println((CharSequence) MethodHandles.explicitCastArguments(three, methodType(CharSequence.class, Object.class, double.class, int.class)).invokeExact((Object) "e", 3.99, 4));
    }

    static void spreading() throws Throwable {
        MethodHandle three = own("three", String.class, String.class, int.class, Object.class), sum = own("sum", int.class, int[].class);
        System.out.println((String) three.asSpreader(Object[].class, 3).invokeExact(new Object[] {"s", 1, 'c'}) + " " + (String) three.asSpreader(Object[].class, 2).invokeExact("t", new Object[] {2, null}) + " " + (String) three.asSpreader(1, int[].class, 1).invoke("u", new int[] {3}, "w") + " " + (String) three.asSpreader(0, String[].class, 1).invoke(new String[] {"v"}, 4, 5)); expect("spread length", () -> three.asSpreader(Object[].class, 3).invoke(new Object[] {"s"})); expect("spread null", () -> three.asSpreader(Object[].class, 3).invoke((Object[]) null)); System.out.println((String) three.asSpreader(Object[].class, 0).invoke("n", 1, 2, (Object[]) null));
        System.out.println((int) sum.invoke() + " " + (int) sum.invoke(1) + " " + (int) sum.invoke(1, 2, 3) + " " + (int) sum.invoke(new int[] {4, 5}) + " " + (int) sum.asCollector(int[].class, 4).invokeExact(1, 2, 3, 4) + " " + (int) sum.asFixedArity().invoke(new int[] {9}) + " " + sum.asCollector(int[].class, 2).type() + " " + sum.withVarargs(false).isVarargsCollector() + " " + (int) sum.asType(methodType(int.class, byte.class, short.class)).invokeExact((byte) 1, (short) 2)); MethodHandle many = sum.asCollector(int[].class, 30); Object[] numbers = new Object[30]; Arrays.setAll(numbers, k -> k); System.out.println(many.invokeWithArguments(numbers));
        MethodHandle format = L.findStatic(String.class, "format", methodType(String.class, String.class, Object[].class)); System.out.println((String) format.invoke("%s-%d", "x", 5) + " " + (String) format.bindTo("[%s]").invoke(new Object[] {"y"}) + " " + format.asType(methodType(String.class, String.class, int.class, int.class)).invoke("%d+%d", 1, 2)); MethodHandle asList = L.findStatic(Arrays.class, "asList", methodType(List.class, Object[].class)); System.out.println(asList.invoke(1, "b", 'c') + " " + asList.invoke() + " " + asList.invoke((Object) new int[0]).getClass().getSimpleName() + " " + asList.invokeWithArguments(new Object[] {1, 2}));
        MethodHandle invoker = MethodHandles.exactInvoker(sum.asFixedArity().type()), generic = MethodHandles.invoker(methodType(Object.class, Object.class)), spread = MethodHandles.spreadInvoker(methodType(String.class, String.class, int.class, Object.class), 1); System.out.println((int) invoker.invokeExact(sum.asFixedArity(), new int[] {1, 1}) + " " + generic.invoke(sum.asFixedArity(), (Object) new int[] {2, 2}) + " " + spread.invoke(three, "s", new Object[] {1, 2}));
    }

    public static void main(String[] args) throws Throwable { types(); calls(); results(); arguments(); spreading(); }
}
