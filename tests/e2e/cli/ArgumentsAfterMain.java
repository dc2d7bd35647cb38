// What follows MAIN belongs to the program, even when it looks like an option of ours.
// RUN: loris exec -c . ArgumentsAfterMain -c --stats "a b" ""
// EXPECT: exit 0, stdout is "[-c][--stats][a b][]", stderr empty
class ArgumentsAfterMain {
  public static void main(String[] args) {
    for (String arg : args) System.out.print("[" + arg + "]");
    System.out.println();
  }
}
