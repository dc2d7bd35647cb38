#!/usr/bin/env python3
"""Tests of batch replay: what is right is confirmed, and everything else is found."""

import copy
import json
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
from replayer import Replayer, ReplayFailed  # noqa: E402
from run import read_cases  # noqa: E402
from runner.jdk import find_jdks  # noqa: E402
from runner.process import run  # noqa: E402
from runner.unittests import run_tests  # noqa: E402

API = HERE.parents[1] / "build/loris-api.jar"
SUBJECT = """
public class Box {
  enum Colour { RED, GREEN { int weight() { return 2; } }; int weight() { return 1; } }

  record Pair(Object left, int right) {}

  static class Sub extends Box {
    int key;

    Object grow(int by) {
      throw new UnsupportedOperationException();
    }
  }

  static int total = 10;
  Box next;
  int key;

  Object grow(int by) {
    total += by;
    if (by == 0) throw new IllegalStateException("zero");
    while (by == 99) {}
    key += by;
    if (next != null) return this;
    next = new Box();
    return next;
  }

  static Object mixed(Object a, Colour c, double d, float f, long l, char x, boolean z, Object[] all) {
    assert d != 1.0;
    all[0] = a == all[1] ? "same" : Integer.valueOf(total);
    if (a instanceof Pair) return ((Pair) a).left();
    return z ? new Object[] {c, c == Colour.GREEN ? Double.valueOf(d) : Float.valueOf(f), l, x} : a;
  }

  static double half(double d) {
    return d / 2;
  }

  static class Late {
    static final int TOTAL = limit(total);

    static int limit(int n) {
      if (n > 20) throw new IllegalStateException("too late");
      return n;
    }
  }

  static final int[] COUNTS = new int[1];

  static int late(int n) {
    total = n;
    return Late.TOTAL + ++COUNTS[0];
  }

  static int sum(int n) {
    int sum = 0;
    for (int i = 0; i < n; ++i) sum += loris.Loris.anyInt("n");
    Box box = loris.Loris.any(Box.class, "box");
    return box == null ? sum : (box.key = sum + loris.Loris.anyByte("b"));
  }
}
"""


def ref(node):
    return {"ref": f"o{node}"}


def box(node, next=None, key=0):
    return {"id": f"o{node}", "class": "Box", "fields": {"next": next, "key": key}}


def path(ending, before, after, objects, outputs, **more):
    """A line of path_list: roots and objects before and after."""
    return {
        "id": "0",
        "ending": ending,
        "input": {"roots": before, "objects": objects},
        "outcome": {},
        "output": {"roots": after, "objects": outputs},
        **more,
    }


def grown(result=2, key=5):
    """this.next was null, so a new Box is linked and returned."""
    roots = {"this": ref(1), "by": 3}
    after = roots | {"result": ref(result)}
    return path("normal", roots, after, [box(1, None, 2)], [box(1, ref(2), key), box(2)])


class Case(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.directory = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.directory.cleanup)
        cls.work = Path(cls.directory.name)
        (cls.work / "Box.java").write_text(SUBJECT)
        jdk = find_jdks()[0]
        built = run([*jdk.javac(), "-cp", API, "-d", cls.work, cls.work / "Box.java"])
        assert built.status == 0, built.stderr
        cls.replayer = Replayer(jdk)

    def replay(self, *paths, target="Box.grow(int)", **more):
        """[(verdict, why)] for these paths, run one after another."""
        head = {"target": target, "bounds": {"types": ["Box", "Box$Pair"]}}
        lines = ",\n".join("    " + json.dumps(each) for each in paths)
        file = self.work / "result.json"
        file.write_text(json.dumps(head)[:-1] + f',\n  "path_list": [\n{lines}\n  ]\n}}\n')
        return self.replayer.replay([file], f"{self.work}:{API}", limit_millis=500, **more).verdicts

    def assert_confirmed(self, *paths, **more):
        self.assertEqual(self.replay(*paths, **more), [("confirmed", "")] * len(paths))

    def assert_differs(self, paths, whys, **more):
        """Each path differs for its reason."""
        for (verdict, found), why in zip(self.replay(*paths, **more), whys, strict=True):
            self.assertEqual(verdict, "differs", why)
            self.assertIn(why, found)


