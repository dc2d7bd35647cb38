#!/usr/bin/env python3
"""Tests of the partition harness: each kind of wrong path list must be found out."""

import copy
import json
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
from harness import Harness, HarnessFailed, Job  # noqa: E402
from run import Failed, judge_queries  # noqa: E402
from runner.jdk import find_jdks  # noqa: E402
from runner.process import run  # noqa: E402
from runner.unittests import run_tests  # noqa: E402

CELL = """
class Cell {
  static int calls;
  Cell next;
  int key;

  Object step(int by) {
    calls++;
    if (next == null) {
      next = new Cell();
      next.key = by;
      return next;
    }
    if (next == this) throw new IllegalStateException();
    next.key = key / by;
    return this;
  }

  static boolean lessOrNan(long l, float f, double d, char c, boolean z) {
    return f < d || f != f;
  }

  static class Other extends Cell {
    Object step(int by) {
      return null;
    }
  }

  static class Fork {
    Fork left, right;

    void look() {}
  }

  static void take(Object any, int[] numbers, String text, Integer box) {}

  static int spin(int by) {
    while (by == 7) {}
    return by;
  }

  static Cell link(Cell p, Cell q) {
    p.next = q;
    q.key = p.key + 1;
    return q.next;
  }

  static Cell renew(Cell p, Cell q) {
    p.next = new Cell();
    Cell found = q.next;
    found.key = 5;
    return found;
  }

  static int[] fill(int[] numbers, int i) {
    int[] made = new int[i + 1];
    numbers[i + 1] = 7;
    return made;
  }

  static boolean same(Integer a, Integer b, String s, String t) {
    return a == b || s == t;
  }

  static Integer first(Integer a, Integer b) {
    return a == null ? b : a;
  }

  enum Colour { RED, GREEN }

  static Colour other(Colour colour) {
    return colour == Colour.RED ? Colour.GREEN : Colour.RED;
  }
}
"""

CALLS = ["Cell.calls", "Cell.calls + 1"]
THIS = {"name": "this", "types": ["Cell"]}
NEXT = {"name": "this.next", "types": ["Cell"]}
STEP = [
    {
        "ending": "normal",
        "partition": {"objects": [THIS], "refs": {"this.next": None}},
        "final": {
            "result": "new1",
            "new": [{"name": "new1", "class": "Cell"}],
            "writes": [["this.next", "new1"], ["new1.key", "by"], CALLS],
        },
    },
    {
        "ending": "violating",
        "outcome": {"kind": "java.lang.IllegalStateException"},
        "partition": {"objects": [THIS], "refs": {"this.next": "this"}},
        "final": {"writes": [CALLS]},
    },
    {
        "ending": "violating",
        "outcome": {"kind": "java.lang.ArithmeticException"},
        "partition": {"objects": [THIS, NEXT], "conjuncts": ["by == 0"]},
        "final": {"writes": [CALLS]},
    },
    {
        "ending": "normal",
        "partition": {"objects": [THIS, NEXT], "conjuncts": ["by != 0"]},
        "final": {"result": "this", "writes": [["this.next.key", "this.key / by"], CALLS]},
    },
]

# True whatever l, f, d, c and z are; each was computed by hand from the Java specification.
TRUE = [
    "2147483647 + 1 == -2147483648",
    "1 << 33 == 2 && 1L << 33 == 8589934592L",
    "-1 >>> 28 == 15 && -1 >> 28 == -1",
    "-7 / 2 == -3 && -7 % 2 == -1",
    "(byte) 200 == -56 && (char) -1 == 65535 && (short) 40000 == -25536",
    "(int) 4294967297L == 1 && (long) 1.9 == 1L && (int) Float.NaN == 0",
    "Float.NaN != Float.NaN && !(Double.NaN == Double.NaN)",
    "fcmpl(Float.NaN, 1.0f) == -1 && fcmpg(Float.NaN, 1.0f) == 1",
    "dcmpl(1.0, 2.0) == -1 && dcmpg(2.0, 1.0) == 1 && dcmpg(2.0, 2.0) == 0",
    "Double.doubleToLongBits(-0.0) == -9223372036854775807L - 1L && Float.floatToIntBits(Float.NaN) == 2143289344",
    "Float.intBitsToFloat(1069547520) == 1.5f && Double.longBitsToDouble(0L) == 0.0",
    "Long.compare(l, l) == 0 && Long.compare(-1L, 1L) == -1",
    "f < 2.0f || f >= 2.0f || f != f",
    "0.0 == -0.0 && 1.0 / -0.0 == Double.NEGATIVE_INFINITY",
    "1.0f / 3.0f != 1.0 / 3.0",
    "z == 0 || z == 1",
    "c >= 0 && c <= 65535",
    "(z != 0 ? 1 : 2) + z <= 2",
    "5 - 2 - 1 == 2 && 2 + 3 * 4 == 14 && (6 & 3 ^ 1 | 8) == 11",
    "l == l ? true : false",
    "1e+10 > 1.5e-3f",
    "-(-(3)) == 3 && !(1 > 2)",
]


