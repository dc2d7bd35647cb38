// Jars that are cut off, that lie about their contents, or that are none.
// SHELL: jar cf good.jar Jars.class && rm Jars.class
// SHELL: head -c 200 good.jar > cut.jar && head -c -30 good.jar > tail.jar
// RUN: loris exec -c cut.jar Jars
// EXPECT: input error, stderr contains "cut.jar"
// RUN: loris exec -c tail.jar Jars
// EXPECT: input error, stderr contains "tail.jar"
// SHELL: python3 "$TESTS/bad/lie.py" good.jar size.jar uncompressed-size
// RUN: loris exec -c size.jar Jars
// EXPECT: input error, stderr contains "size.jar"
// SHELL: python3 "$TESTS/bad/lie.py" good.jar offset.jar local-header-offset
// RUN: loris exec -c offset.jar Jars
// EXPECT: input error, stderr contains "offset.jar"
// SHELL: python3 "$TESTS/bad/lie.py" good.jar crc.jar crc
// RUN: loris exec -c crc.jar Jars
// EXPECT: input error, stderr contains "crc.jar"
// SHELL: echo "no jar" > text.jar
// RUN: loris exec -c text.jar Jars
// EXPECT: input error, stderr contains "text.jar"
class Jars {
  public static void main(String[] args) {
    System.out.println("not reached");
  }
}
