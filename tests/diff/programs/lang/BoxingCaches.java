// Boxing: caches and identity, equality across types, arithmetic on boxes, collections of boxes.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class BoxingCaches {
    static Integer box(int i) { return i; }
    static Object any(Object o) { return o; }

    public static void main(String[] args) {
        for (int i : new int[] {-129, -128, -1, 0, 127, 128, 1000}) {
            Integer a = i, b = i;
            Long c = (long) i, d = (long) i;
            Short e = (short) i, f = (short) i;
            System.out.println(i + " Integer " + (a == b) + " Long " + (c == d) + " Short " + (e == f) + " equals " + a.equals(b) + c.equals(d) + " valueOf " + (Integer.valueOf(i) == a));
        }
        Byte b1 = -128, b2 = -128;
        Character c1 = 127, c2 = 127, c3 = 128, c4 = 128;
        Boolean t1 = true, t2 = Boolean.valueOf("TRUE");
        Float f1 = 1f, f2 = 1f;
        Double d1 = 0.0, d2 = -0.0, n1 = Double.NaN, n2 = 0.0 / 0;
        System.out.println((b1 == b2) + " " + (c1 == c2) + " " + (c3 == c4) + " " + c3.equals(c4) + " " + (t1 == t2) + " " + (f1 == f2) + " " + f1.equals(f2));
        System.out.println(d1.equals(d2) + " " + (d1.doubleValue() == d2) + " " + n1.equals(n2) + " " + (n1.doubleValue() == n2.doubleValue()) + " " + d1.compareTo(d2));
        Integer i1 = 1000;
        Long l1 = 1000L;
        System.out.println(i1.equals(l1) + " " + i1.equals(1000) + " " + l1.equals(1000) + " " + l1.equals(1000L) + " " + (i1 == 1000) + " " + (l1 == 1000) + " " + (i1 + 0L == l1));
        System.out.println((box(1000) == box(1000)) + " " + (box(1000) <= box(1000) && box(1000) >= box(1000)) + " " + (box(100) == box(100)));
        Object x = 5, y = 5, z = 5L, w = '5';
        System.out.println((x == y) + " " + x.equals(z) + " " + x.equals(w) + " " + (x instanceof Integer) + " " + (z instanceof Number) + " " + any('c').getClass().getSimpleName() + any(1f).getClass().getSimpleName() + any((byte) 1).getClass().getSimpleName());

        Integer p = 127;
        Integer q = p;
        p++;
        System.out.println(p + " " + q + " " + (p == q + 1) + " " + (p == Integer.valueOf(128)));
        p += 10;
        p = -p;
        p = p >>> 28;
        System.out.println(p);
        Character ch = 'a';
        ch++;
        int sum = ch + 1;
        char back = (char) (ch + 1);
        System.out.println(ch + " " + sum + " " + back);
        Long acc = 0L;
        for (int i = 0; i < 1000; i++) acc += i;
        Double dacc = 0.0;
        for (Integer i = 0; i < 10; i++) dacc += i / 4.0;
        Boolean flag = false;
        for (int i = 0; i < 5; i++) flag = !flag;
        Byte bb = 10;
        bb = (byte) (bb * 20);
        Short ss = (short) (bb - 1);
        System.out.println(acc + " " + dacc + " " + flag + " " + bb + " " + ss);

        List<Long> longs = new ArrayList<>();
        for (long l = 126; l < 131; l++) longs.add(l);
        System.out.println(longs.contains(127L) + " " + longs.contains((Object) 127) + " " + longs.indexOf(130L));
        Map<Object, String> map = new HashMap<>();
        map.put(1, "int");
        map.put(1L, "long");
        map.put('\1', "char");
        map.put((short) 1, "short");
        map.put(1.0, "double");
        map.put(1f, "float");
        map.put(true, "boolean");
        System.out.println(map.size() + " " + map.get(1) + map.get(1L) + map.get((short) 1) + map.get((byte) 1) + map.get(1.0) + map.get(1f) + map.get(true));
        System.out.println(Integer.hashCode(-7) + " " + Long.hashCode(1L << 40) + " " + Long.valueOf(-1).hashCode() + " " + Double.hashCode(1.5) + " " + Float.hashCode(1.5f) + " " + Boolean.hashCode(true) + " " + Character.hashCode('x') + " " + Short.hashCode((short) -1));
        System.out.println(Integer.valueOf(7).compareTo(9) + " " + Long.valueOf(5).intValue() + " " + Double.valueOf(300.7).byteValue() + " " + Integer.valueOf(-1).shortValue() + " " + Float.valueOf(1e20f).intValue() + " " + Long.valueOf(1L << 60).floatValue());
        int unboxedTernary = args.length == 0 ? i1 : 0;
        Object mixed = args.length == 0 ? i1 : l1;
        System.out.println(unboxedTernary + " " + mixed.getClass().getSimpleName());
        Integer[] table = {1, 2, 3};
        int total = 0;
        for (int v : table) total += v;
        table[0]++;
        table[1] *= table[2]--;
        System.out.println(total + " " + table[0] + table[1] + table[2]);
        System.out.println(new ArrayList<>(List.of(1, 2, 3)).equals(List.of(1, 2, 3)) + " " + List.of(1).equals(List.of(1L)));
    }
}
