// clone() of arrays of every type, shallow copies, identity, equals and hashCode of arrays.
import java.util.Arrays;

public class ArrayClones {
    static class Cell implements Cloneable {
        int v;
        int[] data = {1, 2};
        Cell(int v) { this.v = v; }
        Cell copy() {
            try {
                return (Cell) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Fixed {
        Object copy() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    public static void main(String[] args) throws Exception {
        int[] a = {1, 2, 3};
        int[] b = a.clone();
        b[0] = 9;
        System.out.println(a[0] + " " + b[0] + " " + (a == b) + " " + a.equals(b) + " " + Arrays.equals(a, a.clone()));
        long[] l = {1L << 40};
        l.clone()[0]++;
        System.out.println(l[0]);
        byte[] by = {-1, 127};
        boolean[] z = {true, false};
        char[] c = {'q'};
        short[] s = {-5};
        float[] f = {-0f, Float.NaN};
        double[] d = {Double.MIN_VALUE};
        System.out.println(Arrays.toString(by.clone()) + Arrays.toString(z.clone()) + Arrays.toString(c.clone())
            + Arrays.toString(s.clone()) + Arrays.toString(f.clone()) + Arrays.toString(d.clone()));
        System.out.println(new int[0].clone().length);

        Cell[] cells = {new Cell(1), null, new Cell(3)};
        Cell[] shallow = cells.clone();
        shallow[0].v = 100;
        shallow[2] = new Cell(4);
        System.out.println(cells[0].v + " " + cells[2].v + " " + (cells[0] == shallow[0]) + " " + shallow.getClass().getSimpleName());
        Object[] objects = new String[] {"a"};
        Object[] copy = objects.clone();
        System.out.println(copy.getClass() == String[].class);
        try {
            copy[0] = 1;
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }

        Cell one = new Cell(7), two = one.copy();
        two.v = 8;
        two.data[0] = 55;
        System.out.println(one.v + " " + two.v + " " + one.data[0] + " " + (one.data == two.data) + " " + (two.getClass() == Cell.class));
        Cell sub = new Cell(5) {
            @Override Cell copy() {
                Cell r = super.copy();
                r.data = r.data.clone();
                return r;
            }
        };
        Cell deep = sub.copy();
        deep.data[1] = -1;
        System.out.println(sub.data[1] + " " + (deep.getClass() == sub.getClass()) + " " + (deep.getClass() == Cell.class));
        int[][] nested = {{1}, {2}};
        int[][] nestedCopy = nested.clone();
        nestedCopy[0][0] = 11;
        nestedCopy[1] = new int[] {22};
        System.out.println(Arrays.deepToString(nested) + Arrays.deepToString(nestedCopy) + Arrays.deepEquals(nested, nestedCopy));
        System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(z) + " " + Arrays.hashCode(d) + " " + Arrays.deepHashCode(nested)
            + " " + Arrays.hashCode((int[]) null));
        System.out.println(a.hashCode() == a.hashCode());
        try {
            new Fixed().copy();
        } catch (CloneNotSupportedException e) {
            System.out.println(e);
        }
        Object o = a;
        int[] viaObject = (int[]) ((int[]) o).clone();
        System.out.println(viaObject.length);
        new Fixed().copy();
    }
}
