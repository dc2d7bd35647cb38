// Java 8 code: concatenation by StringBuilder chains, lambdas, accessors for private members.
// RELEASE: 8
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

public class ConcatRelease8 {
    private int secret = 3;
    private static String hidden = "h";

    private int bump(int by) {
        secret += by;
        return secret;
    }

    class Inner {
        private long own = 5;

        private Inner() {
        }

        String poke() {
            secret++;
            secret += 2;
            hidden += secret--;
            return hidden + bump(4) + ConcatRelease8.this.secret;
        }
    }

    static String join(Object... parts) {
        String s = "";
        for (Object p : parts) {
            s += p;
            s += ';';
        }
        return s;
    }

    public static void main(String[] args) {
        byte b = 1;
        char c = 'c';
        short sh = 3;
        long l = 4;
        float f = 5.5f;
        double d = 6.25;
        Object o = null;
        System.out.println("" + b + c + sh + l + f + d + o + true + (String) null);
        System.out.println(b + c + "x" + l);
        System.out.println(join(b, c, sh, l, f, d, o, new int[0].length));
        ConcatRelease8 outer = new ConcatRelease8();
        Inner inner = outer.new Inner();
        inner.own += 7;
        System.out.println(inner.poke() + inner.poke() + inner.own++ + inner.own);
        StringBuilder sb = new StringBuilder("s");
        System.out.println("snap " + sb + sb.append('t') + sb);
        List<Supplier<String>> later = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int copy = i;
            later.add(() -> "later " + copy + outer.bump(copy));
        }
        for (Supplier<String> s : later) {
            System.out.println(s.get());
        }
        String[] cells = {"a", null};
        int at = 0;
        cells[at++] += at;
        cells[at] += at + "!" + cells[0];
        System.out.println(cells[0] + " " + cells[1]);
        switch (cells[0]) {
            case "a1":
                System.out.println("string switch");
                break;
            default:
                System.out.println("default");
        }
        try {
            Object[] objects = new String[1];
            objects[0] = 1;
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Object() {
            private int mine = outer.secret;
            @Override public String toString() {
                return "anonymous " + mine + outer.secret++;
            }
        });
    }
}
