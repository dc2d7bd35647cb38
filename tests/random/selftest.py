#!/usr/bin/env python3
"""Tests of the random methods and of the driver that checks them."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "partition")]
from families import FAMILIES  # noqa: E402
from harness import Harness, Job  # noqa: E402
from programs import Program, class_text, make_program  # noqa: E402
from runner.jdk import find_jdks  # noqa: E402
from runner.process import run  # noqa: E402
from runner.unittests import run_tests  # noqa: E402

FEWEST_INPUTS, MOST_INPUTS = 20, 3000
DRIVER = REPOSITORY / "bench/random_programs.py"


class Programs(unittest.TestCase):
    def test_are_given_by_seed_and_number(self):
        self.assertEqual(make_program("1", 17), make_program("1", 17))
        self.assertNotEqual(make_program("1", 17).source, make_program("2", 17).source)
        self.assertNotEqual(make_program("1", 17).source, make_program("1", 17 + len(FAMILIES)).source)

    def test_have_what_the_strategies_differ_in(self):
        text = "".join(make_program("1", number).source for number in range(400))
        words = ["==", "!= null", "instanceof", "new A()", "for (", " ? ", "((S) ", ".get()", ".put("]
        for word in [*words, "throw", "static", "catch", "else", "return"]:
            self.assertIn(word, text)

    def test_have_a_number_of_inputs_that_can_be_enumerated(self):
        with tempfile.TemporaryDirectory() as directory:
            for program, checked in self.count_inputs(Path(directory)):
                with self.subTest(program.family.name, parameters=program.signature.parameters):
                    self.assertGreaterEqual(checked.inputs, FEWEST_INPUTS)
                    self.assertLessEqual(checked.inputs, MOST_INPUTS)

    @staticmethod
    def count_inputs(work):
        """[(a method of each family and signature that does nothing, what the harness says)]"""
        jdk, files, programs = find_jdks()[0], [], []
        for family in FAMILIES:
            package = f"f{FAMILIES.index(family)}"
            made = []
            for number, signature in enumerate(family.signatures):
                parameters = ", ".join(f"{type} p{at}" for at, type in enumerate(signature.parameters))
                static = "" if signature.has_receiver else "static "
                source = f"{static}void m{number}({parameters}) {{}}\n"
                made.append(Program(number, family, signature, package, source))
            files.append(work / package / "A.java")
            files[-1].parent.mkdir()
            files[-1].write_text(class_text(family, package, made))
            programs += made
        built = run([*jdk.javac(), "-d", work, *files])
        assert built.status == 0, built.stderr
        jobs = [Job(program.target, program.scope, []) for program in programs]
        return list(zip(programs, Harness(jdk).check_batch(jobs, work)))


# Does what it is told, then changes the JSON file before the harness reads it.
LIAR = """#!/usr/bin/env python3
import json, subprocess, sys
done = subprocess.run([{loris!r}, *sys.argv[1:]])
if "--json" in sys.argv:
    file = sys.argv[sys.argv.index("--json") + 1]
    heap = sys.argv[sys.argv.index("--heap") + 1]
    lines = open(file).read().split("\\n")
    first = lines.index('  "path_list": [') + 1
    {change}
    open(file, "w").write("\\n".join(lines))
sys.exit(done.returncode)
"""


class Driver(unittest.TestCase):
    """With a loris that lies the driver must not be content."""

    def check(self, change="pass", methods=(3, 8)):
        """(exit status, what was printed)"""
        with tempfile.TemporaryDirectory() as directory:
            liar = Path(directory) / "loris"
            liar.write_text(LIAR.format(loris=str(REPOSITORY / "build/bin/loris"), change=change))
            liar.chmod(0o755)
            command = [sys.executable, DRIVER, "--loris", liar, "--work", Path(directory) / "work"]
            command += [word for method in methods for word in ("--method", str(method))]
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            return done.returncode, done.stdout

    def test_the_truth_is_accepted(self):
        status, text = self.check()
        self.assertEqual(status, 0, text)
        self.assertIn("\n0 astray;", text)
        self.assertIn("2 passed, 0 failed", text)

    def test_a_path_that_is_kept_back_is_found(self):
        status, text = self.check("if heap == 'lazy': del lines[first]")
        self.assertEqual(status, 1, text)
        self.assertIn("astray: lazy: in no path", text)
        self.assertIn(" m3(", text)

    def test_a_broken_order_is_found(self):
        # Many paths more, which no input takes.
        never = "path = json.loads(lines[first].rstrip(',')); path['partition']['conjuncts'] = ['false']"
        more = "lines[first:first] = ['    ' + json.dumps(path) + ','] * 1000"
        status, text = self.check(f"if heap == 'lazier#': {never}; {more}")
        self.assertEqual(status, 1, text)
        self.assertIn("\n0 astray;", text)
        self.assertIn("the order law is broken", text)


if __name__ == "__main__":
    sys.exit(run_tests(sys.modules[__name__], __doc__))
