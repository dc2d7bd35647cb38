// Structures of our own beside the library's: an AVL tree and a treap give the answers of TreeSet.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.TreeSet;

public class LibOwnStructures {
  static final class Avl<T extends Comparable<T>> implements Iterable<T> {
    private static final class Node<T> {
      T key;
      Node<T> left;
      Node<T> right;
      int height = 1;

      Node(T key) {
        this.key = key;
      }
    }

    private Node<T> root;
    private int size;

    private static int height(Node<?> n) {
      return n == null ? 0 : n.height;
    }

    private static <T> Node<T> fix(Node<T> n) {
      n.height = 1 + Math.max(height(n.left), height(n.right));
      int balance = height(n.left) - height(n.right);
      if (balance > 1) {
        if (height(n.left.left) < height(n.left.right)) {
          n.left = rotateLeft(n.left);
        }
        return rotateRight(n);
      }
      if (balance < -1) {
        if (height(n.right.right) < height(n.right.left)) {
          n.right = rotateRight(n.right);
        }
        return rotateLeft(n);
      }
      return n;
    }

    private static <T> Node<T> rotateRight(Node<T> n) {
      Node<T> l = n.left;
      n.left = l.right;
      l.right = n;
      fix(n);
      return fix(l);
    }

    private static <T> Node<T> rotateLeft(Node<T> n) {
      Node<T> r = n.right;
      n.right = r.left;
      r.left = n;
      fix(n);
      return fix(r);
    }

    boolean add(T key) {
      int before = size;
      root = add(root, key);
      return size > before;
    }

    private Node<T> add(Node<T> n, T key) {
      if (n == null) {
        size++;
        return new Node<>(key);
      }
      int c = key.compareTo(n.key);
      if (c < 0) {
        n.left = add(n.left, key);
      } else if (c > 0) {
        n.right = add(n.right, key);
      }
      return fix(n);
    }

    boolean remove(T key) {
      int before = size;
      root = remove(root, key);
      return size < before;
    }

    private Node<T> remove(Node<T> n, T key) {
      if (n == null) {
        return null;
      }
      int c = key.compareTo(n.key);
      if (c < 0) {
        n.left = remove(n.left, key);
      } else if (c > 0) {
        n.right = remove(n.right, key);
      } else if (n.left == null || n.right == null) {
        size--;
        return n.left == null ? n.right : n.left;
      } else {
        Node<T> least = n.right;
        while (least.left != null) {
          least = least.left;
        }
        n.key = least.key;
        n.right = remove(n.right, least.key);
      }
      return fix(n);
    }

    @Override
    public Iterator<T> iterator() {
      List<Node<T>> path = new ArrayList<>();
      for (Node<T> n = root; n != null; n = n.left) {
        path.add(n);
      }
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return !path.isEmpty();
        }

        @Override
        public T next() {
          if (path.isEmpty()) {
            throw new NoSuchElementException();
          }
          Node<T> top = path.remove(path.size() - 1);
          for (Node<T> n = top.right; n != null; n = n.left) {
            path.add(n);
          }
          return top.key;
        }
      };
    }

    void check() {
      check(root);
    }

    private int check(Node<T> n) {
      if (n == null) {
        return 0;
      }
      int l = check(n.left);
      int r = check(n.right);
      assert Math.abs(l - r) <= 1 && n.height == 1 + Math.max(l, r);
      return n.height;
    }
  }

  static final class Treap {
    int key;
    int priority;
    int count = 1;
    Treap left;
    Treap right;

    Treap(int key, int priority) {
      this.key = key;
      this.priority = priority;
    }

    static int count(Treap t) {
      return t == null ? 0 : t.count;
    }

    Treap update() {
      count = 1 + count(left) + count(right);
      return this;
    }

    static Treap[] split(Treap t, int key) {
      if (t == null) {
        return new Treap[2];
      }
      if (t.key < key) {
        Treap[] parts = split(t.right, key);
        t.right = parts[0];
        parts[0] = t.update();
        return parts;
      }
      Treap[] parts = split(t.left, key);
      t.left = parts[1];
      parts[1] = t.update();
      return parts;
    }

    static Treap merge(Treap a, Treap b) {
      if (a == null || b == null) {
        return a == null ? b : a;
      }
      if (a.priority > b.priority) {
        a.right = merge(a.right, b);
        return a.update();
      }
      b.left = merge(a, b.left);
      return b.update();
    }

    static int at(Treap t, int index) {
      int l = count(t.left);
      return index < l ? at(t.left, index) : index == l ? t.key : at(t.right, index - l - 1);
    }
  }

  public static void main(String[] args) {
    Random random = new Random(77);
    Avl<Integer> avl = new Avl<>();
    TreeSet<Integer> model = new TreeSet<>();
    Treap treap = null;
    long hash = 0;
    for (int i = 0; i < 2000; i++) {
      int k = random.nextInt(300);
      boolean add = random.nextInt(5) < 3;
      boolean changed = add ? avl.add(k) : avl.remove(k);
      assert changed == (add ? model.add(k) : model.remove(k));
      Treap[] low = Treap.split(treap, k);
      Treap[] high = Treap.split(low[1], k + 1);
      treap = Treap.merge(Treap.merge(low[0], add ? new Treap(k, random.nextInt()) : null), high[1]);
      hash = hash * 31 + (changed ? k : -k) + avl.size + Treap.count(treap);
      if (i % 250 == 0) {
        avl.check();
        System.out.println(i + " " + avl.size + " " + Avl.height(avl.root) + " " + Treap.count(treap) + " " + hash);
      }
    }
    Iterator<Integer> expected = model.iterator();
    int index = 0;
    for (int k : avl) {
      assert expected.next() == k && Treap.at(treap, index) == k;
      index++;
    }
    System.out.println(index + " " + Treap.at(treap, index / 2) + " " + model.first() + " " + model.last());
    Avl<String> words = new Avl<>();
    for (String w : "to be or not to be that is the question".split(" ")) {
      words.add(w);
    }
    System.out.println(String.join(" ", words) + " " + words.size + " " + words.root.key);
    try {
      new Avl<String>().iterator().next();
    } catch (NoSuchElementException e) {
      System.out.println("empty");
    }
  }
}
