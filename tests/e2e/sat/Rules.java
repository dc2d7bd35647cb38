// Structural rules as a SAT problem: some visit of the input obeys them. Companion methods are no part of it.
// SHELL: printf 'p0(.next)+ not null;\np0(.next)+ aliases p0;\n' > circular.hex
// RUN: loris explore Rules.getList --heap lazy -n 3 --sat circular.hex
// EXPECT: complete true, decide "sat", paths.total 7, paths.violating 1
// RUN: loris explore Rules.getList --heap lazier -n 3 --sat circular.hex
// EXPECT: complete true, paths.total 6, paths.violating 1
// RUN: loris explore Rules.getList --heap lazier# -n 3 --sat circular.hex
// EXPECT: complete true, paths.total 6, paths.violating 1
// RUN: loris explore Rules.getList --heap pose -n 3 --sat circular.hex
// EXPECT: complete true, paths.total 5, paths.violating 1
// Trees with parents, of 0 to n nodes: sums of Catalan numbers.
// SHELL: printf 'class Rules.Tree {\n this.root(.left|.right)* aliases nothing;\n this.root.parent is null;\n this.root(.left|.right)+.parent not null, expands to nothing, aliases ref.up.up;\n}\n' > tree.hex
// RUN: loris sat count tree.hex --root Rules.Tree -n 1
// EXPECT: exit 0, stdout is "2"
// RUN: loris sat count tree.hex --root Rules.Tree -n 3
// EXPECT: exit 0, stdout is "9"
// RUN: loris sat count tree.hex --root Rules.Tree -n 4
// EXPECT: exit 0, stdout is "23"
// Together with formulas, both hold: of 0, 1 and 2 nodes all 4 trees, of 3 nodes those with both children, left.left, right.left.
// SHELL: printf 'no this.root.^(left + right).right;\n' > left.rel
// RUN: loris sat count tree.hex left.rel --root Rules.Tree -n 3
// EXPECT: exit 0, stdout is "7"
// Rings: the last is at the end of the longest path.
// SHELL: printf 'class Rules.Ring {\n this.first not null, aliases nothing;\n this.first(.next)+ not null, aliases this.first;\n this.last not null, expands to nothing, aliases max this.first(.next)*;\n}\n' > ring.hex
// RUN: loris sat count ring.hex --root Rules.Ring -n 4
// EXPECT: exit 0, stdout is "4"
// SHELL: printf 'class Rules.Missing { this.first not null; }\n' > wrong.hex
// RUN: loris sat count wrong.hex --root Rules.Ring
// EXPECT: exit 2, stdout empty, stderr contains "wrong.hex:1:7: there is no class 'Rules.Missing' among those that inputs may have"
public class Rules {
    static class List {
        List next;
    }

    static class Ring {
        List first, last;
    }

    static class Tree {
        Node root;
    }

    static class Node {
        Node left, right, parent;
    }

    static List getList(List list, int foo) {
        if (foo < 0) {
            List first = list;
            List second = first.next;
            return second.next;
        } else {
            if (foo > 10) return null;
            else if (foo > 5) return new List();
        }
        return null;
    }
}
