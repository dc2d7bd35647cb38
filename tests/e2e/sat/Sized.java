// A specification that says the same as a predicate leaves no path without a valid input: shape, size and order.
// SHELL: printf 'no n: Node | n in n.^next;\nthis.size = #this.head.*next;\nall n: Node | n.key < n.next.key;\n' > sized.rel
// RUN: loris explore Sized.get -n 3 --pre isRight --heap lazy
// EXPECT: complete true, decide "precise", paths.total 17
// RUN: loris explore Sized.get -n 3 --pre isRight --sat sized.rel --heap lazy --audit
// EXPECT: complete true, decide "sat", paths.total 17, audit.infeasible 0
// RUN: loris explore Sized.get -n 3 --pre isRight --sat sized.rel --heap lazier --audit
// EXPECT: complete true, paths.total 8, audit.infeasible 0
// RUN: loris explore Sized.get -n 3 --pre isRight --sat sized.rel --heap lazier# --audit
// EXPECT: complete true, paths.total 5, audit.infeasible 0
// RUN: loris explore Sized.get -n 3 --pre isRight --sat sized.rel --heap pose --audit
// EXPECT: complete true, paths.total 5, audit.infeasible 0
// RUN: loris explore Sized.get -n 3 --pre isRight --sat sized.rel --heap symbolic --audit
// EXPECT: complete true, paths.total 5, audit.infeasible 0
// RUN: loris explore Sized.find -n 3 --pre isRight --sat sized.rel --heap lazy --audit
// EXPECT: complete true, paths.total 10, audit.infeasible 0
// RUN: loris explore Sized.find -n 3 --pre isRight --sat sized.rel --heap pose --audit
// EXPECT: complete true, paths.total 10, audit.infeasible 0
// One of the shape alone leaves the numbers open.
// SHELL: printf 'no n: Node | n in n.^next;\n' > shape.rel
// RUN: loris explore Sized.find -n 3 --pre isRight --sat shape.rel --heap lazy --audit
// EXPECT: complete true, paths.total 10, audit.infeasible 0
// RUN: loris explore Sized.get -n 3 --pre isRight --sat shape.rel --heap pose --audit
// EXPECT: complete true, paths.total 13, paths.violating 8, audit.infeasible 8, audit.false_alarms 8
public class Sized {
    Node head;
    int size;

    static class Node {
        Node next;
        int key;
        Object element;
    }

    boolean isRight() {
        java.util.Set<Node> seen = new java.util.HashSet<>();
        int count = 0;
        for (Node n = head; n != null; n = n.next) {
            if (!seen.add(n)) return false;
            if (n.next != null && n.key >= n.next.key) return false;
            count++;
        }
        return count == size;
    }

    Object get(int index) {
        if (index < 0 || index >= size) return null;
        Node n = head;
        for (int i = 0; i < index; i++) n = n.next;
        return n.element;
    }

    boolean find(int key) {
        for (Node n = head; n != null; n = n.next) {
            if (n.key == key) return true;
            if (n.key > key) return false;
        }
        return false;
    }
}
