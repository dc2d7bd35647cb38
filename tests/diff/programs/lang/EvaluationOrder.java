// Left-to-right evaluation: operands, arguments, receivers, indices, assignments, before exceptions.
public class EvaluationOrder {
    static StringBuilder trace = new StringBuilder();
    int field = 1;
    static int[] cells = {1, 2, 3, 4};

    static int n(int v) {
        trace.append(v).append(' ');
        return v;
    }

    static EvaluationOrder obj(String tag, boolean isNull) {
        trace.append(tag).append(' ');
        return isNull ? null : new EvaluationOrder();
    }

    static int[] arr(String tag) {
        trace.append(tag).append(' ');
        return cells;
    }

    static int boom(String tag) {
        trace.append(tag).append("! ");
        throw new IllegalArgumentException(tag);
    }

    int method(int a, int b) {
        trace.append("call ");
        return a * 10 + b;
    }

    static int three(int a, int b, int c) {
        return a * 100 + b * 10 + c;
    }

    interface Body { Object run(); }

    static void show(Body body) {
        Object r;
        try {
            r = body.run();
        } catch (RuntimeException e) {
            r = e.getClass().getSimpleName();
        }
        System.out.println(r + " : " + trace);
        trace.setLength(0);
    }

    public static void main(String[] args) {
        show(() -> n(1) + n(2) * n(3) - n(4) / n(5));
        show(() -> (n(1) + n(2)) * (n(3) - n(4)));
        show(() -> n(7) / n(0) + n(8));
        show(() -> three(n(1), n(2), n(3)));
        show(() -> three(n(1), boom("x"), n(3)));
        show(() -> obj("r", false).method(n(1), n(2)));
        show(() -> obj("r", true).method(n(1), n(2)));
        show(() -> obj("r", true).method(n(1), boom("y")));
        show(() -> obj("r", true).field = n(5));
        show(() -> obj("r", true).field += n(5));
        show(() -> obj("r", false).field += n(5));
        show(() -> arr("a")[n(1)] = n(9));
        show(() -> arr("a")[n(7)] = n(9));
        show(() -> arr("a")[n(7)] += n(9));
        show(() -> arr("a")[n(0)] += boom("z"));
        show(() -> cells[0] + " " + cells[1]);
        show(() -> ((int[]) null)[n(0)] = boom("w"));
        show(() -> arr("a")[arr("b")[n(2)]] = arr("c")[n(0)]);
        show(() -> new int[n(2)][n(3)].length);
        show(() -> new int[n(2)][n(-1)].length);
        show(() -> new int[] {n(1), n(2), boom("i")}.length);
        show(() -> new int[][] {{n(1)}, {n(2), n(3)}}[n(1)][n(0)]);
        show(() -> {
            int i = 2;
            return i + (i = 3) * i;
        });
        show(() -> {
            int i = 2;
            i += (i = 5) + i++;
            return i;
        });
        show(() -> {
            int i = 10;
            return i++ + i + i-- - --i;
        });
        show(() -> {
            int a = 9;
            a = a++ + (a = 3) + --a;
            return a;
        });
        show(() -> "" + n(1) + (n(2) + n(3)) + n(4));
        show(() -> n(1) < n(2) == n(3) > n(4));
        show(() -> {
            String s = "a";
            s += s += s = "b";
            return s;
        });
        show(() -> {
            EvaluationOrder o = new EvaluationOrder(), p = o;
            o.field = (o = new EvaluationOrder()).field + n(1);
            return p.field + " " + o.field;
        });
        show(() -> {
            int[] a = {0, 0}, b = a;
            int i = 0;
            a[i] = i = (a = new int[] {5, 6})[1];
            return b[0] + " " + a[0] + " " + i;
        });
        show(() -> (n(1) > 0 ? obj("yes", false) : obj("no", false)).method(n(4), n(2)));
        show(() -> n(1) << n(33) | n(2) & n(3) ^ n(4));
        show(() -> -n(3) - -n(4));
        show(() -> (Object) (byte) n(300) + "" + (char) n(98));
    }
}
