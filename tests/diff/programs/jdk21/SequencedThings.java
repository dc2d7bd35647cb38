// Sequenced collections: reversed views, first and last, on lists, deques, linked sets and maps.
// JDK: 21
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.TreeSet;

public class SequencedThings {
    static <T> void ends(String name, SequencedCollection<T> c) {
        System.out.println(name + " " + c + " first " + c.getFirst() + " last " + c.getLast() + " reversed " + c.reversed() + " twice " + c.reversed().reversed());
    }

    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " fine");
        } catch (NoSuchElementException | UnsupportedOperationException | IllegalArgumentException e) {
            System.out.println(what + " " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        List<Integer> base = List.of(3, 1, 2);
        ends("list", new ArrayList<>(base));
        ends("linked", new LinkedList<>(base));
        ends("deque", new ArrayDeque<>(base));
        ends("set", new LinkedHashSet<>(base));
        ends("tree", new TreeSet<>(base));
        ends("immutable", base);
        List<String> l = new ArrayList<>(List.of("a", "b"));
        l.addFirst("z");
        l.addLast("y");
        List<String> r = l.reversed();
        r.add("end");
        r.addFirst("front");
        r.remove("a");
        System.out.println(l + " " + r + " " + l.removeFirst() + l.removeLast() + " " + r + " " + r.indexOf("b") + " " + r.subList(0, 2));
        Collections.sort(r);
        System.out.println(l + " " + r);
        LinkedHashSet<Integer> s = new LinkedHashSet<>(List.of(1, 2, 3));
        s.addFirst(3);
        s.addLast(1);
        s.reversed().add(9);
        System.out.println(s + " " + s.reversed() + " " + s.removeFirst() + " " + s.contains(3));
        SequencedMap<String, Integer> m = new LinkedHashMap<>();
        for (String k : "one two three four".split(" ")) m.put(k, k.length());
        m.putFirst("zero", 0);
        m.putLast("one", 11);
        System.out.println(m + " " + m.firstEntry() + " " + m.lastEntry() + " " + m.reversed() + " " + m.sequencedKeySet().reversed() + " " + m.sequencedValues().getLast());
        System.out.println(m.pollFirstEntry() + " " + m.pollLastEntry() + " " + m.sequencedEntrySet().getFirst().getKey());
        m.reversed().put("new", 7);
        System.out.println(m + " " + m.reversed().firstEntry());
        TreeMap<Integer, String> t = new TreeMap<>();
        for (int i = 0; i < 10; i++) t.put(i * 7 % 10, "v" + i);
        System.out.println(t.firstEntry() + " " + t.reversed().firstEntry() + " " + t.reversed().headMap(7).size());
        attempt("empty getFirst", () -> new ArrayList<>().getFirst());
        attempt("empty removeLast", () -> new LinkedHashSet<>().removeLast());
        attempt("immutable addFirst", () -> base.addFirst(1));
        attempt("immutable reversed set", () -> base.reversed().set(0, 1));
        attempt("tree addFirst", () -> new TreeSet<>(base).addFirst(1));
        attempt("tree putFirst", () -> t.putFirst(1, ""));
        int h = 0;
        List<Integer> big = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            if (i % 3 == 0) big.addFirst(i);
            else if (i % 7 == 0) h += big.removeFirst() - big.removeLast();
            else big.reversed().addFirst(i);
            h = h * 31 + big.getFirst() + big.getLast();
        }
        System.out.println(big.size() + " " + h);
        System.out.println(new ArrayDeque<>().reversed().getLast());
    }
}
