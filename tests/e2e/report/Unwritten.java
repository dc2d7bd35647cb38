// A report that cannot be written is said in a line; the others are written all the same.
// RUN: loris explore Unwritten.run --json /dev/full --sarif ok.sarif --coverage ok.xml --dot ok.dot -q
// EXPECT: exit 2, stderr is "loris: cannot write /dev/full: No space left on device", stdout contains "violat"
// SHELL: test -s ok.sarif && test -s ok.xml && test -s ok.dot && rm ok.*
// RUN: loris explore Unwritten.run --json ok.json --sarif /dev/full --coverage no/such.xml --dot /proc/self/x/ -q
// EXPECT: exit 2, stdout contains "violat", stderr contains "cannot write /dev/full: No space left on device"
// EXPECT: stderr contains "cannot write no/such.xml: No such file", stderr contains "cannot make /proc/self/x/: No such file"
// SHELL: test -s ok.json
// SHELL: mkdir file && rmdir file && touch file
// RUN: loris explore Unwritten.run --sarif file/x.sarif --coverage ok.xml -q
// EXPECT: exit 2, stderr is "loris: cannot write file/x.sarif: Not a directory"
// SHELL: test -s ok.xml
public class Unwritten {
  int x;

  int run() {
    return 1 / x;
  }
}
