/** What javac adds by itself; JaCoCo leaves some of it out. */
public class Written {
  @interface Generated {}

  static class Hidden {
    private Hidden() {}

    static int one() {
      return 1;
    }
  }

  enum Level {
    LOW,
    HIGH;

    boolean isHigh() {
      return this == HIGH;
    }
  }

  int key;

  int calls(int x, Level level) {
    if (level != null && level.isHigh()) return generated(x);
    return Hidden.one() + new Written().key;
  }

  @Generated
  int generated(int x) {
    return x > 3 ? 1 : 2;
  }

  int asserted(int x) {
    assert x * 2 != 3 : "odd";
    return x;
  }
}
