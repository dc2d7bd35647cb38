#!/usr/bin/env python3
"""Writes JUnit tests of paths, compiles them with every warning an error, runs them and compares.

tests/junit/cases.txt has a target and the options of loris explore on each line; classes are those of
tests/junit/subjects, build/subjects and the JDK. Every path has a test, all compile, and the JVM confirms all
that can be run. Then programs are changed: their tests must fail.
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
sys.path[:0] = [str(HERE.parent)]
from runner.checked import Failed  # noqa: E402
from runner.jdk import find_jdks  # noqa: E402
from runner.junit import JUNIT, console, jars  # noqa: E402
from runner.process import PATIENT, run  # noqa: E402
from runner.tally import Tally, add_choice_options, add_tally_options  # noqa: E402

SECONDS = 1200
# What is changed in Shapes.java, and the method whose tests must see it.
CHANGES = [
    ("fields", "((Base) d).key = 77;", "((Base) d).key = 78;"),  # a field
    ("hiddenArray", "new Hidden[] {all[1], null}", "new Hidden[] {null, all[1]}"),  # an element of a new array
    ("hidden", "h.next.next = h;", "h.next.next = h.next;"),  # an alias
    ("refuse", '"too large: ', '"too big: '),  # a message
    ("chain", "return next.next.count;", "count++; return next.next.count;"),  # what should not have changed
    ("sort", "flags[0] = true;", "flags[0] = flags[0];"),  # an element of the input
    ("grow", "return count < 10;", "return true;"),  # the contract, which the test says is violated
]


def read_cases(path):
    """[(target, options, how many cannot be run)]"""
    cases = []
    for line in path.read_text().splitlines():
        if not line or line.startswith("# "):
            continue
        found = re.search(r" (\d+) not runnable$", line)
        words = line[: found.start() if found else None].split()
        cases.append((words[0], words[1:], int(found[1]) if found else 0))
    return cases


class Suite:
    def __init__(self, options, work):
        self.loris = options.loris.resolve()
        self.jdk = find_jdks()[0]
        self.work = work
        self.classes = work / "classes"
        self.tests = {}  # directory -> how many it should have, target by target
        self.class_path = f"{self.classes}:{REPOSITORY}/build/subjects:{REPOSITORY}/build/loris-api.jar"
        self.compile(sorted((HERE / "subjects").rglob("*.java")), self.classes, "-g", class_path=self.class_path)
        self.rename()

    def compile(self, sources, to, *options, class_path=None):
        command = [*self.jdk.javac(), "-d", to, *options]
        outcome = run([*command, *(["-cp", class_path] if class_path else []), *sources], timeout=SECONDS)
        if outcome.status:
            raise Failed("javac: " + outcome.stderr.decode(errors="replace"))

    def rename(self):
        """Gives the class odd.Odd_Name names that no source can say; as long as they were."""
        old = self.classes / "odd/Odd_Name.class"
        data = old.read_bytes()
        for name, odd in [(b"Odd_Name", b"Odd-Name"), (b"a_field", b'a\\field'), (b"do_it", b'do"it')]:
            data = data.replace(name, odd)
        old.with_name("Odd-Name.class").write_bytes(data)
        old.unlink()

    def explore(self, target, words, directory, *more):
        with tempfile.NamedTemporaryFile(suffix=".json", dir=self.work) as file:
            command = [self.loris, "explore", target, "-c", self.class_path, "--jdk", self.jdk.home, *PATIENT, *words]
            outcome = run([*command, "--tests", directory, "--json", file.name, *more], timeout=SECONDS)
            text = Path(file.name).read_text()
        if not text:
            raise Failed(f"exit {outcome.status}\n{outcome.stderr.decode(errors='replace')}")
        return outcome, json.loads(text)

    def check(self, directory, target, words, not_runnable):
        outcome, result = self.explore(target, words, directory, "--replay")
        said = (outcome.stdout + outcome.stderr).decode(errors="replace")
        total, counts = result["paths"]["total"], result["replay"]
        expected = {"run": total - not_runnable, "confirmed": total - not_runnable}
        if counts != expected | {"differs": 0, "not_runnable": not_runnable} or total == 0:
            raise Failed(f"{total} paths, {counts}\n{said}")
        if outcome.status != (1 if result["violations"] else 0):
            raise Failed(f"exit {outcome.status}\n{said}")
        for violation in result["violations"]:
            if not re.fullmatch(r"\w+Test#[a-z]\w*_(throws|violates)\w+", violation["test"] or ""):
                raise Failed(f"a violation has the test {violation['test']}")
        self.tests.setdefault(directory, []).append(total)

    def check_warnings(self, directory):
        """A test for each path, at most 200 to a class, and the compiler has nothing to say."""
        sources = sorted(directory.rglob("*.java"))
        tests = [len(re.findall("^  @Test$", each.read_text("ascii"), re.MULTILINE)) for each in sources]
        if sum(tests) != sum(self.tests[directory]) or max(tests) > 200:
            raise Failed(f"{sum(self.tests[directory])} paths, tests in files: {tests}")
        library = jars(*JUNIT["4" if directory.name == "junit4" else "5"])
        lint = ["-Xlint:all", "-Werror", "-proc:none", "-encoding", "US-ASCII"]
        self.compile(sources, directory / "lint", *lint, class_path=f"{self.class_path}:{library}")

    def check_changes(self):
        """Tests of the program as it was, run against another: those of each changed method fail."""
        work = self.work / "changes"
        source = (HERE / "subjects/shapes/Shapes.java").read_text()
        for method, old, new in CHANGES:
            words = ["--inv", "isSmall"] if method == "grow" else []
            self.explore(f"shapes.Shapes.{method}", [*words, "-n", "3", "--max-array", "3"], work)
            if source.count(old) != 1:
                raise Failed(f"{old} is not once in Shapes.java")
            source = source.replace(old, new)
        changed = self.work / "Shapes.java"
        changed.write_text(source)
        library = jars(*JUNIT["5"])
        sources = [changed, *sorted((work / "shapes").rglob("*.java"))]
        self.compile(sources, work / "classes", "-g", class_path=library)
        words = ["--select-package", "shapes", "--reports-dir", work]
        run(console(self.jdk, work / "classes", words), timeout=SECONDS)
        report = (work / "TEST-junit-jupiter.xml").read_text()
        failed = set(re.findall(r'classname="shapes\.Shapes(\w+)Test"[^>]*>\s*<failure', report))
        unseen = [method for method, _, _ in CHANGES if method[0].upper() + method[1:] not in failed]
        if unseen:
            raise Failed(f"no test sees the change of {', '.join(unseen)}; failed: {failed}")

    def check_difference(self):
        """What the JVM does otherwise is said, and beats every other exit status."""
        outcome, result = self.explore("shapes.Shapes.isOnJvm", [], self.work / "differs", "--replay")
        if outcome.status != 3 or result["replay"] != {"run": 2, "confirmed": 1, "differs": 1, "not_runnable": 0}:
            raise Failed(f"exit {outcome.status}, {result['replay']}")
        if b"REPLAY FAILED" not in outcome.stdout:
            raise Failed(outcome.stdout.decode())

    def check_time_out(self):
        outcome, result = self.explore("shapes.Shapes.sleeps", [], self.work / "sleeps", "--replay", "--paths")
        found = sorted((path["replayed"], path.get("replay_note", "")) for path in result["path_list"])
        if found != [("confirmed", ""), ("not runnable", "time-out: still running after 10 s")]:
            raise Failed(f"{found}\n{outcome.stdout.decode()}")

    def check_minimal(self):
        """As many branches as all tests cover, by fewer."""
        words = ["-n", "4", "--inv", "repOk"]
        _, result = self.explore("kiasan.BinarySearchTree.remove", words, self.work / "minimal", "--minimal", "--paths")
        tested = [path for path in result["path_list"] if "test" in path]
        if not 1 < len(tested) <= result["coverage"]["branches_covered"]:
            raise Failed(f"{len(tested)} tests, {result['coverage']}")

    def check_building(self):
        """Objects come from constructors and methods where these lead to them, from the helper where they do not."""
        words = ["--inv", "repOk", "-n", "3"]
        for calls, by_calls in [("300", True), ("0", False)]:
            directory = self.work / f"building{calls}"
            target = "kiasan.BinarySearchTree.insert"
            _, result = self.explore(target, [*words, "--build-calls", calls], directory, "--replay")
            text = (directory / "kiasan/BinarySearchTreeInsertTest.java").read_text()
            if text.count("new BinarySearchTree()") != (result["paths"]["total"] if by_calls else 0):
                raise Failed(f"{calls} calls: {text.count('new BinarySearchTree()')} of {result['paths']} are built")
            if ("graphs.make(" in text) == by_calls or result["replay"]["confirmed"] != result["paths"]["total"]:
                raise Failed(f"{calls} calls: {result['replay']}")
        # A loop in a list, an account that no call changes, a hash table that depends on addresses.
        for target, built in [("shapes.Account.pay", 2), ("shapes.Account.tally", 1), ("shapes.Account.registered", 1)]:
            directory = self.work / "accounts"
            _, result = self.explore(target, ["-n", "2"], directory, "--replay")
            name = target.split(".")[-1].capitalize()
            text = (directory / f"shapes/Account{name}Test.java").read_text()
            found = len(re.findall(r"Account target = new Account\(-?\d+\);", text))
            if found != built or result["replay"]["differs"] or result["replay"]["run"] == 0:
                raise Failed(f"{target}: {found} of {built} are built, {result['replay']}")

    def check_messages(self):
        """Those of the virtual machine have the numbers of the input that is shown."""
        directory = self.work / "messages"
        for method in ("index", "negative", "copy"):
            self.explore(f"shapes.Messages.{method}", ["--max-array", "3"], directory, "--replay")
        texts = "".join(each.read_text() for each in directory.rglob("*Test.java"))
        for said in (r'"Index -?\d+ out of bounds for length \d+"', r'"-\d+"', r'"arraycopy: [^"]* bounds for int\[\d\]"'):
            if not re.search(rf"assertEquals\({said}, thrown.getMessage\(\)\);", texts):
                raise Failed(f"no test expects the message {said}")

    def check_names(self):
        """Methods whose names run together have test classes of their own."""
        directory = self.work / "names"
        for target in ("names.Foo$Bar.baz", "names.FooBar.baz", "names.Foo.barBaz"):
            self.explore(target, [], directory)
        found = sorted(each.stem for each in (directory / "names").glob("*Test.java"))
        if len(found) != 3 or found[-1] != "Foo_BarBazTest":
            raise Failed(str(found))
        sources = sorted(directory.rglob("*.java"))
        self.compile(sources, directory / "classes", class_path=f"{self.class_path}:{jars(*JUNIT['5'])}")

    def check_files(self):
        """A file of the user's is left as it is; so is what cannot be written."""
        directory = self.work / "files"
        (directory / "shapes").mkdir(parents=True)
        own = directory / "shapes/ShapesWeighTest.java"
        own.write_text("mine\n")
        outcome, _ = self.explore("shapes.Shapes.weigh", [], directory)
        if outcome.status != 2 or own.read_text() != "mine\n" or b"was not written by loris" not in outcome.stderr:
            raise Failed(f"exit {outcome.status}\n{outcome.stderr.decode()}")
        outcome, _ = self.explore("shapes.Shapes.weigh", [], own)
        if outcome.status != 2 or outcome.stderr.count(b"\n") != 1:
            raise Failed(f"exit {outcome.status}\n{outcome.stderr.decode()}")


