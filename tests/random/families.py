"""The classes that random methods work on, and the scopes in which all inputs of a method are enumerated."""

from dataclasses import dataclass, field

INT = "int"


@dataclass(frozen=True)
class Kind:
    """A class: its own fields as (type, name)."""

    name: str
    fields: tuple
    above: str = "Object"
    calls: tuple = ()  # of its virtual methods: (type, text with the receiver as %s)
    members: str = ""  # Java text beside the fields


@dataclass(frozen=True)
class Signature:
    """Without a receiver the method is static, and each of its references may be null."""

    parameters: tuple
    has_receiver: bool = True


@dataclass(frozen=True)
class Family:
    name: str
    kinds: tuple  # the first has the methods
    scope: str
    signatures: list = field(hash=False)

    def kind(self, name):
        return next(kind for kind in self.kinds if kind.name == name)

    def above(self, name):
        """The class itself and its superclasses."""
        names = [name]
        while names[-1] != "Object":
            names.append(self.kind(names[-1]).above)
        return names

    def below(self, name):
        """The class itself and its subclasses, those that have instances."""
        return [kind.name for kind in self.kinds if name in self.above(kind.name)]

    def is_below(self, name, other):
        return name != INT and other in self.above(name)

    def fields(self, name):
        """Of an object of that static type, the inherited ones as well."""
        kinds = [self.kind(above) for above in self.above(name) if above != "Object"]
        return [each for kind in reversed(kinds) for each in kind.fields]

    def calls(self, name):
        return [call for above in self.above(name) if above != "Object" for call in self.kind(above).calls]

    def has_casts(self):
        return any(kind.above != "Object" or ("Object", "o") in kind.fields for kind in self.kinds)


def signatures(*texts):
    """ "A int" has a receiver; "static A A" has none."""
    split = [text.split() for text in texts]
    return [Signature(tuple(w for w in words if w != "static"), "static" not in words) for words in split]


# Two virtual methods; @ stands for a number.
CALLS = ((INT, "%s.get()"), ("A", "%s.put(@)"))
BODIES = "  int get() { return %s; }\n  A put(int v) { %s }\n"
FAMILIES = [
    Family(
        "two classes that know both",
        (
            Kind("A", (("A", "a"), ("B", "b"), (INT, "x"))),
            Kind("B", (("A", "a"), ("B", "b"), (INT, "y"))),
        ),
        "n=1 int=-1,0,1",
        signatures("", "A", "B", "int", "A B", "B int", "static A B", "static A B int"),
    ),
    Family(
        "two references to the own class",
        (Kind("A", (("A", "a"), ("A", "c"), (INT, "x"))),),
        "n=2 int=0,1",
        signatures("", "A", "A int", "A A", "static A A"),
    ),
    Family(
        "chain",
        (Kind("A", (("A", "a"), (INT, "x"))),),
        "n=3 int=0,1",
        signatures("", "A", "int", "A int", "A A", "static A A"),
    ),
    Family(
        "two classes that know each other",
        (Kind("A", (("B", "b"), (INT, "x"))), Kind("B", (("A", "a"), (INT, "y")))),
        "n=2 int=0,1",
        signatures("", "A", "B", "static A B"),
    ),
    Family(
        "one knows both",
        (Kind("A", (("A", "a"), ("B", "b"))), Kind("B", (("B", "b"), (INT, "y")))),
        "n=2 int=0,1",
        signatures("", "B", "int", "static B A"),
    ),
    Family(
        "subclass",
        (
            Kind(
                "A",
                (("A", "a"), (INT, "x")),
                calls=CALLS,
                members=BODIES % ("x", "x = v; return this;"),
            ),
            Kind(
                "S",
                ((INT, "z"),),
                above="A",
                members=BODIES % ("a == null ? z : a.x", "z = x; a = this; return a;"),
            ),
        ),
        "n=1 int=-1,0,1",
        signatures("", "A", "S", "int", "A int", "static A A", "static A S"),
    ),
    Family(
        "two subclasses",
        (
            Kind("A", (("A", "a"),), calls=CALLS, members=BODIES % ("1", "return a;")),
            Kind("S", ((INT, "z"),), above="A", members=BODIES % ("z", "z += v; return this;")),
            Kind("T", (("S", "s"),), above="A", members=BODIES % ("s.z", "s = null; return a;")),
        ),
        "n=1 int=0,1",
        signatures("", "A", "S", "T", "S T", "static A A"),
    ),
    Family(
        "any object",
        (Kind("A", (("Object", "o"), (INT, "x"))), Kind("B", (("A", "a"), (INT, "y")))),
        "n=2 int=0,1",
        signatures("", "A", "B", "Object", "int", "static A B", "static Object B"),
    ),
]
