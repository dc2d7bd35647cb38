#!/usr/bin/env python3
"""Compares what loris says is covered with what JaCoCo counts when the same inputs run on the JVM.

tests/coverage/cases.txt has a target and the options of loris explore on each line. Its paths are replayed under
JaCoCo's agent; then each method has the same counters in both reports. Class initializers are left out: they run
before the first path. JaCoCo of Debian 12 reads class files up to Java 16, so the subjects are compiled for 11.
"""

import argparse
import json
import re
import sys
import tempfile
import zipfile
from fnmatch import fnmatch
from pathlib import Path
from xml.etree import ElementTree

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent)]
from runner.jdk import find_jdks  # noqa: E402
from runner.process import run  # noqa: E402
from runner.tally import Tally, add_tally_options  # noqa: E402

JARS = Path("/usr/share/java")
TOOLS = [JARS / name for name in ("org.jacoco.core.jar", "org.jacoco.report.jar", "asm.jar", "asm-commons.jar",
                                  "asm-tree.jar", "asm-analysis.jar")]  # fmt: skip
REPLAY = REPOSITORY / "build/loris-replay.jar"
COUNTERS = ("INSTRUCTION", "BRANCH", "LINE", "COMPLEXITY", "METHOD")
SECONDS = 300


class Failed(Exception):
    """Why, for the reader of the report."""


def require(condition, message):
    if not condition:
        raise Failed(message)


def checked(command, statuses=(0,)):
    outcome = run(command, timeout=SECONDS)
    said = (outcome.stderr or outcome.stdout).decode(errors="replace").strip()
    require(not outcome.timed_out and outcome.status in statuses, f"{command[0]}: exit {outcome.status}\n{said}")
    return outcome


def read_cases(path):
    """[(relation, target, options)]"""
    lines = [re.split(r"(?:^|\s)#", line)[0].split() for line in path.read_text().splitlines()]
    return [(words[0], words[1], words[2:]) for words in lines if words]


class Workshop:
    """What all cases share: compiled subjects, the agent, JaCoCo's writer of reports."""

    def __init__(self, jdk, directory):
        self.jdk, self.directory = jdk, directory
        self.classes, self.tools = directory / "classes", directory / "tools"
        tool_path = ":".join(map(str, TOOLS))
        sources = [*HERE.glob("subjects/*.java"), *REPOSITORY.glob("subjects/kiasan/*.java")]
        api = REPOSITORY / "build/loris-api.jar"
        checked([jdk.tool("javac"), "--release", "11", "-g", "-nowarn", "-cp", api, "-d", self.classes, *sources])
        checked([jdk.tool("javac"), "-cp", tool_path, "-d", self.tools, *HERE.glob("*.java")])
        self.tool_path = f"{self.tools}:{tool_path}"
        with zipfile.ZipFile(JARS / "org.jacoco.agent.jar") as archive:
            archive.extract("jacocoagent.jar", directory)
        self.class_path = f"{self.classes}:{api}"

    def tool(self, name, *arguments):
        checked([self.jdk.tool("java"), "-cp", self.tool_path, name, *arguments])

    def replayed(self, paths, out):
        """JaCoCo's report of running the inputs of all paths."""
        data = self.directory / "jacoco.exec"
        data.unlink(missing_ok=True)
        agent = f"-javaagent:{self.directory}/jacocoagent.jar=destfile={data}"
        command = [self.jdk.tool("java"), "-ea", agent, "-cp", f"{REPLAY}:{self.class_path}", "loris.replay.Replay"]
        checked([*command, "--any-hash", paths], statuses=(0, 1))
        self.tool("JacocoReport", data, out, self.classes)


def counters(element):
    found = {one.get("type"): (int(one.get("missed")), int(one.get("covered"))) for one in element.findall("counter")}
    return tuple(found.get(name, (0, 0)) for name in COUNTERS)


def methods_of(file):
    """{(class, method, descriptor): counters}"""
    methods = {}
    for cls in ElementTree.parse(file).getroot().iter("class"):
        for method in cls.findall("method"):
            if method.get("name") != "<clinit>":
                methods[cls.get("name"), method.get("name"), method.get("desc")] = counters(method)
    return methods


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
    command = [options.loris, "explore", "-c", workshop.class_path, "--jdk", workshop.jdk.home, *words]
    checked([*command, "--paths", "--json", paths, "--coverage", ours, "-q", target], statuses=(0, 1))
    require(json.loads(paths.read_text())["complete"], "the exploration is not complete")
    workshop.replayed(paths, theirs)
    workshop.tool("Validate", ours)
    mine = methods_of(ours)
    require(any(covered for counted in mine.values() for _, covered in counted), "nothing is covered")
    found = list(differences(relation, mine, methods_of(theirs)))
    if relation == "=" and not found:
        found = list(line_differences(ours, theirs))
    require(not found, "\n".join(["other counts than JaCoCo's", *found]))


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--loris", metavar="PATH", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--filter", metavar="GLOB", default="*", help="only these targets")
    add_tally_options(parser)
    options = parser.parse_args(arguments)
    options.loris = options.loris.resolve()
    tally = Tally(options.label)
    with tempfile.TemporaryDirectory(prefix="loris-coverage-") as directory:
        workshop = Workshop(find_jdks()[0], Path(directory))
        for case in read_cases(HERE / "cases.txt"):
            if not fnmatch(case[1], options.filter):
                continue
            name = " ".join([case[1], *case[2]])
            try:
                compare(options, workshop, case)
                tally.add_pass(name)
            except Failed as why:
                tally.add_failure(name, str(why))
    return tally.finish(options.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
