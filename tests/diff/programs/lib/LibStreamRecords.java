// Streams over records: orders, joins, rankings, running totals, nested grouping.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class LibStreamRecords {
  record Item(String sku, int cents) {}

  record Line(Item item, int count) {
    int total() {
      return item.cents() * count;
    }
  }

  record Order(int id, String customer, List<Line> lines) {
    Order {
      lines = List.copyOf(lines);
      if (lines.isEmpty()) {
        throw new IllegalArgumentException("order " + id + " is empty");
      }
    }

    int total() {
      return lines.stream().mapToInt(Line::total).sum();
    }
  }

  record Pair<A, B>(A first, B second) {
    static <A, B> Pair<A, B> of(A a, B b) {
      return new Pair<>(a, b);
    }
  }

  static List<Order> orders() {
    Random random = new Random(66);
    List<Item> items = IntStream.range(0, 9).mapToObj(i -> new Item("sku" + (char) ('A' + i), 100 + random.nextInt(900))).toList();
    String[] customers = {"zoe", "yan", "xia", "wim"};
    return IntStream.range(0, 40).mapToObj(i -> new Order(i, customers[random.nextInt(4)],
        IntStream.rangeClosed(0, random.nextInt(4)).mapToObj(j -> new Line(items.get(random.nextInt(9)), 1 + random.nextInt(5))).toList())).toList();
  }

  public static void main(String[] args) {
    List<Order> orders = orders();
    System.out.println(orders.size() + " " + orders.get(0) + " " + orders.hashCode());
    System.out.println("totals " + orders.stream().collect(Collectors.groupingBy(Order::customer, TreeMap::new, Collectors.summingInt(Order::total))));
    System.out.println(orders.stream().sorted(Comparator.comparingInt(Order::total).reversed().thenComparing(Order::id)).limit(5).map(o -> o.id() + ":" + o.total()).toList());
    Map<String, Integer> sold = orders.stream().flatMap(o -> o.lines().stream()).collect(Collectors.toMap(l -> l.item().sku(), Line::count, Integer::sum, TreeMap::new));
    System.out.println(sold);
    System.out.println("ranked " + sold.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (a, b) -> a, LinkedHashMap::new)));
    System.out.println(orders.stream().map(o -> Pair.of(o.customer(), o.lines().size())).distinct().sorted(Comparator.comparing((Pair<String, Integer> p) -> p.first()).thenComparing(Pair::second)).toList());
    Map<String, Order> best = orders.stream().collect(Collectors.toMap(Order::customer, o -> o, BinaryOperator.maxBy(Comparator.comparingInt(Order::total)), TreeMap::new));
    best.forEach((c, o) -> System.out.println(c + " " + o.id() + " " + o.total() + " " + o.lines().stream().map(l -> l.item().sku() + "x" + l.count()).collect(Collectors.joining(","))));
    List<Integer> running = new ArrayList<>();
    orders.stream().mapToInt(Order::total).reduce(0, (a, b) -> {
      running.add(a + b);
      return a + b;
    });
    System.out.println(running.get(39) + " " + running.hashCode());
    Map<String, Map<Integer, List<Integer>>> nested = orders.stream().collect(Collectors.groupingBy(Order::customer, TreeMap::new, Collectors.groupingBy(o -> o.lines().size(), TreeMap::new, Collectors.mapping(Order::id, Collectors.toList()))));
    System.out.println(nested);
    System.out.println(IntStream.range(0, 3).boxed().flatMap(i -> Stream.of("x", "y").map(s -> Pair.of(i, s))).toList());
    System.out.println(Pair.of(1, null).equals(Pair.of(1, null)) + " " + Pair.of(1, null).hashCode() + " " + Pair.of("a", List.of(1)) + " " + new Item("s", 1).equals(new Item("s", 2)));
    try {
      new Order(7, "nobody", List.of());
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
