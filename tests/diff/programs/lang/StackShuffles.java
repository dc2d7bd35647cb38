// dup_x1, dup_x2, dup2, dup2_x1, dup2_x2: assignments used as values, increments of fields and cells.
public class StackShuffles {
    int i;
    long l;
    double d;
    String s = "";
    static long sl = 5;
    static int si = 5;
    int[] ia = {1, 2, 3};
    long[] la = {10L, 20L, 30L};
    double[] da = {0.5, 1.5};
    String[] sa = {"p", "q"};
    byte[] ba = {126, 127};
    StackShuffles next;
    static StringBuilder log = new StringBuilder();

    StackShuffles self(String tag) {
        log.append(tag);
        return this;
    }

    int index(int n) {
        log.append('#').append(n);
        return n;
    }

    public static void main(String[] args) {
        StackShuffles o = new StackShuffles();
        StackShuffles p = new StackShuffles();
        int a = o.i = p.i = 7;
        System.out.println(a + o.i + p.i);
        long b = o.l = p.l = 1L << 40;
        System.out.println(b + o.l + p.l);
        double c = o.d = p.d = -2.5;
        System.out.println(c + o.d + p.d);
        System.out.println(o.i++ + " " + ++o.i + " " + o.i-- + " " + --o.i);
        System.out.println(o.l++ + " " + ++o.l + " " + o.l-- + " " + --o.l);
        System.out.println(o.d++ + " " + ++o.d + " " + o.d-- + " " + --o.d);
        System.out.println(o.ia[1]++ + " " + ++o.ia[1] + " " + (o.ia[1] += 10) + " " + o.ia[1]--);
        System.out.println(o.la[1]++ + " " + ++o.la[1] + " " + (o.la[1] <<= 3) + " " + o.la[1]--);
        System.out.println(o.da[1]++ + " " + ++o.da[1] + " " + (o.da[1] /= 3) + " " + o.da[1]--);
        System.out.println(o.ba[1]++ + " " + o.ba[1] + " " + ++o.ba[0] + " " + ++o.ba[0]);
        System.out.println((o.s += "x") + (o.s += 1) + (o.sa[0] += o.s) + (o.sa[1] = p.sa[1] = "w"));
        System.out.println(sl++ + sl + ++sl + " " + si++ + si-- + si);
        int cell = o.ia[0] = p.ia[2] = o.ia[2] = 99;
        long lcell = o.la[0] = p.la[2] = o.la[2] = -99;
        double dcell = o.da[0] = p.da[0] = 1e-3;
        System.out.println(cell + lcell + dcell + " " + o.ia[0] + p.la[2] + p.da[0]);

        o.self("A").ia[o.self("B").index(0)] += p.self("C").ia[p.index(1)]++;
        o.self("D").la[o.index(1)] -= p.self("E").l++;
        o.self("F").l += p.self("G").la[p.index(0)]--;
        o.self("H").s += p.self("I").s += "z";
        System.out.println(log + " " + o.ia[0] + " " + p.ia[1] + " " + o.la[1] + " " + p.l + " " + o.l + " " + p.la[0] + " " + o.s + p.s);

        int k = 0;
        int[] w = new int[4];
        w[k++] = k++;
        w[k] = k = 3;
        w[k] = w[k - 1] + (k = 0) + k++;
        System.out.println(w[0] + "," + w[1] + "," + w[2] + "," + w[3] + " k=" + k);

        o.next = p;
        p.next = o;
        o.next.next.next.i += o.next.i = 3;
        System.out.println(o.i + " " + p.i);
        StackShuffles q = o;
        q = q.next = new StackShuffles();
        System.out.println((o.next == q) + " " + (q.next == null));
        long chain;
        o.l = chain = o.la[0] = sl = p.l = o.l + 1;
        System.out.println(o.l + " " + chain + " " + o.la[0] + " " + sl + " " + p.l);
        Integer boxed = 127;
        Integer old = boxed++;
        System.out.println(old + " " + boxed + " " + (boxed == old + 1));
        Long[] boxes = {1L, 2L};
        Long was = boxes[0]++;
        System.out.println(was + " " + boxes[0] + " " + ++boxes[1]);
        new StackShuffles().self("Z");
        Math.max(1L, 2L);
        System.out.println(log.length());
    }
}
