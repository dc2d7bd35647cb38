// What a path computes of a number is part of the question: quotients, remainders, products, shifts, bits.
// SHELL: printf 'no n: Node | n in n.^next;\nthis.size = #this.head.*next;\n' > sized.rel
// RUN: loris explore Computed.halves --heap lazy -n 4 --pre isRight --sat sized.rel --audit
// EXPECT: complete true, decide "sat", paths.total 5, audit.infeasible 0
// RUN: loris explore Computed.mixes --heap lazy -n 4 --pre isRight --sat sized.rel --audit
// EXPECT: complete true, paths.total 4, audit.infeasible 0
// RUN: loris explore Computed.mixes --heap pose -n 4 --pre isRight --sat sized.rel --audit
// EXPECT: complete true, paths.total 4, audit.infeasible 0
// Floating point is no circuit: the solver is asked about the numbers of a completion, and of another if it refuses.
// HEAVY: loris explore Computed.grows --heap lazy -n 4 --pre isRight --sat sized.rel --audit
// EXPECT: complete true, paths.total 3, audit.infeasible 0
// HEAVY: loris explore Computed.grows --heap pose -n 4 --pre isRight --sat sized.rel --audit
// EXPECT: complete true, paths.total 3, audit.infeasible 0
public class Computed {
    Node head;
    int size;

    static class Node {
        Node next;
    }

    boolean isRight() {
        java.util.Set<Node> seen = new java.util.HashSet<>();
        for (Node n = head; n != null; n = n.next) {
            if (!seen.add(n)) return false;
        }
        return seen.size() == size;
    }

    int halves() {
        int steps = size / 2, odd = size % 2;
        Node n = head;
        for (int i = 0; i < steps; i++) n = n.next;
        if (odd == 0) return n == null ? 0 : 1;
        return n.next == null ? 2 : 3;
    }

    int mixes() {
        int code = (size * 5 ^ size << 3) & 0xff | size >>> 1;
        if (code == 54) return head.next.next.next.next == null ? 0 : 1;
        if (code == 23) return head.next.next.next == null ? 2 : 3;
        if ((size >> 1) * 3L == 3) return head.next.next == null ? 4 : 5;
        return (byte) (size * 64) < 0 ? 6 : 7;
    }

    int grows() {
        int most = (int) (size * 0.75f);
        if (most == 0) return 0;
        if (most == 1) return head.next.next == null ? 1 : 2;
        return head.next.next == null ? 3 : 4;
    }
}
