// Inputs are counted up to the names of their objects; booleans and ranges tell them apart.
// SHELL: cp $TESTS/sat/tree.rel .
// RUN: loris sat count tree.rel --root Counting -n 1
// EXPECT: exit 0, stdout is "2"
// RUN: loris sat count tree.rel --root Counting -n 3
// EXPECT: exit 0, stdout is "6"
// RUN: loris sat count tree.rel --root Counting -n 5 --objects Counting=1
// EXPECT: exit 0, stdout is "18"
// RUN: loris sat count tree.rel --root Counting --objects Counting=1 --objects Counting.Node=4
// EXPECT: exit 0, stdout is "10"
// RUN: loris sat count tree.rel --root Counting -n 1 --list
// EXPECT: exit 0, stdout is "this=Counting#1 Counting#1.root=null\nthis=Counting#1 Counting#1.root=Counting$Node#1 Counting$Node#1.parent=null Counting$Node#1.left=null Counting$Node#1.right=null Counting$Node#1.red=0\n2"
// RUN: loris sat count tree.rel --root Counting -n 2 --range Counting.Node.key=0..1
// EXPECT: exit 0, stdout is "5"
// RUN: loris sat count tree.rel --root Counting -n 0
// EXPECT: exit 0, stdout is "0"
// SHELL: printf 'some this.head;\n' > wrong.rel
// RUN: loris sat count wrong.rel --root Counting
// EXPECT: exit 2, stdout empty, stderr contains "wrong.rel:1:11: there is no field 'head' in Counting"
// RUN: loris sat count missing.rel --root Counting
// EXPECT: input error, stderr is "loris: missing.rel: there is no such file"
// RUN: loris sat count . --root Counting
// EXPECT: input error
// RUN: loris sat count tree.rel --root Missing
// EXPECT: input error, stderr is "loris: --root Missing: there is no such class"
// RUN: loris sat count tree.rel --root Counting.Shape
// EXPECT: input error, stderr is "loris: --root Counting.Shape: no class in scope can be that of an object"
// RUN: loris sat count tree.rel --root Counting -n -1
// EXPECT: input error, stderr is "loris: -n: expected a number from 0 on"
// RUN: loris sat count tree.rel --root Counting -n 4000
// EXPECT: input error, stderr contains "the scope has more than 400 objects"
// RUN: loris sat
// EXPECT: input error
// RUN: loris sat count tree.rel
// EXPECT: input error, stderr contains "--root is required"
public class Counting {
    Node root;
    int size;

    interface Shape {}

    static class Node {
        Node left, right, parent;
        int key;
        boolean red;
    }
}
