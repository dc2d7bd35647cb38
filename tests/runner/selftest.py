#!/usr/bin/env python3
"""Tests of the test runners: a comparison that cannot fail would be worth nothing."""

import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS / "e2e"), str(TESTS / "diff"), str(TESTS.parent / "tools")]
import check_tree  # noqa: E402
import expectation  # noqa: E402
from difference import difference  # noqa: E402
from runner import javac, jdk, subject, suite, summary, traces  # noqa: E402
from runner.process import Outcome, run  # noqa: E402
from runner.tally import Tally, totals_line  # noqa: E402
from runner.unittests import run_tests  # noqa: E402


def outcome(status=0, stdout=b"", stderr=b""):
    return Outcome(status, stdout, stderr, 0.0)


class Traces(unittest.TestCase):
    def test_frames_of_the_jdk_do_not_count(self):
        java = b"\tat java.base/java.util.Optional.get(Optional.java:143)\n\tat A.main(A.java:3)\n"
        self.assertEqual(traces.without_jdk_frames(java), b"\tat A.main(A.java:3)\n")

    def test_frames_of_the_program_count(self):
        trace = b"\tat javax2.A.f(A.java:1)\n\tat app.java.util.B.g(B.java:2)\n"
        self.assertEqual(traces.without_jdk_frames(trace), trace)

    def test_nested_traces_lose_their_jdk_frames_too(self):
        trace = b"\tSuppressed: X\n\t\tat java.base/java.lang.A.b(A.java:1)\n\t\t... 3 more\n"
        self.assertEqual(traces.without_jdk_frames(trace), b"\tSuppressed: X\n\t\t... N more\n")

    def test_messages_that_look_like_frames_stay(self):
        self.assertEqual(traces.without_jdk_frames(b"at java.base/x\n"), b"at java.base/x\n")


class Differences(unittest.TestCase):
    def test_equal_outcomes_have_none(self):
        self.assertEqual(difference(outcome(1, b"a", b"b"), outcome(1, b"a", b"b")), "")

    def test_each_part_is_compared(self):
        self.assertIn("exit 1, java has 0", difference(outcome(0), outcome(1)))
        self.assertIn("stdout differs", difference(outcome(stdout=b"a"), outcome(stdout=b"b")))
        self.assertIn("stderr differs", difference(outcome(stderr=b"a"), outcome(stderr=b"b")))

    def test_a_missing_last_line_feed_is_a_difference(self):
        self.assertIn("stdout differs", difference(outcome(stdout=b"a\n"), outcome(stdout=b"a")))

    def test_unsupported_is_a_failure_with_its_line(self):
        why = difference(outcome(), outcome(3, stderr=b"loris: native A.f at B.g\n"))
        self.assertEqual(why, "unsupported: loris: native A.f at B.g")

    def test_a_program_may_itself_exit_with_3(self):
        self.assertEqual(difference(outcome(3), outcome(3)), "")


class Directives(unittest.TestCase):
    def read(self, text):
        return subject.read_directives(text, subject.COMMON_DIRECTIVES)

    def test_are_read_in_order(self):
        text = '// About it.\n// ARGS: a "b c"\n// STDIN:\nclass A {}\n'
        self.assertEqual(self.read(text), [("ARGS", 'a "b c"'), ("STDIN", "")])

    def test_a_misspelt_one_is_an_error(self):
        with self.assertRaises(subject.BadSubject):
            self.read("// AGRS: a\nclass A {}\n")

    def test_comments_inside_the_code_are_not_directives(self):
        self.assertEqual(self.read("class A {\n  // NOTE: prose\n}\n"), [])


