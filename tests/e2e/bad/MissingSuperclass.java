// The superclass of the main class is not there.
// DELETE: MissingBase.class
// RUN: loris exec MissingSuperclass
// EXPECT: input error, stderr contains "MissingBase", stderr contains "MissingSuperclass"
class MissingSuperclass extends MissingBase {
  public static void main(String[] args) {
    System.out.println("not reached");
  }
}

class MissingBase {}
