import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** toString, hashCode and equals of records. */
public class Records {
  record Empty() {}

  record One(int value) {}

  record All(boolean z, byte b, char c, short s, int i, long j, float f, double d, String t,
      int[] array, Object o) {}

  record Pair<A, B>(A first, B second) {}

  record Dollar$Name(int a$b) {}

  /** Says when it is compared, hashed or printed. */
  record Loud(Witness a, Witness b, int c, Witness d) {}

  record Own(int x) {
    public String toString() {
      return "own " + x;
    }

    public int x() {
      return 10 * x;
    }
  }

  record Node(Node next, int value) {}

  static class Witness {
    final int id;

    Witness(int id) {
      this.id = id;
    }

    public boolean equals(Object other) {
      System.out.print("e" + id + " ");
      return other instanceof Witness w && w.id == id;
    }

    public int hashCode() {
      System.out.print("h" + id + " ");
      return id;
    }

    public String toString() {
      System.out.print("s" + id + " ");
      return id == 9 ? null : "W" + id;
    }
  }

  static All all(long j, float f, double d, String t) {
    return new All(true, (byte) -1, 'c', (short) 300, 7, j, f, d, t, null, List.of(1));
  }

  public static void main(String[] args) {
    System.out.println(new Empty() + " " + new Empty().hashCode() + " "
        + new Empty().equals(new Empty()) + new Empty().equals(null));
    System.out.println(new One(-5) + " " + new One(-5).hashCode() + " "
        + new One(1).equals(new One(1)) + new One(1).equals(new One(2)) + new One(1).equals("1"));
    List<All> alls = Arrays.asList(
        all(1L << 40, 1.5f, 2.5, "t"), all(1L << 40, 1.5f, 2.5, new String("t")),
        all(1, 1.5f, 2.5, "t"), all(1L << 40, Float.NaN, 2.5, "t"),
        all(1L << 40, Float.intBitsToFloat(0x7fc00001), 2.5, "t"), all(1, 0.0f, 0.0, null),
        all(1, -0.0f, 0.0, null), all(1, 0.0f, -0.0, null), all(1, 0.0f, Double.NaN, null), null);
    for (All a : alls) {
      if (a == null) continue;
      System.out.print(a + " " + a.hashCode() + ":");
      for (All b : alls) System.out.print(a.equals(b) ? 1 : 0);
      System.out.println();
    }
    System.out.println(new Pair<>("k", new Pair<>(null, 'v')));
    System.out.println(new Pair<>(1, 2L).hashCode() + " " + new Pair<>(null, null).hashCode());
    System.out.println(new Pair<>(1, 2L).equals(new Pair<>(1, 2)));
    System.out.println(new Dollar$Name(3) + " " + new Own(4) + " " + new Own(4).hashCode());
    Node cycleFree = new Node(new Node(null, 1), 2);
    System.out.println(cycleFree + " " + cycleFree.hashCode());
    loud();
    local();
    Map<One, String> map = new HashMap<>();
    for (int i = 0; i < 100; i++) map.put(new One(i % 10), "v" + i);
    System.out.println(map.size() + map.get(new One(3)));
  }

  static void loud() {
    Loud a = new Loud(new Witness(1), new Witness(2), 3, new Witness(4));
    Loud b = new Loud(new Witness(1), new Witness(2), 3, new Witness(9));
    Loud c = new Loud(new Witness(5), new Witness(2), 3, new Witness(4));
    Loud d = new Loud(new Witness(1), new Witness(2), 8, new Witness(4));
    System.out.println(a.equals(a));
    System.out.println(a.equals(b));
    System.out.println(a.equals(c));
    System.out.println(a.equals(d));
    System.out.println(a.hashCode());
    System.out.println(b.toString());
  }

  static void local() {
    record Local(long wide, String text) {}
    record Local$2(double wide) {}
    System.out.println(new Local(1, "x") + " " + new Local(1, "x").hashCode());
    System.out.println(new Local$2(0.5) + " " + new Local(1, "x").equals(new Local(1, "x")));
  }
}