class Heaps(Case):
    def test_what_is_right_is_confirmed(self):
        self.assert_confirmed(grown(), grown())

    def test_wrong_numbers_and_references_differ(self):
        new, null = grown(), grown()
        new["output"]["objects"][1]["fields"]["key"] = 7
        null["output"]["objects"][0]["fields"]["next"] = None
        whys = ["o1 (Box).key: expected 6, found 5", "the result: expected o1 (Box)"]
        whys += ["o2 (Box).key: expected 7, found 0", "expected null, found o2 (Box)"]
        self.assert_differs([grown(key=6), grown(result=1), new, null], whys)

    def test_new_objects_correspond_one_to_one(self):
        two = grown(result=3)
        two["output"]["objects"].append(box(3))
        self.assert_differs([two], ["expected o2 (Box), found o3 (Box)"])

    def test_cycles_are_built(self):
        roots = {"this": ref(1), "by": 1}
        cycle = [box(1, ref(2), 0), box(2, ref(1), 4)]
        after = [box(1, ref(2), 1), box(2, ref(1), 4)]
        self.assert_confirmed(path("normal", roots, roots | {"result": ref(1)}, cycle, after))

    def test_the_named_code_runs_on_a_subclass_and_hidden_fields_are_told_apart(self):
        sub = {"id": "o1", "class": "Box$Sub", "fields": {"next": ref(1), "Box.key": 1, "key": 9}}
        after = copy.deepcopy(sub)
        after["fields"]["Box.key"] = 4
        roots = {"this": ref(1), "by": 3}
        self.assert_confirmed(path("normal", roots, roots | {"result": ref(1)}, [sub], [after]))
        wrong = path("normal", roots, roots | {"result": ref(1)}, [sub], [sub])
        self.assert_differs([wrong], ["Box.key: expected 1, found 4"])


class Outcomes(Case):
    def thrown(self, kind):
        roots = {"this": ref(1), "by": 0}
        return path("violating", roots, roots, [box(1)], [box(1)], outcome={"kind": kind})

    def test_exceptions_are_told_by_their_class(self):
        self.assert_confirmed(self.thrown("java.lang.IllegalStateException"))
        returned = self.thrown("") | {"ending": "normal"}
        whys = ["expected java.lang.Error, found java.lang.IllegalStateException", "expected returned"]
        self.assert_differs([self.thrown("java.lang.Error"), returned], whys)

    def test_exceptions_are_told_by_their_line(self):
        right, wrong = self.thrown("java.lang.IllegalStateException"), self.thrown("java.lang.IllegalStateException")
        line = 1 + SUBJECT.splitlines().index('    if (by == 0) throw new IllegalStateException("zero");')
        right["outcome"]["stack"] = ["java.lang.Object.toString (Object.java:1)", f"Box.grow (Box.java:{line})"]
        wrong["outcome"]["stack"] = [f"Box.grow (Box.java:{line + 1})"]
        self.assert_confirmed(right)
        self.assert_differs([wrong], [f"expected java.lang.IllegalStateException at Box.grow (Box.java:{line + 1})"])

    def test_a_failed_postcondition_is_no_exception(self):
        self.assert_confirmed(grown() | {"ending": "violating", "outcome": {"kind": "postcondition Box.ok"}})

    def test_a_call_that_does_not_end_is_given_up_and_the_next_one_runs(self):
        endless = grown()
        endless["input"]["roots"]["by"] = 99
        (verdict, why), (after, _) = self.replay(endless, grown())
        self.assertEqual((verdict, after), ("differs", "confirmed"))
        self.assertEqual(why, "expected returned, found still running")

    def test_static_fields_are_put_back_set_and_compared(self):
        counted = grown()
        counted["output"]["roots"]["Box.total"] = 13
        given = copy.deepcopy(counted)
        given["input"]["roots"]["Box.total"] = 40
        given["output"]["roots"]["Box.total"] = 43
        self.assert_confirmed(counted, counted, given, counted)
        given["output"]["roots"]["Box.total"] = 13
        self.assert_differs([given], ["Box.total: expected 13, found 43"])


