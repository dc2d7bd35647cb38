"""Runs of bench/pli.py: one method, one technique, scope after scope until the time is over."""

import fnmatch
import json
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent
sys.path[:0] = [str(HERE), str(REPOSITORY / "tests")]
import pli_tables as tables  # noqa: E402
from kept import Kept  # noqa: E402
from runner.jdk import find_jdks, oldest_jdk  # noqa: E402
from runner.process import run  # noqa: E402
from runner.subject import BASE_RELEASE  # noqa: E402
from sections import cpu_seconds  # noqa: E402

SCOPES = REPOSITORY / "subjects/pli/scopes.txt"
FAULTY = "FaultyBinomialHeap.extractMin"
AUDIT_SECONDS = 5  # only a run that took less is audited
AUDIT_LIMIT = 60  # seconds for the audit itself
SPARE_SECONDS = 30  # for loris to notice that the time is over
MEMORY = "4G"  # as in the paper
BUDGETS = ("the time limit", "the memory limit")


@dataclass(frozen=True)
class Method:
    name: str  # Class.method
    options: tuple  # with N for n and M for n + 1

    @property
    def class_name(self):
        return self.name.split(".")[0]

    def scope(self, n):
        return [re.sub(r"\bN\b", str(n), re.sub(r"\bM\b", str(n + 1), word)) for word in self.options]


def read_methods():
    """By name, in the order of subjects/pli/scopes.txt."""
    lines = (line.split() for line in SCOPES.read_text().splitlines() if line and not line.startswith("#"))
    methods = [Method(f"{words[0].removeprefix('pli.')}.{words[1]}", tuple(words[2:])) for words in lines]
    return {method.name: method for method in methods}


@dataclass
class Run:
    n: int
    result: dict
    audit: dict = None

    @property
    def finished(self):
        return self.result["complete"]

    @property
    def seconds(self):
        return self.result["seconds"]

    @property
    def paths(self):
        return self.result["paths"]["total"]

    @property
    def searches(self):
        """Calls of the decider that no earlier answer served."""
        calls = self.result["decider_calls"]
        return calls["total"] - calls["reused"]

    @property
    def kinds(self):
        return sorted({violation["kind"] for violation in self.result["violations"]})


@dataclass
class Ladder:
    """The finished runs of one method and technique, by scope from 1 on."""

    runs: list
    top: int  # where it stops even with time left

    @property
    def last(self):
        return len(self.runs)

    @property
    def at_top(self):
        return self.last == self.top

    def at(self, n):
        return self.runs[n - 1] if 1 <= n <= self.last else None

    def text(self):
        return f"≥ {self.last}" if self.at_top else str(self.last)