# True whatever any, numbers, text and box are.
TRUE_OF_REFERENCES = [
    "any == any && !(any != any) && null == null",
    "any == null || any is Cell|Cell$Fork|int[]|java.lang.String|java.lang.Integer",
    "any is Cell|int[] == (any is Cell || any is int[])",
    "!(any is Cell) || any is Cell$Fork|Cell && any is Cell.Fork|Cell && any is Cell",
    "!(any is java.lang.Object) && !(null is Cell) && !(any is Cell$Other)",
    "numbers == null ? !(numbers is int[]) : numbers is int[] && numbers is [I && !(numbers is int[][])",
    "text == null || text is java.lang.String && text is java/lang/String",
    "!(any is [Ljava.lang.String;|java.lang.String[])",
    "box == null || box is java.lang.Integer",
    "(box == null ? null : box) == box && (box != null ? text : text) == text",
    "any != numbers || any == null || any is int[]",
    "numbers == null || any != numbers || numbers.length == (any == numbers ? numbers : null).length",
    "numbers == null || numbers.length >= 0",
    "box == null || (box == any ? any : box).value == box.value",
]


def with_defaults(paths, roots):
    """Adds what every path of a JSON file has."""
    full = copy.deepcopy(paths)
    for number, path in enumerate(full):
        path["id"] = str(number)
        path.setdefault("outcome", {})
        path["input"] = {"roots": {root: 0 for root in roots}, "objects": []}
    return full


class Case(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.directory = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.directory.cleanup)
        cls.work = Path(cls.directory.name)
        (cls.work / "Cell.java").write_text(CELL)
        jdk = find_jdks()[0]
        built = run([*jdk.javac(), "-d", cls.work, cls.work / "Cell.java"])
        assert built.status == 0, built.stderr
        cls.harness = Harness(jdk)

    def check(self, paths, **about):
        """The row that the harness prints for a list of paths."""
        return self.check_all([paths], **about)[0]

    def check_all(
        self,
        lists,
        target="Cell.step(int)",
        roots=("this", "by"),
        complete=True,
        scope="n=2 types=Cell int=-1,0,2,7",
    ):
        files = self.write(lists, target, roots, complete)
        return self.harness.check(target, scope.split(), self.work, files).rows

    def write(self, lists, target="Cell.step(int)", roots=("this", "by"), complete=True):
        """A JSON file for each list of paths."""
        files = []
        for number, paths in enumerate(lists):
            head = {"heap": f"list {number}", "complete": complete, "target": target}
            lines = ",\n".join("    " + json.dumps(path) for path in with_defaults(paths, roots))
            files.append(self.work / f"{number}.json")
            files[-1].write_text(json.dumps(head)[:-1] + f',\n  "path_list": [\n{lines}\n  ]\n}}\n')
        return files

    def changed(self, index, block, **values):
        paths = copy.deepcopy(STEP)
        paths[index][block].update(values)
        return paths


