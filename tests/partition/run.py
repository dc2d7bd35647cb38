#!/usr/bin/env python3
"""Checks the partition law and the order law on the targets of tests/partition/targets.

Each target is explored with every strategy; then the real JVM runs every input of the scope, and each must
be in exactly one path of each strategy and end as that path says. The input that loris gives for each path is
replayed as well, and paths(lazier#) <= paths(lazier) <= paths(lazy) must hold. Of a fifth of the targets, with --both
of all, every query is asked of Z3 and cvc5 as well, which must agree. With --bench the scopes are larger.
"""

import json
import sys
import threading
import zlib
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "replay")]
from harness import Harness, HarnessFailed, Job  # noqa: E402
from replayer import Replayer, ReplayFailed  # noqa: E402
from runner.process import PATIENT, run  # noqa: E402
from runner.subject import COMMON_DIRECTIVES, find_subjects  # noqa: E402
from runner.suite import option_parser, run_suite  # noqa: E402

STRATEGIES = ["pose", "symbolic", "lazier#", "lazier", "lazy"]  # fewest paths first: the order law
FEWEST_INPUTS = 100_000  # what the benchmark promises
EXPLORE_SECONDS = 600
PRIMITIVES = {"boolean": "Z", "byte": "B", "char": "C", "short": "S", "int": "I", "long": "J"}
PRIMITIVES |= {"float": "F", "double": "D"}


class Failed(Exception):
    """Why, for the reader of the report."""


def type_glob(name):
    """The pattern that matches this class alone. loris matches array classes by their JVM name."""
    depth = name.count("[]")
    element = name.removesuffix("[]" * depth)
    if depth:
        element = PRIMITIVES.get(element, f"L{element};")
    return r"\[" * depth + element


@dataclass
class Scope:
    """The words of a SCOPE or BENCH directive: for the harness as they are, for loris as options."""

    words: list

    def value(self, name, default):
        return next((word.split("=", 1)[1] for word in self.words if word.startswith(name + "=")), default)

    def loris_options(self):
        bounds = ["-n", self.value("n", "2"), "--max-array", self.value("array", "2")]
        bounds += ["--max-string", self.value("string", "1")]
        precondition = self.value("pre", None)
        if precondition:
            bounds += ["--pre", precondition]
        return [*bounds, "--types", *map(type_glob, self.types())]

    def deciders(self):
        """Those that claim to be precise, where there is something to decide."""
        return ["precise", "pli", "eager"] if self.value("pre", None) else ["eager"]

    def types(self):
        return self.value("types", "").split(",")


def read_json(file):
    return json.loads(file.read_text())


def judge_queries(asked):
    """With every query asked of both solvers, none is left to one of them or to neither."""
    if asked["in_process"] or not asked["total"]:
        raise Failed(f"not every query was asked of a solver: {asked}")
    if asked["disagreements"] or asked["unconfirmed"]:
        raise Failed(f"z3 and cvc5 do not agree on every query: {asked}")


def judge_partition(checked):
    astray = [example for row in checked.rows for example in row.examples]
    if astray:
        raise Failed("\n".join(["inputs are astray", *astray]))
    if checked.inputs == 0 or any(row.inputs != checked.inputs for row in checked.rows):
        raise Failed("not every input was checked")


@dataclass
class Question:
    target: str
    decider: str
    files: list = field(default_factory=list)  # of all strategies, once they have been explored
    totals: dict = field(default_factory=dict)  # strategy -> paths

    def __str__(self):
        return f"{self.target} {self.decider}"


def is_chosen(question):
    """Whether both solvers are asked when not all is asked of them: a fifth, always the same."""
    return zlib.crc32(str(question).encode()) % 5 == 0


