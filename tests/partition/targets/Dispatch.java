// A call through an interface and one through an abstract class, with three classes below.
// TARGET: Dispatch.total(Dispatch.Shape,int)
// SCOPE: n=2 types=Dispatch,Dispatch$Circle,Dispatch$Square,Dispatch$Cube int=0,1
// BENCH: n=2 types=Dispatch,Dispatch$Circle,Dispatch$Square,Dispatch$Cube int=-1,0,1
class Dispatch {
  interface Shape {
    int area(int scale);

    default int twice(int scale) {
      return 2 * area(scale);
    }
  }

  abstract static class Sized implements Shape {
    int size;

    public int area(int scale) {
      return size * scale;
    }

    abstract int corners();
  }

  static class Circle extends Sized {
    int corners() {
      return 0;
    }

    public int area(int scale) {
      return 3 * size;
    }
  }

  static class Square extends Sized {
    int corners() {
      return 4;
    }
  }

  static class Cube extends Square {
    Sized side;

    int corners() {
      return 2 * super.corners();
    }

    public int twice(int scale) {
      return side.corners();
    }
  }

  Sized own;

  int total(Shape other, int scale) {
    int sum = other.twice(scale);
    if (sum > 3) sum += own.corners();
    return other == own ? -sum : sum;
  }
}
