// Companion methods tie a number to the shape: at least so many nodes while the list is open, exactly so
// many when it ends. They see the list as it was at first, although the target clears the size.
// JARS: loris-api.jar
// SHELL: cp $TESTS/hex/sized.hex . && ln -s "$TESTS/../../build/loris-api.jar" .
// RUN: loris explore SizedList.count -c .:loris-api.jar --heap lazy -n 3
// EXPECT: exit 1
// RUN: loris explore SizedList.count -c .:loris-api.jar --heap lazy --hex sized.hex -n 3 --pre isSized --audit
// EXPECT: exit 0, complete true, paths.total 4, paths.violating 0, audit.checked 4, audit.infeasible 0
// RUN: loris explore SizedList.count -c .:loris-api.jar --heap lazier --hex sized.hex -n 3
// EXPECT: exit 0, complete true, paths.total 4
// RUN: loris explore SizedList.count -c .:loris-api.jar --heap lazier# --hex sized.hex -n 3
// EXPECT: exit 0, complete true, paths.total 4
// RUN: loris explore SizedList.count -c .:loris-api.jar --heap lazy --hex sized.hex -n 3 -j 2
// EXPECT: exit 0, complete true, paths.total 4
// They run beside other deciders of rules, too.
// RUN: loris explore SizedList.count -c .:loris-api.jar --heap lazy --decide sat --hex sized.hex -n 3 --pre isSized --audit
// EXPECT: exit 0, complete true, decide "sat", paths.total 4, paths.violating 0, audit.infeasible 0
// RUN: loris explore SizedList.count -c .:loris-api.jar --heap lazier# --sat sized.hex -n 3
// EXPECT: exit 0, complete true, decide "sat", paths.total 4
// RUN: loris explore SizedList.count -c .:loris-api.jar --heap lazy --decide mona --hex sized.hex -n 3 --no-cache --pre isSized --audit
// EXPECT: exit 0, complete true, decide "mona", paths.total 4, paths.violating 0, audit.infeasible 0
// RUN: loris explore SizedList.count -c .:loris-api.jar --heap pose --sat sized.hex -n 3
// EXPECT: exit 2, stderr one line, stderr contains "companion methods run when a reference is decided"
// RUN: loris explore SizedList.count -c .:loris-api.jar --heap pose --hex sized.hex -n 3
// EXPECT: exit 2, stderr one line, stderr contains "companion methods run when a reference is decided"
import loris.Loris;

class SizedList {
  static class Node {
    Node next;
  }

  Node head;
  int size;

  boolean isSized() {
    int nodes = 0;
    for (Node at = head; at != null; at = at.next) {
      if (++nodes > size) return false;
    }
    return nodes == size;
  }

  int count() {
    int expected = size;
    size = -1;
    int nodes = 0;
    for (Node at = head; at != null; at = at.next) ++nodes;
    assert nodes == expected;
    return nodes;
  }
}

class SizeRules {
  static int nodes;

  static void grown(SizedList list) {
    Loris.assume(list.size >= ++nodes);
  }

  static void closed(SizedList list) {
    Loris.assume(list.size == nodes);
  }
}
