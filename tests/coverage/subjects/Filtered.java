/** Instructions in the midst of a method that javac has written twice or by itself. */
public class Filtered {
  int key;

  int text(String name) {
    if (name == null) return 0;
    switch (name) {
      case "a":
        return 1;
      case "b":
        return 2;
      default:
        return 3;
    }
  }

  int locked(int x) {
    synchronized (this) {
      return x > 0 ? 1 : 2;
    }
  }
}
