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
public class Sameness {
  Integer a, b;
  String text, other;

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
