// Short-circuit and plain logical operators: which operands are evaluated, in which order.
public class ShortCircuit {
    static StringBuilder log = new StringBuilder();

    static boolean t(char c) {
        log.append(c);
        return true;
    }

    static boolean f(char c) {
        log.append(Character.toUpperCase(c));
        return false;
    }

    static void flush(Object result) {
        System.out.println(result + " " + log);
        log.setLength(0);
    }

    static boolean v(int mask, int bit) {
        log.append(bit);
        return (mask >> bit & 1) != 0;
    }

    public static void main(String[] args) {
        flush(t('a') && t('b'));
        flush(f('a') && t('b'));
        flush(t('a') || t('b'));
        flush(f('a') || f('b'));
        flush(t('a') | f('b'));
        flush(f('a') & t('b'));
        flush(t('a') ^ t('b'));
        flush(!t('a') || !f('b') && t('c'));
        flush(t('a') && f('b') || t('c') && !f('d'));
        flush((t('a') || t('b')) && (f('c') || f('d')) || t('e'));
        flush(t('a') == f('b') != t('c'));
        flush(t('a') ? f('b') ? 1 : t('c') ? 2 : 3 : 4);
        flush(f('a') ? t('b') : t('c') && f('d') ? t('e') : f('g'));
        boolean x = false;
        x |= t('a') || f('b');
        flush(x);
        x &= f('a') & t('b');
        flush(x);
        x = x || (x = t('q')) && x;
        flush(x);

        int h = 0;
        for (int m = 0; m < 64; m++) {
            boolean r1 = v(m, 0) && v(m, 1) || v(m, 2) && !v(m, 3) || !(v(m, 4) || v(m, 5));
            boolean r2 = (v(m, 5) || v(m, 4)) && (v(m, 3) || !v(m, 2)) ^ v(m, 1);
            boolean r3 = !(v(m, 0) && !(v(m, 1) && !(v(m, 2) && !v(m, 3))));
            int r4 = v(m, 0) && v(m, 1) ? v(m, 2) || v(m, 3) ? 1 : 2 : v(m, 4) ? 3 : v(m, 5) ? 4 : 5;
            if (v(m, 3) && (r1 || v(m, 2)) && !(r2 && v(m, 1))) h += 13;
            while (v(m, 0) && r3 && h % 3 != 0) h++;
            h = h * 31 + (r1 ? 1 : 0) + (r2 ? 2 : 0) + (r3 ? 4 : 0) + r4 * 8 + log.toString().hashCode();
            if (m % 16 == 5) System.out.println(m + " " + r1 + r2 + r3 + r4 + " " + log);
            log.setLength(0);
        }
        System.out.println(h);
        String s = null;
        if (s != null && s.length() > 0) System.out.println("no");
        if (s == null || s.isEmpty()) System.out.println("null guarded");
        try {
            if (s != null | s.length() > 0) System.out.println("no");
        } catch (NullPointerException e) {
            System.out.println("plain or evaluates both");
        }
        int i = 0;
        if (i++ > 0 && i++ > 0) i = 100;
        System.out.println(i);
        if (i++ > 0 || i++ > 0) i += 10;
        System.out.println(i);
        if (i++ < 0 & i++ < 0) i = 100;
        System.out.println(i);
        final boolean debug = false;
        if (debug && t('z')) System.out.println("dead");
        while (true) {
            if (!false || f('z')) break;
        }
        flush("end");
    }
}
