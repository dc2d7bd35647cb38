// A left-leaning red-black tree with deletion, invariants checked after every operation.
import java.util.NoSuchElementException;
import java.util.function.BiConsumer;

public class RedBlackTree<K extends Comparable<? super K>, V> {
    private static final boolean RED = true, BLACK = false;

    private final class Node {
        K key;
        V value;
        Node left, right;
        boolean color = RED;
        Node(K k, V v) { key = k; value = v; }
    }

    private Node root;
    private int size;
    private int rotations;

    private boolean red(Node n) { return n != null && n.color == RED; }

    private Node rotateLeft(Node h) {
        Node x = h.right;
        h.right = x.left;
        x.left = h;
        x.color = h.color;
        h.color = RED;
        rotations++;
        return x;
    }

    private Node rotateRight(Node h) {
        Node x = h.left;
        h.left = x.right;
        x.right = h;
        x.color = h.color;
        h.color = RED;
        rotations++;
        return x;
    }

    private void flip(Node h) { h.color ^= true; h.left.color ^= true; h.right.color ^= true; }

    private Node balance(Node h) {
        if (red(h.right) && !red(h.left)) h = rotateLeft(h);
        if (red(h.left) && red(h.left.left)) h = rotateRight(h);
        if (red(h.left) && red(h.right)) flip(h);
        return h;
    }

    void put(K k, V v) { root = put(root, k, v); root.color = BLACK; }

    private Node put(Node h, K k, V v) {
        if (h == null) { size++; return new Node(k, v); }
        int c = k.compareTo(h.key);
        if (c < 0) h.left = put(h.left, k, v);
        else if (c > 0) h.right = put(h.right, k, v);
        else h.value = v;
        return balance(h);
    }

    V get(K k) {
        for (Node n = root; n != null; ) {
            int c = k.compareTo(n.key);
            if (c == 0) return n.value;
            n = c < 0 ? n.left : n.right;
        }
        return null;
    }

    private Node moveRedLeft(Node h) {
        flip(h);
        if (red(h.right.left)) {
            h.right = rotateRight(h.right);
            h = rotateLeft(h);
            flip(h);
        }
        return h;
    }

    private Node moveRedRight(Node h) {
        flip(h);
        if (red(h.left.left)) {
            h = rotateRight(h);
            flip(h);
        }
        return h;
    }

    private Node min(Node h) { return h.left == null ? h : min(h.left); }

    private Node deleteMin(Node h) {
        if (h.left == null) return null;
        if (!red(h.left) && !red(h.left.left)) h = moveRedLeft(h);
        h.left = deleteMin(h.left);
        return balance(h);
    }

    boolean remove(K k) {
        if (get(k) == null) return false;
        if (!red(root.left) && !red(root.right)) root.color = RED;
        root = delete(root, k);
        if (root != null) root.color = BLACK;
        size--;
        return true;
    }

    private Node delete(Node h, K k) {
        if (k.compareTo(h.key) < 0) {
            if (!red(h.left) && !red(h.left.left)) h = moveRedLeft(h);
            h.left = delete(h.left, k);
        } else {
            if (red(h.left)) h = rotateRight(h);
            if (k.compareTo(h.key) == 0 && h.right == null) return null;
            if (!red(h.right) && !red(h.right.left)) h = moveRedRight(h);
            if (k.compareTo(h.key) == 0) {
                Node m = min(h.right);
                h.key = m.key;
                h.value = m.value;
                h.right = deleteMin(h.right);
            } else {
                h.right = delete(h.right, k);
            }
        }
        return balance(h);
    }

    K first() { if (root == null) throw new NoSuchElementException("empty tree"); return min(root).key; }

    void each(BiConsumer<? super K, ? super V> f) { each(root, f); }
    private void each(Node n, BiConsumer<? super K, ? super V> f) { if (n != null) { each(n.left, f); f.accept(n.key, n.value); each(n.right, f); } }

    int check() { assert !red(root) : "red root"; return check(root, null, null); }

    private int check(Node n, K lo, K hi) {
        if (n == null) return 0;
        assert lo == null || lo.compareTo(n.key) < 0;
        assert hi == null || hi.compareTo(n.key) > 0;
        assert !red(n.right) : "right red at " + n.key;
        assert !(red(n) && red(n.left)) : "two reds at " + n.key;
        int l = check(n.left, lo, n.key), r = check(n.right, n.key, hi);
        assert l == r : "black height " + l + " " + r;
        return l + (red(n) ? 0 : 1);
    }

    String shape() { StringBuilder s = new StringBuilder(); shape(root, s); return s.toString(); }
    private void shape(Node n, StringBuilder s) {
        if (n == null) { s.append('.'); return; }
        s.append(red(n) ? 'r' : 'b').append(n.key).append('(');
        shape(n.left, s);
        shape(n.right, s);
        s.append(')');
    }

    public static void main(String[] args) {
        RedBlackTree<Integer, String> t = new RedBlackTree<>();
        for (int i : new int[] {5, 3, 8, 1, 4, 7, 9, 2, 6}) { t.put(i, "v" + i); t.check(); }
        System.out.println(t.shape());
        for (int i : new int[] {5, 1, 9, 42}) { System.out.println(t.remove(i) + " " + t.shape()); t.check(); }
        RedBlackTree<Integer, Integer> big = new RedBlackTree<>();
        boolean[] model = new boolean[128];
        int x = 77, wrong = 0, count = 0;
        for (int i = 0; i < 500; i++) {
            x ^= x << 13; x ^= x >>> 17; x ^= x << 5;
            int k = x >>> 8 & 127;
            if ((x & 3) != 0) { big.put(k, i); if (!model[k]) count++; model[k] = true; }
            else { if (big.remove(k) != model[k]) wrong++; if (model[k]) count--; model[k] = false; }
            if (i % 10 == 0) big.check();
            if (count != big.size) wrong++;
        }
        int[] h = {0, -1};
        big.each((k, v) -> { h[0] = h[0] * 31 + k * 7 + v; if (k <= h[1]) h[0] = -1; h[1] = k; });
        System.out.println(wrong + " " + big.size + " " + h[0] + " height " + big.check() + " rotations " + big.rotations + " first " + big.first());
        RedBlackTree<String, Integer> words = new RedBlackTree<>();
        for (String w : "it was the best of times it was the worst of times".split(" ")) words.put(w, words.get(w) == null ? 1 : words.get(w) + 1);
        StringBuilder s = new StringBuilder();
        words.each((k, v) -> s.append(k).append(v).append(' '));
        System.out.println(s);
        while (words.size > 0) words.remove(words.first());
        System.out.println(words.shape() + words.check());
        words.first();
    }
}
