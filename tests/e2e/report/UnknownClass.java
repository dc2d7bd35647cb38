// What an object of unknown class looks like, in every output; a test makes one of interfaces that does nothing.
// RUN: loris explore UnknownClass.refuses
// EXPECT: exit 1, violations.length 1, violations.0.input.objects.1.class "java.util.Map", violations.0.input.objects.1.unknown.0 "java.util.Map"
// EXPECT: stdout contains "Map of unknown class", stdout contains "assumed      this.map is null or of an unknown class"
// RUN: loris explore UnknownClass.refuses --heap lazier#
// EXPECT: exit 1, violations.length 1, violations.0.input.objects.1.class "java.util.Map", violations.0.input.objects.1.unknown.0 "java.util.Map"
// RUN: loris explore UnknownClass.refuses --replay
// EXPECT: exit 1, replay.confirmed 2, replay.differs 0
// RUN: loris explore UnknownClass.both --replay
// EXPECT: exit 0, complete true, replay.confirmed 3, replay.differs 0
// RUN: loris explore UnknownClass.shape --replay
// EXPECT: exit 0, complete true, replay.confirmed 1, replay.not_runnable 1
// RUN: loris explore 'UnknownClass.*'
// EXPECT: exit 1, stdout contains "assumed      this.map is null or of an unknown class: no class in scope is a java.util.Map"
// RUN: loris explore UnknownClass.refuses --sarif -
// EXPECT: exit 1, stdout contains "Assumed: this.map is null or of an unknown class"
// RUN: loris explore UnknownClass.refuses --pre never --sarif -
// EXPECT: exit 3, stdout contains "Vacuous: no input in scope satisfies never."
import java.util.Map;

class UnknownClass {
  abstract static class Shape {}

  Map<String, String> map;

  boolean never() {
    return map == null && map != null;
  }

  void refuses() {
    if (map != null) throw new IllegalStateException();
  }

  static int both(Runnable task, java.util.function.Supplier<String> other) {
    if (task == null) return 0;
    return (Object) task == other ? 1 : 2;
  }

  static int shape(Shape shape) {
    return shape == null ? 0 : 1;
  }
}
