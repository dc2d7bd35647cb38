"""What the benches that have sections have in common: their command line and their end."""

import argparse
import resource
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]


def make_parser(doc, sections):
    parser = argparse.ArgumentParser(description=doc.splitlines()[0])
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=f"of {', '.join(sections)}; all")
    parser.add_argument("--loris", metavar="PATH", type=Path, default=REPOSITORY / "build/bin/loris")
    return parser


def parse(parser, sections):
    """The options; `sections` holds those that were asked for, all if none was."""
    options = parser.parse_args()
    unknown = set(options.sections) - set(sections)
    if unknown:
        parser.error(f"no section {', '.join(sorted(unknown))}; there are {', '.join(sections)}")
    options.sections = options.sections or list(sections)
    return options


def cpu_seconds():
    """What the processes that have ended so far have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def conclude(problems):
    """Lists what was promised and is not so; the exit status."""
    print(f"\n{len(problems)} problems" if problems else "\nall as promised")
    for problem in problems:
        print(f"  {problem}")
    return 1 if problems else 0