class Subjects(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = Path(scratch.name)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def find(self):
        return {found.name: found for found in subject.find_subjects(self.root, self.root)}

    def test_a_directory_with_a_main_is_one_program(self):
        self.write("lang/A.java", "class A {}")
        self.write("big/Main.java", "package big;\nclass Main {}")
        self.write("big/more/B.java", "package big.more;\nclass B {}")
        found = self.find()
        self.assertEqual(set(found), {"lang/A", "big"})
        self.assertEqual(found["big"].main_class, "big.Main")
        self.assertEqual(len(found["big"].files), 2)

    def test_a_jar_that_is_not_there_is_a_problem(self):
        self.write("A.java", "// JARS: no-such.jar\nclass A {}")
        self.assertIn("no-such.jar", self.find()["A"].problem)

    def test_compiles_only_what_changed_and_reports_what_does_not_compile(self):
        self.write("Good.java", "class Good {}")
        self.write("Bad.java", "class Bad { int f() { } }")
        workshop = javac.Workshop(self.root / "work")
        installed = jdk.oldest_jdk(jdk.find_jdks(), subject.BASE_RELEASE)
        chosen = [(found, installed) for found in self.find().values()]
        problems = javac.build(workshop, chosen, 1)
        self.assertEqual(set(problems), {"Bad"})
        self.assertIn("missing return statement", problems["Bad"])
        stale = {found.name for found, _ in chosen if javac.is_stale(workshop, found, installed)}
        self.assertEqual(stale, {"Bad"})


class Expectations(unittest.TestCase):
    def holds(self, line, seen):
        return all(condition.holds(seen) for condition in expectation.parse_expectation(line))

    def test_conditions_are_separated_by_commas_outside_quotes(self):
        line = 'exit 3, stderr contains "a, \\"b\\"", stdout empty'
        self.assertTrue(self.holds(line, outcome(3, b"", b'x a, "b" y\n')))
        self.assertFalse(self.holds(line, outcome(3, b"", b"x a, b y\n")))

    def test_each_condition_can_fail(self):
        seen = outcome(0, b"one\ntwo\n", b"loris: x\n")
        for line in ("exit 0", 'stdout is "one\\ntwo"', 'stdout starts "one"', "stderr one line"):
            self.assertTrue(self.holds(line, seen), line)
        for line in ("exit 1", 'stdout is "one"', 'stdout starts "two"', "stdout one line"):
            self.assertFalse(self.holds(line, seen), line)
        self.assertTrue(self.holds('stdout matches "o\\w+\\nt"', seen))
        self.assertFalse(self.holds('stdout matches "^two$"', seen))
        self.assertFalse(self.holds("stdout empty", seen))

    def test_an_input_error_is_one_line_and_status_2(self):
        self.assertTrue(self.holds("input error", outcome(2, b"", b"loris: x\n")))
        self.assertFalse(self.holds("input error", outcome(2, b"", b"loris: x\nmore\n")))
        self.assertFalse(self.holds("input error", outcome(1, b"", b"loris: x\n")))
        self.assertFalse(self.holds("input error", outcome(2, b"out", b"loris: x\n")))

    def test_values_of_a_result_are_found_by_their_path(self):
        seen = outcome(0, b"", b"")
        seen.json = {"complete": True, "paths": {"total": 3}, "violations": [{"kind": "E"}], "test": None}
        for line in ("complete true", "paths.total 3", 'violations.0.kind "E"', "violations.length 1", "test null"):
            self.assertTrue(self.holds(line, seen), line)
        for line in ("complete false", "paths.total 4", 'violations.1.kind "E"', "violations.length 0", "none null"):
            self.assertFalse(self.holds(line, seen), line)
        self.assertFalse(self.holds("complete true", outcome(0, b"", b"")))

    def test_times_are_no_part_of_a_summary(self):
        text = "paths        3\ntime         1 s,\n             2 queries\ncomplete\n"
        self.assertEqual(expectation.without_times(text), "paths        3\ncomplete\n")

    def test_what_is_not_understood_is_an_error(self):
        for line in ("", "exit", "stdout has x", 'stderr contains "a" "b"'):
            with self.assertRaises(expectation.BadExpectation, msg=line):
                expectation.parse_expectation(line)


class Counting(unittest.TestCase):
    def test_a_part_that_broke_counts_as_a_failure(self):
        with tempfile.TemporaryDirectory() as scratch:
            status = Path(scratch) / "part.status"
            status.write_text("2")
            self.assertEqual(summary.read_part(status)["failed"], 1)

    def test_junit_counts_are_read(self):
        with tempfile.TemporaryDirectory() as scratch:
            (Path(scratch) / "part.status").write_text("0")
            (Path(scratch) / "part.xml").write_text('<testsuite tests="5" failures="2" skipped="1"/>')
            counts = summary.read_part(Path(scratch) / "part.status")
            self.assertEqual(counts, {"passed": 2, "failed": 2, "skipped": 1})

    def test_times_are_read(self):
        with tempfile.TemporaryDirectory() as scratch:
            status = Path(scratch) / "part.status"
            self.assertEqual(summary.read_times(status), (0, 0))
            status.with_suffix(".time").write_text("2.500 3.000 0.500\n")
            self.assertEqual(summary.read_times(status), (2.5, 3.5))

    def test_nothing_run_is_no_success(self):
        with contextlib.redirect_stdout(io.StringIO()):
            self.assertEqual(Tally().finish(), 1)

    def test_totals(self):
        self.assertEqual(totals_line({"passed": 2, "failed": 0, "skipped": 0}), "2 passed, 0 failed")
        self.assertTrue(suite.matches("lang/NaNCompare", "NaN*"))
        self.assertFalse(suite.matches("lang/NaNCompare", "lang"))


class Tree(unittest.TestCase):
    CMAKE = """loris_library(base)
loris_library(reader DEPENDS base LIBRARIES PkgConfig::libzip)
loris_library(engine DEPENDS reader)
"""

    def includes(self, folder, line):
        arrows = check_tree.declared_arrows(self.CMAKE)
        with tempfile.TemporaryDirectory() as scratch:
            path = Path(scratch, "src", folder, "a.h")
            path.parent.mkdir(parents=True)
            path.write_text("#pragma once\n" + line + "\n")
            return check_tree.find_wrong_includes(Path(scratch), arrows)

    def test_arrows_are_read_from_cmake(self):
        arrows = check_tree.declared_arrows(self.CMAKE)
        self.assertEqual(arrows, {"base": set(), "reader": {"base"}, "engine": {"reader"}})

    def test_includes_along_the_arrows_are_fine(self):
        self.assertEqual(self.includes("engine", '#include "base/check.h"'), [])
        self.assertEqual(self.includes("cli", '#include "engine/a.h"'), [])

    def test_includes_against_the_arrows_are_found(self):
        found = self.includes("reader", '#include "engine/a.h"')
        self.assertEqual(len(found), 1)
        self.assertIn("src/reader/a.h:2: reader must not include engine/", found[0])

    def test_a_folder_without_a_library_is_found(self):
        self.assertIn("no loris_library(extra)", self.includes("extra", "")[0])

    def test_cycles_are_found(self):
        self.assertEqual(check_tree.find_cycles({"a": {"b"}, "b": set()}), [])
        self.assertIn("a, b", check_tree.find_cycles({"a": {"b"}, "b": {"a"}})[0])

    def test_the_documented_table_must_agree(self):
        told = check_tree.told_arrows("| `src/a/` | reads | b, c |\n| `src/b/` | base | nothing |\n")
        self.assertEqual(told, {"a": {"b", "c"}, "b": set()})
        self.assertEqual(check_tree.find_untold_arrows({"a": {"b", "c"}, "b": set()}, told), [])
        self.assertEqual(len(check_tree.find_untold_arrows({"a": {"b"}, "b": set()}, told)), 1)


class Processes(unittest.TestCase):
    def test_a_timeout_ends_the_whole_group(self):
        seen = run(["bash", "-c", "sleep 60 & wait"], timeout=0.2)
        self.assertTrue(seen.timed_out)
        self.assertLess(seen.seconds, 30)

    def test_input_and_output_are_connected(self):
        seen = run(["bash", "-c", "cat; echo e >&2; exit 7"], stdin=b"in")
        self.assertEqual((seen.status, seen.stdout, seen.stderr), (7, b"in", b"e\n"))


if __name__ == "__main__":
    sys.exit(run_tests(sys.modules[__name__], __doc__))
