// Index and size errors: messages, order of evaluation, loads and stores of every element type.
public class ArrayErrors {
    interface Action { void run(); }

    static int line;

    static void attempt(Action a) {
        line++;
        try {
            a.run();
            System.out.println(line + " fine");
        } catch (RuntimeException e) {
            System.out.println(line + " " + e);
        }
    }

    static int sink;

    public static void main(String[] args) {
        int[] ints = {1, 2, 3};
        long[] longs = new long[2];
        byte[] bytes = new byte[1];
        boolean[] flags = new boolean[1];
        char[] chars = {};
        short[] shorts = new short[4];
        float[] floats = new float[1];
        double[] doubles = new double[1];
        Object[] refs = new String[2];
        int[] empty = {};
        attempt(() -> sink = ints[3]);
        attempt(() -> sink = ints[-1]);
        attempt(() -> sink = ints[Integer.MIN_VALUE]);
        attempt(() -> sink = ints[Integer.MAX_VALUE]);
        attempt(() -> ints[3] = 1);
        attempt(() -> ints[2] = 1);
        attempt(() -> longs[2] = 1);
        attempt(() -> sink = (int) longs[-2]);
        attempt(() -> bytes[1]++);
        attempt(() -> flags[5] = true);
        attempt(() -> flags[0] |= flags[1]);
        attempt(() -> chars[0] = 'c');
        attempt(() -> sink = shorts[4]);
        attempt(() -> floats[1] /= 2);
        attempt(() -> doubles[-7] = Double.NaN);
        attempt(() -> sink = refs[2] == null ? 1 : 0);
        attempt(() -> refs[-1] = "x");
        attempt(() -> sink = empty[0]);
        attempt(() -> sink = new int[-1].length);
        attempt(() -> sink = new String[Integer.MIN_VALUE].length);
        attempt(() -> sink = new long[2][-3].length);
        attempt(() -> sink = new byte[0].length);
        attempt(() -> sink = "abc".charAt(3));
        attempt(() -> sink = "abc".substring(2, 1).length());
        attempt(() -> System.arraycopy(ints, 1, ints, 0, 3));
        attempt(() -> System.arraycopy(ints, -1, ints, 0, 1));
        attempt(() -> System.arraycopy(ints, 0, ints, 3, 1));
        attempt(() -> System.arraycopy(ints, 0, ints, 0, -1));
        attempt(() -> System.arraycopy(ints, 3, ints, 3, 0));
        attempt(() -> System.arraycopy(refs, 2, refs, 1, 1));
        attempt(() -> java.util.Arrays.copyOfRange(ints, 2, 1));
        attempt(() -> java.util.Arrays.copyOf(ints, -5));
        attempt(() -> java.util.Objects.checkIndex(5, 5));

        int i = 0;
        int[] cells = {10, 20};
        try {
            cells[i++] = cells[i++] + cells[i++];
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("i " + i + " " + cells[0] + " " + e.getMessage());
        }
        try {
            cells[++i] += i = 50;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("i " + i + " " + e.getMessage());
        }
        int j = 0;
        try {
            cells[7] = j = 9;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("right side was evaluated: " + j);
        }
        int count = 0;
        try {
            for (int k = 0; ; k++) {
                count += cells[k];
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("ran off the end with " + count);
        }
        for (int size : new int[] {Integer.MAX_VALUE, Integer.MAX_VALUE - 1}) {
            try {
                sink = new long[size].length;
            } catch (OutOfMemoryError e) {
                System.out.println(e.getMessage());
            }
        }
        int last = args.length - 1;
        System.out.println(cells[last]);
    }
}
