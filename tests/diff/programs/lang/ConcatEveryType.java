// String concatenation with operands of every type, constants folded in, many operands.
public class ConcatEveryType {
    static final int K = 42;
    static final String KS = "ks";

    static class Named {
        final String name;
        Named(String name) { this.name = name; }
        @Override public String toString() { return name; }
    }

    enum Color { RED, GREEN }

    record Point(int x, double y) {}

    public static void main(String[] args) {
        boolean z = true;
        byte b = -128;
        short s = -32768;
        char c = '$';
        int i = Integer.MIN_VALUE;
        long l = Long.MIN_VALUE;
        float f = 1.0E10f;
        double d = 1.0E-5;
        String str = "str";
        Object o = new Named("obj");
        Named none = new Named(null);
        char[] cs = null;
        Color color = Color.GREEN;

        System.out.println("" + z + b + s + c + i + l + f + d + str + o + color + new Point(1, 2));
        System.out.println(z + " " + !z + "," + b + "," + s + "," + c + "," + i + "," + l + "," + f + "," + d);
        System.out.println("null string " + (String) null + " null array " + cs + " null toString " + none);
        System.out.println(1 + 2 + "3" + 4 + 5);
        System.out.println(1 + (2 + "3") + (4 + 5));
        System.out.println('a' + 'b' + "c" + 'd' + 1);
        System.out.println("" + 'a' + 'b' + ('a' + 'b'));
        System.out.println(c + 1 + "x" + (char) (c + 1));
        System.out.println("neg" + -i + -l + +b + ~s);
        System.out.println("K" + K + KS + K + 'k' + 1.5f + 2.0 + true + null + 10L);
        System.out.println("shift " + (1 << 3) + " cmp " + (i < l) + " tern " + (z ? 1 : 'b') + (z ? i : 'b') + (z ? 1 : 2.0) + (z ? 'c' : 0));
        System.out.println("boxed " + Integer.valueOf(7) + Character.valueOf('q') + Boolean.FALSE + Long.valueOf(-1) + Double.valueOf(-0.0));
        System.out.println("control \u0001 and \u0002 in the recipe".replace('\u0001', '1').replace('\u0002', '2'));
        String recipe = "\u0001" + i + "\u0002" + c;
        System.out.println(recipe.length() + " " + (int) recipe.charAt(0) + " " + recipe.hashCode());
        System.out.println("wide \u20ac" .length() + " " + ("\u20ac" + c + i).hashCode() + " " + ("x" + '\u20ac').length());
        System.out.println(f + d + "sum" + (f + d));
        System.out.println(Float.NaN + "" + Double.NEGATIVE_INFINITY + -0f + 0.0 + 1e7f + 1e7 + 9999999f + 0.001 + 0.00099f);
        System.out.println(Float.MIN_VALUE + "|" + Float.MAX_VALUE + "|" + Double.MIN_VALUE + "|" + Double.MAX_VALUE);

        StringBuilder sb = new StringBuilder("sb");
        String snapshot = "before " + sb + sb.append("!") + sb;
        System.out.println(snapshot);
        int n = 1;
        System.out.println("order " + n++ + n++ + (n += 10) + n-- + n);
        String acc = "";
        for (int k = 0; k < 12; k++) {
            acc += k + ",";
            acc = k + acc;
        }
        System.out.println(acc);
        // More operands than one call site may have (200).
        String many = "" + n + n + n + n + n + n + n + n + n + n + n + n + n + n + n + n + n + n + n + n + n + n + n + n + n + n + n + n + n + n
            + l + l + l + l + l + l + l + l + l + l + l + l + l + l + l + l + l + l + l + l + l + l + l + l + l + l + l + l + l + l
            + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c
            + z + z + z + z + z + z + z + z + z + z + z + z + z + z + z + z + z + z + z + z + z + z + z + z + z + z + z + z + z + z
            + b + b + b + b + b + b + b + b + b + b + b + b + b + b + b + b + b + b + b + b + b + b + b + b + b + b + b + b + b + b
            + str + str + str + str + str + str + str + str + str + str + str + str + str + str + str + str + str + str + str + str
            + o + o + o + o + o + o + o + o + o + o + o + o + o + o + o + o + o + o + o + o + o + o + o + o + o + o + o + o + o + o + "end";
        System.out.println(many.length() + " " + many.hashCode());
        final String constant = KS + K + 'c' + 1L + 2.5f + (K > 3);
        System.out.println(constant + (constant == "ks42c12.5true"));
    }
}
