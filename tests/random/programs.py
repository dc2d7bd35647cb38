"""Random methods: each is given by a seed and its number alone."""

import random
from dataclasses import dataclass

from families import FAMILIES, INT

METHODS_PER_CLASS = 40
MOST_LOCALS = 6


@dataclass(frozen=True)
class Program:
    """One method in its class."""

    number: int
    family: object
    signature: object
    package: str
    source: str  # of the method

    @property
    def target(self):
        return f"{self.package}.{self.family.kinds[0].name}.m{self.number}"

    @property
    def scope(self):
        """As the partition harness takes it."""
        return [*self.family.scope.split(), "types=" + ",".join(self.types)]

    @property
    def objects(self):
        """Input objects of each class."""
        return int(self.family.scope.split()[0].removeprefix("n="))

    @property
    def types(self):
        return [f"{self.package}.{kind.name}" for kind in self.family.kinds]

    def shown(self):
        """What a reader needs to understand a failure."""
        return class_text(self.family, self.package, [self])


def make_program(seed, number):
    family = FAMILIES[number % len(FAMILIES)]
    rng = random.Random(f"{seed} {number}")
    signature = rng.choice(family.signatures)
    package = f"r{number % len(FAMILIES)}_{number // len(FAMILIES) // METHODS_PER_CLASS}"
    source = MethodWriter(rng, family, signature).write(f"m{number}")
    return Program(number, family, signature, package, source)


def class_text(family, package, programs):
    """The Java file with these methods."""
    first, *others = [kind_text(kind) for kind in family.kinds]
    methods = "\n".join(program.source for program in programs)
    return f"package {package};\n\n" + "\n".join([first[:-2] + "\n" + methods + "}\n", *others])


def kind_text(kind):
    extends = "" if kind.above == "Object" else f" extends {kind.above}"
    fields = "".join(f"  {type} {name};\n" for type, name in kind.fields)
    return f"class {kind.name}{extends} {{\n{fields}{kind.members}}}\n"