class Enumeration(Case):
    def count(self, target, scope):
        return self.harness.check(target, scope.split(), self.work, []).inputs

    def test_chains_end_or_close_anywhere(self):
        # m objects: the last one has m + 1 successors; every key and the argument have 3 values.
        expected = sum((m + 1) * 3**m for m in (1, 2, 3)) * 3
        self.assertEqual(self.count("Cell.step(int)", "n=3 types=Cell int=0,1,2"), expected)

    def test_a_receiver_that_overrides_the_target_is_none(self):
        # next is null, this, or the Other, whose own next has as many values and its key one.
        scope = "n=1 types=Cell,Cell$Other int=0"
        self.assertEqual(self.count("Cell.step(int)", scope), 2 + 3)

    def test_graphs_are_counted_up_to_isomorphism(self):
        # One object: each reference null or itself. Two: 5 ways to reach the second, 9 for its own fields.
        self.assertEqual(self.count("Cell.Fork.look()", "n=1 types=Cell$Fork"), 4)
        self.assertEqual(self.count("Cell.Fork.look()", "n=2 types=Cell$Fork"), 4 + 5 * 9)

    def test_arrays_strings_and_boxes_have_their_contents(self):
        target = "Cell.take(Object,int[],String,Integer)"
        # Three contents: of an array and a String the empty one and two with an element, of a box its value.
        # The Object may be one of them; then the parameter is null, the same, or (not counted) another.
        arrays = "n=1 array=1 types=int[],java.lang.Object int=0,1"
        self.assertEqual(self.count(target, arrays), 2 * (1 + 3) + 3 * (1 + 1))
        strings = "string=1 types=java.lang.String char=97,98"
        self.assertEqual(self.count(target, strings), 1 * (1 + 3) + 3 * (1 + 1 + 3))
        boxes = "types=java.lang.Integer int=1000,1001,1002"
        self.assertEqual(self.count(target, boxes), 1 * (1 + 3) + 3 * (1 + 1 + 3))

    def test_small_boxes_may_be_those_that_the_library_keeps(self):
        target = "Cell.take(Object,int[],String,Integer)"
        # A box of its own with 0 or the kept one; the second parameter is null, the same, or such a box.
        boxes = "types=java.lang.Integer int=0"
        self.assertEqual(self.count(target, boxes), (1 + 2) + (1 + 1 + 2) + (1 + 1 + 1))

    def test_subclasses_are_candidates(self):
        self.assertEqual(self.count("Cell.take(Object,int[],String,Integer)", "n=1 types=Cell$Fork"), 1 + 4)


class PartitionLaw(Case):
    def test_holds_for_the_right_paths(self):
        row = self.check(STEP)
        self.assertEqual((row.heap, row.paths, row.taken, row.astray), ("list 0", 4, 4, 0))
        self.assertGreater(row.inputs, 50)

    def assert_astray(self, paths, why):
        row = self.check(paths)
        self.assertGreater(row.astray, 0)
        self.assertIn(why, row.examples[0])

    def test_a_missing_path_is_found(self):
        self.assert_astray(STEP[:2] + STEP[3:], "in no path")

    def test_no_path_at_all_is_found(self):
        row = self.check([])
        self.assertEqual(row.astray, row.inputs)

    def test_paths_that_overlap_are_found(self):
        self.assert_astray(self.changed(3, "partition", conjuncts=["by != 2"]), "in paths 2 3")

    def test_distinct_names_are_distinct_objects(self):
        self.assert_astray(STEP[:1] + STEP[2:], "in no path")

    def test_null_and_undecided_references_differ(self):
        undecided = {"this.next": {"types": ["Cell", None]}}
        self.assert_astray(self.changed(0, "partition", refs=undecided), "in paths 0 1")
        not_null = {"this.next": {"types": ["Cell"]}}
        self.assert_astray(self.changed(0, "partition", refs=not_null), "in no path")

    def test_types_are_exact(self):
        other = [{"name": "this", "types": ["java.lang.Object"]}]
        self.assert_astray(self.changed(0, "partition", objects=other), "in no path")

    def test_same_and_distinct_are_looked_at(self):
        self.assert_astray(self.changed(1, "partition", distinct=[["this", "this.next"]]), "in no path")
        self.assert_astray(self.changed(3, "partition", same=[["this", "this.next"]]), "in no path")
        row = self.check(self.changed(3, "partition", distinct=[["this", "this.next"]]))
        self.assertEqual(row.astray, 0)


