"""The counts that bench/kiasan.py compares with.

ORACLE: how many paths there are, by counting shapes and outcomes (a search tree of m nodes has m keys and
m + 1 gaps). PAPER: Deng, Lee and Robby, Efficient and formal generalized symbolic execution, Table 1
(depth k, three strategies) and Table 2 (at most n objects).
"""

from dataclasses import dataclass, field

NS = (5, 6, 7, 8, 9)
KS = (1, 2, 3, 4)
STRATEGIES = ("lazy", "lazier", "lazier#")


@dataclass(frozen=True)
class Row:
    """A method to explore. {n}, {k} and sums of them stand in options for the bound of the run."""

    name: str  # as the paper calls it
    target: str
    options: tuple = ("--inv", "repOk")
    oracle: tuple = ()  # of lazier#, one per bound
    paper: dict = field(default_factory=dict)  # strategy -> one per bound
    note: str = ""  # why a figure differs
    jdk: bool = False  # explores a class of the JDK


def shapes_and_keys(shapes, keys):
    return {"shapes": shapes, "keys": keys}


BY_NODES = {
    "bst": shapes_and_keys((65, 197, 626, 2056, 6918), (637, 2353, 8788, 33098, 125476)),
    "avl": shapes_and_keys((15, 19, 36, 68, 112), (123, 175, 430, 974, 1810)),
    "red-black": shapes_and_keys((18, 34, 67, 123, 213), (152, 360, 855, 1807, 3517)),
    "aa": shapes_and_keys((8, 11, 15, 20, 28), (56, 95, 155, 240, 392)),
}
BY_DEPTH = {
    "bst": shapes_and_keys((2, 5, 26, 677), (4, 21, 236, 12949)),
    "avl": shapes_and_keys((2, 5, 20, 335), (4, 21, 190, 7099)),
    "red-black": shapes_and_keys((2, 6, 31, 1082), (4, 28, 331, 25088)),
    "aa": shapes_and_keys((2, 4, 10, 58), (4, 16, 84, 1100)),
}

TREES = {"bst": "kiasan.BinarySearchTree", "avl": "kiasan.AvlTree", "aa": "kiasan.AaTree"}
TREES |= {"red-black": "kiasan.RedBlackTree"}
SHAPE_METHODS = {"isEmpty", "findMin", "findMax"}
METHODS = {
    "bst": ("find", "findMax", "findMin", "insert", "isEmpty", "remove"),
    "avl": ("find", "findMax", "findMin", "insert", "isEmpty"),
    "red-black": ("find", "insert", "isEmpty", "remove"),
    "aa": ("contains", "findMax", "findMin", "insert", "isEmpty", "remove"),
}
PAPER_NAMES = {"bst": "BinarySearchTree", "avl": "AvlTree", "red-black": "red-black tree, ours", "aa": "AATree"}


def tree_rows(counts):
    """Every method of the search trees; the paper's lazier# figures are those of the oracle."""
    rows = []
    for tree, methods in METHODS.items():
        for method in methods:
            expected = counts[tree]["shapes" if method in SHAPE_METHODS else "keys"]
            paper = {} if tree == "red-black" else {"lazier#": expected}
            name = f"{PAPER_NAMES[tree]}.{method}"
            rows.append(Row(name, f"{TREES[tree]}.{method}", oracle=expected, paper=paper))
    return rows


TREE_MAP = ("--inv", "jdk.TreeMapInvariant.repOk")
TREE_MAP_KEY = (*TREE_MAP, "--pre", "jdk.TreeMapInvariant.integerKey")
# The set is declared to be kept in any NavigableMap.
TREE_SET_TYPES = ("--types", "java.util.TreeMap", "--types", "java.util.Tree*", "--types", "java.lang.*")
TREE_SET = ("--inv", "jdk.TreeSetInvariant.repOk", *TREE_SET_TYPES)
TREE_SET_KEY = (*TREE_SET, "--pre", "jdk.TreeSetInvariant.integerElement")


def tree_map_rows(counts):
    shapes, keys = counts["red-black"]["shapes"], counts["red-black"]["keys"]
    of_map = "java.util.TreeMap"
    return [
        Row("TreeMap.get", f"{of_map}.get(Object)", TREE_MAP_KEY, keys, {"lazier#": keys}, jdk=True),
        Row("TreeMap.put", f"{of_map}.put(Object,Object)", TREE_MAP_KEY, keys, {"lazier#": keys}, jdk=True),
        Row("TreeMap.remove", f"{of_map}.remove(Object)", TREE_MAP_KEY, keys, {"lazier#": keys}, jdk=True),
        Row("TreeMap.isEmpty", f"{of_map}.size", TREE_MAP, shapes, {"lazier#": shapes}, jdk=True),
    ]


