// The figures go to stderr, one per line, so that scripts can read them and stdout stays the program's.
// RUN: loris exec --stats Stats
// EXPECT: exit 0, stdout is "hello"
// EXPECT: stderr matches "^bytecodes: [1-9]\d*\nclasses: [1-9]\d*\nseconds: \d+\.\d+\n$"
class Stats {
  public static void main(String[] args) {
    System.out.println("hello");
  }
}
