// Helpful NullPointerException messages: loads, stores and lengths of null arrays, throw, monitors.
public class NpeArrays {
    static int[] ints;
    static long[][] matrix = new long[3][];
    static Object[] objects;
    byte[] bytes;
    boolean[] flags;
    char[] chars;
    short[] shorts;
    float[] floats;
    double[] doubles;
    NpeArrays[] peers = new NpeArrays[1];

    static int count;
    static int sink;

    interface Body { void run() throws Throwable; }

    static void attempt(Body b) {
        count++;
        try {
            b.run();
            System.out.println(count + " no exception");
        } catch (NullPointerException e) {
            System.out.println(count + " " + e.getMessage());
        } catch (Throwable t) {
            System.out.println(count + " other " + t);
        }
    }

    static int[] make(int n, String s) { return null; }
    static int index() { return 1; }
    NpeArrays[][] grid() { return null; }

    void run(int p, long q) {
        attempt(() -> sink = bytes[0]);
        attempt(() -> bytes[p] = 1);
        attempt(() -> flags[p + 1] = true);
        attempt(() -> sink = flags[0] ? 1 : 2);
        attempt(() -> chars[3]++);
        attempt(() -> sink = shorts[(int) q]);
        attempt(() -> floats[-1] = 2f);
        attempt(() -> sink = (int) floats[0]);
        attempt(() -> doubles[index()] *= 2);
        attempt(() -> sink = doubles.length);
        attempt(() -> sink = peers[0].peers.length);
        attempt(() -> sink = this.peers[0].peers[1].bytes[2]);
        attempt(() -> sink = grid()[1][2].bytes[3]);
        attempt(() -> sink = grid().length);
        attempt(() -> peers[0] = peers[0].peers[0]);
    }

    public static void main(String[] args) {
        attempt(() -> sink = ints[0]);
        attempt(() -> ints[5] = 1);
        attempt(() -> ints[index()] = index());
        attempt(() -> ints[ints[2]] = 1);
        attempt(() -> sink = ints.length);
        attempt(() -> sink = (int) matrix[1][2]);
        attempt(() -> matrix[1][2] = 3);
        attempt(() -> matrix[sink & 1][sink | 2] += 3);
        attempt(() -> sink = matrix[2].length);
        attempt(() -> NpeArrays.matrix[NpeArrays.matrix.length - 1][0]--);
        attempt(() -> objects[0] = "s");
        attempt(() -> sink = objects[0].hashCode());
        attempt(() -> sink = make(1, "x")[0]);
        attempt(() -> make(2, null)[sink] = 4);
        attempt(() -> sink = make(2, null).length);
        attempt(() -> { for (int i : ints) sink += i; });
        attempt(() -> { int[] local = null; local[0]++; });
        attempt(() -> { int[] local = null; int k = 2; local[k * 2 - 1] = k; });
        attempt(() -> { int[][] local = new int[2][]; local[1][0] = 7; });
        attempt(() -> { int[][][] local = {{null}}; sink = local[0][0][3]; });
        attempt(() -> { String[] s = {null}; sink = s[0].length(); });
        attempt(() -> { throw null; });
        attempt(() -> { RuntimeException e = null; throw e; });
        attempt(() -> { throw exception(3); });
        attempt(() -> { synchronized (ints) { sink++; } });
        attempt(() -> { Object lock = null; synchronized (lock) { sink++; } });
        attempt(() -> { synchronized (exception(1)) { sink++; } });
        attempt(() -> System.arraycopy(ints, 0, new int[1], 0, 1));
        attempt(() -> System.arraycopy(new int[1], 0, null, 0, 1));
        attempt(() -> sink = String.valueOf((char[]) null).length());
        new NpeArrays().run(0, 1L << 33);
        long[] late = null;
        int j = 3;
        late[j] = args.length;
    }

    static RuntimeException exception(int n) {
        return null;
    }
}