class Check:
    """Explores the targets of a subject and lets the harness judge."""

    def __init__(self, workshop, options):
        self.workshop = workshop
        self.options = options
        self.rows = []  # (target, Checked, {strategy: paths.total})
        self.queries = 0  # on which z3 and cvc5 agree
        self.lock = threading.Lock()

    def __call__(self, subject, jdk):
        """What is wrong; empty when nothing is."""
        questions = [Question(target, decider)
                     for target in subject.all("TARGET") for decider in self.scope(subject).deciders()]
        wrong = []
        for question in questions:
            try:
                self.explore_all(subject, question, jdk)
            except Failed as problem:
                wrong.append(f"{question}: {problem}")
        try:
            wrong += self.judge(subject, [each for each in questions if each.files], jdk)
        except (HarnessFailed, ReplayFailed) as problem:
            wrong.append(str(problem))
        return "\n".join(wrong)

    def scope(self, subject):
        names = ["BENCH", "SCOPE"] if self.options.bench else ["SCOPE"]
        return Scope(next(subject.one(name) for name in names if subject.one(name)).split())

    def explore_all(self, subject, question, jdk):
        """With every strategy; the order law must hold."""
        files = [self.explore(subject, question, heap, jdk) for heap in STRATEGIES]
        question.totals = {
            heap: read_json(file)["paths"]["total"] for heap, file in zip(STRATEGIES, files)
        }
        if list(question.totals.values()) != sorted(question.totals.values()):
            raise Failed(f"the order law is broken: {question.totals}")
        if self.options.both or is_chosen(question):
            self.ask_both_solvers(subject, question, jdk)
        question.files = files

    def judge(self, subject, questions, jdk):
        """What the JVM says against them; one JVM for the inputs of all, one for the replays."""
        words, classes = self.scope(subject).words, self.workshop.classes(subject)
        answers = Harness(jdk).check_batch([Job(each.target, words, each.files) for each in questions], classes)
        wrong = []
        for question, checked in zip(questions, answers):
            try:
                if isinstance(checked, HarnessFailed):
                    raise Failed(str(checked))
                with self.lock:
                    self.rows.append((str(question), checked, question.totals))
                judge_partition(checked)
            except Failed as problem:
                wrong.append(f"{question}: {problem}")
        replayed = Replayer(jdk).replay([file for each in questions for file in each.files], classes)
        if replayed.differs or replayed.not_run or not replayed.run:
            wrong.append("the inputs of paths do not replay\n" + replayed.text)
        return wrong

    def ask_both_solvers(self, subject, question, jdk):
        heap, totals = STRATEGIES[0], question.totals
        file = self.explore(subject, question, heap, jdk, "--solver", "both", "--no-shortcuts")
        result = read_json(file)
        asked = result["solver_queries"]
        judge_queries(asked)
        if result["paths"]["total"] != totals[heap]:
            raise Failed(f"{result['paths']['total']} paths with every query asked, else {totals[heap]}")
        with self.lock:
            self.queries += asked["total"]

    def explore(self, subject, question, heap, jdk, *more):
        """The JSON file."""
        target, decider, scope = question.target, question.decider, self.scope(subject)
        name = f"{target}-{heap}-{decider}{'-both' if more else ''}.json".replace("#", "-sharp")
        file = self.workshop.place(subject, name)
        command = [self.options.loris, "explore", "-c", self.workshop.classes(subject), "--jdk", jdk.home]
        command += ["--heap", heap, "--decide", decider, *scope.loris_options(), *PATIENT, *more]
        command += ["--paths", "--json", file, "-q", target]
        outcome = run(command, timeout=EXPLORE_SECONDS * self.options.slower)
        if outcome.timed_out or outcome.status not in (0, 1):
            said = (outcome.stderr or outcome.stdout).decode(errors="replace").strip()
            raise Failed(f"{heap}: exit {outcome.status}\n{said}")
        return file

    def print_table(self):
        print(f"{'target':58}{'inputs':>9}" + "".join(f"{heap:>9}" for heap in STRATEGIES))
        for target, checked, totals in sorted(self.rows, key=lambda row: row[0]):
            paths = "".join(f"{totals[heap]:>9}" for heap in STRATEGIES)
            print(f"{target:58}{checked.inputs:>9}{paths}")
        inputs = sum(checked.inputs for _, checked, _ in self.rows)
        astray = sum(row.astray for _, checked, _ in self.rows for row in checked.rows)
        print(
            f"{len(self.rows)} targets, {inputs} inputs, each in {len(STRATEGIES)} strategies; {astray} astray"
        )
        print(f"{self.queries} queries asked of z3 and cvc5, which agree")
        return inputs


def main(arguments):
    parser = option_parser(__doc__.splitlines()[0], "partition")
    parser.add_argument("--bench", action="store_true", help="larger scopes")
    parser.add_argument("--both", action="store_true", help="both solvers on every target")
    options = parser.parse_args(arguments)
    subjects = find_subjects(HERE / "targets", HERE / "targets", COMMON_DIRECTIVES | {"TARGET", "SCOPE", "BENCH"})
    checks = []

    def make_check(workshop):
        checks.append(Check(workshop, options))
        return checks[0]

    status = run_suite(subjects, options, make_check)
    if options.list:
        return status
    inputs = checks[0].print_table()
    if options.bench and not options.filter and inputs < FEWEST_INPUTS:
        print(f"MISSED: promised {FEWEST_INPUTS} inputs")
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
