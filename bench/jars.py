#!/usr/bin/env python3
"""Explores 20 methods of Debian's jars with --heap pose, without a precondition, and replays what it finds.

Each must end within its budget, give or take ten seconds, with a result that is complete or says why not, and
an exit status that fits. At most two may meet something unsupported. Every violation must be confirmed by the
JVM: its input, rebuilt there, throws the same exception at the same line. Where pose is complete it must have
every kind of violation that lazier# finds. Otherwise the exit status is 1.
"""

import json
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent
sys.path[:0] = [str(HERE), str(REPOSITORY / "tests"), str(REPOSITORY / "tests/replay")]
import jars_tables as tables  # noqa: E402
from replayer import Replayer, ReplayFailed  # noqa: E402
from runner.jdk import find_jdks, oldest_jdk  # noqa: E402
from runner.process import run  # noqa: E402
from runner.subject import BASE_RELEASE  # noqa: E402
from sections import conclude, make_parser, parse  # noqa: E402

SECTIONS = ("table", "kinds")
JARS = Path("/usr/share/java")
SCOPE = 3  # objects of a class
GRACE = 10  # seconds beyond the budget
MOST_UNSUPPORTED = 2  # methods


@dataclass
class Explored:
    """One run of loris."""

    result: dict  # None when it wrote none
    seconds: float
    status: int
    said: str

    @property
    def unsupported(self):
        return self.result["paths"]["unsupported"] if self.result else 0

    def kinds(self):
        """What went wrong, and where."""
        return {(each["kind"], each["at"]) for each in self.result["violations"]}

    def ending(self):
        """complete, or why not."""
        if self.result is None:
            return self.said
        if self.result["complete"]:
            return "complete"
        return "; ".join(sorted({limit["what"] for limit in self.result["limits"]}))


class Explorer:
    def __init__(self, options):
        self.loris = options.loris.resolve()
        self.budget = options.budget
        self.jdk = oldest_jdk(find_jdks(), BASE_RELEASE)
        self.replayer = Replayer(self.jdk)
        self.found = {}  # by target, what pose found
        self.problems = []

    def explore(self, row, heap, file, more=()):
        command = [self.loris, "explore", row.target, "-c", class_path(row), "--jdk", self.jdk.home]
        command += ["--heap", heap, "-n", SCOPE, "--time-limit", f"{self.budget}s"]
        for glob in row.types:
            command += ["--types", glob]
        command += [*more, "--json", file, "-q", "--no-progress"]
        outcome = run(command, timeout=self.budget + GRACE)
        text = file.read_text() if file.exists() else ""
        said = outcome.stderr.decode(errors="replace").strip() or f"exit {outcome.status}"
        if outcome.timed_out:
            text, said = "", f"no answer {GRACE} s after its budget"
        return Explored(json.loads(text) if text else None, outcome.seconds, outcome.status, said)

    def replay(self, row, explored, file):
        """Of each violation the verdict of the JVM: ("confirmed" | "differs" | "not run", why)"""
        if explored.result is None or not explored.result["violations"]:
            return []
        try:
            replayed = self.replayer.replay([file], class_path(row), any_hash=True)
        except ReplayFailed as problem:
            self.problem(f"{row.label}: {problem}")
            return []
        return [replayed.verdicts[each["index"]] for each in explored.result["violations"]]

    def problem(self, text):
        self.problems.append(text)
        print(f"PROBLEM {text}", flush=True)


def class_path(row):
    return ":".join(str(JARS / jar) for jar in row.jars)


def expected_status(result):
    if result["paths"]["violating"]:
        return 1
    return 0 if result["complete"] else 3


def judge_result(explorer, row, heap, explored):
    """In time, with a result that fits its exit status and says why it is not complete."""
    result, name = explored.result, f"{row.label} {heap}"
    if result is None:
        explorer.problem(f"{name}: {explored.said}")
        return
    if explored.status != expected_status(result):
        explorer.problem(f"{name}: exit {explored.status}, expected {expected_status(result)}")
    if not result["complete"] and not result["limits"]:
        explorer.problem(f"{name}: not complete, and nothing says why")


