// LinkedList: as a list, a queue, a deque and a stack, with list iterators.
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.ListIterator;
import java.util.Random;

public class LibLinkedList {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  static void ends() {
    LinkedList<Integer> list = new LinkedList<>(Arrays.asList(3, 4));
    list.addFirst(2);
    list.addLast(5);
    list.push(1);
    list.offer(6);
    list.offerFirst(0);
    list.offerLast(7);
    System.out.println(list + " " + list.getFirst() + list.getLast() + list.peek() + list.peekFirst() + list.peekLast() + list.element());
    System.out.println(list.poll() + "" + list.pollFirst() + list.pollLast() + list.pop() + list.remove() + list.removeFirst() + list.removeLast() + list);
    System.out.println(list.poll() + " " + list.poll() + " " + list.pollLast() + " " + list.peek());
    fails("getFirst", list::getFirst);
    fails("removeLast", list::removeLast);
    fails("pop", list::pop);
    fails("element", list::element);
    fails("get", () -> list.get(0));
    fails("add", () -> list.add(1, 1));
  }

  static void middles() {
    LinkedList<String> list = new LinkedList<>();
    for (int i = 0; i < 8; i++) {
      list.add(i / 2, "n" + i % 5);
    }
    System.out.println(list + " " + list.indexOf("n2") + list.lastIndexOf("n2"));
    System.out.println(list.removeFirstOccurrence("n2") + " " + list.removeLastOccurrence("n1") + " " + list.removeLastOccurrence("zz") + " " + list);
    System.out.println(list.remove(2) + list.set(1, "S") + list.addAll(2, Arrays.asList("p", "q")) + list);
    StringBuilder back = new StringBuilder();
    for (Iterator<String> it = list.descendingIterator(); it.hasNext();) {
      String s = it.next();
      back.append(s);
      if (s.startsWith("n3")) {
        it.remove();
      }
    }
    System.out.println(back + " " + list + " " + list.contains("S") + " " + list.clone().equals(list) + " " + list.hashCode());
    ListIterator<String> it = list.listIterator(2);
    it.add("added");
    it.next();
    it.set("set");
    it.previous();
    it.remove();
    System.out.println(list + " " + it.nextIndex() + it.previousIndex());
    list.sort(null);
    System.out.println(list + " " + list.subList(1, 3));
    fails("set before next", () -> list.listIterator().set("x"));
    fails("concurrent", () -> {
      for (String s : list) {
        list.add(s);
      }
    });
  }

  static void josephus(int n, int k) {
    LinkedList<Integer> circle = new LinkedList<>();
    for (int i = 1; i <= n; i++) {
      circle.add(i);
    }
    StringBuilder order = new StringBuilder();
    while (circle.size() > 1) {
      for (int i = 1; i < k; i++) {
        circle.addLast(circle.removeFirst());
      }
      order.append(circle.removeFirst()).append(' ');
    }
    System.out.println(order + "last " + circle.getFirst());
  }

  static void stress() {
    Random random = new Random(21);
    LinkedList<Integer> list = new LinkedList<>();
    long hash = 0;
    for (int i = 0; i < 3000; i++) {
      switch (random.nextInt(6)) {
        case 0: list.addFirst(i); break;
        case 1: list.addLast(i); break;
        case 2: list.add(random.nextInt(list.size() + 1), i); break;
        case 3: list.removeFirstOccurrence(random.nextInt(i + 1)); break;
        case 4: hash = hash * 31 + (list.isEmpty() ? 7 : list.removeFirst()); break;
        default: hash = hash * 31 + (list.isEmpty() ? 5 : list.get(list.size() / 2)); break;
      }
    }
    System.out.println(list.size() + " " + hash + " " + list.hashCode());
  }

  public static void main(String[] args) {
    ends();
    middles();
    josephus(41, 3);
    josephus(10, 2);
    stress();
  }
}
