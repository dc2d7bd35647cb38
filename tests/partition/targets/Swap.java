// Two containers that may be one; what they hold may be either of them, or nothing.
// TARGET: Swap.swap(Swap)
// SCOPE: n=2 types=Swap,java.lang.Object
class Swap {
  Object first, second;

  void swap(Swap other) {
    Object kept = first;
    first = other.second;
    other.second = kept;
  }
}
