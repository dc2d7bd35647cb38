// ConcurrentLinkedQueue and Deque, LinkedBlockingQueue, ArrayBlockingQueue, PriorityBlockingQueue on one thread.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

public class LibConcurrentQueues {
  static void exercise(String name, Queue<Integer> q) {
    Random random = new Random(4);
    long hash = 0;
    for (int i = 0; i < 1000; i++) {
      switch (random.nextInt(5)) {
        case 0: case 1: q.offer(random.nextInt(100)); break;
        case 2: hash = hash * 31 + (q.isEmpty() ? -1 : q.poll()); break;
        case 3: hash = hash * 31 + (q.remove(random.nextInt(100)) ? 1 : 0); break;
        default: hash = hash * 31 + (q.peek() == null ? -2 : q.peek()); break;
      }
    }
    List<Integer> left = new ArrayList<>();
    for (Iterator<Integer> it = q.iterator(); it.hasNext();) {
      int n = it.next();
      left.add(n);
      if (n % 2 == 0) {
        it.remove();
      }
    }
    left.sort(null);
    System.out.println(name + " " + hash + " " + q.size() + " " + left.hashCode() + " " + q.contains(51) + " " + q.stream().mapToInt(x -> x).sum());
    q.removeIf(x -> x > 50);
    System.out.println("  " + q.size() + " " + Arrays.stream(q.toArray()).mapToInt(x -> (Integer) x).sum() + " " + q.addAll(Arrays.asList(7, 8)));
  }

  static void bounded() throws InterruptedException {
    BlockingQueue<String> q = new ArrayBlockingQueue<>(3);
    System.out.println(q.offer("a") + " " + q.offer("b") + " " + q.add("c") + " " + q.offer("d") + " " + q.remainingCapacity() + " " + q);
    try {
      q.add("e");
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(q.take() + q.poll() + q + q.remainingCapacity());
    q.put("z");
    List<String> drained = new ArrayList<>();
    System.out.println(q.drainTo(drained) + " " + drained + " " + q.poll() + " " + q.peek());
    try {
      q.offer(null);
    } catch (NullPointerException e) {
      System.out.println("null refused");
    }
    BlockingQueue<Integer> p = new PriorityBlockingQueue<>(4, (a, b) -> b - a);
    for (int i : new int[] {3, 9, 1, 7, 5}) {
      p.put(i);
    }
    System.out.println(p.take() + " " + p.poll() + " " + p.peek() + " " + p.size());
    LinkedBlockingDeque<Integer> d = new LinkedBlockingDeque<>(2);
    d.putFirst(1);
    d.putLast(2);
    System.out.println(d.offerFirst(3) + " " + d.takeLast() + d.takeFirst() + d.pollFirst());
  }

  public static void main(String[] args) throws InterruptedException {
    exercise("linked", new ConcurrentLinkedQueue<>());
    exercise("deque", new ConcurrentLinkedDeque<>());
    exercise("blocking", new LinkedBlockingQueue<>());
    exercise("array", new ArrayBlockingQueue<>(2000));
    exercise("priority", new PriorityBlockingQueue<>());
    bounded();
    ConcurrentLinkedDeque<String> deque = new ConcurrentLinkedDeque<>(Arrays.asList("b", "c"));
    deque.addFirst("a");
    deque.offerLast("d");
    StringBuilder back = new StringBuilder();
    deque.descendingIterator().forEachRemaining(back::append);
    System.out.println(deque + " " + back + " " + deque.pollLast() + deque.pop() + deque.peekFirst() + deque.removeLastOccurrence("b") + deque);
  }
}
