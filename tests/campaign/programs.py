"""Random classes and methods: everything that the language offers, given by a seed and a number.

A unit is a package with classes that know each other and some methods of the class A, each with preconditions of its
own. What the methods compare with is taken from small pools (POOLS), which the random inputs draw from as well.
"""

import random
from dataclasses import dataclass, field

METHODS = 6  # of a unit
POOLS = {
    "int": ["0", "1", "-1", "2", "3", "7", "127", "128", "-128", "-129", "Integer.MAX_VALUE", "Integer.MIN_VALUE"],
    "long": ["0L", "1L", "-1L", "127L", "128L", "4294967296L", "Long.MIN_VALUE", "Long.MAX_VALUE"],
    "short": ["(short) 0", "(short) 1", "(short) -1", "Short.MIN_VALUE", "Short.MAX_VALUE"],
    "byte": ["(byte) 0", "(byte) 1", "(byte) -1", "Byte.MIN_VALUE", "Byte.MAX_VALUE"],
    "char": ["'a'", "'b'", "'0'", "'\\n'", "'\\u00df'", "'\\u0100'", "'\\uffff'", "'\\0'"],
    "boolean": ["true", "false"],
    "float": ["0f", "-0f", "1f", "1.5f", "-2.5f", "Float.NaN", "Float.POSITIVE_INFINITY", "Float.MIN_VALUE", "16777217f"],
    "double": ["0.0", "-0.0", "1.0", "1.5", "-2.5", "Double.NaN", "Double.NEGATIVE_INFINITY", "Double.MIN_VALUE", "1e300"],
    "String": ['""', '"a"', '"ab"', '"b"', '"\\u00df"', '"\\n"', '"aa"', '"\\u0100"'],
}
NUMBERS = ["int", "long", "short", "byte", "char", "float", "double"]
PRIMITIVES = [*NUMBERS, "boolean"]
BOXES = {
    "Integer": "int",
    "Long": "long",
    "Short": "short",
    "Byte": "byte",
    "Character": "char",
    "Boolean": "boolean",
    "Float": "float",
    "Double": "double",
}
WIDENS = {  # what may stand where this is wanted
    "int": ["int", "short", "byte", "char"],
    "long": ["long", "int", "short", "byte", "char"],
    "float": ["float", "int", "short", "byte"],
    "double": ["double", "float", "int", "short"],
    "short": ["short", "byte"],
}
ABOVE = {
    "B": ["A"],
    "A": ["I"],
    "R": ["I", "S"],
    "T": ["S"],
    "int[]": [],
    "int[][]": [],
    "double[]": [],
    "A[]": ["I[]"],
    "String[]": [],
    "byte[]": [],
    "char[]": [],
    "Object[]": [],
}
FIELD_TYPES = [*PRIMITIVES, "int", "int", "double", *BOXES, "Integer", "String", "String", "A", "A", "B", "I", "S", "R", "T"]
FIELD_TYPES += ["E", "E", "Object", "int[]", "int[][]", "A[]", "String[]", "byte[]", "double[]", "Object[]"]
RESULTS = ["int", "int", "int", "long", "boolean", "double", "float", "char", "byte", "String", "Integer", "Object", "A", "void"]


@dataclass
class Program:
    """One method of a unit."""

    number: int
    unit: int
    package: str
    name: str
    source: str
    parameters: list
    is_static: bool
    preconditions: list = field(default_factory=list)  # their names
    helpers: str = ""  # the text of the preconditions

    @property
    def target(self):
        return f"{self.package}.A.{self.name}"


@dataclass
class Unit:
    number: int
    package: str
    shape: str  # the classes, with %s where the methods of A stand
    programs: list

    def text(self, chosen=None):
        programs = self.programs if chosen is None else [p for p in self.programs if p.number in chosen]
        return self.shape.replace("%METHODS%", "\n".join(p.helpers + p.source for p in programs))


def make_unit(seed, number, patterns=False):
    """The same for the same arguments; with patterns, also what javac 21 and later have."""
    shape = Shape(random.Random(f"{seed} unit {number}"), f"u{number}")
    programs = []
    for index in range(METHODS):
        at = number * METHODS + index
        rng = random.Random(f"{seed} method {at} {patterns}")
        programs.append(MethodMaker(rng, shape, patterns).make(at, number))
    return Unit(number, shape.package, shape.text(), programs)


