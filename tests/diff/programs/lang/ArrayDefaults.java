// Default values of fields and elements, initialisers with side effects, order of evaluation in them.
import java.util.Arrays;

public class ArrayDefaults {
    static int counter;
    boolean z; byte b; char c; short s; int i; long l; float f; double d; String str; int[] arr;
    static boolean sz; static byte sb; static char sc; static short ss; static int si; static long sl; static float sf; static double sd; static Object so;

    static int next(String tag) {
        System.out.print(tag + counter + " ");
        return counter++;
    }

    static int[] table = {next("t"), next("t"), next("t")};
    int[] own = {next("o"), table[1] + next("o")};

    public static void main(String[] args) {
        System.out.println();
        ArrayDefaults o = new ArrayDefaults();
        System.out.println();
        System.out.println(o.z + " " + o.b + " " + (int) o.c + " " + o.s + " " + o.i + " " + o.l + " " + o.f + " " + o.d + " " + o.str + " " + o.arr);
        System.out.println(sz + " " + sb + " " + (int) sc + " " + ss + " " + si + " " + sl + " " + sf + " " + sd + " " + so);
        System.out.println(Arrays.toString(new boolean[2]) + Arrays.toString(new byte[2]) + (int) new char[2][1].length
            + Arrays.toString(new short[2]) + Arrays.toString(new int[2]) + Arrays.toString(new long[2]) + Arrays.toString(new float[2])
            + Arrays.toString(new double[2]) + Arrays.toString(new String[2]) + Arrays.toString(new int[2][]));
        System.out.println(Arrays.toString(o.own) + Arrays.toString(table));

        int[] a = {1, 2, 3};
        int[] alias = a;
        int at = 0;
        a[at] = at = 2;
        System.out.println(Arrays.toString(alias) + at);
        a[at] = a[at = 1] + a[at];
        System.out.println(Arrays.toString(a) + at);
        int[] first = {10, 11}, second = {20, 21};
        int[] chosen = first;
        chosen[0] = (chosen = second)[1];
        System.out.println(Arrays.toString(first) + Arrays.toString(second) + chosen[0]);
        int p = 0;
        int[] q = {p++, p++, p += 5, p, -p};
        System.out.println(Arrays.toString(q));
        Object[] mixed = {1, 'c', "s", null, 2.5, new int[] {1}, new Object[] {}, 5L, true};
        StringBuilder types = new StringBuilder();
        for (Object m : mixed) types.append(m == null ? "null" : m.getClass().getSimpleName()).append(' ');
        System.out.println(types);
        long[] widened = {1, 'a', (byte) -1, Integer.MAX_VALUE};
        double[] more = {1, 2L, 3f, 'd'};
        System.out.println(Arrays.toString(widened) + Arrays.toString(more));
        String[][] names = {{"a", "b",}, {}, {"c"},};
        System.out.println(names.length + " " + names[0].length + Arrays.deepToString(names));
        float[] fs = new float[] {1, 2}.clone();
        System.out.println(fs[1] + new int[] {4, 5, 6}[1] + new int[3].length);
        final int n = 5;
        char[] cs = {n + '0', 'a' + 1, 0x41};
        System.out.println(new String(cs));
        int[] fib = new int[20];
        for (int k = 0; k < fib.length; k++) fib[k] = k < 2 ? k : fib[k - 1] + fib[k - 2];
        System.out.println(Arrays.toString(fib));
        for (int v : new int[] {}) System.out.println("never " + v);
        for (long v : a) System.out.print(v + 0.5 + " ");
        int[] grown = {1};
        for (int v : grown) {
            grown = new int[] {7, 8, 9};
            System.out.print(v + "/" + grown.length);
        }
        System.out.println();
    }
}
