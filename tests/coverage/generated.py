"""Branches that the tests written by loris cover on the JVM, beside those that loris says its paths cover."""

import json
import re
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent)]
from runner.checked import checked, require  # noqa: E402
from runner.jacoco import COUNTERS, methods_of  # noqa: E402

BRANCH = COUNTERS.index("BRANCH")
PREDICATE = re.compile(r"^    // VIOLATION: .*?(?=^  }$)", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Branches:
    """Of one method."""

    name: str  # pkg/Class.method(descriptor)
    claimed: int
    counted: int  # by JaCoCo
    total: int

    def __str__(self):
        return f"{self.name}: {self.claimed} of {self.total} branches, JaCoCo {self.counted}"


def branches_of(file):
    """{(class, method, descriptor): (missed, covered)} of the methods that have branches."""
    return {method: counted[BRANCH] for method, counted in methods_of(file).items() if sum(counted[BRANCH])}


def compare_branches(ours, theirs):
    """[Branches] of each method of a class that either reached."""
    claimed, counted = branches_of(ours), branches_of(theirs)
    reached = {cls for cls, _, _ in claimed} | {method[0] for method, (_, covered) in counted.items() if covered}
    rows = []
    for method in sorted(claimed.keys() | counted.keys()):
        if method[0] not in reached:
            continue
        cls, name, descriptor = method
        missed, covered = counted.get(method, (0, 0))
        mine = claimed.get(method, (missed + covered, 0))
        require(sum(mine) == missed + covered, f"{method}: {sum(mine)} branches, JaCoCo has {missed + covered}")
        rows.append(Branches(f"{cls}.{name}{descriptor}", mine[1], covered, missed + covered))
    return rows


def leave_out_predicates(tests):
    """Takes the lines out of the tests that ask whether the contract is violated; whether there were any."""
    changed = False
    for file in sorted(tests.rglob("*.java")):
        text = file.read_text()
        shorter = PREDICATE.sub("", text)
        file.write_text(shorter)
        changed = changed or shorter != text
    return changed


class Comparison:
    """Tests of one target under JaCoCo's agent, and what loris says of the same run.

    Calls that build an input cover branches of their own. So the branches are compared where inputs are built field
    by field; of the tests as they are written without an option, nothing that loris says may be missing.
    """

    def __init__(self, loris, workshop, target, words, seconds=1200):
        """The tests must pass; all of them are run."""
        self.command = [loris, "explore", target, "-c", workshop.class_path, "--jdk", workshop.jdk.home, *words, "-q"]
        self.workshop, self.seconds = workshop, seconds
        self.result, self.all_lines, self.rows = self.measure("--build-calls", "0")
        _, self.as_written, _ = self.measure()

    def measure(self, *words):
        """The result of loris; [Branches]; the same without what predicates cover when tests ask them."""
        with tempfile.TemporaryDirectory(prefix="tests-", dir=self.workshop.directory) as scratch:
            names = "tests", "result.json", "ours.xml", "theirs.xml"
            tests, result, ours, theirs = (Path(scratch) / name for name in names)
            files = ["--tests", tests, "--json", result, "--coverage", ours]
            checked([*self.command, *files, *words], statuses=(0, 1, 3), seconds=self.seconds)
            self.workshop.tested(tests, theirs)
            rows = all_lines = compare_branches(ours, theirs)
            if words and different(rows) and leave_out_predicates(tests):
                self.workshop.tested(tests, theirs)
                rows = compare_branches(ours, theirs)
            return json.loads(result.read_text()), all_lines, rows

    @property
    def differences(self):
        return different(self.rows) + [row for row in self.as_written if row.counted < row.claimed]

    @property
    def more(self):
        """How many branches calls that build inputs, and predicates, cover in the tests as they are written."""
        return sum(row.counted - row.claimed for row in self.as_written)

    @property
    def asked(self):
        """How many branches only the predicates covered that tests of violations ask."""
        return sum(row.counted for row in self.all_lines) - sum(row.counted for row in self.rows)


def different(rows):
    return [row for row in rows if row.claimed != row.counted]
