// A trace has the lines of a path in their order, with the depth of calls and what was decided there;
// a call of the library is one step.
// RUN: loris explore Lines.pick --path 1.1 --trace
// EXPECT: exit 1, violations.length 1, violations.0.trace.steps.length 6
// EXPECT: violations.0.trace.steps.0.line 22, violations.0.trace.steps.0.depth 0
// EXPECT: violations.0.trace.steps.1.class "java.util.ArrayList", violations.0.trace.steps.1.library true
// EXPECT: violations.0.trace.steps.3.line 24, violations.0.trace.steps.3.decided.0 "this.limit < p0"
// EXPECT: violations.0.trace.steps.4.method "twice", violations.0.trace.steps.4.depth 1
// EXPECT: violations.0.trace.steps.4.file "Lines.java", violations.0.trace.steps.4.decided.0 "this.limit == 7"
// Each round of a loop is there, and so are decisions about references under every strategy.
// RUN: loris explore Lines.pick --path 0.1.1.1 --trace
// EXPECT: violations.0.trace.steps.length 8, violations.0.trace.steps.4.line 23
// EXPECT: violations.0.trace.steps.4.decided.0 "this.next != null"
// RUN: loris explore Lines.pick -n 2 --heap lazy --path 0.2.1.1 --trace
// EXPECT: violations.0.trace.steps.4.decided.0 "this.next != null"
import java.util.ArrayList;
import java.util.List;
public class Lines {
  int limit;
  Lines next;
  int pick(int x) {
    List<Integer> seen = new ArrayList<>();
    for (Lines at = this; at != null; at = at.next) {
      if (at.limit < x) return twice(at.limit);
    }
    return seen.size();
  }

  static int twice(int value) {
    assert value != 7;
    return 2 * value;
  }
}
