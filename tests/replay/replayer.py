"""Runs build/loris-replay.jar."""

import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

from runner.process import run

JAR = Path(__file__).resolve().parents[2] / "build/loris-replay.jar"
SECONDS = 1200
COUNTS = re.compile(r"(\d+) run, (\d+) confirmed, (\d+) differ, (\d+) not run$", re.MULTILINE)


class ReplayFailed(Exception):
    """The paths could not be replayed at all."""


@dataclass
class Replayed:
    run: int
    confirmed: int
    differs: int
    not_run: int
    verdicts: list  # [("confirmed" | "differs" | "not run", why)] by path
    text: str  # what was printed, first differences included
    seconds: float
    files: list  # [(run, confirmed, differ, not run)] by file


class Replayer:
    def __init__(self, jdk):
        self.jdk = jdk

    def replay(self, files, class_path, limit_millis=5000, any_hash=False):
        """All paths of JSON files of loris explore --paths; counts are those of all files.

        With any_hash also those that depend on identity hash codes, of which only the ending is compared."""
        with tempfile.NamedTemporaryFile(suffix=".tsv") as results:
            command = [*self.jdk.java(), "-ea", "-XX:-OmitStackTraceInFastThrow"]
            command += ["-cp", f"{JAR}:{class_path}", "loris.replay.Replay"]
            command += ["--any-hash"] if any_hash else []
            command += ["--time-limit", limit_millis, "--results", results.name, *files]
            outcome = run(command, timeout=SECONDS)
            lines = Path(results.name).read_text().splitlines()
        text = outcome.stdout.decode(errors="replace").strip()
        counts = COUNTS.findall(text)
        if outcome.timed_out or outcome.status not in (0, 1) or len(counts) != len(files):
            raise ReplayFailed(outcome.stderr.decode(errors="replace").strip() or text or "took too long")
        verdicts = [tuple((line + "\t").split("\t")[1:3]) for line in lines]
        sums = [sum(map(int, column)) for column in zip(*counts)]
        return Replayed(*sums, verdicts, text, outcome.seconds, [tuple(map(int, row)) for row in counts])
