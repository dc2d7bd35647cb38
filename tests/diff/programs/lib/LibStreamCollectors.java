// Collectors: groupingBy, partitioningBy, joining, toMap, teeing, flatMapping, summaries, custom ones.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.EnumMap;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class LibStreamCollectors {
  enum Dept { SALES, TECH, HR }

  record Person(String name, Dept dept, int age, double pay) {}

  static final List<Person> PEOPLE = List.of(new Person("Ann", Dept.TECH, 31, 5100.5), new Person("Bob", Dept.SALES, 45, 4200), new Person("Cid", Dept.TECH, 28, 4800.25),
      new Person("Dee", Dept.HR, 39, 3900), new Person("Eve", Dept.SALES, 23, 3100.75), new Person("Fay", Dept.TECH, 52, 7000), new Person("Gus", Dept.HR, 61, 4100));

  static <V> Map<Dept, V> byDept(Collector<Person, ?, V> downstream) {
    return PEOPLE.stream().collect(Collectors.groupingBy(Person::dept, () -> new EnumMap<>(Dept.class), downstream));
  }

  static void grouping() {
    System.out.println(byDept(Collectors.mapping(Person::name, Collectors.toList())));
    System.out.println(byDept(Collectors.counting()) + " " + byDept(Collectors.summingInt(Person::age)) + " " + byDept(Collectors.averagingDouble(Person::pay)));
    System.out.println(byDept(Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparing(Person::age)), p -> p.get().name())));
    System.out.println(byDept(Collectors.reducing(0, Person::age, Math::max)) + " " + byDept(Collectors.filtering(p -> p.age() > 30, Collectors.mapping(Person::name, Collectors.joining("+")))));
    System.out.println(byDept(Collectors.flatMapping(p -> p.name().toLowerCase().chars().mapToObj(c -> (char) c), Collectors.toCollection(TreeSet::new))));
    System.out.println("decades " + PEOPLE.stream().collect(Collectors.groupingBy(p -> p.age() / 10 * 10, TreeMap::new, Collectors.mapping(Person::name, Collectors.toList()))));
    System.out.println(PEOPLE.stream().map(Person::name).collect(Collectors.groupingBy(String::length)));
    System.out.println(PEOPLE.stream().collect(Collectors.groupingBy(p -> p.age() % 2 == 0 ? "even" : "odd", Collectors.groupingBy(p -> p.pay() > 4000, Collectors.counting()))));
  }

  static void partitioning() {
    Map<Boolean, List<String>> parts = PEOPLE.stream().collect(Collectors.partitioningBy(p -> p.pay() > 4500, Collectors.mapping(Person::name, Collectors.toList())));
    System.out.println(parts + " " + parts.get(true) + " " + parts.size() + " " + Stream.<Integer>empty().collect(Collectors.partitioningBy(x -> x > 0)));
  }

  static void maps() {
    System.out.println("ages " + PEOPLE.stream().collect(Collectors.toMap(Person::name, Person::age, (a, b) -> a, LinkedHashMap::new)));
    System.out.println(new TreeMap<>(PEOPLE.stream().collect(Collectors.toMap(p -> p.dept().name(), Person::name, (a, b) -> a + "," + b))));
    try {
      PEOPLE.stream().collect(Collectors.toMap(p -> p.age() / 30, Person::name));
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    try {
      Stream.of("x").collect(Collectors.toMap(Function.identity(), x -> null));
    } catch (NullPointerException e) {
      System.out.println("null value");
    }
    System.out.println(new TreeMap<>(Stream.of("a", "bb").collect(Collectors.toUnmodifiableMap(s -> s, String::length))));
  }

  static void texts() {
    System.out.println(PEOPLE.stream().map(Person::name).collect(Collectors.joining()) + PEOPLE.stream().map(Person::name).collect(Collectors.joining(", ", "[", "]")) + Stream.<String>empty().collect(Collectors.joining("-", "<", ">")));
  }

  static void numbers() {
    IntSummaryStatistics ages = PEOPLE.stream().collect(Collectors.summarizingInt(Person::age));
    System.out.println(ages.getCount() + " " + ages.getSum() + " " + ages.getMin() + " " + ages.getMax() + " " + ages.getAverage());
    DoubleSummaryStatistics pays = PEOPLE.stream().collect(Collectors.summarizingDouble(Person::pay));
    System.out.println(pays.getCount() + " " + pays.getSum() + " " + pays.getMin() + " " + pays.getMax() + " " + pays.getAverage());
    System.out.println(Stream.<Integer>empty().collect(Collectors.summarizingInt(x -> x)).getMin() + " " + Stream.<Integer>empty().collect(Collectors.averagingInt(x -> x)));
    System.out.println("both: " + PEOPLE.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.summingDouble(Person::pay), (n, sum) -> n + " people, " + sum)));
    System.out.println(PEOPLE.stream().collect(Collectors.minBy(Comparator.comparing(Person::pay))).get());
  }

  static void custom() {
    Collector<Integer, List<List<Integer>>, List<List<Integer>>> pairs = Collector.of(ArrayList::new, (acc, x) -> {
      if (acc.isEmpty() || acc.get(acc.size() - 1).size() == 2) {
        acc.add(new ArrayList<>());
      }
      acc.get(acc.size() - 1).add(x);
    }, (a, b) -> {
      throw new AssertionError("sequential only");
    });
    System.out.println(Stream.of(1, 2, 3, 4, 5).collect(pairs) + " " + new TreeSet<>(pairs.characteristics()));
    System.out.println(Stream.of(3, 1, 2).collect(Collectors.collectingAndThen(Collectors.toList(), l -> {
      Collections.sort(l);
      return Collections.unmodifiableList(l);
    })) + " " + Stream.of(5, 5, 6).collect(Collectors.toSet()) + " " + Stream.of(1).collect(Collectors.toUnmodifiableList()) + Arrays.asList(Stream.of(2, 9).collect(Collectors.toCollection(ArrayList::new))));
  }

  public static void main(String[] args) {
    grouping();
    partitioning();
    maps();
    texts();
    numbers();
    custom();
  }
}
