// Arrays of arrays: multianewarray, partial dimensions, jagged rows, sharing, three and more dimensions.
public class MultiArrays {
    static String show(Object o) {
        if (o == null) return "null";
        if (o instanceof int[]) {
            StringBuilder s = new StringBuilder("[");
            for (int i : (int[]) o) s.append(i).append(' ');
            return s.append(']').toString();
        }
        if (o instanceof Object[]) {
            StringBuilder s = new StringBuilder("{");
            for (Object e : (Object[]) o) s.append(show(e));
            return s.append('}').toString();
        }
        return o.toString() + ' ';
    }

    static int dims(int... n) {
        return n.length;
    }

    public static void main(String[] args) {
        int[][] grid = new int[3][4];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 4; j++) {
                grid[i][j] = i * 10 + j;
            }
        }
        System.out.println(show(grid));
        int[][][] partial = new int[2][3][];
        System.out.println(show(partial));
        partial[1][2] = new int[] {7, 8};
        partial[0] = new int[][] {{1}, {}, null};
        System.out.println(show(partial));
        Object[][][] objects = new Object[2][1][2];
        objects[1][0][1] = grid[2];
        objects[0][0] = new String[] {"s", null};
        System.out.println(show(objects));

        int[][] triangle = new int[8][];
        for (int i = 0; i < triangle.length; i++) {
            triangle[i] = new int[i + 1];
            triangle[i][0] = triangle[i][i] = 1;
            for (int j = 1; j < i; j++) {
                triangle[i][j] = triangle[i - 1][j - 1] + triangle[i - 1][j];
            }
        }
        System.out.println(show(triangle));

        int[] shared = {5};
        int[][] both = {shared, shared};
        both[0][0]++;
        System.out.println(both[1][0] + " " + (both[0] == both[1]));
        int[][] zero = new int[0][5];
        int[][] rowsZero = new int[5][0];
        System.out.println(zero.length + " " + rowsZero.length + " " + rowsZero[4].length);
        int[] weird[] = {{1, 2}, {3}}, flat = {4};
        System.out.println(weird.length + flat.length + weird[1][0]);
        long[][][][] four = new long[2][2][2][2];
        long n = 1;
        for (long[][][] a : four) for (long[][] b : a) for (long[] c : b) for (int i = 0; i < c.length; i++) c[i] = n *= 3;
        long h = 0;
        for (long[][][] a : four) for (long[][] b : a) for (long[] c : b) for (long d : c) h = h * 7 + d;
        System.out.println(h);

        int[] order = {0};
        try {
            int[][][] bad = new int[order[0]++ + 2][order[0]++ - 3][order[0]++];
            System.out.println(bad.length);
        } catch (NegativeArraySizeException e) {
            System.out.println("negative " + e.getMessage() + " evaluated " + order[0]);
        }
        try {
            int[][] bad = new int[0][-7];
            System.out.println(bad.length);
        } catch (NegativeArraySizeException e) {
            System.out.println("negative below zero rows " + e.getMessage());
        }
        System.out.println(grid.getClass().getName() + " " + objects.getClass().getName() + " " + partial[0].getClass().getSimpleName()
            + " " + four.getClass().getComponentType().getName() + " " + zero.getClass());
        System.out.println(new String[1][2][3].getClass().getName() + " " + new boolean[0][].getClass().getName());
        Object any = grid;
        System.out.println((any instanceof int[][]) + " " + (any instanceof Object[]) + " " + (any instanceof int[][][])
            + " " + (any instanceof Cloneable) + " " + (any instanceof java.io.Serializable));
        Object[] upcast = grid;
        upcast[1] = new int[] {42};
        System.out.println(show(grid));
        try {
            upcast[0] = "no";
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        try {
            upcast[0] = new long[1];
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        int[][] copy = grid.clone();
        copy[0][0] = 1000;
        copy[2] = null;
        System.out.println(show(grid) + show(copy));
        System.out.println(dims() + dims(1) + dims(1, 2) + dims(new int[9]));
        char[][] art = {"ab".toCharArray(), {'c'}, {}};
        System.out.println(art[0].length + art[1][0] + art[2].length);
        double[][] identity = new double[3][3];
        for (int i = 0; i < 3; i++) identity[i][i]++;
        System.out.println(identity[0][0] + identity[0][1] + identity[2][2]);
    }
}
