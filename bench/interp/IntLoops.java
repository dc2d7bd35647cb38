/** Nested int loops: arithmetic and branches on locals, nothing else. */
class IntLoops {
  public static void main(String[] args) {
    int sum = 0;
    for (int i = 0; i < 2500; i++) {
      for (int j = 0; j < 2500; j++) {
        sum += (i ^ j) * 3 - (sum >>> 7);
      }
    }
    System.out.println(sum);
  }
}
