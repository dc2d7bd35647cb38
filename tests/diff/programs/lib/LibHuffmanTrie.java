// Huffman codes, a trie with prefix queries, run-length coding, the Burrows-Wheeler transform.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

public class LibHuffmanTrie {
  static abstract class Tree {
    final int weight;
    final char least;

    Tree(int weight, char least) {
      this.weight = weight;
      this.least = least;
    }

    abstract void codes(String prefix, Map<Character, String> into);
  }

  static final class Leaf extends Tree {
    Leaf(int weight, char c) {
      super(weight, c);
    }

    @Override
    void codes(String prefix, Map<Character, String> into) {
      into.put(least, prefix.isEmpty() ? "0" : prefix);
    }
  }

  static final class Branch extends Tree {
    final Tree left;
    final Tree right;

    Branch(Tree left, Tree right) {
      super(left.weight + right.weight, (char) Math.min(left.least, right.least));
      this.left = left;
      this.right = right;
    }

    @Override
    void codes(String prefix, Map<Character, String> into) {
      left.codes(prefix + "0", into);
      right.codes(prefix + "1", into);
    }
  }

  static Map<Character, String> huffman(String text) {
    Map<Character, Integer> counts = new TreeMap<>();
    for (char c : text.toCharArray()) {
      counts.merge(c, 1, Integer::sum);
    }
    PriorityQueue<Tree> queue = new PriorityQueue<>(Comparator.<Tree>comparingInt(t -> t.weight).thenComparingInt(t -> t.least));
    counts.forEach((c, n) -> queue.add(new Leaf(n, c)));
    while (queue.size() > 1) {
      queue.add(new Branch(queue.remove(), queue.remove()));
    }
    Map<Character, String> codes = new TreeMap<>();
    queue.remove().codes("", codes);
    return codes;
  }

  static String decode(String bits, Map<Character, String> codes) {
    Map<String, Character> reverse = new TreeMap<>();
    codes.forEach((c, s) -> reverse.put(s, c));
    StringBuilder out = new StringBuilder();
    StringBuilder current = new StringBuilder();
    for (char b : bits.toCharArray()) {
      Character c = reverse.get(current.append(b).toString());
      if (c != null) {
        out.append(c.charValue());
        current.setLength(0);
      }
    }
    return out.toString();
  }

  static final class Trie {
    final TreeMap<Character, Trie> next = new TreeMap<>();
    boolean word;

    void add(String s) {
      Trie t = this;
      for (char c : s.toCharArray()) {
        t = t.next.computeIfAbsent(c, k -> new Trie());
      }
      t.word = true;
    }

    List<String> withPrefix(String prefix) {
      Trie t = this;
      for (char c : prefix.toCharArray()) {
        t = t.next.get(c);
        if (t == null) {
          return List.of();
        }
      }
      List<String> found = new ArrayList<>();
      t.collect(new StringBuilder(prefix), found);
      return found;
    }

    void collect(StringBuilder at, List<String> found) {
      if (word) {
        found.add(at.toString());
      }
      next.forEach((c, t) -> {
        at.append(c.charValue());
        t.collect(at, found);
        at.setLength(at.length() - 1);
      });
    }

    boolean matches(String pattern, int i) {
      if (i == pattern.length()) {
        return word;
      }
      if (pattern.charAt(i) == '?') {
        return next.values().stream().anyMatch(t -> t.matches(pattern, i + 1));
      }
      Trie t = next.get(pattern.charAt(i));
      return t != null && t.matches(pattern, i + 1);
    }
  }

  static String runs(String s) {
    return s.isEmpty() ? "" : runs(s, 0, new StringBuilder());
  }

  static String runs(String s, int i, StringBuilder out) {
    int j = i;
    while (j < s.length() && s.charAt(j) == s.charAt(i)) {
      j++;
    }
    out.append(j - i).append(s.charAt(i));
    return j == s.length() ? out.toString() : runs(s, j, out);
  }

  static String burrowsWheeler(String s) {
    Integer[] order = new Integer[s.length()];
    Arrays.setAll(order, i -> i);
    String twice = s + s;
    Arrays.sort(order, Comparator.comparing(i -> twice.substring(i, i + s.length())));
    StringBuilder out = new StringBuilder();
    for (int i : order) {
      out.append(twice.charAt(i + s.length() - 1));
    }
    return out.toString();
  }

  static String inverse(String last) {
    Integer[] order = new Integer[last.length()];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, Comparator.comparing(last::charAt));
    StringBuilder out = new StringBuilder();
    int at = last.indexOf('$');
    for (int i = 0; i < last.length(); i++) {
      at = order[at];
      out.append(last.charAt(at));
    }
    return out.toString();
  }

  public static void main(String[] args) {
    for (String text : new String[] {"abracadabra", "aaaa", "this is an example of a huffman tree", "mississippi river"}) {
      Map<Character, String> codes = huffman(text);
      StringBuilder bits = new StringBuilder();
      for (char c : text.toCharArray()) {
        bits.append(codes.get(c));
      }
      System.out.println(codes + " " + bits.length() + " " + bits.toString().hashCode() + " " + decode(bits.toString(), codes).equals(text));
    }
    Trie trie = new Trie();
    for (String w : "car card care cart cat dog do dot door zebra".split(" ")) {
      trie.add(w);
    }
    System.out.println(trie.withPrefix("car") + " " + trie.withPrefix("do") + " " + trie.withPrefix("") + " " + trie.withPrefix("x") + " " + trie.matches("c?t", 0) + trie.matches("??", 0) + trie.matches("d?", 0) + trie.matches("d????", 0));
    System.out.println(runs("aaabccddddd") + " " + runs("x") + " " + runs(""));
    for (String s : new String[] {"banana$", "mississippi$", "SIX.MIXED.PIXIES$"}) {
      String t = burrowsWheeler(s);
      System.out.println(t + " " + inverse(t) + " " + runs(t));
    }
  }
}
