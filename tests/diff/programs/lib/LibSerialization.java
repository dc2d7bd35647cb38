// Serializable round trips: graphs with cycles, transient fields, custom methods, enums, records, failures.
// TIMEOUT: 120
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.TreeMap;

public class LibSerialization {
  static class Node implements Serializable {
    private static final long serialVersionUID = 1;
    String name;
    transient int cached = 99;
    List<Node> links = new ArrayList<>();

    Node(String name) {
      this.name = name;
    }
  }

  static class Guarded extends Node {
    private static final long serialVersionUID = 2;
    int positive;

    Guarded(String name, int positive) {
      super(name);
      this.positive = positive;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
      out.defaultWriteObject();
      out.writeUTF("extra");
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      cached = in.readUTF().length();
      if (positive < 0) {
        throw new InvalidObjectException("negative");
      }
    }
  }

  static class External implements Externalizable {
    int value;

    public External() {}

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
      out.writeInt(value * 2);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
      value = in.readInt() + 1;
    }
  }

  static class Single implements Serializable {
    private static final long serialVersionUID = 3;
    static final Single INSTANCE = new Single();

    private Object readResolve() {
      return INSTANCE;
    }
  }

  enum Color { RED, GREEN }

  record Pair(String key, int[] numbers) implements Serializable {}

  static byte[] write(Object o) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(o);
    }
    return bytes.toByteArray();
  }

  static Object copy(Object o) throws IOException, ClassNotFoundException {
    byte[] bytes = write(o);
    System.out.print(bytes.length + " bytes: ");
    return new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject();
  }

  public static void main(String[] args) throws IOException, ClassNotFoundException {
    Node a = new Node("a");
    Node b = new Guarded("b", 5);
    a.links.add(b);
    b.links.add(a);
    a.links.add(a);
    Node a2 = (Node) copy(a);
    System.out.println(a2.name + " " + a2.cached + " " + a2.links.get(0).name + " " + (a2.links.get(0).links.get(0) == a2) + " " + (a2.links.get(1) == a2) + " " + a2.links.get(0).cached);
    System.out.println(copy("text") + " " + copy(42) + " " + copy(new TreeMap<>(java.util.Map.of("k", 1, "l", 2))) + " " + copy(new ArrayList<>(List.of(1, "two", 3.0))) + " " + copy(Color.GREEN) + " " + copy(new HashMap<>(java.util.Map.of("x", List.of(1)))));
    External e = new External();
    e.value = 10;
    System.out.println(((External) copy(e)).value + " " + (copy(new Single()) == Single.INSTANCE) + " " + (copy(Color.RED) == Color.RED) + " " + Arrays.deepToString((Object[]) copy(new Object[] {new int[] {1, 2}, "x", null, new String[][] {{"y"}}})));
    Pair p = (Pair) copy(new Pair("p", new int[] {4, 5}));
    System.out.println(p.key() + " " + Arrays.toString(p.numbers()));
    try {
      write(new Object[] {"fine", new Thread()});
    } catch (NotSerializableException x) {
      System.out.println(x.getMessage());
    }
    try {
      copy(new Guarded("bad", -1));
    } catch (InvalidObjectException x) {
      System.out.println(x.getMessage());
    }
    try {
      new ObjectInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4}));
    } catch (IOException x) {
      System.out.println(x.getMessage());
    }
  }
}
