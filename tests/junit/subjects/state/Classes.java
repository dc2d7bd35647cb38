package state;

import java.util.ArrayList;
import java.util.List;

/** What classes keep from one call to the next; each test has to find them as they are at first. */
public class Classes {
  static class Config {
    static int limit = 3;
  }

  /** Reads what a path may have written before. */
  static class Late {
    static final int LIMIT = Config.limit;
  }

  static class Refused {
    static final int VALUE = refuse();

    static int refuse() {
      if (Config.limit > 0) throw new IllegalStateException("never");
      return 1;
    }
  }

  enum Light {
    RED,
    GREEN;
    int uses;
  }

  static final int[] SLOTS = new int[2];
  static final List<String> LOG = new ArrayList<>();
  static Node last;
  static int calls;

  static class Node {
    int value;
    Node next;
  }

  static int late(int x) {
    if (x > 5) Config.limit = 9;
    return x > 2 ? Late.LIMIT : 0;
  }

  static int refused(int x) {
    if (x == 4) return 0;
    if (x > 4) return Refused.VALUE;
    try {
      return Refused.VALUE;
    } catch (ExceptionInInitializerError e) {
      try {
        return Refused.VALUE;
      } catch (NoClassDefFoundError again) {
        return 2;
      }
    }
  }

  static int kept(int x) {
    if (x < 0) throw new IllegalArgumentException("call " + ++calls);
    SLOTS[1]++;
    LOG.add("x");
    if (x == 3) return ++calls;
    return x > 7 ? SLOTS[1] * 10 + LOG.size() : SLOTS[1];
  }

  static int linked(Node node) {
    int before = last == null ? 0 : last.value;
    last = node;
    if (node == null) return before;
    node.value = 5;
    return node.next == node ? before + 1 : before + 2;
  }

  static int lights(Light light) {
    if (light == null) return Light.RED.uses;
    light.uses++;
    return Light.RED.uses + 2 * Light.GREEN.uses;
  }

  /** Two references that may be one constant, and the constant by its name. */
  static int twoLights(Light one, Light other) {
    one.uses++;
    other.uses += 5;
    return one == other ? Light.RED.uses : 2 * Light.RED.uses;
  }

  static int anyLight(Object object) {
    if (!(object instanceof Light)) return 0;
    ((Light) object).uses = 3;
    Light.RED.uses++;
    return ((Light) object).uses;
  }
}