def tree_set_rows(counts):
    shapes, keys = counts["red-black"]["shapes"], counts["red-black"]["keys"]
    of_set = "java.util.TreeSet"
    return [
        Row("TreeSet.add", f"{of_set}.add(Object)", TREE_SET_KEY, keys, {"lazier#": keys}, jdk=True),
        Row("TreeSet.contains", f"{of_set}.contains(Object)", TREE_SET_KEY, keys, {"lazier#": keys}, jdk=True),
        Row("TreeSet.isEmpty", f"{of_set}.isEmpty", TREE_SET, shapes, {"lazier#": shapes}, jdk=True),
        Row("TreeSet.remove", f"{of_set}.remove(Object)", TREE_SET_KEY, keys, {"lazier#": keys}, jdk=True),
    ]


def figures(lazy, lazier, lazier_sharp):
    return dict(zip(STRATEGIES, (lazy, lazier, lazier_sharp)))


OBJECT_KEY = "the paper's find is given an object and does not read the one it finds"
SENTINEL = "the paper's AATree has one more object that an element may be, as the textbook's sentinel node"
ALIAS = "our parameter may also be the tree or one of its nodes; insertItem excludes that"
BOXED = "the paper's keys are ints; a key of ours is an Integer one level below its entry, which lazy counts"

