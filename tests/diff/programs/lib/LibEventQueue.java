// A discrete event simulation: a shop with tills and listeners, on a priority queue with stable ties.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Consumer;

public class LibEventQueue {
  static final class Simulation {
    private final class Event implements Comparable<Event> {
      final long time;
      final long order = next++;
      final Runnable action;

      Event(long time, Runnable action) {
        this.time = time;
        this.action = action;
      }

      @Override
      public int compareTo(Event o) {
        int byTime = Long.compare(time, o.time);
        return byTime != 0 ? byTime : Long.compare(order, o.order);
      }
    }

    private final PriorityQueue<Event> queue = new PriorityQueue<>();
    private final List<Consumer<String>> listeners = new ArrayList<>();
    private long next;
    private long now;

    void at(long delay, Runnable action) {
      if (delay < 0) {
        throw new IllegalArgumentException("delay " + delay);
      }
      queue.add(new Event(now + delay, action));
    }

    void listen(Consumer<String> listener) {
      listeners.add(listener);
    }

    void say(String what) {
      for (Consumer<String> l : listeners) {
        l.accept(now + " " + what);
      }
    }

    int run(long until) {
      int handled = 0;
      while (!queue.isEmpty() && queue.peek().time <= until) {
        Event e = queue.poll();
        assert e.time >= now;
        now = e.time;
        e.action.run();
        handled++;
      }
      return handled;
    }
  }

  static final class Shop {
    final Simulation sim;
    final Random random;
    final Deque<Integer> waiting = new ArrayDeque<>();
    final TreeMap<Integer, Long> arrived = new TreeMap<>();
    int free;
    int served;
    long waited;
    int longest;

    Shop(Simulation sim, int tills, long seed) {
      this.sim = sim;
      this.free = tills;
      this.random = new Random(seed);
    }

    void arrive(int id) {
      arrived.put(id, sim.now);
      waiting.addLast(id);
      longest = Math.max(longest, waiting.size());
      sim.say("arrives " + id);
      serve();
      if (id < 40) {
        sim.at(1 + random.nextInt(6), () -> arrive(id + 1));
      }
    }

    void serve() {
      while (free > 0 && !waiting.isEmpty()) {
        free--;
        int id = waiting.removeFirst();
        waited += sim.now - arrived.get(id);
        sim.at(3 + random.nextInt(9), () -> leave(id));
      }
    }

    void leave(int id) {
      free++;
      served++;
      sim.say("leaves " + id);
      serve();
    }
  }

  public static void main(String[] args) {
    for (int tills = 1; tills <= 3; tills++) {
      Simulation sim = new Simulation();
      List<String> log = new ArrayList<>();
      int[] counted = {0};
      sim.listen(log::add);
      sim.listen(s -> counted[0] += s.length());
      Shop shop = new Shop(sim, tills, 33);
      sim.at(0, () -> shop.arrive(1));
      int handled = sim.run(60) + sim.run(Long.MAX_VALUE);
      System.out.println(tills + ": " + handled + " events, served " + shop.served + ", waited " + shop.waited + ", longest " + shop.longest + ", end " + sim.now + ", log " + log.hashCode() + " " + counted[0]);
      System.out.println("  " + log.subList(0, 8));
    }
    Simulation ties = new Simulation();
    StringBuilder order = new StringBuilder();
    for (int i = 0; i < 20; i++) {
      int n = i;
      ties.at(i % 3, () -> order.append(n).append(' '));
    }
    ties.run(10);
    System.out.println(order);
    ties.at(5, () -> ties.at(0, () -> System.out.println("nested at " + ties.now)));
    System.out.println(ties.run(100));
    try {
      ties.at(-1, () -> { });
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
