// Local records, enums, interfaces and classes; class bodies in odd places; shadowing; static members of inner classes.
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

public class LocalTypes {
    static int depth = 0;
    int field = 7;

    static String recordInLoop(int n) {
        List<Object> out = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            record Step(int i, String s) { Step { s = s + i; } static int total = 0; int bump() { return total += i; } }
            Step s = new Step(i, "s");
            out.add(s + "/" + s.bump());
        }
        return out.toString();
    }

    static int enumAndInterface(String word) {
        enum Kind { VOWEL, OTHER; static Kind of(char c) { return "aeiou".indexOf(c) >= 0 ? VOWEL : OTHER; } }
        interface Scorer { int score(Kind k); default int all(String s) { int t = 0; for (char c : s.toCharArray()) t = t * 3 + score(Kind.of(c)); return t; } }
        Scorer sc = k -> switch (k) { case VOWEL -> 2; case OTHER -> 1; };
        return sc.all(word);
    }

    class Inner {
        static int made;
        static String describe() { return "made " + made; }
        record Inside(int v) {}
        enum E { X }
        final int id = ++made + field;
        Inside inside() { return new Inside(id); }
    }

    Supplier<String> shadowing(int field) {
        class Shadow {
            int field = LocalTypes.this.field * 100;
            String all() {
                int inner = 3;
                class Deep { String go() { return inner + "," + field + "," + this.getClass().getSimpleName(); } }
                return new Deep().go();
            }
        }
        return () -> field + "," + this.field + "," + new Shadow().field + "," + new Shadow().all();
    }

    static Object inArgument(Object o) { return o; }

    static int inField = new Object() { int calc() { int s = 0; for (int i = 0; i < 5; i++) s += i * i; return s; } }.calc();
    static final Comparable<String>[] ARRAY = makeArray();

    @SuppressWarnings("unchecked")
    static Comparable<String>[] makeArray() {
        return new Comparable[] {
            new Comparable<String>() { public int compareTo(String s) { return s.length(); } },
            (Comparable<String>) s -> -s.length(),
            "text"
        };
    }

    static class Recursive {
        final Recursive child;
        final int level;
        Recursive(int n) {
            level = n;
            child = n == 0 ? null : new Recursive(n - 1) {
                @Override int weight() { return super.weight() * 2; }
            };
        }
        int weight() { return level + (child == null ? 0 : child.weight()); }
    }

    static int sameNames() {
        class X { int v() { return 1; } }
        int a = new X().v();
        {
            int b = a;
            class Y { int v() { return b + 10; } }
            a += new Y().v();
        }
        {
            class Y { int v() { return 100; } }
            a += new Y().v();
            System.out.println(new Y().getClass().getName() + " " + new X().getClass().getName());
        }
        return a;
    }

    public static void main(String[] args) {
        System.out.println(recordInLoop(4) + recordInLoop(2));
        System.out.println(enumAndInterface("education") + " " + enumAndInterface(""));
        LocalTypes o = new LocalTypes();
        Inner a = o.new Inner(), b = o.new Inner();
        System.out.println(a.id + " " + b.inside() + " " + Inner.describe() + " " + Inner.E.X + " " + new Inner.Inside(4).equals(new Inner.Inside(4)));
        System.out.println(o.shadowing(1).get());
        System.out.println(inArgument(new Object() { @Override public String toString() { return "in argument " + ++depth; } }) + " " + depth);
        System.out.println(inField + " " + ARRAY[0].compareTo("four") + ARRAY[1].compareTo("four") + ARRAY[2].compareTo("text"));
        System.out.println(new Recursive(4).weight() + " " + sameNames());
        System.out.println(new int[] {1, 2}.getClass().getSimpleName() + new Object() {}.getClass().getName() + new Object() { class In {} String n() { return In.class.getName(); } }.n());
        Runnable[] rs = new Runnable[3];
        for (int i = 0; i < rs.length; i++) {
            int k = i;
            rs[i] = new Runnable() {
                int runs = k * 10;
                public void run() { System.out.print(++runs + k + " "); }
            };
        }
        for (Runnable r : rs) { r.run(); r.run(); }
        System.out.println(rs[0].getClass() == rs[1].getClass());
        if (args.length == 0) {
            class Late extends RuntimeException { Late() { super("local exception class"); } }
            throw new Late();
        }
    }
}
