// tableswitch and lookupswitch: extreme keys, gaps, fall through, default in the middle, nested.
public class SwitchTables {
    static String dense(int n) {
        switch (n) {
            case 0: return "zero";
            case 1: return "one";
            case 2: return "two";
            case 3: return "three";
            case 5: return "five";
            default: return "other";
        }
    }

    static int atTop(int n) {
        switch (n) {
            case Integer.MAX_VALUE: return 1;
            case Integer.MAX_VALUE - 1: return 2;
            case Integer.MAX_VALUE - 2: return 3;
            case Integer.MAX_VALUE - 3: return 4;
        }
        return 0;
    }

    static int atBottom(int n) {
        switch (n) {
            case Integer.MIN_VALUE: return 1;
            case Integer.MIN_VALUE + 1: return 2;
            case Integer.MIN_VALUE + 2: return 3;
            case Integer.MIN_VALUE + 3: return 4;
            default: return -1;
        }
    }

    static int sparse(int n) {
        switch (n) {
            case Integer.MIN_VALUE: return 10;
            case -1_000_000: return 20;
            case -1: return 30;
            case 0: return 40;
            case 1: return 50;
            case 99_999: return 60;
            case Integer.MAX_VALUE: return 70;
            default: return 80;
        }
    }

    static String fallThrough(int n) {
        StringBuilder s = new StringBuilder();
        switch (n) {
            case 1:
                s.append("1 ");
            case 2:
                s.append("2 ");
            default:
                s.append("default ");
            case 3:
                s.append("3 ");
                break;
            case 4:
                s.append("4 ");
                // and on into 5
            case 5:
                s.append("5 ");
        }
        return s.toString();
    }

    static int onlyDefault(int n) {
        switch (n) {
            default:
                n += 7;
        }
        switch (n) {
        }
        return n;
    }

    static int chars(char c) {
        switch (c) {
            case '\0': return -1;
            case 'a': case 'e': case 'i': case 'o': case 'u': return 1;
            case '\uffff': return 2;
            case '0': return 3;
            default: return 0;
        }
    }

    static int bytes(byte b) {
        switch (b) {
            case -128: return 1;
            case 127: return 2;
            case 0: return 3;
        }
        return 4;
    }

    static String boxed(Integer n, Character c, Short s) {
        String r = "";
        switch (n) {
            case 1000: r += "thousand"; break;
            case -1: r += "minus"; break;
            default: r += "?";
        }
        switch (c) {
            case 'x': r += " ex"; break;
            default: r += " !";
        }
        switch (s) {
            case 5: r += " five";
        }
        return r;
    }

    static int nested(int a, int b) {
        int r = 0;
        loop:
        for (;;) {
            switch (a) {
                case 0:
                    switch (b) {
                        case 0: r += 1; break loop;
                        case 1: r += 2; b = 0; continue loop;
                        default: r += 4; b--; break;
                    }
                    r += 100;
                    break;
                case 1:
                    a = 0;
                    r += 1000;
                    continue;
                default:
                    a--;
                    r += 10000;
            }
        }
        return r;
    }

    public static void main(String[] args) {
        int[] probes = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, Integer.MIN_VALUE + 3, Integer.MIN_VALUE + 4, -1_000_000,
            -999_999, -2, -1, 0, 1, 2, 3, 4, 5, 6, 99_998, 99_999, 100_000, Integer.MAX_VALUE - 4,
            Integer.MAX_VALUE - 3, Integer.MAX_VALUE - 1, Integer.MAX_VALUE};
        for (int p : probes) {
            System.out.println(p + ": " + dense(p) + " " + atTop(p) + " " + atBottom(p) + " " + sparse(p) + " "
                + fallThrough(p) + onlyDefault(p));
        }
        String cs = "";
        for (char c = 'a'; c <= 'z'; c++) {
            cs += chars(c);
        }
        System.out.println(cs + chars('\0') + chars('\uffff') + chars('\ufffe') + chars('0'));
        for (int b = -130; b < 131; b += 2) {
            System.out.print(bytes((byte) b));
        }
        System.out.println(bytes((byte) 127));
        System.out.println(boxed(1000, 'x', (short) 5) + " / " + boxed(-1, 'y', (short) 6) + " / " + boxed(0, 'x', (short) 5));
        try {
            boxed(null, 'c', (short) 1);
        } catch (NullPointerException e) {
            System.out.println("switch on null " + e.getMessage());
        }
        for (int a = 0; a < 4; a++) {
            for (int b = 0; b < 4; b++) {
                System.out.print(nested(a, b) + " ");
            }
        }
        System.out.println();
        long wide = 3L;
        switch ((int) wide) {
            case 1 + 1 + 1:
                final int late = 9;
                System.out.println("constant expression " + late);
        }
    }
}
