import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Keeps a shop's stock in a red-black tree of records, prints it, and asks for one thing too many. */
public class Inventory {
  enum Color {
    RED,
    BLACK
  }

  record Item(String name, int count, double price) {
    double value() {
      return count * price;
    }
  }

  /** An immutable red-black tree: insertion copies the path, two reds in a row are rotated away. */
  record Tree(Color color, Tree left, Item item, Tree right) {
    static Tree insert(Tree tree, Item item) {
      Tree grown = grow(tree, item);
      return new Tree(Color.BLACK, grown.left, grown.item, grown.right);
    }

    private static Tree grow(Tree tree, Item item) {
      if (tree == null) return new Tree(Color.RED, null, item, null);
      int order = item.name().compareTo(tree.item.name());
      if (order < 0) return balance(tree.color, grow(tree.left, item), tree.item, tree.right);
      if (order > 0) return balance(tree.color, tree.left, tree.item, grow(tree.right, item));
      return new Tree(tree.color, tree.left, item, tree.right);
    }

    private static Tree balance(Color color, Tree left, Item item, Tree right) {
      if (color == Color.BLACK) {
        if (isRed(left) && isRed(left.left))
          return join(left.left, left.item, left.right, item, right);
        if (isRed(left) && isRed(left.right))
          return join(
              left.with(left.left, left.right.left), left.right.item, left.right.right, item, right);
        if (isRed(right) && isRed(right.left))
          return join(
              new Tree(Color.RED, left, item, right.left.left),
              right.left.item,
              right.left.right,
              right.item,
              right.right);
        if (isRed(right) && isRed(right.right))
          return new Tree(
              Color.RED,
              new Tree(Color.BLACK, left, item, right.left),
              right.item,
              right.right.painted(Color.BLACK));
      }
      return new Tree(color, left, item, right);
    }

    private static Tree join(Tree left, Item middle, Tree inner, Item last, Tree right) {
      return new Tree(
          Color.RED, left.painted(Color.BLACK), middle, new Tree(Color.BLACK, inner, last, right));
    }

    private Tree with(Tree newLeft, Tree newRight) {
      return new Tree(color, newLeft, item, newRight);
    }

    private Tree painted(Color newColor) {
      return new Tree(newColor, left, item, right);
    }

    static boolean isRed(Tree tree) {
      return tree != null && tree.color == Color.RED;
    }

    /** Black nodes on the way down; equal on every way, and no red node has a red child. */
    static int blackHeight(Tree tree) {
      if (tree == null) return 1;
      assert !isRed(tree) || !isRed(tree.left) && !isRed(tree.right) : "two reds at " + tree.item;
      int height = blackHeight(tree.left);
      assert height == blackHeight(tree.right) : "unbalanced at " + tree.item;
      return height + (tree.color == Color.BLACK ? 1 : 0);
    }

    static void walk(Tree tree, int depth, BiConsumer<Tree, Integer> visit) {
      if (tree == null) return;
      walk(tree.left, depth + 1, visit);
      visit.accept(tree, depth);
      walk(tree.right, depth + 1, visit);
    }

    static Optional<Item> find(Tree tree, String name) {
      if (tree == null) return Optional.empty();
      int order = name.compareTo(tree.item.name());
      return order == 0 ? Optional.of(tree.item) : find(order < 0 ? tree.left : tree.right, name);
    }
  }

  static class OrderFailed extends RuntimeException {
    OrderFailed(String message, Throwable cause) {
      super(message, cause);
    }
  }

  private static final List<String> NAMES =
      List.of("saw", "nail", "drill", "lamp", "bolt", "glue", "rope", "vise", "tape", "file", "awl");

  public static void main(String[] args) {
    List<Item> items = stock();
    Tree tree = null;
    for (Item item : items) tree = Tree.insert(tree, item);
    System.out.printf("%d items, black height %d%n%n", items.size(), Tree.blackHeight(tree));
    draw(tree);
    printTable(items);
    summarise(items);
    order(tree, "rope");
    order(tree, "anvil");
  }

  private static List<Item> stock() {
    return IntStream.range(0, NAMES.size())
        .mapToObj(i -> new Item(NAMES.get(i), 7 + i * i * 13 % 90, 0.25 + i * 1.375))
        .collect(Collectors.toList());
  }

  private static void draw(Tree tree) {
    Tree.walk(
        tree,
        0,
        (node, depth) ->
            System.out.println(
                "      ".repeat(depth)
                    + (node.color() == Color.RED ? "(" + node.item().name() + ")" : node.item().name())));
    System.out.println();
  }

  private static void printTable(List<Item> items) {
    System.out.printf("%-8s %6s %9s %10s%n", "item", "count", "price", "value");
    items.stream()
        .sorted(Comparator.comparingDouble(Item::value).reversed().thenComparing(Item::name))
        .forEach(
            item ->
                System.out.printf(
                    "%-8s %6d %9.2f %,10.2f%n", item.name(), item.count(), item.price(), item.value()));
    System.out.println();
  }

  private static void summarise(List<Item> items) {
    var byLength =
        items.stream()
            .collect(Collectors.groupingBy(item -> item.name().length(), Collectors.counting()));
    String cheap =
        items.stream()
            .filter(item -> item.price() < 5)
            .map(Item::name)
            .sorted()
            .collect(Collectors.joining(", ", "[", "]"));
    System.out.println("names by length: " + byLength + ", under 5.00: " + cheap);
  }

  private static void order(Tree tree, String name) {
    try {
      System.out.println("ordered " + Tree.find(tree, name).orElseThrow());
    } catch (NoSuchElementException e) {
      throw new OrderFailed("no " + name + " in stock", e);
    }
  }
}
