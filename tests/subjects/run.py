#!/usr/bin/env python3
"""Checks the Java that we write, on every JDK of this machine and without loris.

api/, subjects/ and the checks in tests/subjects/check are compiled with all warnings as errors; then each
class NAMEChecks runs on the plain JVM and prints a line `ok WHAT` or `failed WHAT: WHY` per check.
"""

import argparse
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
sys.path.insert(0, str(HERE.parent))
from runner.jdk import find_jdks  # noqa: E402
from runner.process import run  # noqa: E402
from runner.tally import Tally, add_tally_options  # noqa: E402

SECONDS = 600  # what the checks of one class may take


def compile_java(jdk, sources, classes, class_path=(), options=()):
    """What javac said; empty when it is content."""
    shutil.rmtree(classes, ignore_errors=True)
    command = [*jdk.javac(), "-Xlint:all", "-Werror", *options, "-d", classes]
    if class_path:
        command += ["-cp", ":".join(map(str, class_path))]
    outcome = run([*command, *sorted(sources.rglob("*.java"))], timeout=SECONDS)
    return outcome.stderr.decode(errors="replace") if outcome.status != 0 else ""


def compile_all(jdk, work):
    """(class path of the checks, what went wrong)"""
    api, subjects, checks = work / "api", work / "subjects", work / "checks"
    release = ["--release", "8", "-Xlint:-options"]
    problem = (
        compile_java(jdk, REPOSITORY / "api", api, options=release)
        or compile_java(jdk, REPOSITORY / "subjects", subjects, [api])
        or compile_java(jdk, HERE / "check", checks, [api, subjects])
    )
    return f"{checks}:{subjects}:{api}", problem


def run_checks(jdk, class_path, name, tally):
    """Counts every line of the class; one that ends early or says nothing has failed."""
    label = f"JDK {jdk.release} {name}"
    outcome = run([jdk.tool("java"), "-ea", "-cp", class_path, f"check.{name}"], timeout=SECONDS)
    lines = outcome.stdout.decode(errors="replace").splitlines()
    for line in lines:
        verdict, _, text = line.partition(" ")
        what, _, why = text.partition(": ")
        if verdict == "ok":
            tally.add_pass(f"{label} {what}")
        else:
            tally.add_failure(f"{label} {what}", why or line)
    if outcome.status != 0 or outcome.timed_out or not lines:
        said = outcome.stderr.decode(errors="replace").strip()
        tally.add_failure(label, f"exit {outcome.status}\n{said}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--work", metavar="DIR", type=Path, default=REPOSITORY / "build/tests/subjects")
    parser.add_argument("--every", metavar="N", type=int, default=1, help="only each Nth class of checks")
    add_tally_options(parser)
    options = parser.parse_args()
    tally = Tally(options.label)
    for jdk in find_jdks():
        class_path, problem = compile_all(jdk, options.work.resolve() / jdk.version)
        if problem:
            tally.add_failure(f"JDK {jdk.release} javac", problem)
            continue
        tally.add_pass(f"JDK {jdk.release} javac")
        for path in sorted((HERE / "check").glob("*Checks.java"))[:: options.every]:
            run_checks(jdk, class_path, path.stem, tally)
    return tally.finish(options.json)


if __name__ == "__main__":
    sys.exit(main())
