// What mona cannot express is said in one line.
// SHELL: echo 'class Graph { this.start(.next|.other)* not null; }' > graph.hex
// RUN: loris explore Graph.isTwo --decide mona --hex graph.hex --heap lazy
// EXPECT: input error, stderr contains "graph.hex:1:15: mona cannot express this structure: Graph$Node:next may lead to a new object or back to any of many; it takes trees with links that the tree determines, not cyclic graphs"
// SHELL: printf 'class Graph { this.start.next is null or this.start.other is null;\n this.start(.next)* aliases nothing; }' > or.hex
// RUN: loris explore Graph.isTwo --decide mona --hex or.hex --heap lazy -n 2 --no-cache
// EXPECT: exit 0, complete true, paths.total 5
// RUN: loris explore Graph.isTwo --decide hex --hex or.hex --heap lazy -n 2
// EXPECT: exit 0, complete true, paths.total 5
// SHELL: printf 'class Graph { not this.start not null; this.start(.next)* aliases nothing; }' > not.hex
// RUN: loris explore Graph.isTwo --decide mona --hex not.hex --heap lazy -n 2 --no-cache
// EXPECT: exit 0, complete true, assumptions.0 "not.hex:1:15: mona leaves this rule out, for no tree can be refused for it"
// A machine without mona.
// SHELL: mkdir empty; if PATH=empty "$LORIS" explore Graph.isTwo --decide mona --hex or.hex --heap lazy 2> said; then exit 1; fi; test "$(cat said)" = 'loris: --decide mona: the program mona is not on PATH (Debian package mona)'
class Graph {
  static final class Node {
    Node next, other;
  }

  Node start;

  boolean isTwo() {
    return start != null && start.next == start.other;
  }
}
