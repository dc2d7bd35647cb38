// A native method that loris does not know ends the run: what, and where it was called from.
// RUN: loris exec NativeMethod
// EXPECT: unsupported, stdout is "before"
// EXPECT: stderr contains "NativeMethod.answer", stderr contains "NativeMethod.java:10"
class NativeMethod {
  static native int answer(int question);

  public static void main(String[] args) {
    System.out.println("before");
    System.out.println(answer(6));
  }
}
