#!/usr/bin/env python3
"""Writes JUnit tests for our subjects, JDK collections and ten classes of Debian's jars, and runs them.

Every test must compile, with every warning an error, and the JVM must confirm all that can be run. Otherwise
the exit status is 1. Paths whose outcome depends on an identity hash code have a test that is disabled.
Section coverage runs the tests of the subjects under JaCoCo's agent: they cover the branches that loris claims.
"""

import json
import re
import sys
import tempfile
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent
sys.path[:0] = [str(HERE), str(REPOSITORY / "tests"), str(REPOSITORY / "tests/replay")]
import jars_tables  # noqa: E402
import pose_tables  # noqa: E402
from pli_runs import read_methods  # noqa: E402
from run import CLASS_PATH, read_cases  # noqa: E402
from runner.jdk import find_jdks, oldest_jdk  # noqa: E402
from runner.junit import JARS, JUNIT, jars  # noqa: E402
from runner.process import run  # noqa: E402
from runner.subject import BASE_RELEASE  # noqa: E402
from sections import conclude, make_parser, parse  # noqa: E402
from tests_coverage import CoverageBench, heading  # noqa: E402

SECTIONS = ("subjects", "jdk", "jars", "coverage")
GRACE = 600  # seconds for writing, compiling and running
IN_JARS = (
    "TreeBidiMap.doRedBlackInsert",
    "TreeList.AVLNode.insert",
    "LRUMap.addMapping",
    "TreeMultiset.AvlNode.add",
    "MinMaxPriorityQueue.offer",
    "IntAVLTreeSet.add",
    "TIntLinkedList.insert",
    "Node.replaceChild",
    "RedBlackTree.Node.insert",
    "IntIntHashMap.put",
)
HASH_MAP = ("java.util.HashMap.put(Object,Object)", ["-n", "2", "--max-array", "2", "--types", "java.util.HashMap*"])


@dataclass(frozen=True)
class Case:
    name: str
    target: str
    words: tuple
    class_path: str


def own_cases():
    """What tests/replay explores, and the programs of the other two papers."""
    cases = read_cases(REPOSITORY / "tests/replay/cases.txt")
    cases += [(row.target, ["-n", "3"]) for row in pose_tables.ROWS if row.lazy_seconds == 0]
    known = []
    for target, words in cases:
        if (target, words) not in known:
            known.append((target, words))
    return [Case(target, target, tuple(words), CLASS_PATH) for target, words in known]


def subjects_cases():
    return [case for case in own_cases() if not case.target.startswith("java.")] + pli_cases()


def pli_cases():
    cases = []
    for method in read_methods().values():
        target = f"pli.{method.name}"
        cases.append(Case(target, target, ("--pre", "pre", *method.scope(2)), CLASS_PATH))
    return cases


def jdk_cases():
    cases = [case for case in own_cases() if case.target.startswith("java.")]
    target, words = HASH_MAP
    return [*cases, Case(target, target, (*words, "java.lang.Integer"), CLASS_PATH)]


def jars_cases():
    cases = []
    for row in jars_tables.ROWS:
        if row.name not in IN_JARS:
            continue
        words = ["-n", "3", *(word for glob in row.types for word in ("--types", glob))]
        class_path = ":".join(str(JARS / jar) for jar in row.jars)
        cases.append(Case(row.label, row.target, tuple(words), class_path))
    return cases


class Bench:
    def __init__(self, options):
        self.loris = options.loris.resolve()
        self.budget = options.budget
        self.jdk = oldest_jdk(find_jdks(), BASE_RELEASE)
        self.problems = []
        self.totals = [0] * 5

    def problem(self, text):
        self.problems.append(text)
        print(f"PROBLEM {text}", flush=True)

    def explore(self, case, work):
        file = work / "result.json"
        command = [self.loris, "explore", case.target, "-c", case.class_path, "--jdk", self.jdk.home, *case.words]
        command += ["--time-limit", f"{self.budget}s", "--tests", work / "tests", "--replay"]
        outcome = run([*command, "--json", file, "-q"], timeout=self.budget + GRACE)
        if not file.exists():
            self.problem(f"{case.name}: exit {outcome.status}: {outcome.stderr.decode(errors='replace').strip()}")
            return None
        if outcome.status == 3 and b"REPLAY FAILED" in outcome.stdout:
            self.problem(f"{case.name}: {outcome.stdout.decode(errors='replace').strip()}")
        return json.loads(file.read_text()), outcome.seconds

    def warnings(self, case, work):
        """What the compiler says with every warning an error; warnings about jars are not ours."""
        class_path = f"{case.class_path}:{jars(*JUNIT['5'])}"
        command = [self.jdk.tool("javac"), "-d", work / "classes", "-cp", class_path]
        command += ["-Xlint:all", "-Xlint:-path", "-Xlint:-classfile", "-Werror", "-proc:none"]
        outcome = run([*command, *sorted((work / "tests").rglob("*.java"))], timeout=GRACE)
        return outcome.stderr.decode(errors="replace").strip() if outcome.status else ""

    def measure(self, case):
        with tempfile.TemporaryDirectory(prefix="loris-bench-") as scratch:
            explored = self.explore(case, Path(scratch))
            if explored is None:
                return
            result, seconds = explored
            said = self.warnings(case, Path(scratch)) if result["paths"]["total"] else ""
            built = by_calls(Path(scratch) / "tests")
        if said:
            self.problem(f"{case.name}: {said}")
        paths, counts = result["paths"]["total"], result["replay"]
        if counts["run"] + counts["not_runnable"] != paths:
            self.problem(f"{case.name}: {paths} paths, {counts}")
        row = [paths, counts["run"], counts["confirmed"], counts["not_runnable"], built]
        self.totals = [a + b for a, b in zip(self.totals, row)]
        print(f"{case.name:60} {line(row)} {seconds:>8.1f}", flush=True)


def by_calls(directory):
    """Tests whose receivers and parameters are built by constructors and methods alone."""
    tests = [test for each in directory.rglob("*Test.java") for test in each.read_text().split("  @Test\n")[1:]]
    return sum("graphs.track(" in test and not re.search(r"graphs\.(make|array|keep)\w*\(", test) for test in tests)


def line(row):
    return "".join(f"{each:>11}" for each in row)


def run_tests(bench, sections, chosen):
    print(f"{'':60} {line(['tests', 'run', 'confirmed', 'not run', 'by calls'])}  seconds", flush=True)
    for name in sections:
        for case in globals()[f"{name}_cases"]():
            if fnmatch(case.target, chosen):
                bench.measure(case)
    print(f"{'all':60} {line(bench.totals)}")


def run_coverage(bench, options):
    """The subjects again, compiled for JaCoCo."""
    with tempfile.TemporaryDirectory(prefix="loris-bench-") as directory:
        coverage = CoverageBench(options, bench.jdk, Path(directory), bench.problem)
        print(heading(), flush=True)
        for case in subjects_cases():
            if fnmatch(case.target, options.filter):
                coverage.measure(case)
        coverage.finish()


def main():
    parser = make_parser(__doc__, SECTIONS)
    parser.add_argument("--filter", metavar="GLOB", default="*", help="only these targets")
    parser.add_argument("--budget", metavar="S", type=int, default=20, help="to explore one method (20)")
    options = parse(parser, SECTIONS)
    bench = Bench(options)
    sections = [name for name in options.sections if name != "coverage"]
    if sections:
        run_tests(bench, sections, options.filter)
    if "coverage" in options.sections:
        run_coverage(bench, options)
    return conclude(bench.problems)


if __name__ == "__main__":
    sys.exit(main())
