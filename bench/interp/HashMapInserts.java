import java.util.HashMap;

/** Inserts into java.util.HashMap: boxing, hashing, resizing, all of it the JDK's own code. */
class HashMapInserts {
  public static void main(String[] args) {
    int sum = 0;
    for (int round = 0; round < 6; round++) {
      HashMap<Integer, Integer> counts = new HashMap<>();
      int key = round;
      for (int i = 0; i < 100_000; i++) {
        key = key * 1103515245 + 12345;
        counts.put(key >>> 12, i);
      }
      sum = 31 * sum + counts.size();
    }
    System.out.println(sum);
  }
}
