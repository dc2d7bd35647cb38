"""Explores the hostile class in every way that writes something: usage: check.py LORIS

No output may hold a control character, every file must be what it claims to be.
"""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree
from pathlib import Path

METHOD = 'method "\'&\n\x1b#8\u202e\\l'
CONTROLS = {chr(c) for c in range(32)} - {"\n"} | {"\x7f", "\u202e"}


def explore(loris, target, *options):
    """What came of it, once it has been looked at."""
    outcome = subprocess.run([loris, "explore", target, *options], capture_output=True, timeout=900, check=False)
    text = (outcome.stdout + outcome.stderr).decode()  # fails on what is no UTF-8
    found = sorted(CONTROLS & set(text))
    if found or outcome.returncode not in (0, 1, 2, 3):
        sys.exit(f"{options}: exit {outcome.returncode}, control characters {found}\n{text!r}")
    return outcome


def main(loris):
    name = next(path.stem for path in Path().glob("Hostile*.class"))
    target = f"{name}.{METHOD}"
    files = ["--json", "all.json", "--sarif", "all.sarif", "--coverage", "all.xml", "--dot", "all.dot"]
    first = explore(loris, target, "--paths", "-v", "--trace", *files)
    if first.returncode != 1:
        sys.exit(f"exit {first.returncode}: {first.stderr.decode()}")
    result = json.loads(Path("all.json").read_text())
    xml.etree.ElementTree.parse("all.xml")
    for violation in result["violations"]:
        explore(loris, target, "--explain", violation["id"], "--source", ".")
    files = ["--json", "long.json", "--sarif", "long.sarif", "--dot", "long.dot"]
    explore(loris, f"{name}.lengthy", "--max-string", "10000", *files)
    long = json.loads(Path("long.json").read_text())["violations"][0]
    if len(long["input"]["objects"][-1]["string"]) != 10_000:
        sys.exit("no String of 10,000 characters")
    explore(loris, f"{name}.lengthy", "--max-string", "10000", "--explain", long["id"])
    explore(loris, f"{name}.missing")
    tested = explore(loris, f"{name}.*", "--max-string", "10000", "--tests", "tests", "--replay")
    if not re.search(rb"\nreplay  (\d+) tests run on the JVM, \1 confirmed\n", tested.stdout):
        sys.exit(f"tests: exit {tested.returncode}\n{tested.stdout.decode()}")
    explore(loris, f"{name}.{METHOD}", "--inv", METHOD + "?")
    explore(loris, METHOD)


main(sys.argv[1])
