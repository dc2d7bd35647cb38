/** Virtual and interface calls with four receiver classes in turn. */
class VirtualCalls {
  interface Shape {
    int area();
  }

  abstract static class Sized implements Shape {
    final int size;

    Sized(int size) {
      this.size = size;
    }

    abstract int factor();

    public int area() {
      return size * factor();
    }
  }

  static final class Square extends Sized {
    Square(int size) {
      super(size);
    }

    int factor() {
      return size;
    }
  }

  static final class Strip extends Sized {
    Strip(int size) {
      super(size);
    }

    int factor() {
      return 2;
    }
  }

  static final class Dot implements Shape {
    public int area() {
      return 1;
    }
  }

  static final class Double implements Shape {
    private final Shape inner;

    Double(Shape inner) {
      this.inner = inner;
    }

    public int area() {
      return 2 * inner.area();
    }
  }

  public static void main(String[] args) {
    Shape[] shapes = {new Square(3), new Strip(7), new Dot(), new Double(new Square(5))};
    int sum = 0;
    for (int i = 0; i < 4_000_000; i++) {
      sum += shapes[i & 3].area();
    }
    System.out.println(sum);
  }
}
