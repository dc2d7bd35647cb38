// A multi-release jar gives the classes of the newest release that the JDK has reached, not beyond it.
// SHELL: mkdir plain nine later
// SHELL: printf 'class Versioned { static String text() { return "plain"; } }' > plain/Versioned.java
// SHELL: sed s/plain/nine/ plain/Versioned.java > nine/Versioned.java
// SHELL: sed s/plain/later/ plain/Versioned.java > later/Versioned.java
// SHELL: rm Versioned.class; for d in plain nine later; do "$JDK/bin/javac" --release 9 $d/*.java; done
// SHELL: jar cf many.jar MultiRelease.class -C plain . --release 9 -C nine .
// SHELL: mkdir -p META-INF/versions/99 && cp later/Versioned.class META-INF/versions/99/
// SHELL: jar uf many.jar META-INF/versions/99/Versioned.class
// RUN: loris exec -c many.jar MultiRelease
// EXPECT: exit 0, stdout is "nine", stderr empty
class MultiRelease {
  public static void main(String[] args) {
    System.out.println(Versioned.text());
  }
}

class Versioned {
  static String text() {
    return "unused";
  }
}
