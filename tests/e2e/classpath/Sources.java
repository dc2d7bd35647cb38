// Directories, jars, single class files, and several of them: the first that has the class wins.
// SHELL: mkdir empty dir && jar cf app.jar *.class && mv Sources.class dir/
// RUN: loris exec -c dir Sources
// EXPECT: exit 0, stdout is "found", stderr empty
// RUN: loris exec -c app.jar Sources
// EXPECT: exit 0, stdout is "found", stderr empty
// RUN: loris exec -c dir/Sources.class Sources
// EXPECT: exit 0, stdout is "found", stderr empty
// RUN: loris exec -c empty:app.jar Sources
// EXPECT: exit 0, stdout is "found", stderr empty
class Sources {
  public static void main(String[] args) {
    System.out.println("found");
  }
}
