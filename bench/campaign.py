#!/usr/bin/env python3
"""Random programs in all of Java, explored as shipped; every path and many random inputs are run on the JVM.

Each method is explored with one strategy in turn, or with all of them (--all-strategies). The input of every path is
rebuilt and run: it must satisfy the preconditions and end as predicted, at the same place, with the same result and
heap. Conversely random inputs in scope are run: each must be in exactly one path of a complete exploration, and end as
that path says. A disagreement is written as a folder below --failures: source, command, JSON, what the JVM said.
A method is given by --seed and its number; --method runs it again.
"""

import argparse
import json
import os
import shlex
import shutil
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
TESTS = REPOSITORY / "tests"
sys.path[:0] = [str(TESTS), str(TESTS / "campaign")]
from programs import METHODS, make_unit  # noqa: E402
from runner.jdk import find_jdks, oldest_jdk  # noqa: E402
from runner.process import run  # noqa: E402
from runner.subject import BASE_RELEASE  # noqa: E402
from runner.tally import Tally, add_tally_options  # noqa: E402

STRATEGIES = ["pose", "lazier#", "symbolic", "lazier", "lazy"]
SCOPE = {"objects": 2, "array": 2, "string": 2}
EXPLORE_SECONDS = 60  # a run that overruns its own limit by so much has failed
JVM_SECONDS = 1800
BATCH = 20  # units for one JVM
PATTERNS_SINCE = 21


