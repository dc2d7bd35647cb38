#!/usr/bin/env python3
"""Runs the fork benchmark and fails when a fork costs more than was promised.

fork_bench reports, for each benchmark, the time of one fork and in its counter `bytes` the memory that
the fork took. The promise is about the copy, `fork_alone`; what the first write after it costs is
shown beside it.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
FORK = "fork_alone"  # the others say what forks cost later, for information
JUDGED = "fork_alone"
MOST_NANOSECONDS = 2000
MOST_BYTES = 1024
NANOSECONDS = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}


def measure(program):
    """[(name, nanoseconds, bytes)]"""
    command = [program, "--benchmark_format=json"]
    output = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    found = json.loads(output)["benchmarks"]
    return [(b["name"], b["real_time"] * NANOSECONDS[b["time_unit"]], b["bytes"]) for b in found]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", type=Path, default=REPOSITORY / "build/bench/fork_bench")
    rows = measure(parser.parse_args().program.resolve())
    print(f"{'benchmark':20}{'ns per fork':>14}{'bytes':>10}")
    for name, nanoseconds, size in rows:
        print(f"{name:20}{nanoseconds:>14.0f}{size:>10.0f}")
    [(nanoseconds, size)] = [row[1:] for row in rows if row[0] == JUDGED]
    if nanoseconds > MOST_NANOSECONDS or size > MOST_BYTES:
        print(f"MISSED {JUDGED}: promised {MOST_NANOSECONDS} ns and {MOST_BYTES} bytes")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
