#!/usr/bin/env python3
"""Names the files that the compiler is given for one folder of the repository, several sources in one or not.

usage: compiled_files.py COMPILE_COMMANDS FOLDER
"""

import json
import re
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
INCLUDED = re.compile(r'^#include "([^"]+\.cpp)"', re.MULTILINE)


def sources_of(file):
    """The files that a file made by loris_together includes; else itself."""
    if file.suffix != ".cxx":
        return [str(file)]
    return [str(REPOSITORY / name) for name in INCLUDED.findall(file.read_text())]


def main(commands, folder):
    inside = str(REPOSITORY / folder) + "/"
    for command in json.loads(Path(commands).read_text()):
        file = Path(command["file"])
        if file.exists() and any(source.startswith(inside) for source in sources_of(file)):
            print(file)


if __name__ == "__main__":
    main(*sys.argv[1:])
