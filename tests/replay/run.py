#!/usr/bin/env python3
"""Explores real structures and replays the input of every path on the JVM.

tests/replay/cases.txt has a target and the options of loris explore on each line; classes come from
build/subjects and the JDK. Every path must be run, and end as loris predicted. Z3 and cvc5 answer every query,
and must agree.
"""

import argparse
import json
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent)]
from replayer import Replayer, ReplayFailed  # noqa: E402
from runner.jdk import find_jdks  # noqa: E402
from runner.process import PATIENT, run  # noqa: E402
from runner.tally import Tally, add_tally_options  # noqa: E402

CLASS_PATH = f"{REPOSITORY}/build/subjects:{REPOSITORY}/build/loris-api.jar"
EXPLORE_SECONDS = 1200


class Failed(Exception):
    """Why, for the reader of the report."""


def read_cases(path):
    """[(target, options)]. A word may end with the sign of a comment: --heap lazier#."""
    lines = [re.split(r"(?:^|\s)#", line)[0].split() for line in path.read_text().splitlines()]
    return [(words[0], words[1:]) for words in lines if words]


def explore(options, jdk, target, words, file):
    """The counts of paths; the result is in the file."""
    command = [options.loris.resolve(), "explore", "-c", CLASS_PATH, "--jdk", jdk.home, *PATIENT, *words]
    command += ["--solver", "both", "--no-shortcuts"]
    outcome = run([*command, "--paths", "--json", file, "-q", target], timeout=EXPLORE_SECONDS)
    if outcome.timed_out or outcome.status not in (0, 1):
        said = (outcome.stderr or outcome.stdout).decode(errors="replace").strip()
        raise Failed(f"exit {outcome.status}\n{said}")
    result = json.loads(Path(file).read_text())
    asked = result["solver_queries"]
    if asked["disagreements"] or asked["unconfirmed"]:
        raise Failed(f"z3 and cvc5 do not agree on every query: {asked}")
    return result["paths"]


def replay(options, jdk, case):
    """(what went wrong or nothing, how many paths were confirmed)"""
    target, words = case
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        try:
            paths = explore(options, jdk, target, words, file.name)
            replayed = Replayer(jdk).replay([file.name], CLASS_PATH)
        except (Failed, ReplayFailed) as problem:
            return str(problem), 0
    if replayed.confirmed != paths["total"] or replayed.not_run:
        return f"of {paths['total']} paths {replayed.confirmed} confirmed\n{replayed.text}", 0
    return "", replayed.confirmed


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--loris", metavar="PATH", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--filter", metavar="GLOB", default="*", help="only these targets")
    parser.add_argument("--jobs", metavar="N", type=int, default=2, help="how many at a time (2)")
    parser.add_argument("-v", "--verbose", action="store_true", help="a line for each target")
    add_tally_options(parser)
    options = parser.parse_args(arguments)
    cases = [case for case in read_cases(HERE / "cases.txt") if fnmatch(case[0], options.filter)]
    jdk = find_jdks()[0]
    tally, total = Tally(options.label), 0

    def timed_replay(name, case):
        with tally.timed(name):
            return replay(options, jdk, case)

    with ThreadPoolExecutor(options.jobs) as workers:
        names = [" ".join([target, *words]) for target, words in cases]
        outcomes = workers.map(timed_replay, names, cases)
        for name, (why, confirmed) in zip(names, outcomes):
            total += confirmed
            tally.add_failure(name, why) if why else tally.add_pass(name)
            if options.verbose and not why:
                print(f"{confirmed:>8} {name}", flush=True)
    print(f"{total} paths confirmed by the JVM")
    return tally.finish(options.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
