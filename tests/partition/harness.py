"""Runs the Java part of the partition harness."""

from dataclasses import dataclass, field
from pathlib import Path

from runner.process import run

BUILD = Path(__file__).resolve().parents[2] / "build"
SECONDS = 1200  # the largest scope of the benchmark takes far less


class HarnessFailed(Exception):
    """The inputs could not be checked."""


@dataclass
class Row:
    """How the inputs fall among the paths of one strategy."""

    heap: str
    paths: int
    taken: int  # paths that at least one input took
    inputs: int
    astray: int  # in no path or several, or not ended as predicted
    examples: list = field(default_factory=list)


@dataclass
class Checked:
    inputs: int
    rows: list
    seconds: float


@dataclass
class Job:
    """What is to be checked: every input of the target within the scope against the paths of the files."""

    target: str
    scope: list  # its words
    files: list

    def words(self):
        return [str(word) for word in (self.target, *self.scope, "--", *self.files)]


class Harness:
    def __init__(self, jdk):
        self.jdk = jdk
        self.class_path = [BUILD / "classes/partition", BUILD / "loris-replay.jar"]

    def check(self, target, scope, classes, files):
        """Every input of the target within the scope against the path lists of these files."""
        outcome = self.run(classes, Job(target, scope, files).words())
        return read_answer(outcome.stdout.decode(errors="replace"), outcome.seconds)

    def check_batch(self, jobs, classes):
        """A Checked or a HarnessFailed for each job, from one JVM."""
        lines = "".join("\t".join(job.words()) + "\n" for job in jobs)
        outcome = self.run(classes, ["--batch"], lines.encode())
        answers = outcome.stdout.decode(errors="replace").split("target\t")[1:]
        if len(answers) != len(jobs):
            raise HarnessFailed(f"{len(jobs)} targets, {len(answers)} answers")
        return [read_batch_answer(text) for text in answers]

    def run(self, classes, words, stdin=b""):
        path = ":".join(map(str, [*self.class_path, classes]))
        command = [self.jdk.tool("java"), "-ea", "-Xss8m", "-cp", path, "partition.Partition"]
        outcome = run([*command, *words], stdin=stdin, timeout=SECONDS)
        if outcome.timed_out or outcome.status != 0:
            raise HarnessFailed(outcome.stderr.decode(errors="replace").strip() or "took too long")
        return outcome


def read_batch_answer(text):
    failed = [line for line in text.splitlines() if line.startswith("failed\t")]
    return HarnessFailed(failed[0].removeprefix("failed\t")) if failed else read_answer(text, 0)


def read_answer(text, seconds):
    """From the lines that Partition prints, fields separated by tabs."""
    inputs, rows = 0, []
    for line in text.splitlines():
        kind, *fields = line.split("\t")
        if kind == "inputs":
            inputs = int(fields[0])
        elif kind == "heap":
            rows.append(Row(fields[0], *map(int, fields[1:])))
        elif kind == "astray":
            rows[-1].examples.append("\t".join(fields))
    return Checked(inputs, rows, seconds)
