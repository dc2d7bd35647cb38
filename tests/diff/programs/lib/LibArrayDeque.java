// ArrayDeque: wrap-around, growth, both iterators, removal in the middle, errors.
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.Random;

public class LibArrayDeque {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  static void basics() {
    ArrayDeque<Integer> d = new ArrayDeque<>(4);
    for (int i = 0; i < 20; i++) {
      if (i % 3 == 0) {
        d.addFirst(i);
      } else {
        d.addLast(i);
      }
    }
    System.out.println(d + " " + d.size() + " " + d.peekFirst() + " " + d.peekLast());
    System.out.println(d.removeFirstOccurrence(4) + " " + d.removeLastOccurrence(0) + " " + d.remove(99) + " " + d.contains(7) + " " + d);
    StringBuilder back = new StringBuilder();
    for (Iterator<Integer> it = d.descendingIterator(); it.hasNext();) {
      int n = it.next();
      back.append(n).append(' ');
      if (n % 5 == 0) {
        it.remove();
      }
    }
    System.out.println(back + "| " + d);
    for (Iterator<Integer> it = d.iterator(); it.hasNext();) {
      if (it.next() % 2 == 0) {
        it.remove();
      }
    }
    System.out.println(d + " " + d.removeIf(n -> n > 15) + " " + d + " " + Arrays.toString(d.toArray(new Integer[0])) + " " + d.clone());
    d.retainAll(Arrays.asList(1, 7, 11));
    d.addAll(Arrays.asList(100, 200));
    System.out.println(d + " " + d.pop() + d.poll() + d.pollLast() + d.getFirst() + d.getLast() + " " + d.stream().mapToInt(x -> x).sum());
    d.clear();
    System.out.println(d.isEmpty() + " " + d.peek() + " " + d.pollFirst() + " " + d);
  }

  static void errors() {
    Deque<String> d = new ArrayDeque<>();
    fails("addFirst null", () -> d.addFirst(null));
    fails("offer null", () -> d.offer(null));
    fails("removeFirst", d::removeFirst);
    fails("getLast", d::getLast);
    fails("pop", d::pop);
    fails("element", d::element);
    fails("iterator", () -> d.iterator().next());
    System.out.println(d.contains(null) + " " + d.removeFirstOccurrence(null));
  }

  static void stress() {
    Random random = new Random(17);
    ArrayDeque<Integer> d = new ArrayDeque<>();
    long hash = 0;
    for (int i = 0; i < 8000; i++) {
      switch (random.nextInt(7)) {
        case 0: case 1: d.addFirst(i); break;
        case 2: case 3: d.addLast(i); break;
        case 4: hash = hash * 31 + (d.isEmpty() ? 1 : d.pollFirst()); break;
        case 5: hash = hash * 31 + (d.isEmpty() ? 2 : d.pollLast()); break;
        default: if (i % 20 == 0 && !d.isEmpty()) d.removeFirstOccurrence(d.peekLast() - 1); break;
      }
    }
    for (int n : d) {
      hash = hash * 31 + n;
    }
    System.out.println(d.size() + " " + hash);
  }

  static boolean balanced(String s) {
    Deque<Character> stack = new ArrayDeque<>();
    for (char c : s.toCharArray()) {
      int open = "([{".indexOf(c);
      int close = ")]}".indexOf(c);
      if (open >= 0) {
        stack.push(")]}".charAt(open));
      } else if (close >= 0 && (stack.isEmpty() || stack.pop() != c)) {
        return false;
      }
    }
    return stack.isEmpty();
  }

  public static void main(String[] args) {
    basics();
    errors();
    stress();
    for (String s : new String[] {"", "()", "([{}])", "(]", "((", "a(b[c]d)e}", "{[()()]}"}) {
      System.out.print(balanced(s) + " ");
    }
    System.out.println();
  }
}
