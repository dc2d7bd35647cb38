"""Runs of bench/hex.py: one target, one technique, and once more to count the paths without a valid input."""

import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent
sys.path[:0] = [str(HERE), str(REPOSITORY / "tests")]
import hex_tables as tables  # noqa: E402
from hex_pairs import SOURCES, make_pairs  # noqa: E402
from kept import Kept  # noqa: E402
from runner.jdk import find_jdks, oldest_jdk  # noqa: E402
from runner.process import run  # noqa: E402
from runner.subject import BASE_RELEASE  # noqa: E402
from sections import cpu_seconds  # noqa: E402

SPARE_SECONDS = 20  # for loris to notice that the time is over
MEMORY = "4G"
BUDGETS = ("the time limit", "the memory limit")


@dataclass
class Run:
    result: dict
    audit: dict = None  # None: not counted, or not all of its paths

    @property
    def finished(self):
        """All there is was followed, or cut where a loop on an impossible input has no end."""
        return not any(limit["what"] in BUDGETS for limit in self.result["limits"])

    @property
    def seconds(self):
        """Of a processor: others may use the machine as well."""
        return self.result["cpu_seconds"]

    @property
    def paths(self):
        return self.result["paths"]["total"]

    @property
    def alarms(self):
        return self.result["paths"]["violating"] + self.result["paths"]["undecided"]

    @property
    def invalid(self):
        return self.audit and self.audit["infeasible"]

    @property
    def false_alarms(self):
        return self.audit and self.audit["false_alarms"]

    @property
    def valid(self):
        return None if self.audit is None else self.paths - self.audit["infeasible"]


