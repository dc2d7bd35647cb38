#!/usr/bin/env python3
"""Checks the shape of the repository: include directions and that nothing compiled is in git.

The arrows are written once, as loris_library(NAME DEPENDS ...) in CMakeLists.txt. Every include of
src/ must follow them, they must have no cycle, and the table in docs/contributing.md must tell them
as they are.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(REPOSITORY / "tests"))
from runner.tally import Tally, add_tally_options  # noqa: E402

INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"/]+)/')


def declared_arrows(cmake):
    """{folder: folders it links} from the calls of loris_library."""
    arrows = {}
    for call in re.findall(r"^loris_library\(([^)]*)\)", cmake, re.MULTILINE):
        name, *words = call.split()
        arrows[name] = set()
        for word in words[words.index("DEPENDS") + 1 :] if "DEPENDS" in words else []:
            if word.isupper():
                break
            arrows[name].add(word)
    return arrows


def reachable(arrows, start):
    """Every folder that start may include; start itself only when there is a cycle."""
    seen, waiting = set(), list(arrows[start])
    while waiting:
        folder = waiting.pop()
        if folder not in seen:
            seen.add(folder)
            waiting += arrows[folder]
    return seen


def find_cycles(arrows):
    cyclic = sorted(folder for folder in arrows if folder in reachable(arrows, folder))
    return [f"CMakeLists.txt: these folders depend on each other: {', '.join(cyclic)}"] if cyclic else []


def find_wrong_includes(root, arrows):
    """Includes that no declared arrow allows. src/cli is the program: it may include all."""
    wrong = []
    for path in sorted((root / "src").rglob("*")):
        folder = path.relative_to(root / "src").parts[0]
        if path.suffix not in (".h", ".cpp") or folder == "cli":
            continue
        if folder not in arrows:
            wrong.append(f"{path.relative_to(root)}: no loris_library({folder}) in CMakeLists.txt")
            continue
        allowed = reachable(arrows, folder) | {folder}
        for number, line in enumerate(path.read_text().splitlines(), 1):
            found = INCLUDE.match(line)
            if found and found[1] not in allowed:
                where = f"{path.relative_to(root)}:{number}"
                wrong.append(f"{where}: {folder} must not include {found[1]}/ (CMakeLists.txt)")
    return wrong


def told_arrows(markdown):
    """The table of folders in docs/contributing.md: | `src/NAME/` | what it is | a, b |"""
    rows = re.findall(r"^\| `src/(\w+)/` \|[^|]*\| ([^|]*) \|$", markdown, re.MULTILINE)
    return {name: set(re.findall(r"\w+", needs)) - {"nothing"} for name, needs in rows}


def find_untold_arrows(arrows, told):
    told = {name: needs for name, needs in told.items() if name != "cli"}
    names = sorted(name for name in arrows | told if arrows.get(name) != told.get(name))
    return [f"docs/contributing.md: the row of src/{name}/ differs from CMakeLists.txt" for name in names]


def find_compiled_files(root):
    command = ["git", "-C", str(root), "ls-files", "*.class", "*.jar", "*.o", "*.pyc"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [f"{path}: compiled, yet in git" for path in listed.splitlines()]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_tally_options(parser)
    options = parser.parse_args()
    arrows = declared_arrows((REPOSITORY / "CMakeLists.txt").read_text())
    told = told_arrows((REPOSITORY / "docs/contributing.md").read_text())
    checks = {
        "no cycle between folders": find_cycles(arrows),
        "includes follow the arrows": find_wrong_includes(REPOSITORY, arrows),
        "the documentation tells the arrows": find_untold_arrows(arrows, told),
        "nothing compiled is in git": find_compiled_files(REPOSITORY),
    }
    tally = Tally(options.label)
    for name, findings in checks.items():
        tally.add_failure(name, "\n".join(["", *findings])) if findings else tally.add_pass(name)
    return tally.finish(options.json)


if __name__ == "__main__":
    sys.exit(main())
