#include "subjects.h"

#include "java_tools.h"

namespace loris::test {
namespace {

constexpr auto kSource = R"(package bad;
import java.lang.annotation.*;
import java.util.*;
import java.util.function.*;

@Retention(RetentionPolicy.RUNTIME) @interface Mark {
  int[] numbers() default {1, 2}; String text() default "t"; Class<?> type() default Mark.class;
  ElementType kind() default ElementType.TYPE; Sub sub() default @Sub(1.5);
  @interface Sub { double value(); }
}

@Mark(numbers = {3, 4, 5}, text = "x", sub = @Mark.Sub(0.25))
sealed interface Tree<T> permits Leaf, Fork {
  int size();
  default boolean isEmpty() { return size() == 0; }
  static <T> Tree<T> of(T value) { return new Leaf<>(value); }
}

record Leaf<T>(@Mark T value) implements Tree<T> {
  public int size() { return value == null ? 0 : 1; }
}

record Fork<T>(Tree<T> left, Tree<T> right) implements Tree<T> {
  Fork { Objects.requireNonNull(left); Objects.requireNonNull(right); }
  public int size() { return left.size() + right.size(); }
}

enum Mode { FAST { int cost(long n) { return (int) (n / 3L); } }, SLOW;
  int cost(long n) { return (int) (n * 0.5 + 1.5f); } }

class Work<K extends Comparable<K>> implements Iterable<K>, Cloneable {
  static final long BIG = 1L << 40;
  static final double PI = 3.14159;
  static final float HALF = 0.5f;
  static final String NAME = "wörk\0";
  private transient volatile Map<K, List<? super Integer>> map = new TreeMap<>();
  private int[][] grid = new int[3][4];
  int count;

  public Iterator<K> iterator() {
    return new Iterator<K>() {
      final Iterator<K> inner = map.keySet().iterator();
      public boolean hasNext() { return inner.hasNext(); }
      public K next() { count++; return inner.next(); }
    };
  }
  synchronized int parse(@Mark String text, long other) throws java.io.IOException {
    try {
      switch (text) {
        case "one": return 1;
        case "two": return 2;
        default: return Integer.parseInt(text) + (int) (other % 7);
      }
    } catch (NumberFormatException | NullPointerException e) {
      throw new java.io.IOException(NAME + text + other + BIG, e);
    } finally {
      grid[1][2] += count;
    }
  }
  Supplier<String> later(String prefix) { return () -> prefix + this + HALF; }
  Function<String, Integer> reference() { return Integer::valueOf; }
  int loop(Mode mode) {
    int sum = 0;
    for (int i = 0; i < 10; i++) {
      switch (mode) { case FAST: sum += i; break; case SLOW: sum -= i << 2; break; }
      if (sum > 1_000_000 || !(this instanceof Cloneable)) break;
    }
    return sum;
  }
}
)";

}  // namespace

const std::vector<Subject>& subjects() {
  static const std::vector<Subject> all = [] {
    const auto classes =
        compile_java({{"Subjects.java", kSource},
                      {"module-info.java", "module bad { requires java.logging; exports bad; }"}},
                     {"-g", "-encoding", "utf-8"});
    std::vector<Subject> read;
    for (const char* name : {"module-info", "bad/Mark", "bad/Tree", "bad/Leaf", "bad/Fork",
                             "bad/Mode", "bad/Mode$1", "bad/Work", "bad/Work$1", "bad/Work$2"}) {
      read.push_back({name, bytes_of(classes / (std::string(name) + ".class"))});
    }
    return read;
  }();
  return all;
}

}  // namespace loris::test
