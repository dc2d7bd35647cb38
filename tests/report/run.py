#!/usr/bin/env python3
"""Opens HTML reports in headless Chromium: tree, filters, path page, pictures, keyboard, colours.

Explores Shelf.java in several ways, then lets browser.mjs read the reports and take screenshots, all in
build/report/. --bench explores Many.java instead, up to 100,000 paths, and measures the report: its
size, and how long it takes to open it, to show a path and to search it."""

import argparse
import json
import os
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
sys.path.insert(0, str(HERE.parent))
from runner.jdk import find_jdks  # noqa: E402
from runner.process import clean_environment, run  # noqa: E402
from runner.tally import Tally, add_tally_options  # noqa: E402

REPORTS = {
    "one": ["Shelf.insert", "-n", "3"],
    "class": ["Shelf.*", "-n", "2"],
    "compared": ["Shelf.insert", "-n", "2", "--heap", "lazy,pose"],
    "hostile": ["Shelf.quote"],
    "plain": ["Shelf.insert", "-n", "3"],
}
MOST_BYTES, MOST_MILLISECONDS = 100_000_000, 3_000


class Failed(Exception):
    pass


def install_browser_tools(build):
    """playwright-core, from npm, beside the build; Chromium itself is Debian's."""
    shutil.copy(HERE / "package.json", build / "package.json")
    if (build / "node_modules" / "playwright-core").is_dir():
        return
    outcome = run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=build, timeout=300)
    if outcome.status != 0:
        raise Failed("npm install: " + outcome.stderr.decode(errors="replace"))


def compile_subjects(jdk, directory):
    outcome = run([*jdk.javac(), "-g", "-d", directory, HERE / "Shelf.java", HERE / "Many.java"])
    if outcome.status != 0:
        raise Failed("javac: " + outcome.stderr.decode(errors="replace"))


def make_hostile_class(jdk, directory):
    """A class whose names hold what a class file allows and Java does not; its name."""
    hostile = HERE.parent / "e2e" / "hostile"
    for old in directory.glob("Hostile*.class"):
        old.unlink()
    compiled = run([*jdk.javac(), "-g", "-d", directory, hostile / "Harmless.java"])
    renamed = run([sys.executable, hostile / "rename.py", "Harmless.class"], cwd=directory)
    if compiled.status != 0 or renamed.status != 0:
        raise Failed("hostile class: " + (compiled.stderr + renamed.stderr).decode(errors="replace"))
    return next(path.stem for path in directory.glob("Hostile*.class"))


def explore(loris, jdk, directory, name, words, timeout=1200):
    """Writes the report of that name; without Graphviz when it is called plain."""
    env = clean_environment()
    if name == "plain":
        env["PATH"] = "/nowhere"
    command = [loris, "explore", *words, "-c", directory, "--jdk", jdk.home, "--source", HERE]
    outcome = run([*command, "--report", directory / name], env=env, timeout=timeout)
    if outcome.status not in (0, 1, 3) or not (directory / name / "index.html").is_file():
        raise Failed(f"{name}: exit {outcome.status}\n{outcome.stderr.decode(errors='replace')}")


def browse(build, script, *words):
    shutil.copy(HERE / script, build / script)  # where node finds what npm installed
    result = build / "result.json"
    result.unlink(missing_ok=True)
    outcome = run(["node", build / script, build, result, *words], cwd=build, timeout=300)
    if not result.is_file():
        raise Failed(f"{script}: " + outcome.stderr.decode(errors="replace"))
    return json.loads(result.read_text())


def bench(loris, jdk, build):
    """Whether the report of a large run keeps its promises."""
    words = ["Many.push", "--max-array", "16", "--max-paths", "100000", "--search", "dfs"]
    explore(loris, jdk, build, "large", words, timeout=600)
    size = (build / "large" / "index.html").stat().st_size
    times = browse(build, "large.mjs")
    print(f"paths: {times['paths']}")
    print(f"size: {size / 1e6:.1f} MB (promised: under {MOST_BYTES / 1e6:.0f})")
    print(f"open: {times['open']} ms (promised: under {MOST_MILLISECONDS})")
    print(f"show a path: {times['path']} ms; search all texts: {times['search']} ms")
    return size < MOST_BYTES and times["open"] < MOST_MILLISECONDS and times["paths"] == 100_000


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--loris", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--bench", action="store_true", help="measure the report of 100,000 paths")
    add_tally_options(parser)
    options = parser.parse_args()
    loris = options.loris.resolve()
    build = REPOSITORY / "build" / "report"
    build.mkdir(parents=True, exist_ok=True)
    jdk = find_jdks()[0]
    tally = Tally(options.label)
    try:
        install_browser_tools(build)
        compile_subjects(jdk, build)
        if options.bench:
            return 0 if bench(loris, jdk, build) else 1
        for name, words in REPORTS.items():
            explore(loris, jdk, build, name, words)
        hostile = make_hostile_class(jdk, build)
        explore(loris, jdk, build, "names", [f"{hostile}.*", "-n", "2", "--max-string", "10000"])
        for result in browse(build, "browser.mjs"):
            if result["problem"]:
                tally.add_failure(result["name"], result["problem"])
            else:
                tally.add_pass(result["name"])
    except Failed as failure:
        tally.add_failure("reports", str(failure))
    return tally.finish(options.json)


if __name__ == "__main__":
    os.environ.setdefault("NODE_NO_WARNINGS", "1")
    sys.exit(main())