class Campaign:
    def __init__(self, options, jdk):
        self.options = options
        self.jdk = jdk
        self.work = options.work.resolve()
        self.counts = Counter()
        self.limits = Counter()

    def classes(self, program):
        return self.work / "classes" / program.package

    def file(self, program, heap):
        return self.work / "json" / f"{program.number}-{heap}.json".replace("#", "-sharp")

    def strategies(self, program):
        if self.options.strategies:
            return self.options.strategies.split(",")
        return STRATEGIES if self.options.all_strategies else [STRATEGIES[program.number % len(STRATEGIES)]]

    def compile(self, units):
        """Each unit in a directory of its own, as all of its class path is in scope."""
        for folder in ("src", "all", "classes", "json"):
            shutil.rmtree(self.work / folder, ignore_errors=True)
        files = []
        for unit in units:
            files.append(self.work / "src" / unit.package / "A.java")
            files[-1].parent.mkdir(parents=True)
            files[-1].write_text(unit.text())
        outcome = run([*self.jdk.javac(), "-nowarn", "-g", "-d", self.work / "all", *files], timeout=600)
        if outcome.status != 0:
            sys.exit("the methods do not compile\n" + outcome.stderr.decode(errors="replace"))
        for unit in units:
            (self.work / "classes" / unit.package).mkdir(parents=True)
            (self.work / "all" / unit.package).rename(self.work / "classes" / unit.package / unit.package)
        (self.work / "json").mkdir()

    def command(self, program, heap):
        command = [self.options.loris, "explore", program.target, "-c", self.classes(program), "--jdk", self.jdk.home]
        command += ["--heap", heap, "-n", SCOPE["objects"], "--max-array", SCOPE["array"]]
        command += ["--max-string", SCOPE["string"], "--time-limit", f"{self.options.time_limit}s"]
        command += [word for name in program.preconditions for word in ("--pre", name)]
        return [str(word) for word in [*command, "--paths", "-q", "--json", self.file(program, heap)]]

    def explore(self, program, heap):
        """Why there is no result; None when there is one."""
        outcome = run(self.command(program, heap), timeout=EXPLORE_SECONDS)
        self.counts["explorations"] += 1
        if outcome.timed_out:
            return f"{heap}: not ended after {EXPLORE_SECONDS} s, the limit was {self.options.time_limit}"
        said = (outcome.stderr + outcome.stdout).decode(errors="replace").strip()
        if outcome.status not in (0, 1, 3) or not self.file(program, heap).exists():
            return f"{heap}: exit {outcome.status}\n{said}"
        return self.look_at(program, heap, outcome.status)

    def look_at(self, program, heap, status):
        """Counts, and what the result says of itself."""
        with open(self.file(program, heap)) as file:
            result = json.load(file)
        paths = result["paths"]
        self.counts["paths"] += paths["total"]
        self.counts["complete"] += result["complete"]
        self.counts["undecided"] += result.get("undecided", 0)
        if not result["complete"]:
            for limit in result["limits"]:
                self.limits[limit["what"].split(":")[0][:60]] += 1
        if result["complete"] and status not in ((0, 1, 3) if result.get("vacuous") else (0, 1)):
            return f"{heap}: complete, but exit {status}"
        if (paths["violating"] > 0) != (status == 1):
            return f"{heap}: {paths['violating']} violating paths, but exit {status}"
        return None

    def check(self, programs):
        """{number: what is wrong, a text for each}"""
        wrong = {program.number: [] for program in programs}
        pairs = [(program, heap) for program in programs for heap in self.strategies(program)]
        with ThreadPoolExecutor(self.options.jobs) as workers:
            answers = list(workers.map(lambda pair: self.explore(*pair), pairs))
        for (program, heap), why in zip(pairs, answers):
            if why:
                wrong[program.number].append(why)
        there = [(program, heap) for program, heap in pairs if self.file(program, heap).exists()]
        self.replay(there, wrong)
        self.run_inputs(there, wrong)
        return wrong

    def java(self, programs):
        jars = [REPOSITORY / "build/loris-replay.jar", REPOSITORY / "build/classes/partition"]
        jars = [Path(each) for each in os.environ.get("LORIS_HARNESS", "").split(":") if each] or jars
        path = [*jars, *sorted({self.classes(program) for program in programs})]
        options = ["-ea", "-Xss8m", "-XX:-OmitStackTraceInFastThrow", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]
        return [self.jdk.tool("java"), *options, "-cp", ":".join(map(str, path))]

    def replay(self, there, wrong):
        """Every path's input on the JVM."""
        if not there:
            return
        results = self.work / "replayed.tsv"
        files = [self.file(program, heap) for program, heap in there]
        command = [*self.java([p for p, _ in there]), "loris.replay.Replay", "--details", "3"]
        outcome = run([*command, "--results", results, *files], timeout=JVM_SECONDS)
        said = outcome.stdout.decode(errors="replace")
        at, differences = 0, []
        for line in said.splitlines():
            if line.startswith("differs: "):
                differences.append(line)
            elif line.endswith(" not run"):
                program, heap = there[at]
                wrong[program.number] += [f"{heap}: replay {each}" for each in differences]
                at, differences = at + 1, []
        if at != len(there):
            raise RuntimeError("the replay ended early\n" + outcome.stderr.decode(errors="replace")[-2000:])
        for line in results.read_text(errors="replace").splitlines():
            fields = line.split("\t")
            if len(fields) > 1:
                self.counts["replayed" if fields[1] in ("confirmed", "differs") else "not replayed"] += 1

    def run_inputs(self, there, wrong):
        """The converse: random inputs, each in one path."""
        programs = list({program.number: program for program, _ in there}.values())
        lines = []
        for program in programs:
            files = [self.file(p, heap) for p, heap in there if p is program]
            pre = ",".join(program.preconditions) or "-"
            words = [program.target, f"{self.options.seed}/{program.number}", self.options.inputs]
            lines.append("\t".join(map(str, [*words, *SCOPE.values(), pre, *files])))
        command = [*self.java(programs), "partition.Campaign"]
        outcome = run(command, stdin="\n".join(lines).encode() + b"\n", timeout=JVM_SECONDS)
        answers = outcome.stdout.decode(errors="replace").split("target\t")[1:]
        if len(answers) != len(programs):
            raise RuntimeError("the inputs ended early\n" + outcome.stderr.decode(errors="replace")[-2000:])
        for program, answer in zip(programs, answers):
            for line in answer.splitlines()[1:]:
                self.read_line(line.split("\t"), wrong[program.number])

    def read_line(self, fields, wrong):
        if fields[0] == "wrong":
            wrong.append(f"{fields[1]}: " + "\t".join(fields[2:]))
        elif fields[0] == "failed":
            wrong.append("the harness failed: " + fields[1])
        elif fields[0] == "file":
            self.counts["placed"] += int(fields[4])
            self.counts["judged by their end"] += int(fields[5])
        elif fields[0] == "inputs":
            self.counts["inputs"] += int(fields[1])
            self.counts["refused"] += int(fields[2])

    def write_failure(self, unit, program, why):
        """A folder with which one disagreement can be looked at and run again."""
        folder = self.options.failures.resolve() / f"seed{self.options.seed}-{program.number}"
        shutil.rmtree(folder, ignore_errors=True)
        (folder / "src").mkdir(parents=True)
        (folder / "src/A.java").write_text(unit.text({program.number}))
        again = f"bench/campaign.py --seed {self.options.seed} --method {program.number} --jdk {self.jdk.home}"
        commands = [shlex.join(self.command(program, heap)) for heap in self.strategies(program)]
        (folder / "command").write_text("\n".join([again, *commands]) + "\n")
        (folder / "disagreement").write_text("\n".join(why) + "\n")
        for heap in self.strategies(program):
            if self.file(program, heap).exists():
                shutil.copy(self.file(program, heap), folder)
        return folder