class Explorer:
    def __init__(self, options):
        self.loris = options.loris.resolve()
        self.jdk = oldest_jdk(find_jdks(), BASE_RELEASE)
        self.budget = options.budget
        self.problems = []
        self.runs = {}
        self.judged = set()
        self.kept = Kept(options.keep, self.loris)
        build = options.build.resolve()
        self.plain_path = f"{build / 'subjects'}:{build / 'loris-api.jar'}"
        pairs = make_pairs(tables.COLLECTIONS, self.jdk, self.plain_path, build / "bench/hex", run)
        self.class_path = f"{pairs}:{self.plain_path}"
        self.help = run([self.loris, "explore", "--help"], timeout=60).stdout.decode(errors="replace")
        self.deciders = self.help[self.help.index("--decide") : self.help.index("--solver")].split()

    def has(self, technique, subject):
        """Whether this loris knows the decider, and the subject has what it reads."""
        if f"{technique.decide}:" not in self.deciders:
            return False
        return not technique.option or self.file(technique, subject).exists()

    def file(self, technique, subject):
        return SOURCES / f"{subject.class_name}{technique.needs}"

    def explore(self, subject, method, technique, n=None, more=(), seconds=None, with_predicate=True):
        """The JSON result; None when loris wrote none."""
        options = ["--pre", subject.predicate] if with_predicate else []
        if technique.option:
            options += [technique.option, self.file(technique, subject)]
        options += [*subject.scope(n), *more]
        path = self.plain_path if n else self.class_path  # the bounds of the pairs are those of their subject
        return self.explore_target(f"hex.{subject.class_name}.{method}", technique, options, seconds, path)

    def explore_target(self, target, technique, options, seconds=None, class_path=""):
        seconds = seconds or self.budget
        with tempfile.TemporaryDirectory(prefix="loris-bench-") as scratch:
            path = Path(scratch) / "result.json"
            command = [self.loris, "explore", target, "-c", class_path or self.class_path, "--jdk", self.jdk.home]
            command += ["--heap", "lazy", "--decide", technique.decide, *options, *tables.DEPTH]
            command += [word for name in tables.ALLOWED for word in ("--allow", name)]
            command += ["--time-limit", seconds, "--memory-limit", MEMORY, "-q", "--no-progress", "--json", path]
            before = cpu_seconds()
            outcome = run(command, timeout=seconds + SPARE_SECONDS)
            spent = cpu_seconds() - before
            if outcome.timed_out or not path.exists():
                said = outcome.stderr.decode(errors="replace").strip()
                late = f"goes on {SPARE_SECONDS} s after its time limit"
                why = late if outcome.timed_out else f"exit {outcome.status}: {said}"
                self.problem(f"{target} {technique.name}: {why}")
                return None
            return json.loads(path.read_text()) | {"cpu_seconds": spent}

    def count_relations(self, subject, n):
        """What `loris sat count` prints of the relations of a subject."""
        file = self.file(tables.SAT, subject)
        command = [self.loris, "sat", "count", file, "-c", self.class_path, "--jdk", self.jdk.home, "--list"]
        outcome = run([*command, "--root", f"hex.{subject.class_name}", *subject.scope(n)], timeout=SPARE_SECONDS * 6)
        if outcome.status != 0:
            self.problem(f"{subject.name} sat count: {outcome.stderr.decode(errors='replace').strip()}")
        return outcome.stdout.decode(errors="replace")

    def rhino(self, target, technique):
        """A method of closure-compiler's Node, with its audit; None when there is no such technique."""
        file = SOURCES / f"{target.rules}{technique.needs}"
        if f"{technique.decide}:" not in self.deciders or (technique.option and not file.is_file()):
            return None
        options = ["--pre", f"hex.RhinoTree.{target.predicate}", "-n", str(tables.RHINO_SCOPE)]
        options += ["--types", tables.RHINO_CLASS]
        options += [technique.option, file] if technique.option else []
        name = f"{tables.RHINO_CLASS}.{target.method}"
        class_path = f"{tables.RHINO_JAR}:{self.class_path}"
        result = self.explore_target(name, technique, [*options, "--audit"], tables.RHINO_SECONDS, class_path)
        if result is None:
            return None
        found = Run(result, result.get("audit"))
        self.judge(tables.RHINO_SUBJECT, target.method, technique, found)
        return found

    def start_seconds(self):
        """What loris needs before it explores: the least time of a method that reads nothing of its input."""
        found = [self.explore(tables.P3, "clear", tables.LAZY) for _ in range(5)]
        return min((result["cpu_seconds"] for result in found if result), default=0.0)

    def run(self, subject, method, technique):
        """Explored once, and once more for the audit if there was time for all; None when loris wrote nothing."""
        key = f"{subject.name} {method} {technique.name}"
        if key not in self.runs:
            self.runs[key] = self.kept_run(key) or self.explored(subject, method, technique, key)
        if self.runs[key] and key not in self.judged:
            self.judged.add(key)
            self.judge(subject, method, technique, self.runs[key])
        return self.runs[key]

    def kept_run(self, key):
        kept = self.kept.get([key, self.budget])
        return kept and Run(kept["result"], kept["audit"])

    def explored(self, subject, method, technique, key):
        """Writes down what the tables need of it."""
        result = self.explore(subject, method, technique)
        if result is None:
            return None
        found = Run(result)
        if found.finished:
            self.audit(subject, method, technique, found)
        needed = {name: result[name] for name in ("complete", "limits", "paths", "cpu_seconds")}
        self.kept.put([key, self.budget], {"result": needed, "audit": found.audit})
        return found

    def audit(self, subject, method, technique, found):
        result = self.explore(subject, method, technique, more=["--audit"], seconds=2 * self.budget)
        if result and "audit" in result and result["audit"]["checked"] == found.paths:
            found.audit = result["audit"]

    def judge(self, subject, method, technique, found):
        """What is promised: exact techniques end, and follow nothing that has no valid input."""
        if technique not in tables.EXACT:
            return
        label = f"{subject.name} {method} {technique.name}"
        if found.finished and not found.result["complete"]:
            met = ", ".join(f"{limit['what']} at {limit['where']}" for limit in found.result["limits"][:3])
            self.problem(f"{label}: not complete: {met}")
        for what in ("infeasible", "unknown"):
            if found.audit and found.audit[what]:
                self.problem(f"{label}: {found.audit[what]} of {found.paths} paths {what}")

    def problem(self, text):
        self.problems.append(text)
        print(f"PROBLEM {text}", flush=True)
