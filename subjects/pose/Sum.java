package pose;

/** Fig. 1 (b): adds up numbers without a branch. */
public final class Sum {
  int val;
  Sum s0;
  Sum s1;
  Sum s2;

  int sum() {
    int sum = val;
    sum += s0.val;
    sum += s1.val;
    sum += s2.val;
    return sum;
  }
}