class Prediction(Case):
    def assert_differs(self, paths, why):
        row = self.check(paths)
        self.assertGreater(row.astray, 0)
        self.assertIn(why, row.examples[0])

    def test_another_exception_is_found(self):
        wrong = self.changed(2, "outcome", kind="java.lang.NullPointerException")
        self.assert_differs(wrong, "expected java.lang.NullPointerException, found java.lang.Arith")

    def test_a_return_instead_of_an_exception_is_found(self):
        paths = copy.deepcopy(STEP)
        paths[1]["ending"] = "normal"
        self.assert_differs(paths, "expected returned, found java.lang.IllegalStateException")

    def test_a_missing_write_is_found(self):
        self.assert_differs(self.changed(3, "final", writes=[CALLS]), ".key: expected")

    def test_a_wrong_value_is_found(self):
        wrong = [["this.next.key", "this.key / by + 1"], CALLS]
        self.assert_differs(self.changed(3, "final", writes=wrong), ".key: expected")

    def test_the_last_write_to_a_place_holds(self):
        right = [["this.next.key", "99"], ["this.next.key", "this.key / by"], CALLS]
        self.assertEqual(self.check(self.changed(3, "final", writes=right)).astray, 0)

    def test_another_result_is_found(self):
        self.assert_differs(self.changed(3, "final", result="this.next"), "the result: expected #1, found #0")
        self.assert_differs(self.changed(0, "final", result="null"), "the result: expected null")

    def test_new_objects_are_told_apart(self):
        two = [{"name": "new1", "class": "Cell"}, {"name": "new2", "class": "Cell"}]
        wrong = self.changed(0, "final", new=two, result="new2")
        self.assert_differs(wrong, "expected")
        wrong[0]["final"]["writes"] += [["new2.key", "by"]]
        self.assert_differs(wrong, "other objects are the same")

    def test_a_static_field_is_compared(self):
        self.assert_differs(self.changed(1, "final", writes=[]), "Cell.calls: expected 0, found 1")


class Expressions(Case):
    ROOTS = ("l", "f", "d", "c", "z")
    TARGET = "Cell.lessOrNan(long,float,double,char,boolean)"

    def path(self, *conjuncts, result="f < d || f != f"):
        return {"ending": "normal", "partition": {"conjuncts": conjuncts}, "final": {"result": result}}

    def check_path(self, path):
        return self.check([path], target=self.TARGET, roots=self.ROOTS)

    def test_mean_what_they_mean_in_java(self):
        paths = [self.path(*TRUE), *(self.path(f"!({text})") for text in TRUE)]
        right, *wrong = self.check_all([[path] for path in paths], target=self.TARGET, roots=self.ROOTS)
        self.assertEqual(right.astray, 0)
        for text, row in zip(TRUE, wrong):
            self.assertEqual(row.astray, row.inputs, text)

    def test_results_are_computed(self):
        self.assertGreater(self.check_path(self.path(result="f <= d || f != f")).astray, 0)

    def test_a_division_by_zero_is_not_true(self):
        row = self.check_path(self.path("1 / z == 1 || z == 0"))
        self.assertEqual(row.astray * 2, row.inputs)

    def test_what_cannot_be_parsed_is_an_error(self):
        for text in ("f <", "unknown.x == 1", "1 +* 2", "(l == 1L", "l == 1L)", "l # 2"):
            with self.assertRaisesRegex(HarnessFailed, "expected|no token", msg=text):
                self.check_path(self.path(text))


def throwing(kind, conjuncts, **more):
    outcome = {"kind": f"java.lang.{kind}"}
    return ending("violating", {"conjuncts": conjuncts}, outcome=outcome, **more)


def returning(result, conjuncts=(), **more):
    return ending("normal", {"conjuncts": conjuncts}, result=result, **more)


def ending(kind, partition, result=None, outcome=None, new=(), writes=(), let=()):
    final = {"new": new, "writes": writes} | ({"result": result} if result else {})
    return {"ending": kind, "outcome": outcome or {}, "let": let, "partition": partition, "final": final}


class JudgedPaths(Case):
    def judge(self, right=(), wrong=(), **about):
        """Lists of paths with nothing astray, and (list, what must be said of it); one JVM for all."""
        rows = self.check_all([*right, *(paths for paths, _ in wrong)], **about)
        for row in rows[: len(right)]:
            self.assertEqual((row.astray, row.taken), (0, row.paths), row.examples)
        for row, (_, why) in zip(rows[len(right) :], wrong):
            self.assertGreater(row.astray, 0, row)
            self.assertIn(why, row.examples[0])


