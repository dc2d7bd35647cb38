// What the run has made may be of a class that no input has: an open reference may lead there all the same.
// RUN: loris explore Outside.kind --heap pose --allow NullPointerException
// EXPECT: exit 0, complete true, paths.normal 3, paths.exceptional 2
// RUN: loris explore Outside.size --heap pose --allow NullPointerException --allow ClassCastException
// EXPECT: exit 0, complete true, paths.normal 1, paths.exceptional 4
// RUN: loris explore Outside.name --heap symbolic --allow NullPointerException --types Outside
// EXPECT: exit 0, complete true, paths.normal 2, paths.exceptional 3
import java.util.ArrayList;
import java.util.List;

class Outside {
  Object held;

  static int kind(Outside a, Outside b) {
    a.held = new ArrayList<Object>();
    Object found = b.held;
    if (found instanceof List) return 1;
    return found == null ? 2 : 3;
  }

  static int size(Outside a, Outside b) {
    a.held = new ArrayList<Object>();
    return ((List<?>) b.held).size();
  }

  static String name(Outside a, Outside b) {
    a.held = new ArrayList<Object>();
    return b.held.getClass().getName();
  }
}
