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
    """One run of loris, and its tests under JaCoCo's agent."""

    def __init__(self, loris, workshop, target, words, seconds=1200):
        """The tests must pass; all of them are run."""
        with tempfile.TemporaryDirectory(prefix="tests-", dir=workshop.directory) as scratch:
            names = "tests", "result.json", "ours.xml", "theirs.xml"
            tests, result, ours, theirs = (Path(scratch) / name for name in names)
            command = [loris, "explore", target, "-c", workshop.class_path, "--jdk", workshop.jdk.home, *words]
            command += ["--tests", tests, "--json", result, "--coverage", ours, "-q"]
            checked(command, statuses=(0, 1, 3), seconds=seconds)
            self.result = json.loads(result.read_text())
            workshop.tested(tests, theirs)
            self.all_lines = compare_branches(ours, theirs)
            self.rows = self.all_lines  # [Branches], without what predicates cover when tests ask them
            if different(self.rows) and leave_out_predicates(tests):
                workshop.tested(tests, theirs)
                self.rows = compare_branches(ours, theirs)

    @property
    def differences(self):
        return different(self.rows)

    @property
    def asked(self):
        """How many branches only the predicates covered that tests of violations ask."""
        return sum(row.counted for row in self.all_lines) - sum(row.counted for row in self.rows)


def different(rows):
    return [row for row in rows if row.claimed != row.counted]