# Table 1, k = 1, 2, 3.
TABLE_1 = [
    Row("AATree.find", "kiasan.AaTree.find", paper=figures((15, 197, 827), (8, 32, 168), (4, 16, 84)),
        oracle=(4, 16, 84), note=OBJECT_KEY),
    Row("AATree.findMax", "kiasan.AaTree.findMax", paper=figures((5, 37, 92), (3, 7, 19), (2, 4, 10)),
        oracle=(2, 4, 10), note=SENTINEL),
    Row("AATree.findMin", "kiasan.AaTree.findMin", paper=figures((5, 41, 96), (3, 7, 19), (2, 4, 10)),
        oracle=(2, 4, 10), note=SENTINEL),
    Row("AATree.insert", "kiasan.AaTree.insertItem", paper=figures((15, 96, 763), (10, 44, 242), (4, 16, 84)),
        oracle=(4, 16, 84), note=SENTINEL),
    Row("AATree.remove", "kiasan.AaTree.remove", paper=figures((7, 106, 3488), (5, 26, 380), (4, 16, 84)),
        oracle=(4, 16, 84), note=SENTINEL),
    Row("AvlTree.find", "kiasan.AvlTree.find", paper=figures((6, 51, 753), (5, 29, 275), (4, 21, 190)),
        oracle=(4, 21, 190)),
    Row("AvlTree.findMax", "kiasan.AvlTree.findMax", paper=figures((4, 19, 135), (3, 9, 39), (2, 5, 20)),
        oracle=(2, 5, 20)),
    Row("AvlTree.findMin", "kiasan.AvlTree.findMin", paper=figures((4, 19, 135), (3, 9, 39), (2, 5, 20)),
        oracle=(2, 5, 20)),
    Row("AvlTree.insert", "kiasan.AvlTree.insertItem",
        paper=figures((13, 110, 1591), (10, 58, 550), (4, 21, 190)), oracle=(4, 21, 190)),
    Row("AvlTree.insert, any object", "kiasan.AvlTree.insert", oracle=(4, 21, 190), note=ALIAS),
    Row("BinarySearchTree.find", "kiasan.BinarySearchTree.find",
        paper=figures((6, 51, 899), (5, 29, 341), (4, 21, 236)), oracle=(4, 21, 236)),
    Row("BinarySearchTree.findMax", "kiasan.BinarySearchTree.findMax",
        paper=figures((4, 19, 171), (3, 9, 51), (2, 5, 26)), oracle=(2, 5, 26)),
    Row("BinarySearchTree.findMin", "kiasan.BinarySearchTree.findMin",
        paper=figures((4, 19, 171), (3, 9, 51), (2, 5, 26)), oracle=(2, 5, 26)),
    Row("BinarySearchTree.insert", "kiasan.BinarySearchTree.insertItem",
        paper=figures((13, 110, 1903), (10, 58, 682), (4, 21, 236)), oracle=(4, 21, 236)),
    Row("BinarySearchTree.insert, any object", "kiasan.BinarySearchTree.insert", oracle=(4, 21, 236),
        note=ALIAS),
    Row("BinarySearchTree.remove", "kiasan.BinarySearchTree.remove",
        paper=figures((6, 76, 2347), (5, 31, 393), (4, 21, 236)), oracle=(4, 21, 236)),
    Row("LeftistHeap.deleteMin", "kiasan.LeftistHeap.deleteMin",
        paper=figures((4, 22, 190), (3, 9, 49), (2, 5, 25)), oracle=(2, 5, 25)),
    Row("LeftistHeap.findMin", "kiasan.LeftistHeap.findMin",
        paper=figures((4, 16, 78), (3, 7, 23), (2, 4, 12)), oracle=(2, 4, 12)),
    Row("LeftistHeap.insert", "kiasan.LeftistHeap.insertItem",
        paper=figures((6, 16, 62), (6, 16, 62), (3, 8, 31)), oracle=(3, 8, 31)),
    Row("LeftistHeap.merge", "kiasan.LeftistHeap.merge", ("--pre", "isMergeable"),
        paper=figures((6, 34, 588), (6, 34, 588), (6, 34, 588)), oracle=(6, 34, 588)),
    Row("TreeMap.get", "java.util.TreeMap.get(Object)", TREE_MAP_KEY, jdk=True,
        paper=figures((6, 71, 3863), (5, 39, 739), (4, 28, 331)), oracle=(4, 28, 331), note=BOXED),
    Row("TreeMap.put", "java.util.TreeMap.put(Object,Object)", TREE_MAP_KEY, jdk=True,
        paper=figures((13, 153, 5650), (10, 78, 1481), (4, 28, 331)), oracle=(4, 28, 331), note=BOXED),
    Row("TreeMap.remove", "java.util.TreeMap.remove(Object)", TREE_MAP_KEY, jdk=True,
        paper=figures((6, 121, 4495), (5, 43, 905), (4, 28, 331)), oracle=(4, 28, 331), note=BOXED),
    Row("GC.mark", "kiasan.Gc.mark", (), paper=figures((306,), (306,), (306,)), oracle=(306,)),
    Row("Container.swap", "kiasan.Container.swap", (),
        paper=figures((20, 20, 20), (6, 6, 6), (2, 2, 2)), oracle=(2, 2, 2)),
    Row("BinaryHeap.deleteMin", "kiasan.BinaryHeap.deleteMin", ("--inv", "repOk", "--max-array", "{k+1}"),
        paper=figures((2, 3, 5), (2, 3, 5), (2, 3, 5)), oracle=(2, 3, 5)),
    Row("BinaryHeap.findMin", "kiasan.BinaryHeap.findMin", ("--inv", "repOk", "--max-array", "{k+1}"),
        paper=figures((2, 3, 4), (2, 3, 4), (2, 3, 4)), oracle=(2, 3, 4)),
    Row("BinaryHeap.insert", "kiasan.BinaryHeap.insert",
        ("--inv", "repOk", "--pre", "hasRoom", "--max-array", "{k+2}"),
        paper=figures((2, 5, 8), (2, 5, 8), (2, 5, 8)),
        note="the paper bounds how many slots are read, we bound the length: one key may meet another at k = 1"),
    Row("Sort.insertionSort", "kiasan.Sort.insertionSort", ("--max-array", "{k}"),
        paper=figures((1, 3, 9), (1, 3, 9), (1, 3, 9)), oracle=(1, 3, 9)),
    Row("Sort.selectionSort", "kiasan.Sort.selectionSort", ("--max-array", "{k}"),
        paper=figures((1, 3, 10), (1, 3, 10), (1, 3, 10)), oracle=(1, 3, 10)),
    Row("Sort.shellsort", "kiasan.Sort.shellSort", ("--max-array", "{k}"),
        paper=figures((1, 3, 9), (1, 3, 9), (1, 3, 9)), oracle=(1, 3, 9)),
]

JAVA_6 = "the paper ran the Java 6 source, with its bound on loops"
ARRAYS = ("--max-array", "{n}")


def of_paper(*counts):
    return {"lazier#": counts}


def collection(name, target, options, *paper):
    return Row(name, f"java.util.{target}", (*options, *ARRAYS), paper=of_paper(*paper), note=JAVA_6, jdk=True)


