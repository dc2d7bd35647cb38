package pose;

/** Fig. 1 (a): holds one thing and exchanges it for that of another. */
public final class Swap {
  Object data;

  void swap(Swap s) {
    if (s != null) {
      Object d = data;
      data = s.data;
      s.data = d;
    }
  }
}
