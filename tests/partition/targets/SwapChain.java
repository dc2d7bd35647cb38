// References swapped in turn among objects that may be the same.
// TARGET: SwapChain.turn(SwapChain,SwapChain)
// TARGET: SwapChain.follow(SwapChain)
// SCOPE: n=2 types=SwapChain
// BENCH: n=3 types=SwapChain
class SwapChain {
  SwapChain left, right;

  int turn(SwapChain x, SwapChain y) {
    SwapChain kept = left;
    left = x.right;
    x.right = y.left;
    y.left = kept;
    kept = y.right;
    y.right = left;
    left = kept;
    if (x.right == x) return y.left == this ? 1 : 2;
    return left == y.right ? 3 : x.left == null ? 4 : 5;
  }

  SwapChain follow(SwapChain x) {
    SwapChain at = this;
    for (int i = 0; i < 2; i++) {
      SwapChain kept = at.left;
      at.left = x.right;
      x.right = kept;
      at = at.left;
    }
    return at == x.right ? x : at.right;
  }
}
