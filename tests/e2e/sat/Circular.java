// Section 3.2 of the HEX paper: of the states of a circular list, 1.2.1, 1.2.3.1 and 1.2.3.2 are pruned, no others.
// SHELL: printf 'all n: p0.*next | p0 in n.^next;\n' > circular.rel
// RUN: loris explore Circular.getList --heap lazy -n 3
// EXPECT: complete true, paths.total 10, paths.violating 2
// RUN: loris explore Circular.getList --heap lazy -n 3 --sat circular.rel
// EXPECT: complete true, decide "sat", paths.total 7, paths.violating 1
// RUN: loris explore Circular.getList --heap lazier -n 3 --sat circular.rel
// EXPECT: complete true, paths.total 6, paths.violating 1
// RUN: loris explore Circular.getList --heap lazier# -n 3 --sat circular.rel
// EXPECT: complete true, paths.total 6, paths.violating 1
// RUN: loris explore Circular.getList --heap pose -n 3 --sat circular.rel
// EXPECT: complete true, paths.total 5, paths.violating 1
// RUN: loris explore Circular.getList --heap symbolic -n 3 --sat circular.rel
// EXPECT: complete true, paths.total 5, paths.violating 1
// RUN: loris explore Circular.getList --heap lazy -k 3 --sat circular.rel
// EXPECT: input error, stderr contains "--decide sat needs the number of objects of Circular$List: give -n N"
// RUN: loris explore Circular.getList --heap lazy -n 3 -k 1 --sat circular.rel
// EXPECT: complete true, paths.total 6
// RUN: loris explore Circular.getList --decide sat
// EXPECT: input error, stderr contains "--decide sat needs a specification: give --sat FILE"
// RUN: loris explore Circular.getList --decide none --sat circular.rel --heap lazy -n 3
// EXPECT: complete true, decide "none", paths.total 10
public class Circular {
    static class List {
        List next;
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
