#!/usr/bin/env python3
"""Explores real structures and replays the input of every path on the JVM.

tests/replay/cases.txt has a target and the options of loris explore on each line; classes come from
build/subjects and the JDK. Every path must be run, and end as loris predicted. loris is run as its users run it; each
fifth target, with --both each, once more with every query asked of Z3 and cvc5, which must agree.
"""

import argparse
import json
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent)]
from replayer import Replayer, ReplayFailed  # noqa: E402
from runner.jdk import find_jdks  # noqa: E402
from runner.process import PATIENT, run  # noqa: E402
from runner.tally import Tally, add_choice_options, add_tally_options  # noqa: E402
from runner.whole import is_whole  # noqa: E402

CLASS_PATH = f"{REPOSITORY}/build/subjects:{REPOSITORY}/build/loris-api.jar"
EXPLORE_SECONDS = 1200


class Failed(Exception):
    """Why, for the reader of the report."""


@dataclass
class Case:
    target: str
    words: list  # options of loris explore
    asks_both: bool = False
    paths: dict = field(default_factory=dict)  # file -> how many paths it has
    problem: str = ""

    @property
    def name(self):
        return " ".join([self.target, *self.words])


def read_cases(path):
    """[(target, options)]. A word may end with the sign of a comment: --heap lazier#."""
    lines = [re.split(r"(?:^|\s)#", line)[0].split() for line in path.read_text().splitlines()]
    return [(words[0], words[1:]) for words in lines if words]


def explore(options, jdk, case, file, *more):
    """The result, which is in the file as well."""
    command = [options.loris.resolve(), "explore", "-c", CLASS_PATH, "--jdk", jdk.home, *PATIENT, *case.words, *more]
    outcome = run([*command, "--paths", "--json", file, "-q", case.target], timeout=EXPLORE_SECONDS)
    result = json.loads(file.read_text()) if file.exists() else None
    is_good = outcome.status in (0, 1) or (outcome.status == 3 and result and is_whole(result))
    if outcome.timed_out or not is_good:
        said = (outcome.stderr or outcome.stdout).decode(errors="replace").strip()
        raise Failed(f"exit {outcome.status}\n{said}")
    return result


def explore_case(options, jdk, case, directory):
    """The files whose paths are to be replayed: as users run it, and for some with every query asked of both solvers."""
    shipped = directory / "shipped.json"
    paths = explore(options, jdk, case, shipped)["paths"]
    case.paths[shipped] = paths["total"]
    if not case.asks_both:
        return
    thorough = directory / "both.json"
    result = explore(options, jdk, case, thorough, "--solver", "both", "--no-shortcuts")
    asked = result["solver_queries"]
    if asked["disagreements"] or asked["unconfirmed"]:
        raise Failed(f"z3 and cvc5 do not agree on every query: {asked}")
    if result["paths"] != paths:
        raise Failed(f"{result['paths']} with every query asked of both solvers, else {paths}")
    case.paths[thorough] = result["paths"]["total"]


def explore_all(options, jdk, cases, work, tally):
    """Fills in what each case has to replay, or why it has failed."""

    def attempt(number, case):
        directory = work / str(number)
        directory.mkdir()
        try:
            with tally.timed(case.name):
                explore_case(options, jdk, case, directory)
        except Failed as problem:
            case.problem = str(problem)

    with ThreadPoolExecutor(options.jobs) as workers:
        list(workers.map(attempt, range(len(cases)), cases))


def replay_all(jdk, cases):
    """Runs the paths of all cases in one JVM and compares; how many were confirmed."""
    explored = [case for case in cases if not case.problem]
    files = [(case, file) for case in explored for file in case.paths]
    try:
        replayed = Replayer(jdk).replay([file for _, file in files], CLASS_PATH)
    except ReplayFailed as problem:
        for case in explored:
            case.problem = str(problem)
        return 0
    for (case, file), (_, confirmed, _, not_run) in zip(files, replayed.files):
        if confirmed != case.paths[file] or not_run:
            case.problem = f"{file.stem}: of {case.paths[file]} paths {confirmed} confirmed\n{replayed.text}"
    return replayed.confirmed


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--loris", metavar="PATH", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--filter", metavar="GLOB", default="*", help="only these targets")
    add_choice_options(parser)
    parser.add_argument("--both", action="store_true", help="both solvers on every target, not on each fifth")
    parser.add_argument("-v", "--verbose", action="store_true", help="a line for each target")
    add_tally_options(parser)
    options = parser.parse_args(arguments)
    cases = [Case(*case) for case in read_cases(HERE / "cases.txt") if fnmatch(case[0], options.filter)]
    cases = cases[:: options.every]
    for number, case in enumerate(cases):
        case.asks_both = options.both or number % 5 == 0
    jdk = find_jdks()[0]
    tally = Tally(options.label)
    with tempfile.TemporaryDirectory(prefix="loris-replay-") as work:
        explore_all(options, jdk, cases, Path(work), tally)
        total = replay_all(jdk, cases)
    for case in cases:
        tally.add_failure(case.name, case.problem) if case.problem else tally.add_pass(case.name)
        if options.verbose and not case.problem:
            print(f"{sum(case.paths.values()):>8} {case.name}", flush=True)
    print(f"{total} paths confirmed by the JVM")
    return tally.finish(options.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
