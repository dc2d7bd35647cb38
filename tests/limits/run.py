#!/usr/bin/env python3
"""Explores methods that no run finishes: each limit is kept, and what is written is whole.

With --time-limit T a run ends within T + 1 s + 10 %, after SIGTERM or SIGINT within 2 s, under a limit of the shell
on memory, stack or files with one line or a result. --slower N allows more on a
busy machine.
"""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
sys.path[:0] = [str(HERE.parent), str(HERE)]
from rows import QUICK, ROWS, SHELL_LIMITS  # noqa: E402
from runner.jdk import find_jdks  # noqa: E402
from runner.process import clean_environment  # noqa: E402
from runner.tally import Tally, add_tally_options  # noqa: E402

SIGNALS = {"TERM": signal.SIGTERM, "INT": signal.SIGINT}
FILES = {"--tests": "tests", "--report": "report", "--coverage": "coverage.xml"}
NAMED = ("the time limit", "interrupted")


class Run:
    """One exploration, and what is wrong with it."""

    def __init__(self, options, jdks, name):
        self.options = options
        method, words = ROWS[name]
        self.work = options.work / "".join(c if c.isalnum() else "-" for c in name)
        shutil.rmtree(self.work, ignore_errors=True)
        self.work.mkdir(parents=True)
        self.json = self.work / "result.json"
        self.command = [options.loris, "explore", "-c", options.work / "classes", f"Heavy.{method}", "-q", "--no-progress"]
        self.command += ["--json", self.json]
        for word in words:
            if word == "--newest":
                self.command += ["--jdk", jdks[-1].home]
            else:
                self.command += [word, self.work / FILES[word]] if word in FILES else [word]

    def start(self, more=()):
        # A job in the background would ignore what Ctrl-C sends.
        command = ["env", "--default-signal=INT", *self.command, *more]
        quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
        environment = clean_environment(XDG_CACHE_HOME=str(self.options.work / "cache"))
        return subprocess.Popen([str(w) for w in command], start_new_session=True, env=environment, **quiet)

    def finish(self, process, most):
        """(seconds, what it said on stderr), or why it had to be killed."""
        began = time.monotonic()
        try:
            _, said = process.communicate(timeout=most + 60)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return None, "killed"
        return time.monotonic() - began, said.decode(errors="replace")

    def problem(self, status, seconds, most, said):
        if seconds is None:
            return f"not ended {most + 60:.0f} s later"
        if status not in (0, 1, 3):
            return f"exit {status}: {said.strip()[-300:]}"
        if seconds > most * self.options.slower:
            return f"{seconds:.2f} s, at most {most:.2f}"
        return self.result_problem(status)

    def result_problem(self, status):
        try:
            result = json.loads(self.json.read_text())
        except (OSError, ValueError) as why:
            return f"the JSON is not whole: {why}"
        results = [one for one in result.get("targets", [result]) if not one.get("error")]
        if status == 0 and not all(one["complete"] for one in results):
            return "exit 0, but not complete"
        for one in results:
            named = {limit["what"] for limit in one["limits"]}
            if one["unexplored"] and (one["complete"] or not named.intersection(NAMED)):
                return f"no limit named: complete {one['complete']}, {sorted(named)}"
            if one["paths"]["violating"] != len(one["violations"]):
                return f"{one['paths']['violating']} violations counted, {len(one['violations'])} listed"
        left = [p for p in self.work.rglob("*") if p.is_file() and p.suffix not in (".json", ".java", ".html", ".xml")]
        return f"left behind: {left[0]}" if left else ""

    def time_limit(self):
        limit, most = self.options.seconds, 1.1 * self.options.seconds + 1
        process = self.start(["--time-limit", limit])
        seconds, said = self.finish(process, most)
        return seconds, self.problem(process.returncode, seconds, most, said)

    def interrupted(self, name):
        process = self.start()
        try:
            process.wait(self.options.after)
            seconds, said = 0.0, process.stderr.read().decode(errors="replace")
            process.stderr.close()
        except subprocess.TimeoutExpired:
            process.send_signal(SIGNALS[name])
            seconds, said = self.finish(process, 2)
        return seconds, self.problem(process.returncode, seconds, 2, said)

    def confined(self, limit):
        """Under a limit of the shell: a result or one line, and no crash."""
        words = " ".join(f"'{w}'" for w in [*self.command, "--time-limit", 0.5])
        process = subprocess.run(["bash", "-c", f"ulimit {limit}; exec {words}"], capture_output=True, text=True, timeout=120)
        if process.returncode not in (0, 1, 2, 3):
            return f"exit {process.returncode}: {process.stderr.strip()[-300:]}"
        if process.returncode == 2 and len(process.stderr.splitlines()) != 1:
            return f"not one line: {process.stderr.strip()[-300:]}"
        return ""


def compile_subjects(options, jdk):
    classes = options.work / "classes"
    classes.mkdir(parents=True, exist_ok=True)
    subprocess.run([*jdk.javac(), "-g", "-d", str(classes), *map(str, (HERE / "subjects").glob("*.java"))], check=True)


def questions(options, jdks):
    """(label, function that gives the seconds and what is wrong)"""
    names = [name for name in ROWS if options.all or name in QUICK]
    if options.filter:
        names = [name for name in ROWS if options.filter in name]
    for name in names:
        yield f"{name}, time limit", Run(options, jdks, name).time_limit
        if options.all or name == QUICK[0]:
            for sent in SIGNALS:
                yield f"{name}, SIG{sent}", lambda name=name, sent=sent: Run(options, jdks, name).interrupted(sent)
    limits = [limit for limit in SHELL_LIMITS if options.all or SHELL_LIMITS[limit]]
    for limit in [] if options.filter else limits:
        for name in SHELL_LIMITS[limit] or QUICK:
            yield f"{name}, ulimit {limit}", lambda name=name, limit=limit: (None, Run(options, jdks, name).confined(limit))


def parse(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--loris", metavar="PATH", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--work", metavar="DIR", type=Path, default=REPOSITORY / "build/tests/limits")
    parser.add_argument("--all", action="store_true", help="all rows, with both signals and all limits of the shell")
    parser.add_argument("--filter", metavar="TEXT", help="rows whose name has this in it")
    parser.add_argument("--seconds", metavar="T", type=float, default=5, help="--time-limit (5)")
    parser.add_argument("--after", metavar="T", type=float, default=3, help="when a signal is sent (3)")
    parser.add_argument("--slower", metavar="N", type=float, default=1, help="the machine is busy")
    add_tally_options(parser)
    return parser.parse_args(arguments)


def main(arguments):
    options = parse(arguments)
    options.loris, options.work = options.loris.resolve(), options.work.resolve()
    jdks = find_jdks()
    compile_subjects(options, jdks[0])
    tally = Tally(options.label)
    worst = {}
    for label, ask in questions(options, jdks):
        with tally.timed(label):
            seconds, why = ask()
        tally.add_failure(label, why) if why else tally.add_pass(label)
        kind = label.rsplit(", ", 1)[1]
        if seconds is not None:
            worst[kind] = max(worst.get(kind, (0, "")), (seconds, label))
        if options.all or options.filter:
            print(f"{label:44}{'' if seconds is None else f'{seconds:6.2f} s'}  {why}", flush=True)
    for kind, (seconds, label) in worst.items():
        print(f"longest of {kind}: {seconds:.2f} s ({label})")
    return tally.finish(options.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
