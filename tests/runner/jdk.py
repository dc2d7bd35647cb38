"""The JDKs of this machine."""

import os
import re
import shutil
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, order=True)
class Jdk:
    release: int  # 17
    version: str  # "17.0.15", from the release file
    home: Path

    def tool(self, name):
        return str(self.home / "bin" / name)

    def java(self):
        """The command, for a short run: optimised code would come too late."""
        return [self.tool("java"), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]

    def javac(self):
        """The command, for few files: what compiles the compiler well takes longer than the compiler."""
        return [self.tool("javac"), "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"]


def read_jdk(home):
    """The JDK at home; None when there is none that can compile."""
    release_file = home / "release"
    if not release_file.is_file() or not (home / "bin" / "javac").exists():
        return None
    found = re.search(r'^JAVA_VERSION="(\d+)([^"]*)"', release_file.read_text(), re.MULTILINE)
    return Jdk(int(found[1]), found[1] + found[2], home) if found else None


def candidate_homes():
    """Where a JDK may be: JAVA_HOME, javac on PATH, /usr/lib/jvm."""
    if os.environ.get("JAVA_HOME"):
        yield Path(os.environ["JAVA_HOME"])
    javac = shutil.which("javac")
    if javac:
        yield Path(javac).resolve().parent.parent
    yield from sorted(Path("/usr/lib/jvm").glob("*"))


def find_jdks():
    """Every JDK once, oldest first."""
    homes = dict.fromkeys(home.resolve() for home in candidate_homes() if home.is_dir())
    return sorted(jdk for jdk in map(read_jdk, homes) if jdk)


def oldest_jdk(jdks, at_least):
    """The oldest JDK of at least that release; None when there is none."""
    return next((jdk for jdk in jdks if jdk.release >= at_least), None)
