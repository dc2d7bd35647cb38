"""Section coverage of bench/tests.py: branches that JaCoCo counts under the tests, and those that loris claims."""

import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path += [str(REPOSITORY / "tests"), str(REPOSITORY / "tests/coverage")]
from generated import Comparison  # noqa: E402
from runner.checked import Failed  # noqa: E402
from workshop import Workshop  # noqa: E402

GRACE = 600  # seconds for writing


class CoverageBench:
    """Works in a directory; what is not equal is a problem."""

    def __init__(self, options, jdk, directory, problem):
        self.loris, self.budget, self.problem = options.loris.resolve(), options.budget, problem
        self.workshop = Workshop(jdk, directory, REPOSITORY.glob("subjects/*/*.java"))
        self.targets = self.equal = self.counted = self.claimed = self.more = 0

    def measure(self, case):
        words = [*case.words, "--time-limit", f"{self.budget}s"]
        try:
            compared = Comparison(self.loris, self.workshop, case.target, words, self.budget + GRACE)
        except Failed as why:
            self.problem(f"{case.name}: {why}")
            return
        rows = compared.rows
        counted, claimed, total = (sum(getattr(row, name) for row in rows) for name in ("counted", "claimed", "total"))
        self.targets += 1
        self.equal += not compared.differences
        self.counted += counted
        self.claimed += claimed
        self.more += compared.more
        name = " ".join([case.name, *heap(case.words)])
        figures = line([compared.result["paths"]["total"], counted, claimed, total, compared.more])
        print(f"{name:60}{figures}  {said(compared)}", flush=True)
        for row in compared.differences:
            self.problem(f"{case.name}: {row}")

    def finish(self):
        print(f"{'all':60}{line(['', self.counted, self.claimed, '', self.more])}  {self.equal} of {self.targets} equal")


def heap(words):
    return words[words.index("--heap") + 1 :][:1] if "--heap" in words else []


def said(compared):
    """The verdict; what predicates cover that a test asks is no claim of the engine's, and is said."""
    more = f"; {compared.asked} more by predicates that tests of violations ask" if compared.asked else ""
    part = "" if compared.result["complete"] else "; the budget ended the exploration"
    return ("NOT EQUAL" if compared.differences else "equal") + more + part


def heading():
    return f"{'branches':60}{line(['tests', 'JaCoCo', 'claimed', 'of', 'by calls'])}"


def line(row):
    return "".join(f"{each:>9}" for each in row)