class Explorer:
    def __init__(self, options):
        self.loris = options.loris.resolve()
        self.class_path = options.build.resolve() / "subjects"
        self.jdk = oldest_jdk(find_jdks(), BASE_RELEASE)
        self.budget = options.budget
        self.most = options.most or sys.maxsize
        self.verbose = options.verbose
        self.is_trial = options.most or options.filter != "*" or options.budget < tables.BUDGET
        self.every_method = read_methods()
        self.methods = [
            method
            for method in self.every_method.values()
            if method.name != FAULTY and fnmatch.fnmatchcase(method.name, options.filter)
        ]
        self.problems = []
        self.ladders = {}
        self.kept = Kept(options.keep, self.loris)
        self.help = run([self.loris, "explore", "--help"], timeout=60).stdout.decode(errors="replace")
        self.deciders = self.help[self.help.index("--decide") : self.help.index("--solver")].split()
        if options.require:
            self.require()

    def require(self):
        for technique in (*tables.TECHNIQUES, tables.NO_REUSE):
            if not self.has(technique):
                self.problem(f"this loris has no {technique.name}")
        if "--audit " not in self.help:
            self.problem("this loris has no --audit")

    def has(self, technique):
        """Whether this loris knows its decider and options."""
        words = [*technique.options, *(["--driver"] if technique is tables.DRIVER else [])]
        options = [word for word in words if word.startswith("--")]
        return f"{technique.decide}:" in self.deciders and all(f"{option} " in self.help for option in options)

    def classes(self):
        """Class names with their methods."""
        found = {}
        for method in self.methods:
            found.setdefault(method.class_name, []).append(method)
        return found

    def explore(self, target, technique, scope, more=(), seconds=None):
        """The JSON result; None when there is no such technique, or loris wrote none."""
        if not self.has(technique):
            return None
        seconds = seconds or self.budget
        command = self.command(target, technique, scope, more, seconds)
        result = self.kept.get(command)
        if result is None:
            result = self.run(command, seconds, f"{target} {technique.name} {' '.join(scope[:2])}")
            self.kept.put(command, result)
        return result

    @staticmethod
    def command(target, technique, scope, more, seconds):
        options = list(technique.options)
        if technique is tables.DRIVER:
            options += [word for name in tables.DRIVERS[target.split(".")[0]] for word in ("--driver", name)]
        command = ["--heap", technique.heap, "--decide", technique.decide, *options, *scope, *more]
        return [f"pli.{target}", *command, "--time-limit", str(seconds), "--memory-limit", MEMORY]

    def processor_seconds(self, method, technique, n):
        """Of a run that is complete, measured anew with twice the time; None for another."""
        before = cpu_seconds()
        seconds = 2 * self.budget
        command = self.command(method.name, technique, method.scope(n), (), seconds)
        result = self.run(command, seconds, f"{method.name} {technique.name} n = {n}")
        return cpu_seconds() - before if result and result["complete"] else None

    def run(self, command, seconds, name):
        """The JSON result; None when loris wrote none."""
        with tempfile.TemporaryDirectory(prefix="loris-bench-") as scratch:
            path = Path(scratch) / "result.json"
            places = ["-c", self.class_path, "--jdk", self.jdk.home, "-q", "--no-progress", "--json", path]
            outcome = run([self.loris, "explore", *command, *places], timeout=seconds + SPARE_SECONDS)
            if outcome.timed_out or not path.exists():
                said = outcome.stderr.decode(errors="replace").strip()
                late = f"goes on {SPARE_SECONDS} s after its time limit"
                why = late if outcome.timed_out else f"exit {outcome.status}: {said}"
                self.problem(f"{name}: {why}")
                return None
            return json.loads(path.read_text())

    def ladder(self, method, technique):
        """Climbs scope by scope, once; None when this loris does not have the technique."""
        key = (method.name, technique)
        if key not in self.ladders:
            self.ladders[key] = self.climb(method, technique) if self.has(technique) else None
        return self.ladders[key]

    def climb_all(self, techniques, jobs):
        """Several ladders at a time."""
        every = [(method, technique) for method in self.methods for technique in techniques]
        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(lambda one: self.ladder(*one), every))

    def climb(self, method, technique):
        top = min(tables.last_scope(method.name), self.most)
        ladder = Ladder([], top)
        while not ladder.at_top:
            n = ladder.last + 1
            result = self.explore(method.name, technique, method.scope(n))
            if result is None or not result["complete"]:
                self.judge_unfinished(method, technique, n, result)
                break
            ladder.runs.append(Run(n, result))
            self.judge_violations(method, technique, ladder.runs[-1])
        return ladder

    def judge_unfinished(self, method, technique, n, result):
        """To run out of time or memory is no problem; on impossible inputs, a loop without an end is none either."""
        limits = result["limits"] if result else []
        if not limits or any(limit["what"] in BUDGETS for limit in limits):
            return
        met = ", ".join(f"{limit['what']} at {limit['where']}" for limit in limits[:3])
        say = self.problem if technique.exact else print
        say(f"{method.name} {technique.name} n = {n}: not complete: {met}")

    def judge_violations(self, method, technique, result):
        """The methods are right, so only a technique that follows impossible paths may find fault with them."""
        if technique.exact and result.kinds:
            self.problem(f"{method.name} {technique.name} n = {result.n}: {', '.join(result.kinds)}")

    def audit(self, method, technique, found):
        """Counts, in a second run, those paths of the first that have no valid input."""
        if technique not in tables.AUDITED or found.audit or "--audit " not in self.help:
            return
        result = self.explore(method.name, technique, method.scope(found.n), ["--audit"], AUDIT_LIMIT)
        if result is None or "audit" not in result:
            return
        name, audit = f"{method.name} {technique.name} n = {found.n}", result["audit"]
        if audit["checked"] != found.paths:  # a part says nothing about the rest
            print(f"{name}: {audit['checked']} of {found.paths} paths audited in {AUDIT_LIMIT} s", flush=True)
            return
        found.audit = audit
        for what in ("infeasible", "false_alarms", "unknown") if technique in tables.JUDGED else ():
            if audit.get(what):
                self.problem(f"{name}: {audit[what]} {what}")

    def problem(self, text):
        self.problems.append(text)
        print(f"PROBLEM {text}", flush=True)
