"""Explores targets and runs the inputs of their paths in classes that write down what they do."""

import itertools
import json
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from runner.jdk import find_jdks, oldest_jdk
from runner.process import PATIENT, run
from runner.subject import BASE_RELEASE
from runner.whole import is_whole

HERE = Path(__file__).resolve().parent
ASM = "/usr/share/java/asm.jar:/usr/share/java/asm-tree.jar"
SECONDS = 1200
# Those of the library that targets come through; of some only what they call.
LIBRARY = [
    *(f"java.util.Abstract{kind}" for kind in ("Collection", "List", "Map", "Queue", "SequentialList", "Set")),
    *(f"java.util.{name}" for name in ("ArrayDeque", "ArrayList", "LinkedList", "PriorityQueue", "Stack")),
    *(f"java.util.{name}" for name in ("TreeMap", "TreeSet", "Vector")),
    "java.util.Arrays:copyOf,copyOfRange",
    "java.util.Objects:checkIndex,equals,requireNonNull",
    "java.lang.Integer:compareTo,compare,equals",
    "java.lang.Math:max,min,abs",
    "jdk.internal.util.ArraysSupport:newLength,hugeLength",
]
# Without stack maps nothing can be verified; the last compiler has its own Math.max, and a method handle must not
# change while it is called.
JVM = ("-ea", "-Xss8m", "-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote")
JVM += ("-XX:TieredStopAtLevel=1",)
JVM += ("-Djava.lang.invoke.MethodHandle.CUSTOMIZE_THRESHOLD=-1", "--add-exports", "java.base/trace=ALL-UNNAMED")


class Failed(Exception):
    """Why, for the reader of the report."""


@dataclass
class Exploration:
    """A target as a strategy explored it."""

    target: str
    file: Path
    predicates: list  # assumed of the input, in this order
    result: dict  # without its paths

    def roots(self):
        """Class and name of what is called."""
        target = re.sub(r"\(.*", "", self.target)
        owner = target.rsplit(".", 1)[0]
        return [target, *(text if "." in text else f"{owner}.{text}" for text in self.predicates)]

    def complete(self):
        return is_whole(self.result)

    def paths(self):
        return self.result["paths"]["total"]


class Tracer:
    def __init__(self, loris, build, work):
        self.loris = loris.resolve()
        self.subjects = build.resolve() / "subjects"
        self.jars = [build.resolve() / name for name in ("loris-replay.jar", "loris-api.jar")]
        self.work = work.resolve()
        self.jdk = oldest_jdk(find_jdks(), BASE_RELEASE)
        self.numbers = itertools.count(1)
        shutil.rmtree(self.work, ignore_errors=True)
        self.work.mkdir(parents=True)

    def explore(self, target, options):
        """Every path, as the command line of loris says it; predicates are part of it."""
        file = self.work / f"{next(self.numbers)}.json"
        class_path = f"{self.subjects}:{self.jars[1]}"
        command = [self.loris, "explore", target, "-c", class_path, "--jdk", self.jdk.home]
        command += ["--decide", "eager", *PATIENT, *options]
        outcome = run([*command, "--paths", "--json", file, "-q"], timeout=SECONDS)
        if outcome.timed_out or not file.exists():
            raise Failed(outcome.stderr.decode(errors="replace").strip() or f"{target}: no result")
        head, _, _ = file.read_text().partition(',\n  "path_list"')
        return Exploration(target, file, predicates(options), json.loads(head + "}"))

    def trace(self, explorations):
        """For each the events of its paths, a tuple each, in their order. One JVM runs all."""
        self.instrument({root for each in explorations for root in each.roots()})
        class_path = ":".join(map(str, [*self.jars, self.work / "instrumented", self.work / "drive"]))
        files = [each.file.with_suffix(".txt") for each in explorations]
        lines = ["\t".join(map(str, (e.file, f, *e.predicates))) for e, f in zip(explorations, files)]
        patch = f"java.base={self.work / 'library'}"
        self.call([self.jdk.tool("java"), *JVM], "--patch-module", patch, "-cp", class_path, "loris.replay.Drive", stdin=lines)
        return [read_traces(file) for file in files]

    def instrument(self, roots):
        tools, library = self.work / "tools", self.work / "library"
        self.compile("-cp", ASM, "-d", tools, *sorted((HERE / "trace").glob("*.java")))
        self.compile("-d", library, HERE / "trace/Trace.java")
        drive = HERE / "loris/replay/Drive.java"
        self.compile("-cp", f"{self.jars[0]}:{tools}", "-d", self.work / "drive", drive)
        words = [self.subjects, self.work / "instrumented", *sorted(roots), "--", library, *LIBRARY]
        self.call([self.jdk.tool("java")], "-cp", f"{tools}:{ASM}", "trace.Instrument", *words)

    def compile(self, *arguments):
        self.call(self.jdk.javac(), *arguments)

    def call(self, command, *arguments, stdin=()):
        text = "".join(line + "\n" for line in stdin).encode()
        outcome = run([*command, *arguments], stdin=text, timeout=SECONDS)
        if outcome.timed_out or outcome.status != 0:
            said = (outcome.stderr + outcome.stdout).decode(errors="replace").strip()
            raise Failed(f"{command[0]}: {said[:2000] or 'took too long'}")


def predicates(options):
    """Those that are assumed: loris runs the invariants first."""
    pairs = list(zip(options, options[1:]))
    return [text for name in ("--inv", "--pre") for option, text in pairs if option == name]


def read_traces(file):
    return [tuple(line.split("\t")[1].split()) for line in file.read_text().splitlines()]
