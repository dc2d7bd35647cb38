// Object's methods: identity, equals and hashCode contracts, toString with own hashCode, getClass, counting.
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

public class ObjectMethods {
    static class Fixed { final int h; Fixed(int h) { this.h = h; } @Override public int hashCode() { return h; } }
    static class Loose extends Fixed { static int compared; Loose(int h) { super(h); } @Override public boolean equals(Object o) { compared++; return o instanceof Loose; } }
    static class Counted {
        private static int alive, serial;
        final int id = ++serial;
        Counted() { alive++; }
        void retire() { alive--; }
        static String report() { return alive + " of " + serial; }
    }
    static class Money implements Comparable<Money> {
        private final long cents;
        private final String currency;
        Money(long c, String cur) { cents = c; currency = cur; }
        @Override public boolean equals(Object o) {
            if (this == o) return true;
            if (o == null || getClass() != o.getClass()) return false;
            Money m = (Money) o;
            return cents == m.cents && currency.equals(m.currency);
        }
        @Override public int hashCode() { return 31 * Long.hashCode(cents) + currency.hashCode(); }
        @Override public String toString() { return cents / 100 + "." + (cents % 100 < 10 ? "0" : "") + cents % 100 + " " + currency; }
        @Override public int compareTo(Money o) { return Long.compare(cents, o.cents); }
    }
    static class Coupon extends Money { Coupon(long c) { super(c, "EUR"); } }
    static class Mutable { int v; @Override public int hashCode() { return v; } @Override public boolean equals(Object o) { return o instanceof Mutable && ((Mutable) o).v == v; } }

    public static void main(String[] args) {
        Object a = new Object(), b = new Object();
        System.out.println(a.equals(a) + " " + a.equals(b) + " " + (a.hashCode() == a.hashCode()) + " " + a.equals(null) + " " + (System.identityHashCode(a) == a.hashCode()) + " " + System.identityHashCode(null));
        for (int h : new int[] {0, 1, 255, -1, Integer.MIN_VALUE, 0xCAFE}) System.out.println(new Fixed(h));
        System.out.println(a.toString().startsWith("java.lang.Object@") + " " + new int[0].toString().startsWith("[I@") + " " + new String[0][0].toString().startsWith("[[Ljava.lang.String;@") + " " + new Fixed(16) {}.toString());
        Set<Object> set = new HashSet<>();
        System.out.println(set.add(new Fixed(5)) + " " + set.add(new Fixed(5)) + " " + set.add(new Loose(5)) + " " + set.add(new Loose(5)) + " " + set.size() + " " + (Loose.compared > 0));
        Counted[] cs = new Counted[5];
        for (int i = 0; i < cs.length; i++) cs[i] = new Counted();
        cs[1].retire();
        System.out.println(Counted.report() + " " + cs[4].id);
        Money m = new Money(1205, "EUR"), n = new Money(1205, "EUR"), c = new Coupon(1205);
        System.out.println(m + " " + m.equals(n) + " " + m.equals(c) + " " + c.equals(m) + " " + m.hashCode() + " " + (m.hashCode() == c.hashCode()) + " " + m.compareTo(c) + " " + new Money(-5, "USD"));
        Map<Money, String> wallet = new HashMap<>();
        wallet.put(m, "m");
        wallet.put(n, "n");
        wallet.put(c, "c");
        System.out.println(wallet.size() + " " + wallet.get(m) + wallet.get(new Coupon(1205)) + wallet.get(new Money(1205, "usd")));
        Mutable mu = new Mutable();
        Set<Mutable> lost = new HashSet<>();
        lost.add(mu);
        mu.v = 12345;
        System.out.println(lost.contains(mu) + " " + lost.size() + " " + lost.iterator().next().equals(mu) + " " + lost.remove(mu));
        mu.v = 0;
        System.out.println(lost.remove(mu));
        Map<String, Integer> id = new IdentityHashMap<>();
        String s1 = new String("k"), s2 = new String("k");
        id.put(s1, 1);
        id.put(s2, 2);
        System.out.println(id.size() + " " + id.get(s1) + id.get(s2) + id.get("k"));
        System.out.println(Objects.hash(1, "a", null) + " " + Objects.hash() + " " + Objects.hashCode(null) + " " + Objects.toString(null, "none") + " " + Objects.equals(m, n) + " " + Objects.requireNonNullElse(null, "else"));
        System.out.println(m.getClass() == n.getClass() ? "same class" : "other");
        System.out.println((m.getClass() == c.getClass()) + " " + (m instanceof Money) + " " + (c instanceof Money) + " " + m.getClass().isInstance(c) + " " + c.getClass().isInstance(m));
        Object self = new Object() {
            @Override public boolean equals(Object o) { return o == this || o == null; }
            @Override public int hashCode() { return 3; }
            @Override public String toString() { return super.toString().split("@")[1]; }
        };
        System.out.println(self.equals(null) + " " + self.equals(self) + " " + self.equals("x") + " " + self + " " + "x".equals(self));
        Integer i1 = 128, i2 = 128;
        System.out.println((i1 == i2) + " " + i1.equals(i2) + " " + (i1.hashCode() == i2.hashCode()));
        Object[] one = {1}, two = {1};
        System.out.println(one.equals(two) + " " + java.util.Arrays.equals(one, two) + " " + one.equals(one));
        int total = 0;
        for (int i = 0; i < 100; i++) total += new Fixed(i * 31).toString().hashCode() ^ new Money(i, "X").toString().hashCode();
        System.out.println(total);
    }
}
