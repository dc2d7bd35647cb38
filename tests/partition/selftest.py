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
from harness import Harness, HarnessFailed  # noqa: E402
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
        built = run([jdk.tool("javac"), "-d", cls.work, cls.work / "Cell.java"])
        assert built.status == 0, built.stderr
        cls.harness = Harness(jdk)

    def check(self, *lists, target="Cell.step(int)", roots=("this", "by"), complete=True):
        """The row that the harness prints for a list of paths; a list of rows for several."""
        files = []
        for number, paths in enumerate(lists):
            head = {"heap": f"list {number}", "complete": complete, "target": target}
            lines = ",\n".join("    " + json.dumps(path) for path in with_defaults(paths, roots))
            files.append(self.work / f"{number}.json")
            files[-1].write_text(json.dumps(head)[:-1] + f',\n  "path_list": [\n{lines}\n  ]\n}}\n')
        scope = "n=2 types=Cell int=-1,0,2,7"
        rows = self.harness.check(target, scope.split(), self.work, files).rows
        return rows if len(lists) > 1 else rows[0]

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

    def check_paths(self, *paths):
        return self.check(*([path] for path in paths), target=self.TARGET, roots=self.ROOTS)

    def test_mean_what_they_mean_in_java(self):
        right, *wrong = self.check_paths(self.path(*TRUE), *(self.path(f"!({text})") for text in TRUE))
        self.assertEqual(right.astray, 0)
        for text, row in zip(TRUE, wrong):
            self.assertEqual(row.astray, row.inputs, text)

    def test_results_are_computed(self):
        self.assertGreater(self.check_paths(self.path(result="f <= d || f != f")).astray, 0)

    def test_a_division_by_zero_is_not_true(self):
        row = self.check_paths(self.path("1 / z == 1 || z == 0"))
        self.assertEqual(row.astray * 2, row.inputs)

    def test_what_cannot_be_parsed_is_an_error(self):
        for text in ("f <", "unknown.x == 1", "1 +* 2", "(l == 1L", "l == 1L)", "l # 2"):
            with self.assertRaisesRegex(HarnessFailed, "expected|no token", msg=text):
                self.check_paths(self.path(text))


class Harnesses(Case):
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
