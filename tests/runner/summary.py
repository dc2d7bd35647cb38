"""Adds up the parts of a test run: the JSON of our runners, the JUnit files of ctest."""

import json
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from runner.tally import totals_line  # noqa: E402


def read_junit(path):
    suite = ElementTree.parse(path).getroot()
    total = int(suite.get("tests", 0))
    failed = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
    skipped = int(suite.get("skipped", 0)) + int(suite.get("disabled", 0))
    return {"passed": total - failed - skipped, "failed": failed, "skipped": skipped}


def read_part(status_file):
    """The counts of one part. A part that broke without naming a failure counts as one."""
    stem = status_file.with_suffix("")
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    if stem.with_suffix(".json").exists():
        found = json.loads(stem.with_suffix(".json").read_text())
        counts = {name: found[name] for name in counts}
    elif stem.with_suffix(".xml").exists():
        counts = read_junit(stem.with_suffix(".xml"))
    if int(status_file.read_text()) != 0 and counts["failed"] == 0:
        counts["failed"] = 1
    return counts


def read_times(status_file):
    """(seconds by the clock, seconds of the processors) from what bash's time wrote; zeros when it did not."""
    path = status_file.with_suffix(".time")
    words = path.read_text().split() if path.exists() else []
    real, user, system = map(float, words[-3:] if len(words) >= 3 else (0, 0, 0))
    return real, user + system


def main(directory):
    files = sorted(Path(directory).glob("*.status"))
    parts = {path.stem: read_part(path) for path in files}
    times = {path.stem: read_times(path) for path in files}
    width = max(map(len, parts), default=0)
    print(f"  {'':{width}}  seconds      CPU")
    for name, counts in sorted(parts.items(), key=lambda part: -times[part[0]][1]):
        real, processors = times[name]
        print(f"  {name:{width}}  {real:7.1f}  {processors:7.1f}  {totals_line(counts)}")
    total = {
        key: sum(counts[key] for counts in parts.values())
        for key in ("passed", "failed", "skipped")
    }
    print(totals_line(total))
    return 1 if total["failed"] or not total["passed"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
