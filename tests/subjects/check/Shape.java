package check;

import java.util.ArrayList;
import java.util.List;

/** A binary tree without contents; null is the empty one. */
record Shape(Shape left, Shape right) {
  static int size(Shape shape) {
    return shape == null ? 0 : size(shape.left) + 1 + size(shape.right);
  }

  /** Every shape of exactly that many nodes. */
  static List<Shape> ofSize(int size) {
    List<Shape> shapes = new ArrayList<>();
    if (size == 0) shapes.add(null);
    for (int left = 0; left < size; left++) {
      for (Shape l : ofSize(left)) {
        for (Shape r : ofSize(size - 1 - left)) shapes.add(new Shape(l, r));
      }
    }
    return shapes;
  }

  /** Every shape of at most that height. */
  static List<Shape> withinHeight(int height) {
    List<Shape> shapes = new ArrayList<>();
    shapes.add(null);
    if (height == 0) return shapes;
    List<Shape> lower = withinHeight(height - 1);
    for (Shape l : lower) {
      for (Shape r : lower) shapes.add(new Shape(l, r));
    }
    return shapes;
  }
}
