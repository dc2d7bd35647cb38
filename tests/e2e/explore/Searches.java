// Whatever the order in which paths are followed, the result is the same; one path is found by its choices.
// RUN: loris explore Searches.last -n 4
// EXPECT: exit 0, complete true, paths.total 5
// RUN: loris explore Searches.last -n 4 --heap lazier#
// EXPECT: exit 0, complete true, paths.total 11
// RUN: loris explore Searches.last -n 4 --search bfs
// EXPECT: exit 0, complete true, paths.total 5
// RUN: loris explore Searches.last -n 4 --search random --seed 7
// EXPECT: exit 0, complete true, paths.total 5
// RUN: loris explore Searches.last -n 4 --search coverage
// EXPECT: exit 0, complete true, paths.total 5
// RUN: loris explore Searches.last -n 4 -j 2
// EXPECT: exit 0, complete true, paths.total 5
// RUN: loris explore Searches.last -n 4 -j 2 --heap lazier#
// EXPECT: exit 0, complete true, paths.total 11
// RUN: loris explore Searches.last -n 4 --heap lazy
// EXPECT: exit 0, complete true
// RUN: loris explore Searches.last -n 4 --max-paths 3
// EXPECT: exit 3, complete false, paths.total 3
// RUN: loris explore Searches.last -n 4 --path 1.0
// EXPECT: exit 3, complete false, paths.total 1
// RUN: loris explore Searches.last -n 4 --path 1.0.0
// EXPECT: exit 3, complete false, paths.total 0
class Searches {
  Searches next;

  /** Walks to the end; a cycle is met after as many steps as there are objects. */
  Searches last() {
    Searches at = this;
    for (int i = 0; i < 4 && at.next != null; ++i) at = at.next;
    return at;
  }
}
