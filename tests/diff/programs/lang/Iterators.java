// Hand-written iterators and iterables: ranges, filters, zips, trees, remove, concurrent modification.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.Predicate;

public class Iterators {
    static Iterable<Integer> range(int from, int to, int step) {
        return () -> new Iterator<Integer>() {
            int at = from;
            @Override public boolean hasNext() { return step > 0 ? at < to : at > to; }
            @Override public Integer next() {
                if (!hasNext()) throw new NoSuchElementException("range ended at " + at);
                int r = at;
                at += step;
                return r;
            }
        };
    }

    static <T> Iterable<T> filter(Iterable<T> src, Predicate<? super T> p) {
        return () -> new Iterator<>() {
            final Iterator<T> it = src.iterator();
            T pending;
            boolean ready;
            public boolean hasNext() {
                while (!ready && it.hasNext()) {
                    pending = it.next();
                    ready = p.test(pending);
                }
                return ready;
            }
            public T next() {
                if (!hasNext()) throw new NoSuchElementException();
                ready = false;
                return pending;
            }
        };
    }

    static <A, B> Iterable<B> map(Iterable<A> src, Function<A, B> f) {
        return () -> {
            Iterator<A> it = src.iterator();
            return new Iterator<B>() {
                public boolean hasNext() { return it.hasNext(); }
                public B next() { return f.apply(it.next()); }
            };
        };
    }

    static class Tree<T extends Comparable<T>> implements Iterable<T> {
        private class Node { T v; Node l, r; Node(T v) { this.v = v; } }
        private Node root;
        int size;
        boolean add(T v) {
            if (root == null) { root = new Node(v); size++; return true; }
            for (Node n = root; ; ) {
                int c = v.compareTo(n.v);
                if (c == 0) return false;
                Node k = c < 0 ? n.l : n.r;
                if (k == null) {
                    if (c < 0) n.l = new Node(v); else n.r = new Node(v);
                    size++;
                    return true;
                }
                n = k;
            }
        }
        @Override public Iterator<T> iterator() {
            return new Iterator<T>() {
                private final Deque<Node> stack = new ArrayDeque<>();
                { push(root); }
                private void push(Node n) { for (; n != null; n = n.l) stack.push(n); }
                @Override public boolean hasNext() { return !stack.isEmpty(); }
                @Override public T next() {
                    Node n = stack.pop();
                    push(n.r);
                    return n.v;
                }
            };
        }
    }

    static String join(Iterable<?> it) {
        StringBuilder s = new StringBuilder();
        for (Object o : it) s.append(s.length() == 0 ? "" : ",").append(o);
        return s.toString();
    }

    public static void main(String[] args) {
        System.out.println(join(range(0, 10, 3)) + " | " + join(range(5, 0, -2)) + " | " + join(range(1, 1, 1)));
        Iterable<Integer> evens = filter(range(0, 20, 1), i -> i % 2 == 0);
        System.out.println(join(map(filter(evens, i -> i % 3 != 0), i -> "n" + i * i)));
        System.out.println(join(evens) + " again " + join(evens).length());
        Iterator<Integer> it = evens.iterator();
        it.next();
        it.hasNext();
        it.hasNext();
        System.out.println(it.next());
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        StringBuilder rest = new StringBuilder();
        it.forEachRemaining(i -> rest.append(i).append(' '));
        System.out.println(rest);
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println("no more " + e.getMessage());
        }
        Tree<String> t = new Tree<>();
        for (String s : "the quick brown fox jumps over the lazy dog".split(" ")) t.add(s);
        System.out.println(t.size + " " + join(t));
        t.forEach(s -> System.out.print(s.charAt(0)));
        System.out.println();
        Tree<Integer> numbers = new Tree<>();
        int x = 1;
        for (int i = 0; i < 200; i++) {
            x = x * 1103515245 + 12345;
            numbers.add(x >>> 16 & 255);
        }
        int prev = -1, h = 0;
        boolean sorted = true;
        for (int v : numbers) {
            sorted &= v > prev;
            prev = v;
            h = h * 31 + v;
        }
        System.out.println(numbers.size + " " + sorted + " " + h);
        List<Integer> list = new ArrayList<>();
        range(0, 8, 1).forEach(list::add);
        for (Iterator<Integer> li = list.iterator(); li.hasNext(); ) if (li.next() % 3 == 0) li.remove();
        System.out.println(list);
        try {
            for (Integer i : list) if (i == 2) list.remove(i);
        } catch (ConcurrentModificationException e) {
            System.out.println("modified " + list + " " + e.getMessage());
        }
        ListIterator<Integer> li = new LinkedList<>(list).listIterator(2);
        System.out.println(li.previous() + " " + li.nextIndex() + " " + li.next() + " " + li.next());
        li.add(99);
        li.previous();
        li.set(100);
        System.out.println(li.hasNext() + " " + li.next() + " " + li.previousIndex());
        try {
            new ArrayList<>(list).iterator().remove();
        } catch (IllegalStateException e) {
            System.out.println("remove before next");
        }
        range(3, 4, 1).iterator().next();
        Iterator<Integer> done = range(3, 4, 1).iterator();
        done.next();
        done.next();
    }
}
