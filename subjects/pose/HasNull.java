package pose;

/** Fig. 1 (c): does the sequence end within max nodes? The constant is written into the receiver first. */
public final class HasNull {
  int max;
  HasNull next;

  boolean hasNull4() {
    max = 4;
    return hasNull();
  }

  boolean hasNull10() {
    max = 10;
    return hasNull();
  }

  boolean hasNull20() {
    max = 20;
    return hasNull();
  }

  boolean hasNull30() {
    max = 30;
    return hasNull();
  }

  boolean hasNull40() {
    max = 40;
    return hasNull();
  }

  boolean hasNull50() {
    max = 50;
    return hasNull();
  }

  boolean hasNull60() {
    max = 60;
    return hasNull();
  }

  private boolean hasNull() {
    HasNull s = next;
    int i = 1;
    while (s != null && i <= max) {
      s = s.next;
      i = i + 1;
    }
    return s == null;
  }
}
