#!/usr/bin/env python3
"""Tests of the campaign: its programs are given by a seed, and a loris that lies is found out."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent)]
from programs import make_unit  # noqa: E402
from runner.unittests import run_tests  # noqa: E402

DRIVER = REPOSITORY / "bench/campaign.py"
METHOD = 0  # of seed 1: returns, and throws at several places

# Does what it is told, then changes the JSON file.
LIAR = """#!/usr/bin/env python3
import json, subprocess, sys
done = subprocess.run([{loris!r}, *sys.argv[1:]])
if "--json" in sys.argv:
    file = sys.argv[sys.argv.index("--json") + 1]
    lines = open(file).read().split("\\n")
    first = lines.index('  "path_list": [') + 1
    paths = [json.loads(line.rstrip(",")) for line in lines[first:] if line.startswith("    {{")]
    last = first + len(paths)
    {change}
    lines[first:last] = ["    " + json.dumps(path) + "," for path in paths]
    lines[first + len(paths) - 1] = lines[first + len(paths) - 1].rstrip(",")
    open(file, "w").write("\\n".join(lines))
sys.exit(done.returncode)
"""


class Programs(unittest.TestCase):
    def test_are_given_by_seed_and_number(self):
        self.assertEqual(make_unit("1", 3).text(), make_unit("1", 3).text())
        self.assertNotEqual(make_unit("1", 3).text(), make_unit("2", 3).text())

    def test_have_all_that_java_has(self):
        text = "".join(make_unit("1", number, True).text() for number in range(150))
        words = ["record ", "sealed ", "enum ", "interface ", "try {", "finally", "catch", "->", "instanceof", "switch (e"]
        words[-1:] = ["case R ", "case null", "synchronized", "assert ", "Double.NaN", "-0.0", ".intern() ==", ".valueOf("]
        for word in [*words, "int[][]", "count++", "static boolean pre", ".substring(", "throw new", "(float)"]:
            self.assertIn(word, text)


class Driver(unittest.TestCase):
    def check(self, change="pass"):
        """(exit status, what was printed, the names of the files written about disagreements)"""
        with tempfile.TemporaryDirectory() as directory:
            work = Path(directory)
            liar = work / "loris"
            liar.write_text(LIAR.format(loris=str(REPOSITORY / "build/bin/loris"), change=change))
            liar.chmod(0o755)
            command = [sys.executable, DRIVER, "--loris", liar, "--work", work / "work", "--failures", work / "failures"]
            command += ["--method", str(METHOD), "--strategies", "pose", "--inputs", "500"]
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            written = sorted(file.name for file in (work / "failures").rglob("*") if file.is_file())
            return done.returncode, done.stdout, written

    def expect(self, change, *words):
        status, text, written = self.check(change)
        self.assertEqual(status, 1, text)
        for word in words:
            self.assertIn(word, text)
        self.assertEqual(written, [f"{METHOD}-pose.json", "A.java", "command", "disagreement"])

    def test_the_truth_is_accepted(self):
        status, text, written = self.check()
        self.assertEqual(status, 0, text)
        self.assertIn("1 passed, 0 failed", text)
        self.assertEqual(written, [])

    def test_another_exception_is_found(self):
        self.expect("[p for p in paths if p['ending'] == 'violating'][0]['outcome']['kind'] = 'java.lang.Error'", "java.lang.Error")

    def test_another_line_is_found(self):
        change = "p = [p for p in paths if p['ending'] == 'violating'][0]; "
        self.expect(change + "p['outcome']['stack'] = ['u0.A.m0 (A.java:1)']", "(A.java:1)")

    def test_a_path_that_is_kept_back_is_found(self):
        self.expect("del paths[0]", "in no path")

    def test_another_result_is_found(self):
        change = "p = [p for p in paths if p['ending'] == 'normal' and 'result' in p['final']][0]; "
        self.expect(change + "p['final']['result'] = '12345.0f'", "the result: expected")

    def test_a_path_that_two_inputs_share_is_found(self):
        self.expect("paths[1]['partition'] = paths[0]['partition']", "in paths")


if __name__ == "__main__":
    sys.exit(run_tests(sys.modules[__name__], __doc__))
