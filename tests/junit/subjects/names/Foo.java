package names;

/** Names that run together. */
public class Foo {
  public static class Bar {
    public int baz(int x) {
      return x > 0 ? 1 : 2;
    }
  }

  public int barBaz(int x) {
    return x > 1 ? 3 : 4;
  }
}