class Shape:
    """The classes of a unit: A with the methods, B below it, an interface, a sealed one, a record, an enum."""

    def __init__(self, rng, package):
        self.rng = rng
        self.package = package
        # Few fields, so that some are met often.
        self.fields = {
            "A": self.some_fields(rng.randint(3, 6), ["i"]),
            "B": self.some_fields(rng.randint(0, 2), []),
            "R": [("int", "ra"), (rng.choice(["String", "Object", "double", "Integer", "E"]), "rb")],
            "T": [("int", "tw"), (rng.choice(["S", "A", "I", "long", "char"]), "tn")],
        }
        self.statics = [("int", "count"), (rng.choice(["String", "A", "long", "Object", "Integer"]), "kept")]

    def some_fields(self, count, first):
        self.next = getattr(self, "next", 0)
        fields = [("int", name) for name in first]
        for _ in range(count):
            fields.append((self.rng.choice(FIELD_TYPES), f"f{self.next}"))
            self.next += 1
        return fields

    def of(self, type):
        return self.fields.get(type, []) + (self.fields["A"] if type == "B" else [])

    def text(self):
        def members(type):
            return "".join(f"  {kind} {name};\n" for kind, name in self.fields[type])

        record = ", ".join(f"{kind} {name}" for kind, name in self.fields["R"])
        statics = "".join(f"  static {kind} {name};\n" for kind, name in self.statics)
        body = self.rng.choice(["i + v", "v - 1", "v == 0 ? i : v", "i / (v | 1)"])
        over = self.rng.choice(["v", "super.get(v) + 1", "count", "i * 2"])
        # The enum has a body and a field: its constants are objects of the input too.
        return f"""package {self.package};

enum E {{
  P(1), Q(2) {{ int weight() {{ return 7; }} }}, U(0);
  final int w;
  E(int w) {{ this.w = w; }}
  int weight() {{ return w; }}
}}

interface I {{
  int get(int v);
  default int twice(int v) {{ return get(v) + get(v); }}
}}

sealed interface S permits R, T {{}}

record R({record}) implements I, S {{
  public int get(int v) {{ return ra - v; }}
}}

final class T implements S {{
{members("T")}}}

class B extends A {{
{members("B")}  @Override public int get(int v) {{ return {over}; }}
}}

class A implements I {{
{members("A")}{statics}  static final String TEXT = "ab";
  public int get(int v) {{ return {body}; }}

%METHODS%}}
"""


