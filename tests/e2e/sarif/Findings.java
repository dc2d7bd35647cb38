// Violations as SARIF: valid, with stable rules, places, flows and fingerprints.
// RUN: loris explore Findings.first --sarif - --json result.json
// EXPECT: exit 1, stdout golden "Findings.first.sarif", stderr contains "violation java.lang.NullPointerException"
// RUN: loris explore Findings.first --sarif first.sarif
// EXPECT: exit 1, stdout contains "violation java.lang.NullPointerException"
// RUN: loris explore Findings.sum --post isSmall --sarif sum.sarif
// EXPECT: exit 1
// RUN: loris explore Findings.hash --sarif hash.sarif --allow NullPointerException -n 2
// EXPECT: exit 0
// RUN: loris explore Findings.many --sarif many.sarif --max-loop 3 -n 2
// EXPECT: exit 1, complete false
// SHELL: node $TESTS/sarif/validate.js *.sarif
// An incomplete answer is a notification.
// SHELL: grep -q '"toolExecutionNotifications":\[{"descriptor":{"id":"incomplete"' many.sarif
// SHELL: grep -q '"ruleId":"postcondition"' sum.sarif
// SHELL: grep -q '"results": \[\]' hash.sarif
// The same for every number of jobs.
// RUN: loris explore Findings.many --sarif jobs.sarif --max-loop 3 -n 2 -j 3
// EXPECT: exit 1
// SHELL: cmp many.sarif jobs.sarif
// With its source, a file is named from the working directory; lines above a method do not matter.
// SHELL: mkdir -p a/src && cp $TESTS/sarif/Findings.java a/src/
// RUN: loris explore Findings.first --sarif found.sarif --source none:a/src
// EXPECT: exit 1
// SHELL: grep -q '"uri":"a/src/Findings.java","uriBaseId":"%SRCROOT%"' found.sarif
// SHELL: node $TESTS/sarif/validate.js found.sarif
// SHELL: mkdir b && (echo; echo; cat $TESTS/sarif/Findings.java) > b/Findings.java && $JDK/bin/javac -d b b/Findings.java
// RUN: loris explore -c b Findings.first --sarif shifted.sarif
// EXPECT: exit 1
// SHELL: ! cmp -s shifted.sarif first.sarif
// SHELL: diff <(grep -o '"lorisViolation[^}]*' shifted.sarif) <(grep -o '"lorisViolation[^}]*' first.sarif)
// Two reports do not fit into standard output.
// RUN: loris explore Findings.first --sarif - --json -
// EXPECT: input error, stderr contains "--json and --sarif"
import java.util.Objects;

public class Findings {
  int key;
  Findings next;

  int first(int[] keys) {
    if (next != null && next.key == 3) return keys[next.key];
    return Objects.requireNonNull(next).key;
  }

  int sum(int a, int b) {
    return a + b;
  }

  static boolean isSmall(Findings self, int a, int b, int sum) {
    return sum < 1000;
  }

  int hash() {
    return Objects.hash(key, next.key);
  }

  int many(int x) {
    int rounds = 0;
    while (x > key) {
      x = x - next.key;
      rounds++;
    }
    return 10 / rounds;
  }
}
