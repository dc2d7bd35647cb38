// A bridge is no overload of the method that it calls: covariant results and generic parameters need no types to be
// named. Types of parameters may leave out what encloses them.
// RUN: loris explore overriding.Overriding$Leaf.self
// EXPECT: exit 0, complete true, target "overriding.Overriding$Leaf.self()"
// RUN: loris explore overriding.Overriding$Leaf.compareTo --allow NullPointerException
// EXPECT: exit 0, target "overriding.Overriding$Leaf.compareTo(Leaf)"
// RUN: loris explore overriding.Overriding$Late.compareTo --allow NullPointerException
// EXPECT: exit 0, target "overriding.Overriding$Early.compareTo(Early)"
// RUN: loris explore overriding.Overriding$Visible.step
// EXPECT: input error, stderr contains "is overloaded: say which"
// RUN: loris explore 'overriding.Overriding$Visible.step(Object)'
// EXPECT: exit 0, target "overriding.Overriding$Hidden.step(Object)"
// RUN: loris explore 'overriding.Overriding.print(Overriding$Leaf)'
// EXPECT: exit 0, target "overriding.Overriding.print(Leaf)"
// RUN: loris explore 'overriding.Overriding.print(Overriding.Leaf)'
// EXPECT: exit 0, target "overriding.Overriding.print(Leaf)"
// RUN: loris explore 'overriding.Overriding.print(Leaf)'
// EXPECT: exit 0, target "overriding.Overriding.print(Leaf)"
// RUN: loris explore 'overriding.Overriding.print(eaf)'
// EXPECT: input error, stderr contains "with these parameters"
package overriding;

public class Overriding {
  static class Base {
    Base self() {
      return this;
    }
  }

  static class Leaf extends Base implements Comparable<Leaf> {
    int key;

    @Override
    Leaf self() {
      return this;
    }

    @Override
    public int compareTo(Leaf other) {
      return key < other.key ? -1 : 1;
    }
  }

  static class Early {
    int key;

    public int compareTo(Early other) {
      return key - other.key;
    }
  }

  static class Late extends Early implements Comparable<Early> {}

  static class Hidden {
    public int step(Object o) {
      return o == null ? 0 : 1;
    }
  }

  public static class Visible extends Hidden {
    public int step(String s) {
      return s == null ? 2 : 3;
    }
  }

  static int print(Leaf leaf) {
    return leaf == null ? 0 : 1;
  }

  static int print(int leaf) {
    return leaf;
  }
}
