"""Counts results and says them: a line per failure, the totals last."""

import json
from dataclasses import dataclass, field


@dataclass
class Tally:
    label: str = ""
    passed: list = field(default_factory=list)
    failed: dict = field(default_factory=dict)  # name -> why
    skipped: dict = field(default_factory=dict)

    def add_pass(self, name):
        self.passed.append(name)

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
        prefix = f"{self.label}: " if self.label else ""
        print(prefix + totals_line(self.counts()), flush=True)
        if json_path:
            details = {"failures": self.failed, "not_run": self.skipped}
            with open(json_path, "w") as out:
                json.dump(self.counts() | details, out, indent=1)
        return 1 if self.failed or not self.passed else 0


def totals_line(counts):
    line = f"{counts['passed']} passed, {counts['failed']} failed"
    return line + (f", {counts['skipped']} skipped" if counts["skipped"] else "")


def add_tally_options(parser):
    parser.add_argument("--json", metavar="FILE", help="write counts and failures there")
    parser.add_argument("--label", default="", help="stands before the totals")

