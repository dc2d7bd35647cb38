// Heaps as graphs that Graphviz draws: those of violations, or of the path that was followed.
// RUN: loris explore Drawn.cut --dot -
// EXPECT: exit 1, stdout golden "Drawn.cut.dot"
// RUN: loris explore Drawn.cut --dot all.dot
// EXPECT: exit 1
// RUN: loris explore Drawn.cut --path 1 --dot one.dot
// EXPECT: exit 3
// SHELL: grep -c '^digraph' one.dot | grep -qx 1
// RUN: loris explore Drawn.cut --dot made/here/
// EXPECT: exit 1
// SHELL: test "$(ls made/here | wc -l)" = "$(grep -c '^digraph' all.dot)"
// SHELL: for each in *.dot made/here/*.dot; do dot -Tsvg "$each" > /dev/null; done
public class Drawn {
  int key;
  String name;
  Drawn next;

  void cut() {
    if (next == this) return;
    next.next = new Drawn();
    next = null;
    assert key < 5;
  }
}
