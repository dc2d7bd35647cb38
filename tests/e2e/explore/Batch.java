// All methods of a class, one result each; the status is the worst.
// RUN: loris explore Batch.* --inv ok -n 2
// EXPECT: exit 1, complete true, targets.length 5, targets.0.target "Batch.size()", targets.0.paths.violating 0
// EXPECT: targets.1.target "Batch.take(int)", targets.1.violations.0.kind "java.lang.NullPointerException"
// EXPECT: targets.2.target "Batch.take(int,int)", targets.3.target "Batch.twice(int)", targets.3.paths.total 1
// EXPECT: stdout contains "Batch.take(int)\n  violation java.lang.NullPointerException at Batch.java:"
// EXPECT: stdout matches "\n5 methods: 2 with violations, 0 incomplete, 3 complete; [0-9.]+ s\n$"
// RUN: loris explore * -n 2 -q
// EXPECT: exit 1, targets.length 6, stdout contains "6 methods: "
// RUN: loris explore ** -n 2 -q --allow RuntimeException
// EXPECT: exit 0, targets.length 6, stdout matches "^6 methods: 0 with violations, 0 incomplete, 6 complete; .*\n$"
// A predicate that fits only some of them stops no other.
// RUN: loris explore Batch.* -n 2 --pre positive
// EXPECT: exit 2, targets.0.error "--pre positive: it takes a int where a Batch is given", targets.length 5
// EXPECT: stdout contains "not explored: --pre positive"
// Strategies are compared on one method.
// RUN: loris explore Batch.size --heap lazy,pose --decide precise,none -n 2
// EXPECT: exit 0, targets.length 4, targets.0.heap "lazy", targets.0.decide "precise", targets.3.heap "pose"
// EXPECT: stdout contains "Batch.size(), heap lazy, decide none", stdout contains "\n4 strategies: "
// The budget is for all of them.
// RUN: loris explore Batch.* -n 2 --time-limit 0.000001
// EXPECT: exit 3, complete false, stdout contains "the time limit"
// The HTML report, SARIF and coverage of all.
// RUN: loris explore Batch.* -n 2 --report out/html --sarif out/all.sarif --coverage all.xml
// EXPECT: exit 2, stderr contains "loris: cannot write out/all.sarif: No such file or directory"
// Each method gets its tests; the page shows them beside the paths.
// SHELL: grep -q '_throwsNullPointerException' out/html/index.html
// RUN: loris explore Batch.* -n 2 --tests out
// EXPECT: exit 1, targets.2.violations.0.test "BatchTakeIntTest#take_nextNull_throwsNullPointerException"
// EXPECT: stdout matches "\ntests   [0-9]+ written\n\n"
// SHELL: test -s out/BatchSizeTest.java && test -s out/BatchTakeIntIntTest.java && rm out/BatchTwiceTest.java
// RUN: loris explore Batch.* --inv ok -n 2 --tests out
// EXPECT: exit 1, stderr is ""
// SHELL: test -s out/BatchTwiceTest.java
// RUN: loris explore Batch.size -n 2 --tests out --heap lazy,pose
// EXPECT: exit 2, stderr contains "--tests takes one --heap and one --decide"
// SHELL: test -s out/html/index.html && grep -q 'method name="take"' all.xml
// RUN: loris explore Batch.* -n 2 --sarif all.sarif
// EXPECT: exit 1
// SHELL: test "$(grep -o '"automationDetails"' all.sarif | wc -l)" = 1 && grep -q 'loris/Batch.\*/' all.sarif
// What cannot be written leaves a line; the rest is written.
// RUN: loris explore Batch.twice --report Batch.class
// EXPECT: exit 2, stderr one line, stderr starts "loris: cannot ", stdout contains "complete: nothing wrong"
// SHELL: mkdir full && ln -s /dev/full full/index.html
// RUN: loris explore Batch.twice --report full
// EXPECT: exit 2, stderr is "loris: cannot write full/index.html: No space left on device"
// EXPECT: paths.total 1, stdout contains "complete: nothing wrong"
// RUN: loris explore Batch.twice --report new/and/deep
// EXPECT: exit 0
// SHELL: grep -q 'Content-Security-Policy' new/and/deep/index.html
public class Batch {
  Batch next;

  boolean ok() {
    return next != this;
  }

  int size() {
    return next == null ? 1 : 2;
  }

  int take(int n) {
    return next.size() + n;
  }

  int take(int n, int m) {
    return next.size() / n;
  }

  static int twice(int n) {
    return n * 2;
  }

  static boolean positive(int n) {
    return n > 0;
  }

  private int hidden() {
    return 1 / 0;
  }
}
