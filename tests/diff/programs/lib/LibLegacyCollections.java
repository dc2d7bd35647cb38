// Vector, Stack, Hashtable, Enumeration, Dictionary: the synchronized collections of Java 1.0.
import java.util.Arrays;
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.Random;
import java.util.Stack;
import java.util.TreeMap;
import java.util.Vector;

public class LibLegacyCollections {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  static void vectors() {
    Vector<String> v = new Vector<>(2, 3);
    StringBuilder capacities = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      v.addElement("e" + i);
      capacities.append(v.capacity()).append(' ');
    }
    v.insertElementAt("ins", 4);
    v.removeElementAt(0);
    v.setElementAt("set", 1);
    System.out.println(capacities + "" + v + " " + v.firstElement() + v.lastElement() + v.elementAt(3) + v.indexOf("e5") + v.removeElement("e7"));
    v.setSize(12);
    v.trimToSize();
    System.out.println(v + " " + v.capacity() + " " + v.indexOf(null) + v.lastIndexOf(null) + v.indexOf("e5", 6));
    Enumeration<String> e = v.elements();
    StringBuilder all = new StringBuilder();
    while (e.hasMoreElements()) {
      all.append(e.nextElement());
    }
    String[] copy = new String[12];
    v.copyInto(copy);
    System.out.println(all + " " + Arrays.hashCode(copy) + " " + v.clone().equals(v));
    fails("elementAt", () -> v.elementAt(12));
    fails("get", () -> v.get(12));
    fails("insertElementAt", () -> v.insertElementAt("x", 20));
    fails("lastElement", () -> new Vector<>().lastElement());
    fails("nextElement", () -> new Vector<>().elements().nextElement());
    v.removeAllElements();
    System.out.println(v.isEmpty());
  }

  static void stacks() {
    Stack<Integer> s = new Stack<>();
    for (int i = 0; i < 6; i++) {
      s.push(i * i);
    }
    System.out.println(s + " " + s.peek() + s.pop() + s.search(16) + s.search(0) + s.search(99) + s.empty() + s.get(0));
    s.add(1, 77);
    System.out.println(s + " " + s.remove(0) + s.remove((Object) 77));
    while (!s.empty()) {
      s.pop();
    }
    fails("pop", s::pop);
    fails("peek", s::peek);
  }

  static void tables() {
    Hashtable<String, Integer> t = new Hashtable<>();
    for (int i = 0; i < 15; i++) {
      t.put("k" + i, i);
    }
    System.out.println(t + " " + t.get("k3") + t.get("zz") + t.contains(4) + t.containsKey("k4") + t.remove("k5") + t.size());
    StringBuilder keys = new StringBuilder();
    for (Enumeration<String> e = t.keys(); e.hasMoreElements();) {
      keys.append(e.nextElement());
    }
    System.out.println(keys);
    t.merge("k1", 100, Integer::sum);
    t.computeIfAbsent("new", String::length);
    t.replaceAll((k, v) -> v + 1);
    System.out.println(new TreeMap<>(t) + " " + t.hashCode() + " " + t.equals(new TreeMap<>(t)));
    fails("null key", () -> t.put(null, 1));
    fails("null value", () -> t.put("k", null));
    Random random = new Random(1);
    Hashtable<Integer, Integer> big = new Hashtable<>(5, 2.0f);
    long hash = 0;
    for (int i = 0; i < 2000; i++) {
      int k = random.nextInt(300) - 150;
      Integer old = random.nextBoolean() ? big.put(k, i) : big.remove(k);
      hash = hash * 31 + (old == null ? 0 : old);
    }
    for (int k : big.keySet()) {
      hash = hash * 31 + k;
    }
    System.out.println(big.size() + " " + hash);
  }

  public static void main(String[] args) {
    vectors();
    stacks();
    tables();
  }
}