class References(JudgedPaths):
    """Paths that leave references undecided: what they are stands in the values."""

    def test_conditions_mean_what_they_mean_in_java(self):
        about = {
            "target": "Cell.take(Object,int[],String,Integer)",
            "roots": ("any", "numbers", "text", "box"),
            "scope": "n=1 array=1 types=Cell,Cell$Fork,int[],java.lang.String,java.lang.Integer int=0 char=97",
        }
        paths = [[returning(None, TRUE_OF_REFERENCES)]]
        paths += [[returning(None, [f"!({text})"])] for text in TRUE_OF_REFERENCES]
        right, *wrong = self.check_all(paths, **about)
        self.assertEqual(right.astray, 0)
        for text, row in zip(TRUE_OF_REFERENCES, wrong):
            self.assertEqual(row.astray, row.inputs, text)

    LINK = {"target": "Cell.link(Cell,Cell)", "roots": ("p", "q"), "scope": "n=2 types=Cell int=0,3"}

    def link(self, result="p == q ? q : q.next", key="p.key + 1", second=("p != null", "q == null")):
        return [
            throwing("NullPointerException", ["p == null"]),
            throwing("NullPointerException", second, writes=[["p.next", "q"]]),
            returning(result, ["p != null && q != null"], writes=[["p.next", "q"], ["q.key", key]]),
        ]

    def test_a_value_is_a_choice_between_references(self):
        right = [self.link(), self.link(result="(p == q ? p : q.next)", key="(p == q ? q : p).key + 1")]
        results = ["q.next", "p != q ? q : q.next", "p == q ? p.next : q.next", "null", "p"]
        wrong = [(self.link(result=result), "the result: expected") for result in results]
        wrong += [(self.link(key="(p == q ? p : q).key + 1"), ".key: expected")]
        self.judge(right, wrong, **self.LINK)

    def test_an_undefined_conjunct_is_false_unless_that_part_is_not_needed(self):
        alone = ["p != null", "q == null"]
        right = ["true || q.next == null", "q == null || q.next == q", "q == null ? true : 1 / 0 == 1"]
        wrong = ["q.next == q.next", "q.next == null || true", "!(q.next == q)", "(p == q ? p : q).next is Cell"]
        self.judge(
            [self.link(second=[*alone, text]) for text in right],
            [(self.link(second=[*alone, text]), "in no path") for text in wrong],
            **self.LINK,
        )

    def test_objects_and_references_may_be_decided_beside_it(self):
        both = [{"name": "p", "types": ["Cell"]}, {"name": "q", "types": ["Cell"]}]
        *rest, apart = self.link(result="q.next")
        apart["partition"] = {"objects": both, "conjuncts": ["p != q"]}
        together = copy.deepcopy(apart)
        together["partition"] = {"refs": {"p": {"types": ["Cell"]}, "q": "p"}, "same": [["p", "q"]]}
        together["final"]["result"] = "q"
        self.judge(
            [[*rest, apart, together]],
            [([*rest, apart, copy.deepcopy(apart), together], "in paths 2 3"), ([*rest, apart], "in no path")],
            **self.LINK,
        )

    RENEW = LINK | {"target": "Cell.renew(Cell,Cell)"}

    def renew(self, found="p == q ? new1 : q.next", place="$1.key", result="$1"):
        """The read of q.next may find the new object."""
        paths = [
            throwing("NullPointerException", ["p == null"]),
            throwing("NullPointerException", ["p != null", "q == null"]),
            throwing("NullPointerException", ["p != null", "q != null", "$1 == null"]),
            returning(result, ["p != null", "q != null", "$1 != null"]),
        ]
        for path in paths[1:]:
            path["let"] = [["$1", found], ["$2", "$1 == q"]]
            path["final"] |= {"new": [{"name": "new1", "class": "Cell"}], "writes": [["p.next", "new1"]]}
        paths[3]["final"]["writes"].append([place, "5"])
        return paths

    def test_a_choice_may_be_a_new_object_and_be_written(self):
        right = [self.renew(), self.renew(place="($2 ? q : $1).key")]
        right += [self.renew(found="new1 is Cell && p == q ? new1 : q.next")]
        wrong = [self.renew(found="q.next"), self.renew(place="new1.key")]
        wrong += [self.renew(place="($2 ? p : $1).key")]
        wrong += [self.renew(found="new1 is int[] && p == q ? new1 : q.next")]
        self.judge(right, [(paths, "expected") for paths in wrong], **self.RENEW)

    def test_a_new_object_has_no_initial_fields(self):
        wrong = [self.renew(result=f"p == q ? new1.{field} : q.next") for field in ("next", "type")]
        self.judge([], [(paths, "no prediction") for paths in wrong], **self.RENEW)

    def test_equal_boxes_and_strings_are_not_the_same(self):
        equal = "(a == null ? b == null : b != null && a.value == b.value) || s == t"
        self.judge(
            [
                [returning("a == b || s == t")],
                [returning("true", ["!(a != b) || s == t"]), returning("0", ["a != b", "s != t"])],
            ],
            [
                ([returning(equal)], "the result: expected 1, found 0"),
                ([returning("a == b && s == t")], "the result: expected 0, found 1"),
            ],
            target="Cell.same(Integer,Integer,String,String)",
            roots=("a", "b", "s", "t"),
            scope="string=1 types=java.lang.Integer,java.lang.String int=0,1000 char=97",
        )

    def test_a_box_may_be_chosen(self):
        self.judge(
            [[returning("a == null ? b : a")]],
            [([returning("b == null ? a : b")], "the result: expected")],
            target="Cell.first(Integer,Integer)",
            roots=("a", "b"),
            scope="types=java.lang.Integer int=0,1000",
        )

    def test_enum_constants_are_references(self):
        self.judge(
            [[returning("c == Cell$Colour.RED ? Cell$Colour.GREEN : Cell.Colour.RED")]],
            [([returning("c != Cell$Colour.RED ? Cell$Colour.GREEN : c")], "the result")],
            target="Cell.other(Cell.Colour)",
            roots=("c",),
            scope="types=Cell$Colour",
        )