def make_parser():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--loris", metavar="PATH", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--count", metavar="N", type=int, default=5000, help="methods (5000)")
    parser.add_argument("--inputs", metavar="N", type=int, default=3000, help="random inputs of a method (3000)")
    parser.add_argument("--seed", metavar="N", default="1", help="another seed, other methods (1)")
    parser.add_argument("--first", metavar="N", type=int, default=0, help="the first method's number (0)")
    parser.add_argument("--method", metavar="N", type=int, action="append", help="only this one; repeatable")
    parser.add_argument("--strategies", metavar="S,S", help="these for every method")
    parser.add_argument("--all-strategies", action="store_true", help="all five for every method")
    parser.add_argument("--jdk", metavar="DIR", type=Path, help="its javac, java and library")
    parser.add_argument("--time-limit", metavar="S", type=int, default=5, help="of one exploration (5)")
    parser.add_argument("--budget", metavar="S", type=float, help="begin no further lot after so many seconds")
    parser.add_argument("--jobs", metavar="N", type=int, default=1, help="explorations at a time (1)")
    parser.add_argument("--work", metavar="DIR", type=Path, default=REPOSITORY / "build/tests/campaign")
    parser.add_argument("--failures", metavar="DIR", type=Path, default=REPOSITORY / "build/tests/campaign-failures")
    add_tally_options(parser)
    return parser


def chosen_jdk(options):
    jdks = find_jdks()
    if not options.jdk:
        return oldest_jdk(jdks, BASE_RELEASE)
    found = [jdk for jdk in jdks if Path(jdk.home).resolve() == options.jdk.resolve()]
    return found[0] if found else sys.exit(f"{sys.argv[0]}: {options.jdk} is no JDK that was found")


def main(arguments):
    options = make_parser().parse_args(arguments)
    options.loris = options.loris.resolve()
    if not options.loris.exists():
        sys.exit(f"{sys.argv[0]}: there is no {options.loris}; ./dev build makes it")
    started = time.monotonic()
    jdk = chosen_jdk(options)
    campaign = Campaign(options, jdk)
    wanted = set(options.method or range(options.first, options.first + options.count))
    numbers = sorted({number // METHODS for number in wanted})
    tally = Tally(options.label)
    for start in range(0, len(numbers), BATCH):
        if options.budget and time.monotonic() - started > options.budget:
            break
        units = [make_unit(options.seed, n, jdk.release >= PATTERNS_SINCE) for n in numbers[start : start + BATCH]]
        campaign.compile(units)
        programs = [program for unit in units for program in unit.programs if program.number in wanted]
        wrong = campaign.check(programs)
        for unit in units:
            for program in unit.programs:
                if program.number not in wanted:
                    continue
                name = f"--seed {options.seed} --method {program.number}"
                why = wrong[program.number]
                if why:
                    folder = campaign.write_failure(unit, program, why)
                    tally.add_failure(name, "\n".join([*why, str(folder)]))
                else:
                    tally.add_pass(name)
    counts = campaign.counts
    print(f"{counts['explorations']} explorations, {counts['complete']} complete; {counts['paths']} paths, "
          f"{counts['replayed']} replayed; {counts['undecided']} undecided")
    print(f"{counts['inputs']} inputs, {counts['refused']} more refused by preconditions; {counts['placed']} placed in "
          f"their path, {counts['judged by their end']} judged by their end alone")
    for what, count in campaign.limits.most_common(12):
        print(f"  incomplete: {count} {what}")
    print(f"{time.monotonic() - started:.1f} s")
    return tally.finish(options.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
