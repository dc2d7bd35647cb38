// A rotation of a tree that need not be a tree.
// TARGET: Rotation.rotate()
// SCOPE: n=2 types=Rotation int=0,1
// BENCH: n=3 types=Rotation int=0
class Rotation {
  Rotation left, right, parent;
  int height;

  Rotation rotate() {
    Rotation top = left;
    left = top.right;
    if (left != null) left.parent = this;
    top.right = this;
    top.parent = parent;
    parent = top;
    height = left == right ? 0 : height + 1;
    return top.left == this ? null : top;
  }
}
