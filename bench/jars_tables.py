"""The methods that bench/jars.py explores: inserts and the like of data structures in Debian's jars.

TYPES: a jar has hundreds or thousands of classes, and by default an input object may have any that fits. Where
the method calls what its elements or comparators define, the scope is narrowed to the classes of the structure
and a few that stand for the rest; why says which.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    name: str
    jars: tuple  # in /usr/share/java
    target: str
    types: tuple = ()  # --types; none: all classes of the jars
    why: str = ""  # these types

    @property
    def label(self):
        return f"{self.jars[0].removesuffix('.jar')} {self.name}"


COLLECTIONS = ("commons-collections4.jar",)
GUAVA = ("guava.jar",)
FASTUTIL = ("fastutil.jar",)
JGRAPHT = ("jgrapht-core.jar",)
CLOSURE = ("closure-compiler.jar",)

ORDERINGS = ("com.google.common.collect.NaturalOrdering", "com.google.common.collect.ReverseNaturalOrdering")
COMPARATORS = ("it.unimi.dsi.fastutil.ints.IntComparators$*ImplicitComparator",)
OWN = "its own classes"

ROWS = (
    Row(
        "TreeBidiMap.doRedBlackInsert",
        COLLECTIONS,
        "org.apache.commons.collections4.bidimap.TreeBidiMap.doRedBlackInsert",
        ("org.apache.commons.collections4.bidimap.TreeBidiMap*", "*TreeBidiMap$Node;", "?Z", "java.lang.Integer"),
        f"{OWN}; keys are Integers",
    ),
    Row(
        "TreeList.AVLNode.insert",
        COLLECTIONS,
        "org.apache.commons.collections4.list.TreeList$AVLNode.insert(int,Object)",
        ("org.apache.commons.collections4.list.TreeList*", "java.lang.Object"),
        f"{OWN}; elements are Objects",
    ),
    Row(
        "AbstractLinkedList.addNode",
        COLLECTIONS,
        "org.apache.commons.collections4.list.AbstractLinkedList.addNode",
    ),
    Row(
        "LRUMap.addMapping",
        COLLECTIONS,
        "org.apache.commons.collections4.map.LRUMap.addMapping",
        (
            "org.apache.commons.collections4.map.LRUMap",
            "org.apache.commons.collections4.map.AbstractLinkedMap$LinkEntry",
            "org.apache.commons.collections4.map.AbstractHashedMap$HashEntry",
            "*HashEntry;",
            "java.lang.Object",
        ),
        f"{OWN}; keys and values are Objects",
    ),
    Row(
        "AbstractPatriciaTrie.addEntry",
        COLLECTIONS,
        "org.apache.commons.collections4.trie.AbstractPatriciaTrie.addEntry",
        ("org.apache.commons.collections4.trie.*", "java.lang.String"),
        f"{OWN}; keys are Strings, as its only key analyzer has it",
    ),
    Row(
        "TreeMultiset.AvlNode.add",
        GUAVA,
        "com.google.common.collect.TreeMultiset$AvlNode.add",
        ("com.google.common.collect.TreeMultiset$AvlNode", *ORDERINGS, "java.lang.Integer", "?I"),
        f"{OWN}; Integers in natural or reverse order",
    ),
    Row("HashBiMap.insert", GUAVA, "com.google.common.collect.HashBiMap.insert"),
    Row(
        "MinMaxPriorityQueue.offer",
        GUAVA,
        "com.google.common.collect.MinMaxPriorityQueue.offer",
        ("com.google.common.collect.MinMaxPriorityQueue*", *ORDERINGS, "java.lang.Integer", "*.Object;"),
        f"{OWN}; Integers in natural or reverse order",
    ),
    Row(
        "IntAVLTreeSet.add",
        FASTUTIL,
        "it.unimi.dsi.fastutil.ints.IntAVLTreeSet.add(int)",
        ("it.unimi.dsi.fastutil.ints.IntAVLTreeSet*", "?Z", *COMPARATORS),
        f"{OWN}; natural or reverse order",
    ),
    Row(
        "Int2IntRBTreeMap.put",
        FASTUTIL,
        "it.unimi.dsi.fastutil.ints.Int2IntRBTreeMap.put(int,int)",
        ("it.unimi.dsi.fastutil.ints.Int2IntRBTreeMap*", "*Int2IntRBTreeMap$Entry;", "?Z", *COMPARATORS),
        f"{OWN}; natural or reverse order",
    ),
    Row(
        "TIntLinkedList.insert",
        ("trove-3.jar",),
        "gnu.trove.list.linked.TIntLinkedList.insert(int,int)",
        ("gnu.trove.list.linked.TIntLinkedList*",),
        OWN,
    ),
    Row(
        "Node.addChildBefore",
        CLOSURE,
        "com.google.javascript.rhino.Node.addChildBefore",
        ("com.google.javascript.rhino.Node*",),
        OWN,
    ),
    Row(
        "Node.replaceChild",
        CLOSURE,
        "com.google.javascript.rhino.Node.replaceChild",
        ("com.google.javascript.rhino.Node*",),
        OWN,
    ),
    Row(
        "AVLTree.splitBefore",
        JGRAPHT,
        "org.jgrapht.util.AVLTree.splitBefore",
        ("org.jgrapht.util.AVLTree*", "java.lang.Object"),
        f"{OWN}; elements are Objects",
    ),
    Row(
        "DoublyLinkedList.addNode",
        JGRAPHT,
        "org.jgrapht.util.DoublyLinkedList.addNode",
        ("org.jgrapht.util.DoublyLinkedList*", "java.lang.Object"),
        f"{OWN}; elements are Objects",
    ),
    Row(
        "RedBlackTree.Node.insert",
        ("vavr-0.x.jar",),
        "io.vavr.collection.RedBlackTreeModule$Node.insert(RedBlackTree,Object)",
        (
            "io.vavr.collection.RedBlackTree*",
            "java.util.Comparators$NaturalOrderComparator",
            "java.util.Collections$ReverseComparator",
            "java.lang.Integer",
        ),
        f"{OWN}; Integers in natural or reverse order",
    ),
    Row(
        "InsnList.insert",
        ("asm-tree.jar", "asm.jar"),
        "org.objectweb.asm.tree.InsnList.insert(AbstractInsnNode,AbstractInsnNode)",
    ),
    Row(
        "IntIntHashMap.put",
        ("hppc.jar",),
        "com.carrotsearch.hppc.IntIntHashMap.put(int,int)",
        ("com.carrotsearch.hppc.IntIntHashMap", "com.carrotsearch.hppc.HashOrderMixing*", "?I"),
        OWN,
    ),
    Row(
        "Heap.insert",
        ("org.sat4j.core.jar",),
        "org.sat4j.minisat.core.Heap.insert",
        ("org.sat4j.minisat.core.Heap", "org.sat4j.core.VecInt", "org.sat4j.core.ReadOnlyVecInt", "?I", "?D"),
        f"{OWN} and the vectors it is made of",
    ),
    Row(
        "IntAVLTreeSet.remove",
        FASTUTIL,
        "it.unimi.dsi.fastutil.ints.IntAVLTreeSet.remove(int)",
        ("it.unimi.dsi.fastutil.ints.IntAVLTreeSet*", "?Z", *COMPARATORS),
        f"{OWN}; natural or reverse order",
    ),
)