class MethodWriter:
    """Writes Java that compiles; what it does is left to chance."""

    def __init__(self, rng, family, signature):
        self.rng = rng
        self.family = family
        self.signature = signature
        self.lines = []
        self.indent = 2
        self.made = 0  # locals, for their names
        self.in_loop = False
        self.variables = []  # (type, name) in scope, which may be assigned
        self.fixed = []  # those that may not
        self.returned = INT

    def write(self, name):
        letters = iter("pqr")
        parameters = [(type, "i" if type == INT else next(letters)) for type in self.signature.parameters]
        self.variables = list(parameters)
        if self.signature.has_receiver:
            self.fixed = [(self.family.kinds[0].name, "this")]
        self.returned = self.pick((5, INT), (4, self.any_class()))
        self.block(self.rng.randint(3, 7), 0)
        self.line(f"return {self.value(self.returned, 2)};")
        static = "" if self.signature.has_receiver else "static "
        head = ", ".join(f"{type} {name}" for type, name in parameters)
        return f"  {static}{self.returned} {name}({head}) {{\n" + "\n".join(self.lines) + "\n  }\n"

    # --- choices ------------------------------------------------------------------------------

    def pick(self, *weighted):
        weights, things = zip(*[pair for pair in weighted if pair[0] > 0])
        return self.rng.choices(things, weights)[0]

    def chance(self, probability):
        return self.rng.random() < probability

    def any_class(self):
        names = [kind.name for kind in self.family.kinds]
        if any(type == "Object" for kind in self.family.kinds for type, _ in kind.fields):
            names.append("Object")
        return self.rng.choice(names)

    # --- expressions --------------------------------------------------------------------------

    def known(self):
        """What can be named: (type, text)."""
        return self.fixed + self.variables

    def reached(self, depth):
        """Paths of that many fields from a name."""
        paths = [each for each in self.known() if each[0] != INT]
        for _ in range(depth):
            paths = [
                (type, f"{text}.{name}")
                for owner, text in paths
                if owner not in (INT, "Object")
                for type, name in self.family.fields(owner)
            ]
        return paths

    def path(self, accepts, depths=(0, 0, 1, 1, 1, 2)):
        """(type, text) of a path whose type is accepted; None when there is none."""
        for depth in self.rng.sample(depths, len(depths)):
            found = [each for each in self.reached(depth) if accepts(each[0])]
            if found:
                return self.rng.choice(found)
        return None

    def base(self, accepts=lambda type: True):
        """What a field is read or written through; often a variable, as a field may well be null."""
        return self.path(lambda type: type not in (INT, "Object") and accepts(type), (0, 0, 0, 1))

    def value(self, type, depth):
        return self.number(depth) if type == INT else self.reference(type, depth)

    def reference(self, type, depth):
        """Of that static type or below."""
        found = self.path(lambda other: self.family.is_below(other, type))
        concrete = self.family.below(type)
        make = self.pick(
            (10 if found else 0, lambda: found[1]),
            (0.7, lambda: "null"),
            (1.2, lambda: f"new {self.rng.choice(concrete)}()"),
            (1 if depth else 0, lambda: self.choice(type, depth - 1)),
            (1.5 if self.family.has_casts() and type != "Object" else 0, lambda: self.cast(type)),
            (1 if self.calls(type) else 0, lambda: self.call(type)),
        )
        return make()

    def choice(self, type, depth):
        return f"({self.condition(depth)} ? {self.value(type, depth)} : {self.value(type, depth)})"

    def cast(self, type):
        wider = self.path(lambda other: other != INT and self.family.is_below(type, other))
        return f"(({type}) {wider[1]})" if wider else "null"

    def calls(self, type):
        """(text with the receiver as %s) that give such a value, for what is in scope."""
        found = self.base()
        if not found or type == "Object":
            return []
        return [text % found[1] for result, text in self.family.calls(found[0]) if result == type]

    def call(self, type):
        calls = self.calls(type)
        return self.rng.choice(calls).replace("@", self.number(0)) if calls else self.zero(type)

    def number(self, depth):
        names = [name for type, name in self.known() if type == INT]
        base = self.base()
        fields = [name for type, name in self.family.fields(base[0]) if type == INT] if base else []
        make = self.pick(
            (2, lambda: self.rng.choice(["-1", "0", "1", "2"])),
            (4 if names else 0, lambda: self.rng.choice(names)),
            (7 if fields else 0, lambda: f"{base[1]}.{self.rng.choice(fields)}"),
            (3 if depth else 0, lambda: self.sum(depth - 1)),
            (0.7 if depth else 0, lambda: self.choice(INT, depth - 1)),
            (2 if self.calls(INT) else 0, lambda: self.call(INT)),
        )
        return make()

    def sum(self, depth):
        operator = self.pick((4, "+"), (2, "-"), (1, "*"))
        factor = self.pick((3, ""), (1, "3 * "), (1, "10 * "))
        return f"({factor}{self.number(depth)} {operator} {self.number(depth)})"

    def condition(self, depth):
        return self.pick(
            (5, self.same),
            (4, self.is_null),
            (3, self.compared),
            (3 if self.family.has_casts() else 0, self.is_instance),
            (1.5 if depth else 0, lambda: self.both(depth - 1)),
            (0.7 if depth else 0, lambda: f"!({self.condition(depth - 1)})"),
        )()

    def same(self):
        """Java compares references only when one type is below the other."""
        a = self.path(lambda type: type != INT)
        if not a:
            return self.rng.choice(["true", "false"])
        b = self.path(lambda type: type != INT and self.is_related(a[0], type))
        if a == b:
            return f"{a[1]} != null"
        return f"{a[1]} {self.rng.choice(['==', '!='])} {b[1]}"

    def is_related(self, a, b):
        return self.family.is_below(a, b) or self.family.is_below(b, a)

    def compared(self):
        operator = self.rng.choice(["<", "<=", "==", "!=", ">"])
        return f"{self.number(0)} {operator} {self.number(0)}"

    def is_null(self):
        found = self.path(lambda type: type != INT)
        return f"{found[1] if found else 'null'} {self.rng.choice(['==', '!='])} null"

    def is_instance(self):
        below = self.rng.choice(self.family.kinds).name
        found = self.path(lambda type: type != INT and self.family.is_below(below, type))
        return f"{found[1]} instanceof {below}" if found else "true"

    def both(self, depth):
        return f"({self.condition(depth)} {self.rng.choice(['&&', '||'])} {self.condition(depth)})"

    # --- statements ---------------------------------------------------------------------------

    def line(self, text):
        self.lines.append("  " * self.indent + text)

    def block(self, count, depth):
        """What is declared in it ends with it, but for the outermost one."""
        before = list(self.variables)
        self.indent += depth > 0
        for _ in range(count):
            self.statement(depth)
        self.indent -= depth > 0
        if depth:
            self.variables = before

    def statement(self, depth):
        inner = depth < 2
        self.pick(
            (5 if self.made < MOST_LOCALS else 0, self.declaration),
            (3, self.assignment),
            (8, self.write_field),
            (2, self.write_chunk),
            (1.5, self.swap),
            (3 if inner else 0, lambda: self.branch(depth)),
            (1.2 if inner else 0, self.early_end),
            (1 if inner and not self.in_loop else 0, lambda: self.loop(depth)),
            (0.4 if inner else 0, lambda: self.guarded(depth)),
        )()

    def declare(self, type, value):
        self.made += 1
        name = f"v{self.made}"
        self.line(f"{type} {name} = {value};")
        self.variables.append((type, name))
        return name

    def declaration(self):
        type = self.pick((2, INT), (5, self.any_class()))
        self.declare(type, self.value(type, 1))

    def assignment(self):
        if self.variables:
            type, name = self.rng.choice(self.variables)
            value = self.value(type, 1)
            self.line(f"{name} = {value};" if value != name else f"{name} = {self.zero(type)};")

    @staticmethod
    def zero(type):
        return "0" if type == INT else "null"

    def write_field(self):
        base = self.base()
        if base:
            type, name = self.rng.choice(self.family.fields(base[0]))
            self.line(f"{base[1]}.{name} = {self.value(type, 1)};")

    def write_chunk(self):
        """Writes the same field through several references, then reads it through one of them."""
        base = self.base()
        if not base:
            return
        type, name = self.rng.choice(self.family.fields(base[0]))
        like = [self.base(lambda other: self.family.is_below(other, base[0])) for _ in range(2)]
        places = [base[1], *(each[1] for each in like if each)]
        for place in places:
            self.line(f"{place}.{name} = {self.value(type, 0)};")
        if self.made < MOST_LOCALS:
            self.declare(type, f"{self.rng.choice(places)}.{name}")

    def swap(self):
        base = self.base()
        other = base and self.base(lambda type: self.family.is_below(type, base[0]))
        if not other or self.made >= MOST_LOCALS:
            return
        type, name = self.rng.choice(self.family.fields(base[0]))
        kept = self.declare(type, f"{base[1]}.{name}")
        self.line(f"{base[1]}.{name} = {other[1]}.{name};")
        self.line(f"{other[1]}.{name} = {kept};")

    def branch(self, depth):
        self.line(f"if ({self.condition(1)}) {{")
        self.block(self.rng.randint(1, 2), depth + 1)
        if self.chance(0.5):
            self.line("} else {")
            self.block(self.rng.randint(1, 2), depth + 1)
        self.line("}")

    def early_end(self):
        if self.chance(0.15):
            self.line(f"if ({self.condition(1)}) throw new IllegalStateException();")
        else:
            self.line(f"if ({self.condition(1)}) return {self.value(self.returned, 1)};")

    def loop(self, depth):
        """At most two rounds; some follow a reference."""
        self.in_loop = True
        self.made += 1
        count = f"k{self.made}"
        walkers = [
            (name, field)
            for type, name in self.variables
            if type not in (INT, "Object")
            for held, field in self.family.fields(type)
            if self.family.is_below(held, type)
        ]
        name, field = self.rng.choice(walkers) if walkers and self.chance(0.7) else (None, None)
        condition = f"{name} != null && " if name else ""
        self.line(f"for (int {count} = 0; {condition}{count} < 2; ++{count}) {{")
        self.fixed.append((INT, count))
        self.block(self.rng.randint(1, 2), depth + 1)
        self.fixed.pop()
        if name:
            self.line(f"  if ({name} != null) {name} = {name}.{field};")
        self.line("}")
        self.in_loop = False

    def guarded(self, depth):
        self.line("try {")
        self.block(self.rng.randint(1, 2), depth + 1)
        self.made += 1
        self.line(f"}} catch (NullPointerException e{self.made}) {{")
        self.block(1, depth + 1)
        self.line("}")
