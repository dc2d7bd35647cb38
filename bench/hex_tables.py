"""What bench/hex.py explores, with which techniques, and the paper's figures."""

from dataclasses import dataclass, field
from pathlib import Path

BUDGET = 20  # seconds for one run
ALLOWED = ("java.util.NoSuchElementException", "java.lang.IndexOutOfBoundsException")  # these are no alarms
DEPTH = ("--max-loop", "10", "--max-calls", "60")  # on valid inputs no loop and no recursion gets there


@dataclass(frozen=True)
class Technique:
    name: str
    decide: str
    paper: str = ""  # as the paper calls it
    needs: str = ""  # the ending of the file it reads; "pre": the predicate
    option: str = ""  # that names the file


LAZY = Technique("lazy", "none", "Lazy")
HEX = Technique("hex", "hex", "HEX", ".hex", "--hex")
EAGER = Technique("eager", "eager", "PrEP", "pre")
HYBRID = Technique("hybrid", "hybrid", "ConsP", "pre")
SAT = Technique("sat", "sat", "Alloy", ".rel", "--sat")
MONA = Technique("mona", "mona", "PALE", ".hex", "--hex")
PRECISE = Technique("precise", "precise", "", "pre")
TECHNIQUES = (LAZY, HEX, EAGER, HYBRID, SAT, MONA, PRECISE)
EXACT = (HEX, EAGER, SAT, PRECISE)  # follow nothing that has no valid input


@dataclass(frozen=True)
class Subject:
    name: str  # P1
    class_name: str
    predicate: str
    n: int  # input objects of a class
    methods: tuple
    ranges: dict = field(default_factory=dict, hash=False)  # field: what to add to n for its largest value
    has_pairs: bool = True
    bound: str = ""  # the method of hex.Bounds that says n

    def scope(self, n=None):
        """As options: objects of a class, and what their numbers can be."""
        n = n or self.n
        words = ["-n", str(n)]
        for name, (most, less) in self.ranges.items():
            words += ["--range", f"hex.{name}=0..{max(min(most, n - less), 1)}"]
        return words


ANY = 99
P1 = Subject(
    "P1",
    "LinkedList",
    "repOk",
    5,
    ("addFirst", "addLast", "getFirst", "getLast", "removeFirst", "removeLast", "get", "contains", "remove"),
    {"LinkedList.size": (ANY, 1)},
)
P2 = Subject(
    "P2",
    "TreeMap",
    "repOk",
    3,
    ("put", "get", "remove", "containsKey", "firstKey", "lastKey", "isEmpty", "clear"),
    {"TreeMap.size": (ANY, 0)},
)
P3 = Subject(
    "P3",
    "AvlTree",
    "repOk",
    4,
    ("insert", "remove", "contains", "findMin", "findMax", "isEmpty", "clear"),
    {"AvlTree$Node.height": (ANY, 0)},
    bound="avlNodes",
)
P4 = Subject(
    "P4",
    "CachingList",
    "repOk",
    4,
    ("addFirst", "addLast", "removeFirst", "removeLast", "contains", "indexOf", "clear"),
    {"CachingList.size": (ANY, 1), "CachingList.cacheSize": (2, 0)},
    bound="cachingNodes",
)
P5 = Subject(
    "P5",
    "TrajectorySynthesizer",
    "isReady",
    3,
    ("synthesize",),
    {"FlightPlan.size": (ANY, 1)},
    has_pairs=False,
)
P6 = Subject(
    "P6",
    "NodeTraversal",
    "isReady",
    4,
    ("traverse",),
    {"GraphList.size": (ANY, 1)},
    has_pairs=False,
)
P7 = Subject("P7", "LabelRenamer", "areApart", 4, ("process",), has_pairs=False)
COLLECTIONS = (P1, P2, P3, P4)
PROGRAMS = (P5, P6, P7)

LARGER_TECHNIQUES = (HEX, EAGER, HYBRID, SAT, PRECISE)
LARGER = (
    (P1, "contains", (5, 10, 20)),
    (P2, "get", (3, 5, 7)),
    (P3, "contains", (4, 8)),
    (P3, "findMin", (4, 8)),
)

PAPER_TARGETS = 274  # methods and pairs of P1 to P4
PAPER_TIMES = {EAGER: 2.4, HYBRID: 3.4, SAT: 4.3}  # medians relative to HEX
# Table 2: minutes (None: 6 hours were not enough), traces, invalid ones, alarms, false alarms
PAPER_PROGRAMS = {
    ("P5", LAZY): (None, 23854, 23675, 12434, 12434),
    ("P5", HEX): (2, 290, 0, 0, 0),
    ("P5", EAGER): (9, 2250, 1690, 0, 0),
    ("P5", HYBRID): (52, 1130, 840, 0, 0),
    ("P5", SAT): (56, 290, 0, 0, 0),
    ("P6", LAZY): (None, 2419860, 2419860, 62260, 62260),
    ("P6", HEX): (7, 2856, 0, 128, 0),
    ("P6", EAGER): (154, 96256, 90240, 4096, 3840),
    ("P6", HYBRID): (41, 6426, 3570, 288, 160),
    ("P6", SAT): (306, 2856, 0, 128, 0),
    ("P7", LAZY): (None, 41723, 41717, 14494, 14494),
    ("P7", HEX): (2, 925, 0, 30, 0),
    ("P7", EAGER): (12, 26960, 25850, 2130, 2100),
    ("P7", HYBRID): (251, 25045, 24120, 2100, 2070),
    ("P7", SAT): (17, 925, 0, 30, 0),
}
SAME_SCOPE = 5  # of the comparison of all valid heaps


@dataclass(frozen=True)
class RhinoTarget:
    """A method of com.google.javascript.rhino.Node, with its predicate and rules in subjects/hex."""

    method: str
    predicate: str
    rules: str = "none"  # the name of its files


RHINO_SUBJECT = Subject("rhino", "RhinoTree", "isTree", 4, (), has_pairs=False)
RHINO_SECONDS = 60  # its class path takes a few to open
RHINO_JAR = Path("/usr/share/java/closure-compiler.jar")
RHINO_CLASS = "com.google.javascript.rhino.Node"
RHINO_SCOPE = 4
RHINO = (
    RhinoTarget("getChildCount", "isTree", "RhinoTree"),
    RhinoTarget("removeFirstChild", "isTree", "RhinoTree"),
    RhinoTarget("detachChildren", "isTree", "RhinoTree"),
    RhinoTarget("addChildToBack", "areApart", "RhinoApart"),
    RhinoTarget("removeChild", "isChild", "RhinoChild"),
)
