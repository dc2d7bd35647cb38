// Main classes that are no class files, or not the ones they should be.
// SHELL: cp ClassFiles.class good.bin
// SHELL: truncate -s 100 ClassFiles.class
// RUN: loris exec ClassFiles
// EXPECT: input error, stderr contains "ClassFiles.class"
// SHELL: : > ClassFiles.class
// RUN: loris exec ClassFiles
// EXPECT: input error, stderr contains "ClassFiles.class"
// SHELL: echo "class ClassFiles {}" > ClassFiles.class
// RUN: loris exec ClassFiles
// EXPECT: input error, stderr contains "ClassFiles.class"
// SHELL: cp good.bin ClassFiles.class && printf '\000\143' | dd of=ClassFiles.class bs=1 seek=6 conv=notrunc
// RUN: loris exec ClassFiles
// EXPECT: input error, stderr contains "ClassFiles.class", stderr contains "99"
// SHELL: cp good.bin Other.class
// RUN: loris exec Other
// EXPECT: input error, stderr contains "Other", stderr contains "ClassFiles"
class ClassFiles {
  public static void main(String[] args) {
    System.out.println("not reached");
  }
}