class Classes(Case):
    """Each path finds the classes as they are at first."""

    def late(self, n, **outcome):
        kinds = {"ending": "violating", "outcome": outcome} if outcome else {}
        result = {} if outcome else {"result": n + 1}
        return path("normal", {"n": n}, {"n": n} | result, [], []) | kinds

    def test_initializers_run_again_and_may_throw(self):
        failed = self.late(30, kind="java.lang.ExceptionInInitializerError")
        self.assert_confirmed(self.late(3), self.late(4), failed, failed, self.late(5), target="Box.late(int)")

    def test_another_result_differs(self):
        wrong = self.late(3)
        wrong["output"]["roots"]["result"] = 5
        self.assert_differs([wrong], ["the result: expected 5, found 4"], target="Box.late(int)")


class AnyValues(Case):
    """What a target asks for is given, in the order of its calls."""

    def sum(self, result, *asked):
        roots = {"n": 2} | {f"asked{i}": value for i, (_, _, value) in enumerate(asked)}
        objects = [box(1)] if any(name == "box" and value for name, _, value in asked) else []
        outputs = [box(1, None, result)] if objects else []
        made = path("normal", roots, roots | {"result": result}, objects, outputs)
        rows = [{"name": n, "root": f"asked{i}", "type": t, "value": v} for i, (n, t, v) in enumerate(asked)]
        made["input"]["asked"] = rows
        return made

    def test_they_are_given(self):
        numbers = [("n", "int", 3), ("n", "int", -7)]
        plain = self.sum(-4, *numbers, ("box", "Box", None))
        boxed = self.sum(1, *numbers, ("box", "Box", ref(1)), ("b", "byte", 5))
        self.assert_confirmed(plain, boxed, plain, target="Box.sum(int)")

    def test_too_many_too_few_and_others_differ(self):
        numbers = [("n", "int", 3), ("n", "int", -7)]
        more = self.sum(-4, *numbers, ("box", "Box", None), ("b", "byte", 5))
        few = self.sum(-4, *numbers)
        other = self.sum(-4, ("n", "int", 3), ("m", "int", -7), ("box", "Box", None))
        whys = ["nobody asked for 'b'", "found java.lang.AssertionError", "found java.lang.AssertionError"]
        self.assert_differs([more, few, other], whys, target="Box.sum(int)")


