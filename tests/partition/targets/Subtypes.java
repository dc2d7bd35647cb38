// The three observations about subtypes of papers/004, section 3.1, Program 2.
// TARGET: Subtypes.isNext(Subtypes.Extended)
// TARGET: Subtypes.isNextObject(Object)
// TARGET: Subtypes.typeHierarchy(Object)
// SCOPE: n=2 types=Subtypes,Subtypes$Extended,java.lang.Object int=0,1
class Subtypes {
  static class Extended extends Subtypes {}

  Subtypes next;
  int data;

  boolean isNext(Extended node) {
    return next == node;
  }

  boolean isNextObject(Object node) {
    return next == node;
  }

  void typeHierarchy(Object node) {
    if (!(node instanceof Subtypes)) assert node == null || next != node;
  }
}