class SharedSubterms(JudgedPaths):
    """The list "let"."""

    FEW = "n=2 types=Cell int=0,2"
    FILL = {
        "target": "Cell.fill(int[],int)",
        "roots": ("numbers", "i"),
        "scope": "n=1 array=2 types=int[] int=-2,-1,0,1",
    }

    def fill(self, length="$1", place="$2[$1]", value="$3", last="true", more=()):
        made = {"new": [{"name": "new1", "class": "int[]", "length": length}]}
        let = [["$1", "i + 1"], ["$2", "numbers"], ["$3", "$1 - i + 6"], ["$4", "$1 < $2.length"]]
        made["let"] = [*let, *more]
        return [
            throwing("NegativeArraySizeException", ["$1 < 0"], let=let),
            throwing("NullPointerException", ["$1 >= 0", "$2 == null"], **made),
            throwing("ArrayIndexOutOfBoundsException", ["$1 >= 0", "!$4"], **made),
            returning("new1", ["$1 >= 0", "$4", last], writes=[[place, value]], **made),
        ]

    def step(self, let):
        paths = copy.deepcopy(STEP)
        for path in paths:
            path["let"] = let
        return paths

    def test_stand_in_places_lengths_and_values(self):
        wrong = [self.fill(place="$2[$1 - $1]"), self.fill(value="$3 - $1"), self.fill(length="$1 + 1")]
        self.judge([self.fill()], [(paths, "expected") for paths in wrong], **self.FILL)

    def test_are_evaluated_only_where_they_are_needed(self):
        undefined = [["$9", "numbers.length == 1 / 0"]]
        self.judge(
            [self.fill(more=undefined), self.fill(more=undefined, last="i == i || $9")],
            [(self.fill(more=undefined, last="$9 || i == i"), "in no path")],
            **self.FILL,
        )

    def test_may_be_in_every_part_of_a_partition(self):
        right = self.step([["$next", "this.next"]])
        right[0]["partition"]["refs"] = {"$next": None}
        right[1]["partition"]["refs"] = {"this": "$next"}
        right[2]["partition"]["objects"] = [THIS, {"name": "$next", "types": ["Cell"]}]
        right[3]["partition"] |= {"objects": [THIS], "refs": {"$next": {"types": ["Cell"]}}}
        wrong = copy.deepcopy(right)
        right[3]["partition"]["distinct"] = [["$next", "this"]]
        self.judge([right], [(wrong, "in paths 1 3")])

    def test_thousands_are_neither_slow_nor_deep(self):
        # Each is the argument; without memory the last takes 3^3000 steps, and by recursion more than the stack.
        same = "0 + (" * 40 + "$@ + $@ - $@" + ")" * 40
        let = [["$0", "by"]] + [[f"${i}", same.replace("@", str(i - 1))] for i in range(1, 3000)]
        right = copy.deepcopy(STEP)
        right[3]["let"] = let
        right[3]["partition"]["conjuncts"] = ["$2999 != 0"]
        wrong = copy.deepcopy(right)
        right[3]["final"]["writes"][0][1] = "this.key / $2999"
        wrong[3]["final"]["writes"][0][1] = "this.key / ($2999 + 1)"
        self.judge([right], [(wrong, "path 3")], scope=self.FEW)

    def test_a_chain_of_references_may_be_long(self):
        let = [["$0", "this"]]
        let += [[f"${i}", f"${i - 1}.next == null ? $0 : ${i - 1}.next"] for i in range(1, 5000)]
        right = copy.deepcopy(STEP)
        right[3]["let"] = let
        wrong = copy.deepcopy(right)
        right[3]["final"]["result"] = "$4999 == null ? null : this"
        wrong[3]["final"]["result"] = "$4999 == null ? this : null"
        self.judge([right], [(wrong, "the result: expected null, found #0")], scope=self.FEW)

    def test_are_forgotten_after_each_input(self):
        paths = self.step([["$1", "this.key / by"]])
        paths[3]["final"]["writes"][0][1] = "$1"
        self.judge([paths])

    def test_must_be_defined_before_they_are_used(self):
        wrong = {
            "expected a root, found \\$2": [["$1", "$2"], ["$2", "by"]],
            "x: expected a \\$": [["x", "by"]],
            "\\$1 is there twice": [["$1", "by"], ["$1", "by"]],
            "expected a class, found Nowhere": [["$1", "this is Nowhere"]],
        }
        for why, let in wrong.items():
            with self.assertRaisesRegex(HarnessFailed, why):
                self.check(self.step(let))

    def test_no_length_depends_on_itself(self):
        paths = self.fill(length="$5", more=[["$5", "new1 == null ? 0 : i + 1"]])
        with self.assertRaisesRegex(HarnessFailed, "is defined by itself"):
            self.check(paths, **self.FILL)