class Values(Case):
    TARGET = "Box.mixed(Object,Colour,double,float,long,char,boolean,Object[])"
    TEXT = {"id": "o1", "class": "java.lang.String", "string": "häh\u0000"}
    TEN = {"class": "java.lang.Integer", "fields": {"value": 10}}
    RESULT = [
        {"id": "o5", "class": "java.lang.Object[]", "elements": [ref(3), ref(6), ref(7), ref(8)]},
        {"id": "o6", "class": "java.lang.Double", "fields": {"value": "NaN"}},
        {"id": "o7", "class": "java.lang.Long", "fields": {"value": "9007199254740993"}},
        {"id": "o8", "class": "java.lang.Character", "fields": {"value": "\\ud800"}},
    ]

    def mixed(self, first, kept, made, result=5, **roots):
        """first is the object a, kept what all[0] becomes, made what the result consists of."""
        before = {"a": ref(1), "c": ref(3), "d": "NaN", "f": -0.0, "l": "9007199254740993"}
        before |= {"x": "\\ud800", "z": True, "all": ref(2)} | roots
        colour = {"id": "o3", "class": "Box$Colour$1", "constant": "GREEN"}
        array = {"id": "o2", "class": "java.lang.Object[]", "elements": [None, None]}
        after = array | {"elements": [ref(4), None]}
        outputs = [first, after, colour, kept | {"id": "o4"}, *made]
        return path("normal", before, before | {"result": ref(result)}, [first, array, colour], outputs)

    def changed(self, index, **values):
        made = copy.deepcopy(self.RESULT)
        made[index] |= values
        return self.mixed(self.TEXT, self.TEN, made)

    def test_every_kind_is_built_and_compared(self):
        self.assert_confirmed(self.mixed(self.TEXT, self.TEN, self.RESULT), target=self.TARGET)

    def test_every_kind_can_differ(self):
        eleven = {"class": "java.lang.Integer", "fields": {"value": 11}}
        same = {"class": "java.lang.String", "string": "same"}
        wrong = {
            "expected 1.5, found NaN": self.changed(1, fields={"value": 1.5}),
            "expected 5, found": self.changed(2, fields={"value": 5}),
            "expected 97, found": self.changed(3, fields={"value": "a"}),
            "expected 11, found 10": self.mixed(self.TEXT, eleven, self.RESULT),
            "expected same, found another java.lang.Integer 10": self.mixed(self.TEXT, same, self.RESULT),
            ".length: expected 1, found 4": self.changed(0, elements=[ref(3)]),
        }
        self.assert_differs(list(wrong.values()), list(wrong), target=self.TARGET)

    def test_a_string_of_the_input_keeps_its_identity(self):
        same = self.mixed(self.TEXT, self.TEN, [], 1, z=False)
        self.assert_confirmed(same, target=self.TARGET)
        other = self.mixed(self.TEXT, self.TEN, [], 3, z=False)
        self.assert_differs([other], ["the result: expected GREEN"], target=self.TARGET)

    def test_records_are_built(self):
        pair = {"id": "o1", "class": "Box$Pair", "fields": {"left": ref(3), "right": 4}}
        self.assert_confirmed(self.mixed(pair, self.TEN, [], 3), target=self.TARGET)

    def test_assertions_are_on(self):
        failed = self.mixed(self.TEXT, self.TEN, self.RESULT, d=1.0)
        failed |= {"ending": "violating", "outcome": {"kind": "java.lang.AssertionError"}}
        failed["output"] = copy.deepcopy(failed["input"])
        self.assert_confirmed(failed, target=self.TARGET)

    def test_the_zeros_differ(self):
        def half(value, result):
            return path("normal", {"d": value}, {"d": value, "result": result}, [], [])

        self.assert_confirmed(half(-0.0, -0.0), target="Box.half(double)")
        self.assert_differs([half(-0.0, 0.0)], ["expected 0.0, found -0.0"], target="Box.half(double)")


class NotRun(Case):
    def test_what_cannot_be_run_is_said(self):
        lambdas = grown()
        lambdas["input"]["objects"][0]["class"] = "Box$$Lambda$1"
        paths = [grown() | {"ending": "cut"}, grown() | {"replayable": False}, lambdas]
        verdicts = self.replay(*paths)
        self.assertEqual([verdict for verdict, _ in verdicts], ["not run"] * 3)
        self.assertIn("the path is cut", verdicts[0][1])
        self.assertIn("identity hash", verdicts[1][1])

    def test_of_hash_codes_only_the_ending_is_compared_and_only_when_asked_for(self):
        moved = grown(key=6) | {"replayable": False}
        self.assertEqual(self.replay(moved)[0][0], "not run")
        self.assert_confirmed(moved, any_hash=True)
        thrown = moved | {"ending": "violating", "outcome": {"kind": "java.lang.Error"}}
        self.assert_differs([thrown], ["expected java.lang.Error, found returned"], any_hash=True)

    def test_an_object_in_the_wrong_place_is_refused(self):
        wrong = grown()
        wrong["input"]["objects"].append({"id": "o2", "class": "java.lang.Object", "fields": {}})
        wrong["input"]["objects"][0]["fields"]["next"] = ref(2)
        self.assert_differs([wrong], ["the input is malformed: a java.lang.Object where a Box belongs"])

    def test_a_target_that_is_not_there_is_an_error(self):
        with self.assertRaisesRegex(ReplayFailed, "Box.shrink"):
            self.replay(grown(), target="Box.shrink(int)")


class Cases(unittest.TestCase):
    def test_a_comment_begins_a_line_or_follows_a_space(self):
        with tempfile.TemporaryDirectory() as directory:
            file = Path(directory, "cases.txt")
            file.write_text("# targets\nBox.grow -n 3 --heap lazier#\n\nBox.half  # twice\n")
            self.assertEqual(read_cases(file), [("Box.grow", ["-n", "3", "--heap", "lazier#"]), ("Box.half", [])])


if __name__ == "__main__":
    sys.exit(run_tests(sys.modules[__name__], __doc__))
