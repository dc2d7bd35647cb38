// Receivers built by constructors and methods that are overloaded, and by calls with Strings and objects.
// RUN: loris explore Driven.size --decide driver -n 1
// EXPECT: exit 0, complete true
// RUN: loris explore Driven.size --decide driver -n 1 --heap lazier#
// EXPECT: exit 0, complete true
// A call that differs in a static field, or in what a parameter is, makes another receiver.
// RUN: loris explore Counted.sees --decide driver -n 2
// EXPECT: exit 1, violations.0.kind "java.lang.IllegalStateException"
// RUN: loris explore Chosen.sees --decide driver -n 1 --heap lazier
// EXPECT: exit 1, violations.0.kind "java.lang.IllegalStateException"
// RUN: loris explore Mapped.get --decide driver -n 1 --max-string 1 --time-limit 10s
// EXPECT: stderr empty
import java.util.HashMap;

public class Driven {
  private Object held;
  private long count;

  public Driven() {}

  public Driven(int count) {
    this.count = count;
  }

  public Driven(String text) {
    held = text;
  }

  public Driven(long count, boolean twice) {
    this.count = twice ? 2 * count : count;
  }

  public void put(Object o) {
    held = o;
  }

  public void put(char c) {
    count = c;
  }

  public void put(String s, byte b) {
    if (s != null && s.length() == 1) count = s.charAt(0) + b;
  }

  public long size() {
    return held == null ? count : 0;
  }
}

class Counted {
  private static int calls;

  public Counted() {}

  public void touch() {
    calls++;
  }

  public void sees() {
    if (calls == 2) throw new IllegalStateException();
  }
}

class Chosen {
  private Object held;

  public Chosen() {}

  public void put(Object o) {
    held = o;
  }

  public void sees() {
    if (held != null) throw new IllegalStateException();
  }
}

class Mapped {
  private final HashMap<String, Integer> map = new HashMap<>();

  public Mapped() {}

  public void put(String key, int value) {
    if (key != null) map.put(key, value);
  }

  public Integer get(String key) {
    return key == null ? null : map.get(key);
  }
}