class Harnesses(Case):
    def test_one_that_fails_does_not_stop_a_batch(self):
        right, broken = self.write([STEP, [STEP[0] | {"ending": "cut"}]])
        scope = "n=2 types=Cell int=-1,0,2,7".split()
        jobs = [Job("Cell.step(int)", scope, [right]), Job("Cell.step(int)", scope, [broken])]
        jobs += [Job("Cell.nothing", scope, []), Job("Cell.spin(int)", scope, []), jobs[0]]
        first, second, third, fourth, last = self.harness.check_batch(jobs, self.work)
        self.assertEqual([row.astray for row in first.rows], [0])
        self.assertIn("a path that is cut", str(second))
        self.assertIn("Cell.nothing", str(third))
        self.assertEqual((fourth.inputs, fourth.rows), (4, []))
        self.assertEqual((last.inputs, last.rows), (first.inputs, first.rows))

    def test_queries_that_no_solver_was_asked_are_found(self):
        asked = {"total": 9, "by_solver": 12, "in_process": 0, "disagreements": 0, "unconfirmed": 0}
        judge_queries(asked)
        for wrong in ({"in_process": 1}, {"total": 0}, {"disagreements": 1}, {"unconfirmed": 1}):
            with self.assertRaises(Failed):
                judge_queries(asked | wrong)

    def test_incomplete_explorations_are_refused(self):
        with self.assertRaisesRegex(HarnessFailed, "not complete"):
            self.check(STEP, complete=False)

    def test_paths_that_were_cut_are_refused(self):
        paths = copy.deepcopy(STEP)
        paths[0]["ending"] = "cut"
        with self.assertRaisesRegex(HarnessFailed, "a path that is cut"):
            self.check(paths)

    def test_a_call_that_does_not_end_is_given_up(self):
        path = {"ending": "normal", "partition": {}, "final": {"result": "by"}}
        row = self.check([path], target="Cell.spin(int)", roots=("by",))
        self.assertEqual((row.inputs, row.astray), (4, 1))
        self.assertIn("found still running", row.examples[0])


if __name__ == "__main__":
    sys.exit(run_tests(sys.modules[__name__], __doc__))