def checks(suite):
    """(name, what to call, with what). Targets that are explored twice have their tests in another directory."""
    seen = []
    for target, words, not_runnable in read_cases(HERE / "cases.txt"):
        junit = "junit4" if "--junit" in words else "junit5"
        directory = suite.work / f"times{seen.count((junit, target))}" / junit
        seen.append((junit, target))
        yield " ".join([target, *words]), suite.check, (directory, target, words, not_runnable)
    yield "changes are seen", suite.check_changes, ()
    yield "a difference", suite.check_difference, ()
    yield "a time-out", suite.check_time_out, ()
    yield "minimal", suite.check_minimal, ()
    yield "files of others", suite.check_files, ()
    yield "built by calls", suite.check_building, ()
    yield "messages", suite.check_messages, ()
    yield "names", suite.check_names, ()


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--loris", metavar="PATH", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--filter", metavar="GLOB", default="*", help="only these checks")
    add_choice_options(parser)
    add_tally_options(parser)
    options = parser.parse_args(arguments)
    tally = Tally(options.label)

    def attempt(check):
        name, call, values = check
        try:
            with tally.timed(name):
                call(*values)
            return name, ""
        except Failed as problem:
            return name, str(problem) or "failed"

    with tempfile.TemporaryDirectory(prefix="loris-tests-") as work, ThreadPoolExecutor(options.jobs) as workers:
        suite = Suite(options, Path(work))
        chosen = [each for each in checks(suite) if fnmatch(each[0], options.filter)][:: options.every]
        for name, why in workers.map(attempt, chosen):
            tally.add_failure(name, why) if why else tally.add_pass(name)
        written = [(f"no warnings in {each.relative_to(work)}", suite.check_warnings, (each,)) for each in suite.tests]
        for name, why in workers.map(attempt, written):
            tally.add_failure(name, why) if why else tally.add_pass(name)
    return tally.finish(options.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
