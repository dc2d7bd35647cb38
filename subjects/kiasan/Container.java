package kiasan;

import loris.Pre;

/** Holds one thing. */
public final class Container<E> {
  private E data;

  public Container(E data) {
    this.data = data;
  }

  public E data() {
    return data;
  }

  /** The two containers exchange what they hold. */
  @Pre("isGiven")
  public void swap(Container<E> other) {
    E ours = data;
    data = other.data;
    other.data = ours;
  }

  boolean isGiven(Container<E> other) {
    return other != null;
  }
}
