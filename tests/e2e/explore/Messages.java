// A message that is made of numbers of the input has the numbers of the input that is shown.
// RUN: loris explore Messages.small
// EXPECT: exit 1, violations.length 1, violations.0.message "Index 7 of -3"
// RUN: loris explore Messages.small --heap lazier#
// EXPECT: exit 1, violations.length 1, violations.0.message "Index 7 of -3"
// RUN: loris explore Messages.field
// EXPECT: exit 1, violations.1.message "size: -12345"
// RUN: loris explore Messages.text
// EXPECT: exit 1, violations.length 1, violations.0.message "ab: 7"
class Messages {
  int size;

  static void small(int i, int j) {
    if (i == 7 && j == -3) throw new IllegalArgumentException("Index " + i + " of " + j);
  }

  void field(Messages other) {
    if (other.size == -12345) throw new IllegalStateException("size: " + other.size);
  }

  static void text(int i, char c) {
    if (i == 7 && c == 'b') throw new IllegalStateException("a" + c + ": " + i);
  }
}
