#!/usr/bin/env python3
"""Compares what loris says is covered with what JaCoCo counts when the same inputs run on the JVM.

tests/coverage/cases.txt has a target and the options of loris explore on each line. Its paths are replayed under
JaCoCo's agent; then each method has the same counters in both reports. Class initializers are left out: they run
before the first path. Of some targets the JUnit tests that loris writes are run instead, and branches compared.
"""

import argparse
import json
import re
import sys
import tempfile
from fnmatch import fnmatch
from pathlib import Path
from xml.etree import ElementTree

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent)]
from generated import Comparison  # noqa: E402
from runner.checked import Failed, checked, require  # noqa: E402
from runner.jacoco import COUNTERS, methods_of  # noqa: E402
from runner.jdk import find_jdks  # noqa: E402
from runner.process import PATIENT  # noqa: E402
from runner.tally import Tally, add_tally_options  # noqa: E402
from workshop import Workshop  # noqa: E402

SOURCES = [*HERE.glob("subjects/*.java"), *REPOSITORY.glob("subjects/kiasan/*.java"),
           *REPOSITORY.glob("subjects/pose/*.java")]  # fmt: skip


def read_cases(path):
    """[(relation, target, options)]"""
    lines = [re.split(r"(?:^|\s)#", line)[0].split() for line in path.read_text().splitlines()]
    return [(words[0], words[1], words[2:]) for words in lines if words]


def lines_of(file):
    """{(package, file, line): (mi, ci, mb, cb)}"""
    lines = {}
    for package in ElementTree.parse(file).getroot().iter("package"):
        for source in package.findall("sourcefile"):
            for line in source.findall("line"):
                place = package.get("name"), source.get("name"), line.get("nr")
                lines[place] = tuple(int(line.get(key)) for key in ("mi", "ci", "mb", "cb"))
    return lines


def differences(relation, ours, theirs):
    """What the JVM did not do that loris says, or the other way round."""
    for method, counted in ours.items():
        require(method in theirs, f"JaCoCo has no {method}")
        for name, (missed, covered), (their_missed, their_covered) in zip(COUNTERS, counted, theirs[method]):
            same = (missed, covered) == (their_missed, their_covered)
            more = missed + covered == their_missed + their_covered and covered >= their_covered
            if not (same or (relation == "<=" and more)):
                yield f"{method}: {name} {covered} of {missed + covered}, JaCoCo {their_covered} of {their_missed + their_covered}"


def files_with_initializers(file):
    return {
        (package.get("name"), cls.get("sourcefilename"))
        for package in ElementTree.parse(file).getroot().iter("package")
        for cls in package.findall("class")
        for method in cls.findall("method")
        if method.get("name") == "<clinit>"
    }


def line_differences(ours, theirs):
    """In a file with an initializer only totals can be compared; its methods have been."""
    their_lines, left_out = lines_of(theirs), files_with_initializers(theirs)
    for (package, file, line), counted in lines_of(ours).items():
        place = package, file, line
        (mi, ci, mb, cb), (their_mi, their_ci, their_mb, their_cb) = counted, their_lines[place]
        same = (mi + ci, mb + cb) == (their_mi + their_ci, their_mb + their_cb)
        if counted != their_lines[place] and not (same and (package, file) in left_out):
            yield f"{place}: {counted}, JaCoCo {their_lines[place]}"


def compare(options, workshop, case):
    """What went wrong; nothing when all counters agree."""
    relation, target, words = case
    paths, ours, theirs = (workshop.directory / name for name in ("paths.json", "ours.xml", "theirs.xml"))
    command = [options.loris, "explore", "-c", workshop.class_path, "--jdk", workshop.jdk.home, *PATIENT, *words]
    checked([*command, "--paths", "--json", paths, "--coverage", ours, "-q", target], statuses=(0, 1))
    require(json.loads(paths.read_text())["complete"], "the exploration is not complete")
    workshop.replayed(paths, theirs)
    workshop.jacoco.tool("Validate", ours)
    mine = methods_of(ours)
    require(any(covered for counted in mine.values() for _, covered in counted), "nothing is covered")
    found = list(differences(relation, mine, methods_of(theirs)))
    if relation == "=" and not found:
        found = list(line_differences(ours, theirs))
    require(not found, "\n".join(["other counts than JaCoCo's", *found]))


def compare_tests(options, workshop, case):
    """The same of the branches, by the JUnit tests that loris writes."""
    relation, target, words = case
    compared = Comparison(options.loris, workshop, target, words)
    require(compared.result["complete"], "the exploration is not complete")
    require(any(row.counted for row in compared.rows), "no branch is covered")
    require(not compared.differences, "\n".join(["other branches than JaCoCo's", *map(str, compared.differences)]))
    require((compared.asked > 0) == (relation == "tests+"), f"{compared.asked} branches by predicates alone")


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--loris", metavar="PATH", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--filter", metavar="GLOB", default="*", help="only these targets")
    parser.add_argument("--every", metavar="N", type=int, default=1, help="only each Nth of them")
    add_tally_options(parser)
    options = parser.parse_args(arguments)
    options.loris = options.loris.resolve()
    tally = Tally(options.label)
    with tempfile.TemporaryDirectory(prefix="loris-coverage-") as directory:
        workshop = Workshop(find_jdks()[0], Path(directory), SOURCES)
        chosen = [case for case in read_cases(HERE / "cases.txt") if fnmatch(case[1], options.filter)]
        for case in chosen[:: options.every]:
            of_tests = case[0].startswith("tests")
            name = " ".join([*(["tests of"] if of_tests else []), case[1], *case[2]])
            try:
                with tally.timed(name):
                    (compare_tests if of_tests else compare)(options, workshop, case)
                tally.add_pass(name)
            except Failed as why:
                tally.add_failure(name, str(why))
    return tally.finish(options.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
