"""The course of every test run: choose subjects and JDKs, compile, judge, count."""

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path

from . import javac
from .jdk import find_jdks, oldest_jdk
from .tally import Tally, add_choice_options, add_tally_options

REPOSITORY = Path(__file__).resolve().parents[2]


def option_parser(description, work):
    """The options that all suites have; work is where compiled subjects are kept by default."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--filter", metavar="GLOB", action="append", help="only these; repeatable")
    parser.add_argument("--loris", metavar="PATH", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--list", action="store_true", help="name them and stop")
    parser.add_argument("--slower", metavar="N", type=float, default=1, help="loris gets N times as long")
    parser.add_argument("--at-least", metavar="N", type=int, default=0, help="no JDK older than N")
    parser.add_argument("--work", metavar="DIR", type=Path, default=REPOSITORY / "build/tests" / work)
    parser.add_argument("--keep-going", action="store_true", help="the default, accepted for scripts")
    add_choice_options(parser)
    add_tally_options(parser)
    return parser


def matches(name, glob):
    """A glob may name the whole subject, "lang/*", or its last part, "Nan*"."""
    return fnmatch(name, glob) or fnmatch(name.rsplit("/", 1)[-1], glob)


def select(subjects, options):
    globs = options.filter or ["*"]
    return [s for s in subjects if any(matches(s.name, glob) for glob in globs)][:: options.every]


def choose_jdks(subjects, at_least, tally):
    """[(subject, jdk)], oldest JDK that will do; those that cannot be run here go to the tally."""
    jdks = find_jdks()
    chosen = []
    for subject in subjects:
        release = max(subject.at_least, at_least)
        jdk = oldest_jdk(jdks, release)
        if subject.problem:
            tally.add_failure(subject.name, subject.problem)
        elif not jdk:
            tally.add_skip(subject.name, f"needs JDK {release}")
        else:
            chosen.append((subject, jdk))
    return chosen


def run_suite(subjects, options, make_judge):
    """make_judge(workshop) gives a function of (subject, jdk) that says what went wrong, or nothing."""
    subjects = select(subjects, options)
    if options.list:
        print(*(subject.name for subject in subjects), sep="\n")
        return 0
    options.loris = options.loris.resolve()
    if not options.loris.exists():
        sys.exit(f"{sys.argv[0]}: there is no {options.loris}; ./dev build makes it")
    tally = Tally(options.label)
    workshop = javac.Workshop(options.work.resolve())
    chosen = choose_jdks(subjects, options.at_least, tally)
    problems = javac.build(workshop, chosen, options.jobs)
    judge = make_judge(workshop)

    def judge_built(pair):
        with tally.timed(pair[0].name):
            return problems.get(pair[0].name) or judge(*pair)

    with ThreadPoolExecutor(options.jobs) as workers:
        for (subject, _), why in zip(chosen, workers.map(judge_built, chosen)):
            tally.add_failure(subject.name, why) if why else tally.add_pass(subject.name)
    return tally.finish(options.json)