def judge_violations(explorer, row, explored, verdicts):
    for violation, (verdict, why) in zip(explored.result["violations"] if explored.result else (), verdicts):
        if verdict != "confirmed":
            where = f"{violation['kind']} at {violation['at']}, path {violation['id']}"
            explorer.problem(f"{row.label}: {where}: {verdict}: {why}")


def show(row, explored, verdicts):
    paths = explored.result["paths"] if explored.result else Counter()
    violating = len(explored.result["violations"]) if explored.result else 0
    confirmed = sum(verdict == "confirmed" for verdict, _ in verdicts)
    print(f"{row.label:50} {paths['total'] if paths else '-':>6} {violating:>10} {confirmed:>9}", end="")
    print(f" {explored.unsupported:>11} {explored.seconds:>7.1f}  {explored.ending()}", flush=True)


def run_table(explorer, rows):
    print(f"{len(rows)} methods, pose, n = {SCOPE}, {explorer.budget} s each")
    print(f"{'':50} {'paths':>6} {'violations':>10} {'confirmed':>9} {'unsupported':>11} {'seconds':>7}", flush=True)
    unsupported = []
    for row in rows:
        with tempfile.TemporaryDirectory(prefix="loris-bench-") as scratch:
            file = Path(scratch) / "result.json"
            explored = explorer.explore(row, "pose", file, ["--paths"])
            verdicts = explorer.replay(row, explored, file)
        explorer.found[row.target] = explored
        show(row, explored, verdicts)
        judge_result(explorer, row, "pose", explored)
        judge_violations(explorer, row, explored, verdicts)
        if explored.unsupported:
            unsupported.append(row.label)
            show_unsupported(explored)
    if len(unsupported) > MOST_UNSUPPORTED:
        names = ", ".join(unsupported)
        explorer.problem(f"{len(unsupported)} methods meet something unsupported, at most {MOST_UNSUPPORTED}: {names}")


def show_unsupported(explored):
    """What loris does not know, and what else ended a path early."""
    for limit in explored.result["limits"]:
        print(f"    {limit['what']}, at {limit['where']}")


def run_kinds(explorer, rows):
    """Where pose is complete, it finds each kind of violation that lazier# finds."""
    print("\nkinds of violations, by exception and line, where pose is complete")
    print(f"{'':50} {'pose':>6} {'lazier#':>8} {'missed':>7}", flush=True)
    for row in rows:
        pose = explorer.found.get(row.target) or explore_in_scratch(explorer, row, "pose")
        if pose.result is None or not pose.result["complete"]:
            continue
        sharp = explore_in_scratch(explorer, row, "lazier#")
        judge_result(explorer, row, "lazier#", sharp)
        if sharp.result is None:
            continue
        missed = sorted(sharp.kinds() - pose.kinds())
        print(f"{row.label:50} {len(pose.kinds()):>6} {len(sharp.kinds()):>8} {len(missed):>7}", end="")
        print(f"  lazier# {sharp.ending()}", flush=True)
        if missed:
            kind, place = missed[0]
            explorer.problem(f"{row.label}: lazier# alone finds {len(missed)} kinds, such as {kind} at {place}")


def explore_in_scratch(explorer, row, heap):
    with tempfile.TemporaryDirectory(prefix="loris-bench-") as scratch:
        return explorer.explore(row, heap, Path(scratch) / "result.json")


def main():
    parser = make_parser(__doc__, SECTIONS)
    parser.add_argument("--filter", metavar="GLOB", default="*", help="only these targets")
    parser.add_argument("--budget", metavar="S", type=int, default=60, help="for one method (60)")
    options = parse(parser, SECTIONS)
    explorer = Explorer(options)
    rows = [row for row in tables.ROWS if fnmatch(row.target, options.filter)]
    for name in options.sections:
        globals()[f"run_{name}"](explorer, rows)
    return conclude(explorer.problems)


if __name__ == "__main__":
    sys.exit(main())
