package names;

/** Names that run together. */
public class FooBar {
  public int baz(int x) {
    return x > 2 ? 5 : 6;
  }
}
