/** Every kind of branch that javac makes, and methods that only javac has written. */
public class Branches {
  enum Colour { RED, GREEN, BLUE }

  interface Shape {
    int area();
  }

  int key;
  Branches next;

  int table(int x) {
    switch (x) {
      case 0:
      case 1:
        return 10;
      case 2:
        return 20;
      case 4:
        key++;
      default:
        return key;
    }
  }

  int lookup(int x) {
    int sum = 0;
    switch (x) {
      case -1000:
        sum = 1;
        break;
      case 7:
        sum = 2;
        break;
      case 100000:
        break;
    }
    return sum;
  }

  int onlyDefault(int x) {
    switch (x) {
      default:
        return 3;
    }
  }

  int colours(Colour colour) {
    if (colour == null) return -1;
    switch (colour) {
      case RED:
        return 1;
      case BLUE:
        return 2;
      default:
        return 3;
    }
  }

  boolean logic(int a, int b, boolean c) {
    return (a > b && c) || (b == 3 ? a != 4 : !c);
  }

  int loops(int n) {
    int sum = 0;
    for (int i = 0; i < n && i < 3; i++) {
      do sum += i;
      while (sum % 2 == 1 && sum < 3);
    }
    for (Branches at = this; at != null; at = at.next) if (at.key == sum) return at.key;
    return sum > 100 ? 1 : 0;
  }

  boolean isAcyclic() {
    int seen = 0;
    for (Branches at = this; at != null; at = at.next) if (++seen > 3) return false;
    return true;
  }

  int longs(long a, double b) {
    if (a < 5L) return 1;
    if (b >= 2.5) return 2;
    return a == 77L ? 3 : 4;
  }

  int lambdas(int x) {
    Shape shape = () -> x > 3 ? x : -x;
    Shape other = this::size;
    return x == 9 ? other.area() : shape.area();
  }

  int size() {
    return next == null ? 1 : 2;
  }

  int caught(int[] values) {
    try {
      return values[0] / key;
    } catch (ArithmeticException e) {
      return -1;
    } catch (NullPointerException | ArrayIndexOutOfBoundsException e) {
      return key == 0 ? -2 : -3;
    }
  }

  int types(Object value) {
    if (value instanceof Branches) return ((Branches) value).key > 0 ? 1 : 2;
    return value == null ? 3 : 4;
  }
}
