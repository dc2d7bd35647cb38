// A reference for which no class is in scope is null or leads to an object of a class that nobody knows:
// it is compared like any other, and what needs its class is unsupported by name and place.
// RUN: loris explore UnknownClass.tests --heap lazy
// EXPECT: exit 0, complete true, paths.total 2, assumptions.0 "this.map is null or of an unknown class: no class in scope is a java.util.Map (see --types)"
// RUN: loris explore UnknownClass.tests --heap lazier
// EXPECT: exit 0, complete true, paths.total 2
// RUN: loris explore UnknownClass.tests --heap lazier#
// EXPECT: exit 0, complete true, paths.total 2
// RUN: loris explore UnknownClass.tests --heap symbolic
// EXPECT: exit 0, complete true, paths.total 2
// RUN: loris explore UnknownClass.tests --heap pose
// EXPECT: exit 0, complete true, paths.total 2
// RUN: loris explore UnknownClass.calls --heap lazy
// EXPECT: exit 1, complete false, paths.total 1, paths.unsupported 1, stdout contains "a call of java.util.Map.size on an input whose class is not known: no class in scope is a java.util.Map", stdout contains "UnknownClass.java:77"
// RUN: loris explore UnknownClass.calls --heap lazier#
// EXPECT: exit 1, complete false, paths.total 1, paths.unsupported 1, limits.length 1
// RUN: loris explore UnknownClass.calls
// EXPECT: exit 1, complete false, paths.total 1, paths.unsupported 1, stdout contains "java.util.Map.size"
// RUN: loris explore UnknownClass.guarded --heap lazier
// EXPECT: exit 3, complete false, paths.total 1, paths.normal 1, paths.unsupported 1
// RUN: loris explore UnknownClass.guarded
// EXPECT: exit 3, complete false, paths.total 1, paths.normal 1, paths.unsupported 1
// RUN: loris explore UnknownClass.same --heap lazy
// EXPECT: exit 0, complete true, paths.total 4
// RUN: loris explore UnknownClass.same --heap lazier#
// EXPECT: exit 0, complete true, paths.total 4
// RUN: loris explore UnknownClass.same --heap symbolic
// EXPECT: exit 0, complete true, paths.total 4
// RUN: loris explore UnknownClass.same
// EXPECT: exit 0, complete true, paths.total 4
// RUN: loris explore UnknownClass.same -n 1 --heap lazier#
// EXPECT: exit 0, complete true, paths.total 3
// RUN: loris explore UnknownClass.same -n 1
// EXPECT: exit 0, complete true, paths.total 3
// RUN: loris explore UnknownClass.apart --heap lazier#
// EXPECT: exit 0, complete true, paths.violating 0
// RUN: loris explore UnknownClass.apart
// EXPECT: exit 0, complete true, paths.violating 0
// RUN: loris explore UnknownClass.field --allow NullPointerException
// EXPECT: exit 3, paths.unsupported 1, stdout contains "a use of the field UnknownClass$Shape.area on an input"
// RUN: loris explore UnknownClass.field --heap lazy --allow NullPointerException
// EXPECT: exit 3, paths.unsupported 1, stdout contains "a use of the field UnknownClass$Shape.area on an input"
// RUN: loris explore UnknownClass.cast
// EXPECT: exit 3, paths.total 1, paths.unsupported 1, stdout contains "a cast to java.lang.Runnable on an input"
// RUN: loris explore UnknownClass.cast --heap lazier#
// EXPECT: exit 3, paths.total 1, paths.unsupported 1, stdout contains "a cast to java.lang.Runnable on an input"
// RUN: loris explore UnknownClass.implied
// EXPECT: exit 0, complete true, paths.total 2
// RUN: loris explore UnknownClass.implied --heap lazy
// EXPECT: exit 0, complete true, paths.total 2
// RUN: loris explore UnknownClass.test --heap lazier
// EXPECT: exit 3, paths.total 1, paths.unsupported 1, stdout contains "instanceof java.util.SortedMap on an input"
// RUN: loris explore UnknownClass.test --heap symbolic
// EXPECT: exit 3, paths.total 1, paths.unsupported 1, stdout contains "instanceof java.util.SortedMap on an input"
// RUN: loris explore UnknownClass.kept --heap lazier#
// EXPECT: exit 0, complete true
// RUN: loris explore UnknownClass.kept
// EXPECT: exit 0, complete true
// RUN: loris explore UnknownClass.either
// EXPECT: exit 3, paths.normal 2, paths.unsupported 1, stdout contains "java.lang.Runnable.run"
// RUN: loris explore UnknownClass.tests --pre sized
// EXPECT: exit 3, complete false, vacuous false, stdout contains "java.util.Map.size"
// RUN: loris explore UnknownClass.tests --inv sized --heap lazier#
// EXPECT: exit 3, complete false, vacuous false
import java.util.Map;

class UnknownClass {
  static abstract class Shape {
    int area;
  }

  static abstract class Sound {}

  Map<String, String> map;

  int calls() {
    return map.size();
  }

  int tests() {
    return map == null ? 0 : 1;
  }

  int guarded() {
    return map == null ? 0 : map.size();
  }

  boolean sized() {
    return map.size() >= 0;
  }

  static int same(Runnable a, Runnable b) {
    if (a == null || b == null) return 0;
    return a == b ? 1 : 2;
  }

  static void apart(Shape shape, Sound sound) {
    if (shape != null && (Object) shape == sound) throw new IllegalStateException();
  }

  static int field(Shape shape) {
    return shape.area;
  }

  static Object cast(Shape shape) {
    return (Runnable) (Object) shape;
  }

  static int implied(Runnable task) {
    Object object = task;
    return object instanceof Runnable && (Runnable) object == task ? 1 : 0;
  }

  int test() {
    return map instanceof java.util.SortedMap ? 1 : 0;
  }

  static Object kept(Runnable task) {
    Runnable[] all = {task, task};
    synchronized (all) {
      all[0] = all[1];
    }
    return all[0];
  }

  static int either(boolean mine, Runnable task) {
    Runnable one = mine || task == null ? () -> {} : task;
    one.run();
    return 1;
  }
}