DEQUE = ("--inv", "jdk.ArrayDequeInvariant.repOk")
DEQUE_ADD = (*DEQUE, "--pre", "jdk.ArrayDequeInvariant.isGiven")
DEQUE_TAKE = (*DEQUE, "--allow", "NoSuchElementException")
ARRAY_LIST = ("--inv", "jdk.ArrayListInvariant.repOk")
ARRAY_LIST_AT = (*ARRAY_LIST, "--pre", "jdk.ArrayListInvariant.indexInside")
LINKED = ("--inv", "jdk.LinkedListInvariant.repOk", "--allow", "NoSuchElementException")
LINKED_AT = (*LINKED, "--pre", "jdk.LinkedListInvariant.indexInside")
LINKED_ITEM = (*LINKED, "--pre", "jdk.LinkedListInvariant.integerItem")
LINKED_ITEM += ("--pre", "jdk.LinkedListInvariant.integerItems")
QUEUE = ("--inv", "jdk.PriorityQueueInvariant.repOk")
QUEUE_ADD = (*QUEUE, "--pre", "jdk.PriorityQueueInvariant.integerElement")
VECTOR = ("--inv", "jdk.VectorInvariant.repOk")
VECTOR_AT = (*VECTOR, "--pre", "jdk.VectorInvariant.indexInside")
STACK = (*VECTOR, "--allow", "EmptyStackException")

# Table 2, the collections of java.util, n = 5 to 9. The size is read where isEmpty is inherited.
TABLE_2_REST = [
    collection("ArrayDeque.addFirst", "ArrayDeque.addFirst", DEQUE_ADD, 44, 77, 119, 179, 251),
    collection("ArrayDeque.addLast", "ArrayDeque.addLast", DEQUE_ADD, 44, 77, 119, 179, 251),
    collection("ArrayDeque.isEmpty", "ArrayDeque.isEmpty", DEQUE, 56, 92, 141, 205, 286),
    collection("ArrayDeque.removeFirst", "ArrayDeque.removeFirst", DEQUE_TAKE, 56, 92, 141, 205, 286),
    collection("ArrayDeque.removeLast", "ArrayDeque.removeLast", DEQUE_TAKE, 56, 92, 141, 205, 286),
    collection("ArrayList.add", "ArrayList.add(Object)", ARRAY_LIST, 6, 7, 8, 9, 10),
    collection("ArrayList.get", "ArrayList.get", ARRAY_LIST_AT, 2, 2, 2, 2, 2),
    collection("ArrayList.isEmpty", "ArrayList.isEmpty", ARRAY_LIST, 2, 2, 2, 2, 2),
    collection("ArrayList.remove", "ArrayList.remove(int)", ARRAY_LIST_AT, 6, 7, 8, 9, 10),
    collection("LinkedList.add", "LinkedList.add(Object)", LINKED, 6, 7, 8, 8, 8),
    collection("LinkedList.contains", "LinkedList.contains", LINKED_ITEM, 97, 147, 212, 212, 212),
    collection("LinkedList.get", "LinkedList.get", LINKED_AT, 27, 35, 44, 44, 44),
    collection("LinkedList.getFirst", "LinkedList.getFirst", LINKED, 6, 7, 8, 8, 8),
    collection("LinkedList.isEmpty", "LinkedList.size", LINKED, 6, 7, 8, 8, 8),
    collection("LinkedList.remove", "LinkedList.remove(int)", LINKED_AT, 27, 35, 44, 44, 44),
    collection("LinkedList.removeLast", "LinkedList.removeLast", LINKED, 6, 7, 8, 8, 8),
    collection("PriorityQueue.isEmpty", "PriorityQueue.size", QUEUE, 6, 7, 8, 9, 10),
    collection("PriorityQueue.offer", "PriorityQueue.offer", QUEUE_ADD, 25, 31, 38, 46, 54),
    collection("PriorityQueue.peek", "PriorityQueue.peek", QUEUE, 6, 7, 8, 9, 10),
    collection("PriorityQueue.poll", "PriorityQueue.poll", QUEUE, 12, 19, 27, 35, 44),
    collection("Stack.peek", "Stack.peek", STACK, 2, 2, 2, 2, 2),
    collection("Stack.pop", "Stack.pop", STACK, 2, 2, 2, 2, 2),
    collection("Stack.push", "Stack.push", STACK, 6, 7, 8, 9, 10),
    collection("Vector.add", "Vector.add(Object)", VECTOR, 11, 13, 15, 17, 19),
    collection("Vector.get", "Vector.get", VECTOR_AT, 2, 2, 2, 2, 2),
    collection("Vector.isEmpty", "Vector.isEmpty", VECTOR, 2, 2, 2, 2, 2),
]