class MethodMaker:
    def __init__(self, rng, shape, patterns):
        self.rng = rng
        self.shape = shape
        self.patterns = patterns
        self.made = 0
        self.indent = 2
        self.lines = []
        self.loops = 0

    def make(self, number, unit):
        name = f"m{number}"
        self.is_static = self.chance(0.35)
        parameters = [self.parameter_type() for _ in range(self.rng.randint(1, 2 if not self.is_static else 3))]
        if self.is_static and "A" not in parameters:
            parameters[0] = "A"
        names = [f"p{i}" for i in range(len(parameters))]
        self.inputs = list(zip(parameters, names)) + ([] if self.is_static else [("A", "this")])
        self.variables = list(self.inputs)
        self.result = self.rng.choice(RESULTS)
        self.block(self.rng.randint(3, 6), 0)
        if self.result != "void":
            self.line(f"return {self.value(self.result, 2)};")
        body = "\n".join(self.lines)
        static = "static " if self.is_static else ""
        given = ", ".join(f"{t} {n}" for t, n in zip(parameters, names))
        source = f"  {static}{self.result} {name}({given}) {{\n{body}\n  }}\n"
        preconditions, helpers = self.make_preconditions(name, given)
        return Program(
            number, unit, self.shape.package, name, source, parameters, self.is_static, preconditions, helpers
        )

    def make_preconditions(self, name, given):
        names, texts = [], []
        for index in range(self.pick((5, 0), (4, 1), (1, 2))):
            self.variables = list(self.inputs)
            self.lines = []
            static = "static " if self.is_static else ""
            pre = f"pre{index}_{name}"
            if self.chance(0.3):
                self.line(f"if ({self.condition(1)}) return {self.rng.choice(['true', 'false', self.condition(0)])};")
            self.line(f"return {self.condition(2)};")
            names.append(pre)
            texts.append(f"  {static}boolean {pre}({given}) {{\n" + "\n".join(self.lines) + "\n  }\n")
        return names, "".join(texts)

    # --- choosing -----------------------------------------------------------------------------

    def chance(self, p):
        return self.rng.random() < p

    def pick(self, *weighted):
        return self.rng.choices([each for _, each in weighted], [max(w, 0) for w, _ in weighted])[0]

    def parameter_type(self):
        return self.rng.choice([*FIELD_TYPES, "A", "A", "int", "String"])

    def fresh(self, prefix="v"):
        self.made += 1
        return f"{prefix}{self.made}"

    # --- what is in scope ---------------------------------------------------------------------

    def places(self, depth):
        """(type, text) of variables, static fields and fields, that can be written too."""
        found = [each for each in self.variables if each[1] != "this"]
        found += self.shape.statics
        for type, text in self.reached(depth):
            if type in ("A", "B", "T"):
                found += [(kind, f"{text}.{name}") for kind, name in self.shape.of(type)]
        return found

    def reached(self, depth):
        """(type, text) of references that a field or element may be read through."""
        found = list(self.variables)
        latest = found
        for _ in range(depth):
            following = []
            for type, text in latest:
                if type in ("A", "B", "T"):
                    following += [(kind, f"{text}.{name}") for kind, name in self.shape.of(type)]
                elif type == "R":
                    following += [(kind, f"{text}.{name}()") for kind, name in self.shape.of(type)]
            found = found + following
            latest = following
        return found

    def find(self, accepts, depths=(0, 1, 1, 2)):
        for depth in self.rng.sample(depths, len(depths)):
            found = [each for each in self.reached(depth) if accepts(each[0])]
            if depth == 0:
                found += [each for each in self.shape.statics if accepts(each[0])]
            if found:
                return self.rng.choice(found)
        return None

    def find_text(self, type, depths=(0, 1, 1, 2)):
        found = self.find(lambda other: other == type, depths)
        return found[1] if found else None

    # --- expressions --------------------------------------------------------------------------

    def value(self, type, depth):
        if type == "boolean":
            return self.condition(depth)
        if type in PRIMITIVES:
            return self.number(type, depth)
        return self.reference(type, depth)

    def literal(self, type):
        return self.rng.choice(POOLS[type])

    def number(self, type, depth):
        like = self.find(lambda other: other in WIDENS.get(type, [type]))
        text = self.find_text("String")
        e = self.find_text("E")
        i = self.find(lambda other: other in ("I", "A", "B", "R"))
        array = self.find(lambda other: other.endswith("[]"))
        box = self.find(lambda other: BOXES.get(other) == type)
        elements = self.find(lambda other: other == type + "[]")
        is_int = type == "int"
        down = depth - 1
        deep = depth > 0
        make = self.pick(
            (2, lambda: self.literal(type)),
            (9 if like else 0, lambda: like[1]),
            (3 if box else 0, lambda: box[1]),
            (2 if elements else 0, lambda: f"{elements[1]}[{self.index()}]"),
            (5 if deep else 0, lambda: self.arithmetic(type, down)),
            (1 if deep else 0, lambda: f"({self.condition(down)} ? {self.number(type, down)} : {self.number(type, down)})"),
            (1.5 if deep else 0, lambda: self.cast_number(type, down)),
            (2 if is_int and text else 0, lambda: self.int_of_text(text, down)),
            (1.5 if is_int and e else 0, lambda: self.rng.choice([f"{e}.ordinal()", f"{e}.w", f"{e}.weight()"])),
            (1.5 if is_int and i else 0, lambda: f"{i[1]}.{self.rng.choice(['get', 'twice'])}({self.number('int', 0)})"),
            (1 if is_int and array else 0, lambda: f"{array[1]}.length"),
            (0.7 if is_int else 0, lambda: self.rng.choice(["count", "count++", "++count"])),
            (1 if is_int and deep else 0, lambda: self.compare_call(down)),
            (0.8 if is_int and deep else 0, lambda: self.switch_expression(down)),
            (0.6 if is_int and deep else 0, lambda: self.applied(down)),
            (1 if type in ("int", "long", "double", "float") and deep else 0, lambda: self.math(type, down)),
            (1.5 if type == "char" and text else 0, lambda: f"{text}.charAt({self.index()})"),
        )
        return make()

    def index(self):
        return self.pick((3, lambda: self.rng.choice(["0", "1", "0", "2"])), (2, lambda: self.number("int", 0)))()

    def arithmetic(self, type, depth):
        a, b = self.number(type, depth), self.number(type, 0)
        if type in ("float", "double"):
            operator = self.pick((4, "+"), (3, "-"), (1, "*"), (1.5, "/"))
            if operator in "*/" and self.chance(0.7):
                a = self.literal(type)  # two open factors are hard for solvers
            return f"({a} {operator} {b})"
        operator = self.pick((5, "+"), (4, "-"), (1, "*"), (1, "/"), (0.7, "%"), (1, "&"), (1, "|"), (1, "^"), (0.7, "<<"), (0.7, ">>"), (0.7, ">>>"))
        if operator in ("*", "/", "%") and self.chance(0.75):
            b = self.rng.choice(["2", "3", "-1", "10"])
        text = f"({a} {operator} {b})"
        return text if type in ("int", "long") else f"({type}) {text}"

    def cast_number(self, type, depth):
        other = self.rng.choice(NUMBERS)
        return f"({type}) ({other}) ({self.number(other, depth)})"

    def int_of_text(self, text, depth):
        return self.pick(
            (3, lambda: f"{text}.length()"),
            (2, lambda: f"{text}.charAt({self.index()})"),
            (1, lambda: f"{text}.indexOf({self.literal('char')})"),
            (1, lambda: f"{text}.compareTo({self.reference('String', 0)})"),
            (0.5, lambda: f"{text}.hashCode()"),
            (0.5, lambda: f"{text}.indexOf({self.literal('String')})"),
            (0.5, lambda: f"{text}.lastIndexOf({self.literal('char')})"),
            (0.5, lambda: f"{text}.codePointAt({self.index()})"),
        )()

    def compare_call(self, depth):
        kind, type = self.rng.choice([("Double", "double"), ("Integer", "int"), ("Long", "long"), ("Float", "float"), ("Character", "char"), ("Byte", "byte")])
        if kind in ("Double", "Float") and self.chance(0.3):
            bits = "(int) (Double.doubleToLongBits(%s) >>> 32)" if kind == "Double" else "Float.floatToIntBits(%s)"
            return "(" + bits % self.number(type, depth) + ")"
        return f"{kind}.compare({self.number(type, depth)}, {self.number(type, 0)})"

    def math(self, type, depth):
        name = self.rng.choice(["abs", "min", "max"] + (["addExact", "negateExact", "floorMod"] if type in ("int", "long") else ["signum"]))
        if name in ("abs", "negateExact", "signum"):
            return f"Math.{name}({self.number(type, depth)})"
        second = self.rng.choice(["3", "-2"]) if name == "floorMod" else self.number(type, 0)
        return f"Math.{name}({self.number(type, depth)}, {second})"

    def switch_expression(self, depth):
        e, text = self.find_text("E"), self.find_text("String")
        s = self.find_text("S")
        if self.patterns and s and self.chance(0.6):
            return self.pattern_switch(s, depth)
        if e and self.chance(0.5):
            return f"switch ({e}) {{ case P -> {self.number('int', depth)}; case Q -> {self.number('int', 0)}; default -> {self.number('int', 0)}; }}"
        if text and self.chance(0.6):
            a, b = self.rng.sample(POOLS["String"], 2)
            return f"switch ({text}) {{ case {a} -> {self.number('int', depth)}; case {b} -> {self.number('int', 0)}; default -> {self.number('int', 0)}; }}"
        return f"switch ((int) {self.number('int', depth)}) {{ case 0, 7 -> {self.number('int', 0)}; case -1 -> {self.number('int', 0)}; default -> {self.number('int', depth)}; }}"

    def pattern_switch(self, text, depth):
        r, t, a = self.fresh("r"), self.fresh("t"), self.fresh("a")
        first = self.rng.choice([f"case R {r} when {r}.ra() > {self.literal('int')} -> {r}.ra();", f"case R(int {a}, var {r}) when {a} == {self.literal('int')} -> {a};"])
        null = "case null -> -5; " if self.chance(0.5) else ""
        return f"switch ({text}) {{ {null}{first} case R {r}x -> {self.number('int', depth)}; case T {t} -> {t}.tw; }}"

    def applied(self, depth):
        """A lambda that captures a value; what it captures must not change."""
        name = self.fresh("c")
        self.line(f"final int {name} = {self.number('int', 0)};")
        body = self.rng.choice([f"t + {name}", f"t == {name} ? 1 : t", f"{name} - t", f"t / {name}"])
        return f"((java.util.function.IntUnaryOperator) t -> {body}).applyAsInt({self.number('int', depth)})"

    def is_below(self, type, other):
        if type == other or other == "Object":
            return type not in PRIMITIVES
        if other == "Object[]":
            return type in ("A[]", "String[]", "int[][]")
        return any(self.is_below(each, other) for each in ABOVE.get(type, []))

    def reference(self, type, depth):
        found = self.find(lambda other: self.is_below(other, type))
        elements = self.find(lambda other: other.endswith("[]") and self.is_below(other[:-2], type) and other[:-2] not in PRIMITIVES)
        wider = self.find(lambda other: other != type and other not in PRIMITIVES and self.is_below(type, other))
        deep = depth > 0
        make = self.pick(
            (9 if found else 0, lambda: found[1]),
            (0.6, lambda: f"({type}) null"),
            (2, lambda: self.made_new(type, depth)),
            (2 if elements else 0, lambda: f"{elements[1]}[{self.index()}]"),
            (1 if wider else 0, lambda: f"(({type}) {wider[1]})"),
            (0.7 if deep else 0, lambda: f"({self.condition(depth - 1)} ? {self.reference(type, depth - 1)} : {self.reference(type, depth - 1)})"),
            (2 if type == "String" and deep else 0, lambda: self.made_text(depth - 1)),
        )
        return make()

    def made_new(self, type, depth):
        if type in BOXES:
            return f"{type}.valueOf({self.value(BOXES[type], max(depth - 1, 0))})"
        if type == "String":
            return self.rng.choice([self.literal("String"), "TEXT"])
        if type == "E":
            return self.rng.choice(["E.P", "E.Q", "E.U"])
        if type.endswith("[][]"):
            return f"new {type[:-4]}[{self.length()}][]"
        if type.endswith("[]"):
            if self.chance(0.4) and depth:
                return f"new {type} {{{self.value(type[:-2], 0)}, {self.value(type[:-2], 0)}}}"
            return f"new {type[:-2]}[{self.length()}]"
        if type in ("R", "I", "S") and self.chance(0.7):
            return f"new R({self.number('int', 0)}, {self.value(self.shape.fields['R'][1][0], 0)})"
        concrete = {"I": ["A", "B"], "S": ["T"], "R": [], "Object": ["Object", "A", "T"]}.get(type, [type])
        return f"new {self.rng.choice(concrete)}()" if concrete else "(R) null"

    def length(self):
        """Negative at times, never so large that memory ends."""
        return self.rng.choice(["1", "2", f"({self.number('int', 0)}) % 4"])

    def made_text(self, depth):
        text = self.find_text("String") or self.literal("String")
        return self.pick(
            (2, lambda: f"{text}.substring({self.index()})"),
            (1, lambda: f"{text}.substring({self.index()}, {self.index()})"),
            (1.5, lambda: f"({text} + {self.literal('String')})"),
            (0.7, lambda: f"({text} + {self.number('char', 0)})"),
            (1, lambda: f"{text}.concat({self.reference('String', 0)})"),
            (0.6, lambda: f"{text}.intern()"),
            (0.5, lambda: f"{text}.trim()"),
            (0.5, lambda: f"{text}.replace('a', 'b')"),
            (0.4, lambda: f"{text}.toUpperCase()"),
            (0.5, lambda: f"String.valueOf({self.number('char', depth)})"),
            (0.4, lambda: f"String.valueOf({self.number('int', depth)})"),
            (0.4, lambda: f"new String({text})"),
        )()

    def condition(self, depth):
        flag = self.find(lambda other: other in ("boolean", "Boolean"))
        return self.pick(
            (5, lambda: self.compared(min(depth, 1))),
            (4, self.same),
            (2.5, self.is_null),
            (2, self.is_instance),
            (2, self.of_text),
            (2 if flag else 0, lambda: flag[1]),
            (1, self.of_double),
            (0.8, self.same_boxes),
            (2 if depth else 0, lambda: f"({self.condition(depth - 1)} {self.rng.choice(['&&', '||', '&&', '^'])} {self.condition(depth - 1)})"),
            (0.7 if depth else 0, lambda: f"!({self.condition(depth - 1)})"),
        )()

    def compared(self, depth):
        type = self.rng.choice(["int", "int", "int", *NUMBERS])
        operator = self.rng.choice(["<", "<=", "==", "!=", ">", ">="])
        return f"({self.number(type, depth)} {operator} {self.number(type, 0)})"

    def same(self):
        a = self.find(lambda type: type not in PRIMITIVES)
        if not a:
            return "count == 0"
        others = [lambda t: t == a[0], lambda t: t not in PRIMITIVES and (self.is_below(t, a[0]) or self.is_below(a[0], t))]
        b = self.find(self.rng.choice(others))
        if not b or b[1] == a[1] or self.chance(0.25):
            b = (a[0], self.made_new(a[0], 1)) if a[0] in BOXES or a[0] in ("String", "E") else b
        if not b or b[1] == a[1]:
            return f"{a[1]} != null"
        return f"((Object) {a[1]} {self.rng.choice(['==', '!='])} {b[1]})"

    def same_boxes(self):
        type = self.rng.choice(list(BOXES))
        a = self.find_text(type)
        if not a:
            return self.same()
        other = self.rng.choice([f"{type}.valueOf({self.value(BOXES[type], 0)})", self.reference(type, 0)])
        return self.rng.choice([f"({a} == {other})", f"{a}.equals({other})", f"((Object) {a} == {other})"])

    def is_null(self):
        found = self.find(lambda type: type not in PRIMITIVES)
        return f"({found[1]} {self.rng.choice(['==', '!='])} null)" if found else "true"

    def is_instance(self):
        found = self.find(lambda type: type in ("Object", "I", "S", "A"))
        if not found:
            return self.is_null()
        inside = {"A": ["B"], "I": ["A", "B", "R"], "S": ["R", "T"]}
        below = self.rng.choice(inside.get(found[0], ["A", "B", "R", "T", "String", "Integer", "int[]", "E", "Object[]", "S"]))
        name = self.fresh("w")
        fields = [each for each in self.shape.of(below) if each[0] == "int"] if below in ("A", "B", "T") else []
        if fields and self.chance(0.5):
            return f"((Object) {found[1]} instanceof {below} {name} && {name}.{fields[0][1]} > {self.literal('int')})"
        if below == "R" and self.chance(0.5):
            return f"((Object) {found[1]} instanceof R {name} && {name}.ra() == {self.literal('int')})"
        return f"((Object) {found[1]} instanceof {below})"

    def of_text(self):
        text = self.find_text("String")
        if not text:
            return self.same()
        return self.pick(
            (3, lambda: f"{text}.equals({self.reference('String', 1)})"),
            (1, lambda: f"{self.literal('String')}.equals({text})"),
            (1, lambda: f"{text}.isEmpty()"),
            (1, lambda: f"{text}.startsWith({self.literal('String')})"),
            (0.7, lambda: f"{text}.endsWith({self.literal('String')})"),
            (0.7, lambda: f"{text}.contains({self.literal('String')})"),
            (2, lambda: f"({text} == {self.rng.choice([self.literal('String'), 'TEXT'])})"),
            (0.7, lambda: f"({text}.intern() == {self.literal('String')})"),
            (0.5, lambda: f"{text}.equalsIgnoreCase({self.literal('String')})"),
            (0.5, lambda: f"{text}.isBlank()"),
            (0.7, lambda: f"Character.isLetter({text}.charAt({self.index()}))"),
        )()

    def of_double(self):
        type = self.rng.choice(["double", "float"])
        kind = type.capitalize()
        return self.pick(
            (2, lambda: f"{kind}.isNaN({self.number(type, 1)})"),
            (1, lambda: f"{kind}.isInfinite({self.number(type, 1)})"),
            (2, lambda: f"(1 / {self.number(type, 0)} {self.rng.choice(['<', '>'])} 0)"),
            (1, lambda: f"{kind}.compare({self.number(type, 0)}, {self.literal(type)}) == 0"),
        )()

    # --- statements ---------------------------------------------------------------------------

    def line(self, text):
        self.lines.append("  " * self.indent + text)

    def block(self, count, depth):
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
            (4, self.declaration),
            (6, self.assignment),
            (1.5, self.compound),
            (1.5, self.write_element),
            (4 if inner else 0, lambda: self.branch(depth)),
            (2.5, self.early_end),
            (1 if inner and not self.loops else 0, lambda: self.loop(depth)),
            (1.3 if inner else 0, lambda: self.guarded(depth)),
            (0.8 if inner else 0, lambda: self.switch(depth)),
            (0.5, lambda: self.line(f"assert {self.condition(1)};")),
            (0.4 if inner else 0, lambda: self.locked(depth)),
        )()

    def declaration(self):
        type = self.rng.choice([*FIELD_TYPES, "int", "A"])
        value = self.value(type, 2)
        name = self.fresh()
        self.line(f"{type} {name} = {value};")
        self.variables.append((type, name))

    def assignment(self):
        type, place = self.rng.choice(self.places(1))
        value = self.value(type, 2)
        if value != place:
            self.line(f"{place} = {value};")

    def compound(self):
        found = [each for each in self.places(1) if each[0] in NUMBERS]
        if not found:
            return self.assignment()
        type, place = self.rng.choice(found)
        if self.chance(0.4):
            return self.line(f"{place}{self.rng.choice(['++', '--'])};")
        operator = self.rng.choice(["+=", "-=", "+="] + ([] if type in ("float", "double") else ["^=", ">>=", "|="]))
        other = "int" if type not in ("double", "float") else type
        self.line(f"{place} {operator} {self.number(other, 1)};")

    def write_element(self):
        found = self.find(lambda other: other.endswith("[]"))
        if not found:
            return self.assignment()
        self.line(f"{found[1]}[{self.index()}] = {self.value(found[0][:-2], 1)};")

    def branch(self, depth):
        self.line(f"if ({self.condition(2)}) {{")
        self.block(self.rng.randint(1, 2), depth + 1)
        if self.chance(0.5):
            self.line("} else {")
            self.block(self.rng.randint(1, 2), depth + 1)
        self.line("}")

    def early_end(self):
        condition = self.condition(2)
        if self.chance(0.35):
            kind = self.rng.choice(["IllegalStateException", "IllegalArgumentException", "UnsupportedOperationException"])
            self.line(f"if ({condition}) throw new {kind}();")
        elif self.result == "void":
            self.line(f"if ({condition}) return;")
        else:
            self.line(f"if ({condition}) return {self.value(self.result, 1)};")

    def loop(self, depth):
        self.loops += 1
        at = self.fresh("k")
        array = self.find_text("int[]")
        if array and self.chance(0.4):
            each = self.fresh("x")
            self.line(f"for (int {each} : {array}) {{")
            at = each
        else:
            self.line(f"for (int {at} = 0; {at} < {self.rng.choice(['2', '3'])}; ++{at}) {{")
        self.block_with((), depth, extra=at)
        self.line("}")
        self.loops -= 1

    def block_with(self, variables, depth, extra=None):
        """A loop's own variable is read by its body, never written."""
        before = list(self.variables)
        self.variables += variables
        if extra and self.chance(0.7):
            name = self.fresh()
            self.line(f"  int {name} = {extra};")
            self.variables.append(("int", name))
        self.block(self.rng.randint(1, 2), depth + 1)
        self.variables = before

    def guarded(self, depth):
        self.line("try {")
        self.block(self.rng.randint(1, 2), depth + 1)
        has_catch = self.chance(0.7)
        if has_catch:
            kind = self.rng.choice(["NullPointerException", "RuntimeException", "ArrayIndexOutOfBoundsException", "ArithmeticException", "ClassCastException", "IndexOutOfBoundsException | NullPointerException"])
            self.line(f"}} catch ({kind} {self.fresh('e')}) {{")
            self.block(1, depth + 1)
        if not has_catch or self.chance(0.4):
            self.line("} finally {")
            self.block(1, depth + 1)
        self.line("}")

    def locked(self, depth):
        found = self.find(lambda type: type in ("A", "B", "Object", "int[]", "T"))
        if not found:
            return self.assignment()
        self.line(f"synchronized ({found[1]}) {{")
        self.block(1, depth + 1)
        self.line("}")

    def switch(self, depth):
        e = self.find_text("E")
        if e and self.chance(0.6):
            cases, subject = ["P", "U"], e
        else:
            cases, subject = ["1", "-1"], "(int) " + self.number("int", 1)
        self.line(f"switch ({subject}) {{")
        for case in cases:
            self.line(f"  case {case}:")
            self.block(1, depth + 1)
            if self.chance(0.7):
                self.line("    break;")
        self.line("  default:")
        self.block(1, depth + 1)
        self.line("}")
