package partition;

import java.util.Arrays;

/**
 * Enumerates by repetition: whoever builds something asks for choices, and is asked to build again
 * until all combinations have been made.
 */
final class Choices {
  private int[] chosen = new int[64];
  private int[] bounds = new int[64];
  private int made;
  private int at;

  /** A number from 0 to count - 1. */
  int choose(int count) {
    if (count <= 0) throw new IllegalArgumentException("nothing to choose from");
    if (at == made) {
      if (made == chosen.length) {
        chosen = Arrays.copyOf(chosen, 2 * made);
        bounds = Arrays.copyOf(bounds, 2 * made);
      }
      chosen[made] = 0;
      bounds[made++] = count;
    }
    return chosen[at++];
  }

  /** Starts the next combination; false when there is none left. */
  boolean next() {
    while (made > 0 && chosen[made - 1] + 1 == bounds[made - 1]) --made;
    at = 0;
    if (made == 0) return false;
    ++chosen[made - 1];
    return true;
  }
}
