"""Counts results and says them: a line per failure, the totals last."""

import json
import time
from contextlib import contextmanager
from dataclasses import dataclass, field

SLOW_SECONDS, SHOWN = 10, 5  # cases that are worth a line, and how many of them


@dataclass
class Tally:
    label: str = ""
    passed: list = field(default_factory=list)
    failed: dict = field(default_factory=dict)  # name -> why
    skipped: dict = field(default_factory=dict)
    seconds: dict = field(default_factory=dict)  # name -> how long it took, where that was measured

    def add_pass(self, name):
        self.passed.append(name)

    @contextmanager
    def timed(self, name):
        """Measures what is done inside; threads may do so at a time."""
        started = time.monotonic()
        try:
            yield
        finally:
            self.seconds[name] = time.monotonic() - started

    def add_failure(self, name, why):
        """The first line of why stands beside the name, the rest below it."""
        self.failed[name] = why
        first, *rest = why.splitlines() or [""]
        print(f"FAIL {name}: {first}", *("    " + line for line in rest), sep="\n", flush=True)

    def add_skip(self, name, why):
        self.skipped[name] = why

    def counts(self):
        return {
            "passed": len(self.passed),
            "failed": len(self.failed),
            "skipped": len(self.skipped),
        }

    def finish(self, json_path=None):
        """Prints what was not run and the totals; the exit status of the runner."""
        for name, why in self.skipped.items():
            print(f"not run {name}: {why}")
        for name in sorted(self.seconds, key=self.seconds.get, reverse=True)[:SHOWN]:
            if self.seconds[name] >= SLOW_SECONDS:
                print(f"slow: {self.seconds[name]:5.1f} s {name}")
        prefix = f"{self.label}: " if self.label else ""
        print(prefix + totals_line(self.counts()), flush=True)
        if json_path:
            details = {"failures": self.failed, "not_run": self.skipped, "seconds": self.seconds}
            with open(json_path, "w") as out:
                json.dump(self.counts() | details, out, indent=1)
        return 1 if self.failed or not self.passed else 0


def totals_line(counts):
    line = f"{counts['passed']} passed, {counts['failed']} failed"
    return line + (f", {counts['skipped']} skipped" if counts["skipped"] else "")


def add_tally_options(parser):
    parser.add_argument("--json", metavar="FILE", help="write counts and failures there")
    parser.add_argument("--label", default="", help="stands before the totals")


def add_choice_options(parser):
    """How much a suite runs, and how many at a time."""
    parser.add_argument("--every", metavar="N", type=int, default=1, help="only each Nth of them")
    parser.add_argument("--jobs", metavar="N", type=int, default=2, help="how many at a time (2)")

