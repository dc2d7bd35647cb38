// Linked lists by hand: singly and doubly linked, reverse, merge sort, cycle detection, skip list, persistent list.
import java.util.function.BinaryOperator;
import java.util.function.IntPredicate;

public class LinkedLists {
    static final class Node { int v; Node next; Node(int v, Node n) { this.v = v; next = n; } }

    static Node of(int... vs) { Node h = null; for (int i = vs.length - 1; i >= 0; i--) h = new Node(vs[i], h); return h; }
    static String show(Node n) { StringBuilder s = new StringBuilder("["); for (; n != null; n = n.next) s.append(n.v).append(n.next == null ? "" : " "); return s.append(']').toString(); }
    static Node reverse(Node n) { Node r = null; while (n != null) { Node t = n.next; n.next = r; r = n; n = t; } return r; }
    static Node reverseRec(Node n) { if (n == null || n.next == null) return n; Node r = reverseRec(n.next); n.next.next = n; n.next = null; return r; }

    static Node merge(Node a, Node b) {
        Node dummy = new Node(0, null), t = dummy;
        while (a != null && b != null) { if (a.v <= b.v) { t = t.next = a; a = a.next; } else { t = t.next = b; b = b.next; } }
        t.next = a != null ? a : b;
        return dummy.next;
    }

    static Node sort(Node n) {
        if (n == null || n.next == null) return n;
        Node slow = n, fast = n.next;
        while (fast != null && fast.next != null) { slow = slow.next; fast = fast.next.next; }
        Node second = slow.next;
        slow.next = null;
        return merge(sort(n), sort(second));
    }

    static int cycle(Node n) {
        Node a = n, b = n;
        do {
            if (b == null || b.next == null) return -1;
            a = a.next;
            b = b.next.next;
        } while (a != b);
        int at = 0;
        for (a = n; a != b; a = a.next, b = b.next) at++;
        return at;
    }

    static Node removeIf(Node n, IntPredicate p) {
        while (n != null && p.test(n.v)) n = n.next;
        for (Node c = n; c != null && c.next != null; ) if (p.test(c.next.v)) c.next = c.next.next; else c = c.next;
        return n;
    }

    static class Deque<T> {
        private class Link { T item; Link prev, next; }
        private final Link ends = new Link();
        int size;
        { ends.prev = ends.next = ends; }
        private Link insert(T t, Link before) { Link l = new Link(); l.item = t; l.next = before; l.prev = before.prev; before.prev.next = l; before.prev = l; size++; return l; }
        private T drop(Link l) { if (l == ends) throw new IllegalStateException("empty"); l.prev.next = l.next; l.next.prev = l.prev; size--; return l.item; }
        void addFirst(T t) { insert(t, ends.next); }
        void addLast(T t) { insert(t, ends); }
        T first() { return drop(ends.next); }
        T last() { return drop(ends.prev); }
        void rotate(int k) { for (; k > 0; k--) addLast(first()); for (; k < 0; k++) addFirst(last()); }
        @Override public String toString() { StringBuilder s = new StringBuilder("<"); for (Link l = ends.next; l != ends; l = l.next) s.append(l.item).append(l.next == ends ? "" : ","); return s.append('>').toString(); }
    }

    static abstract class Cons<T> {
        static final Cons<Object> NIL = new Cons<>() {
            boolean empty() { return true; }
            Object head() { throw new UnsupportedOperationException("head of nil"); }
            Cons<Object> tail() { throw new UnsupportedOperationException("tail of nil"); }
        };
        abstract boolean empty();
        abstract T head();
        abstract Cons<T> tail();
        @SuppressWarnings("unchecked") static <T> Cons<T> nil() { return (Cons<T>) NIL; }
        Cons<T> push(T t) {
            Cons<T> rest = this;
            return new Cons<>() {
                boolean empty() { return false; }
                T head() { return t; }
                Cons<T> tail() { return rest; }
            };
        }
        T fold(T zero, BinaryOperator<T> f) { T r = zero; for (Cons<T> c = this; !c.empty(); c = c.tail()) r = f.apply(r, c.head()); return r; }
    }

    static class SkipList {
        static class Tower { final int key; final Tower[] next; Tower(int k, int h) { key = k; next = new Tower[h]; } }
        final Tower head = new Tower(Integer.MIN_VALUE, 8);
        int seed = 1, compares;
        int height() { seed = seed * 1103515245 + 12345; return 1 + Math.min(7, Integer.numberOfTrailingZeros(seed >>> 12 | 128)); }
        boolean add(int k) {
            Tower[] prev = new Tower[8];
            Tower t = head;
            for (int l = 7; l >= 0; l--) { while (t.next[l] != null && t.next[l].key < k) { t = t.next[l]; compares++; } prev[l] = t; }
            if (t.next[0] != null && t.next[0].key == k) return false;
            Tower n = new Tower(k, height());
            for (int l = 0; l < n.next.length; l++) { n.next[l] = prev[l].next[l]; prev[l].next[l] = n; }
            return true;
        }
        int[] levels() { int[] c = new int[8]; for (int l = 0; l < 8; l++) for (Tower t = head.next[l]; t != null; t = t.next[l]) c[l]++; return c; }
    }

    public static void main(String[] args) {
        System.out.println(show(reverse(of(1, 2, 3))) + show(reverseRec(of(1, 2, 3, 4))) + show(reverse(null)) + show(merge(of(1, 4, 9), of(2, 3, 10, 11))));
        int[] vs = new int[300];
        for (int i = 0, x = 5; i < vs.length; i++) vs[i] = (x = x * 48271 % 2147483647) % 1000;
        Node s = sort(of(vs));
        int h = 0, n = 0;
        boolean ok = true;
        for (Node c = s; c != null; c = c.next) { h = h * 31 + c.v; n++; ok &= c.next == null || c.v <= c.next.v; }
        System.out.println(n + " " + ok + " " + h);
        System.out.println(show(removeIf(of(1, 1, 2, 3, 1, 4, 1), v -> v == 1)) + show(removeIf(of(1, 1), v -> true)));
        Node loop = of(1, 2, 3, 4, 5, 6);
        System.out.print(cycle(loop) + " ");
        Node tail = loop;
        while (tail.next != null) tail = tail.next;
        tail.next = loop.next.next;
        System.out.println(cycle(loop));
        Deque<String> d = new Deque<>();
        for (String w : "a b c d e".split(" ")) d.addLast(w);
        d.addFirst("z");
        d.rotate(2);
        System.out.print(d + " ");
        d.rotate(-3);
        System.out.println(d + d.first() + d.last() + d.size);
        Deque<Integer> ring = new Deque<>();
        for (int i = 1; i <= 41; i++) ring.addLast(i);
        while (ring.size > 1) { ring.rotate(2); ring.first(); }
        System.out.println("josephus " + ring.first());
        Cons<Integer> base = Cons.<Integer>nil().push(1).push(2), left = base.push(10), right = base.push(20).push(30);
        System.out.println(base.fold(0, Integer::sum) + " " + left.fold(0, Integer::sum) + " " + right.fold(1, (a, b) -> a * b) + " " + (left.tail() == right.tail().tail()));
        SkipList sl = new SkipList();
        int dup = 0;
        for (int v : vs) if (!sl.add(v)) dup++;
        StringBuilder lv = new StringBuilder();
        for (int c : sl.levels()) lv.append(c).append(' ');
        System.out.println(dup + " " + lv + sl.compares);
        try {
            Cons.nil().head();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        d = new Deque<>();
        d.last();
    }
}
