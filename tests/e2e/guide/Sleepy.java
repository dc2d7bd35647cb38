// The example of docs/guide.md for what is not supported: with -v, the stack of the program as well.
// RUN: loris exec -v Sleepy
// EXPECT: exit 3, stdout empty
// EXPECT: stderr matches "^loris: unsupported: starting a thread, at java.lang.Thread.start "
// EXPECT: stderr contains "\n  at Sleepy.main (Sleepy.java:9)\n"
public class Sleepy {
  public static void main(String[] args) {
    Thread worker = new Thread(() -> System.out.println("working"));
    worker.start();
  }
}
