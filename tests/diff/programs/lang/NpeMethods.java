// Helpful NullPointerException messages: calls on null of every kind, results of calls.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

public class NpeMethods {
    interface Node {
        Node next();
        default int depth() { return 1 + next().depth(); }
        String label(int[] a, long b, Object... c);
    }

    static class Leaf implements Node {
        public Node next() { return null; }
        public String label(int[] a, long b, Object... c) { return null; }
        private void hidden() {}
        static <T extends Comparable<T>> T generic(T a, List<? super T> b) { return null; }
    }

    static abstract class Base {
        abstract Base make();
        final String name = null;
        int size() { return name.length(); }
    }

    static int count;

    static void attempt(Runnable r) {
        count++;
        try {
            r.run();
            System.out.println(count + " no exception");
        } catch (NullPointerException e) {
            System.out.println(count + " " + e.getMessage());
        }
    }

    static String field;
    static String[] texts = {null, "b"};
    static Leaf leaf = new Leaf();

    static String twice(String s, boolean b, char c) { return s.trim() + b + c; }

    public static void main(String[] args) {
        attempt(() -> field.length());
        attempt(() -> field.equals("x"));
        attempt(() -> NpeMethods.texts[0].isEmpty());
        attempt(() -> texts[texts.length - 2].concat("x"));
        attempt(() -> leaf.next().next());
        attempt(() -> leaf.depth());
        attempt(() -> leaf.label(null, 1L).length());
        attempt(() -> leaf.label(new int[1], 1L, "a", 2).toString());
        attempt(() -> leaf.next().label(null, 2L, (Object[]) null));
        attempt(() -> ((Leaf) leaf.next()).hidden());
        attempt(() -> Leaf.generic("a", new ArrayList<>()).length());
        attempt(() -> twice(null, true, 'c'));
        attempt(() -> twice(field, true, 'c'));
        attempt(() -> new Base() { Base make() { return null; } }.make().size());
        attempt(() -> new Base() { Base make() { return this; } }.make().size());
        Map<String, List<Integer>> map = new HashMap<>();
        attempt(() -> map.get("k").add(1));
        map.put("k", new ArrayList<>());
        map.get("k").add(null);
        attempt(() -> map.get("k").get(0).intValue());
        attempt(() -> { int x = map.get("k").get(0); });
        attempt(() -> { long x = map.get("k").get(0) + 1L; });
        Supplier<String> sup = () -> null;
        attempt(() -> sup.get().length());
        Function<Object, Object> fun = null;
        attempt(() -> fun.apply(1));
        Function<String, Integer> len = String::length;
        attempt(() -> len.apply(null));
        attempt(() -> {
            Object o = null;
            o.hashCode();
        });
        attempt(() -> {
            int[] a = null;
            a.clone();
        });
        attempt(() -> {
            String s = null;
            switch (s) {
                case "x":
                    break;
            }
        });
        attempt(() -> {
            Thread.State st = null;
            switch (st) {
                case NEW:
                    break;
                default:
            }
        });
        attempt(() -> {
            Iterable<String> it = null;
            for (String s : it) System.out.println(s);
        });
        attempt(() -> {
            List<List<String>> lists = new ArrayList<>();
            lists.add(null);
            for (List<String> l : lists) for (String s : l) System.out.println(s);
        });
        attempt(() -> new StringBuilder((String) null));
        attempt(() -> "a".compareTo(null));
        attempt(() -> "a".contains(null));
        attempt(() -> java.util.Objects.requireNonNull(field));
        attempt(() -> java.util.Objects.requireNonNull(field, "the field"));
        attempt(() -> java.util.Objects.requireNonNull(field, () -> "from a supplier"));
        attempt(() -> { String s = "ok" + field; });
        NpeMethods m = null;
        m.attempt(() -> System.out.println("static through null"));
        Node chain = new Leaf() {
            @Override public Node next() { return leaf; }
        };
        System.out.println(chain.depth());
    }
}
