// Strings and boxes of the input may be one object; what a precondition says of that counts on every path.
// RUN: loris explore Sameness.meets --pre boxesDiffer
// EXPECT: exit 0, complete true, paths.violating 0
// RUN: loris explore Sameness.meets --pre boxesDiffer --heap lazier#
// EXPECT: exit 0, complete true, paths.violating 0
// RUN: loris explore Sameness.meets --pre boxesDiffer --heap lazy --decide pli
// EXPECT: exit 0, complete true, paths.violating 0
// RUN: loris explore Sameness.meetsText --pre textsDiffer
// EXPECT: exit 0, complete true, paths.violating 0
// RUN: loris explore Sameness.isText --inv hasText --max-string 1 -n 1 --audit
// EXPECT: exit 1, complete true, paths.total 4, paths.violating 1, audit.infeasible 0
// RUN: loris explore Sameness.isText --inv hasText --max-string 1 -n 1 --audit --heap lazier#
// EXPECT: exit 1, complete true, paths.total 4, paths.violating 1, audit.infeasible 0
// What a check looks at stays on the path's side of a comparison.
// RUN: loris explore Sameness.markOther --inv isUnmarked -n 2
// EXPECT: exit 1, complete true, paths.total 2, paths.violating 1
// RUN: loris explore Sameness.markOther --inv isUnmarked -n 2 --heap lazy
// EXPECT: exit 1, complete true, paths.total 3, paths.violating 2
// RUN: loris explore Sameness.markOther --pre isUnmarked -n 2 --heap lazy --paths
// EXPECT: exit 0, complete true, paths.total 3, stdout contains "returns 1\n  p0 != null\n  this.text != null\n  this.text == p0"
// EXPECT: stdout contains "returns 2\n  p0 != null\n  this.text != null\n  this.text != p0"
// RUN: loris explore Sameness.markBox --inv hasUnmarkedBox -n 2
// EXPECT: exit 1, complete true, paths.total 2, paths.violating 1
// RUN: loris explore Sameness.markAny --inv hasUnmarked -n 2 --types Sameness java.lang.Integer
// EXPECT: exit 1, complete true, paths.total 2, paths.violating 1
// HEAVY: loris explore Sameness.markLength --inv isUnmarked -n 2 --max-string 1 --allow NullPointerException --replay
// EXPECT: exit 1, complete true, paths.total 4, paths.violating 1, replay.run 4, replay.confirmed 4
public class Sameness {
  Integer a, b;
  String text, other;
  int marks;

  boolean isUnmarked() {
    return text != null && marks == 0;
  }

  int markOther(String t) {
    if (text == t) return 1;
    marks = 1;
    return 2;
  }

  boolean hasUnmarkedBox() {
    return a != null && marks == 0;
  }

  int markBox(Integer c) {
    if (a == c) return 1;
    marks = 1;
    return 2;
  }

  Object any;

  boolean hasUnmarked() {
    return any != null && marks == 0;
  }

  int markAny(Object c) {
    if (any == c) return 1;
    marks = 1;
    return 2;
  }

  int markLength(String t) {
    if (text == t) return 1;
    if (text.length() != t.length()) return 2;
    marks = 1;
    return 3;
  }

  boolean boxesDiffer() {
    return a != null && b != null && a != b;
  }

  void meets(Integer c) {
    if (c == b && c == a) throw new IllegalStateException();
  }

  boolean textsDiffer() {
    return text != null && other != null && text != other;
  }

  void meetsText(String c) {
    if (c == other && c == text) throw new IllegalStateException();
  }

  boolean hasText() {
    return text != null && text.length() > 0;
  }

  /** Both are read before they are compared, one of them by the invariant. */
  boolean isText(String key) {
    return key.length() > 0 && key == text;
  }
}
