// Fields of the same name in classes that an object may have, below and beside one another.
// TARGET: Siblings.read(Object)
// TARGET: Siblings.hide(Siblings.Outer)
// SCOPE: n=1 types=Siblings,Siblings$Left,Siblings$Right,Siblings$Outer,Siblings$Inner int=0,1 long=0,1
// BENCH: n=1 types=Siblings,Siblings$Left,Siblings$Right,Siblings$Outer,Siblings$Inner int=-1,0,1 long=0,1
class Siblings {
  static class Left {
    int value;
    Left other;
  }

  static class Right {
    long value;
    Right other;
  }

  static class Outer {
    int key;
    Outer self;
  }

  static class Inner extends Outer {
    int key;
    Inner self;
  }

  static int read(Object any) {
    if (any instanceof Left) {
      Left left = (Left) any;
      left.value++;
      return left.other == left ? left.value : 1;
    }
    Right right = (Right) any;
    if (right.other != right) right.other = null;
    return right.value > 0 ? 2 : 3;
  }

  static int hide(Outer outer) {
    outer.key = 5;
    if (outer instanceof Inner) {
      Inner inner = (Inner) outer;
      if (inner.key > 0) inner.key = -1;
      if (inner.self == inner && outer.self == null) return inner.key + ((Outer) inner).key;
    }
    return outer.self == outer ? 1 : 2;
  }
}
