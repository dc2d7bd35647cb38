// The superclass of the main class is not there.
// DELETE: MissingBase.class
// RUN: loris exec MissingSuperclass
// EXPECT: input error, stderr contains "class MissingSuperclass needs class MissingBase, which is not on the class path"
// RUN: loris explore MissingSuperclass.main
// EXPECT: input error, stderr contains "class MissingSuperclass needs class MissingBase, which is not on the class path"
class MissingSuperclass extends MissingBase {
  public static void main(String[] args) {
    System.out.println("not reached");
  }
}

class MissingBase {}
