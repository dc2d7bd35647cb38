"""A Java subject: source files and the directives written in their comments.

A directive is a comment line `// NAME: text` of the main file. Those understood everywhere:

    ARGS: a "b c"        arguments of the program, split as a shell does
    STDIN: text          standard input; repeated lines are joined by line feeds
    JDK: 21              needs a JDK of at least that release, to compile and to run on
    JARS: a.jar,b.jar    class path beside the program, from /usr/share/java; loris-api.jar from build/
    RELEASE: 8           javac --release
    TIMEOUT: 60          seconds one run may take on a machine that has nothing else to do
    DELETE: A.class      class files removed after compiling, to see what their absence does
    GENERATE: Main       the file is a generator: it is run with an output directory as its argument,
                         and what it writes there, with that main class, is the program
"""

import hashlib
import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path

JAR_DIRECTORY = Path("/usr/share/java")
OUR_JARS = {"loris-api.jar": Path(__file__).resolve().parents[2] / "build/loris-api.jar"}
BUSY = 10  # a run is given up only when it must hang: the machine may have other work
BASE_RELEASE = 17  # what a fresh Debian 12 has
COMMON_DIRECTIVES = {"ARGS", "STDIN", "JDK", "JARS", "RELEASE", "TIMEOUT", "DELETE", "GENERATE"}
# In the comment that opens a file an upper-case word before a colon is ours or a spelling mistake.
DIRECTIVE = re.compile(r"^//\s*([A-Z]{3,}):(?:\s+(.*?))?\s*$")


class BadSubject(Exception):
    """The test itself is wrong: an unknown directive, a missing jar."""


def read_directives(text, known):
    """[(name, text)] in the order they stand in the comments of a Java file."""
    found, in_header = [], True
    for line in text.splitlines():
        in_header = in_header and (line.startswith("//") or not line.strip())
        match = DIRECTIVE.match(line)
        if match and match[1] in known:
            found.append((match[1], match[2] or ""))
        elif match and in_header:
            raise BadSubject(f"unknown directive {match[1]}")
    return found


@dataclass
class Subject:
    name: str  # "strings/Concat"
    files: list  # the main file first
    directives: list
    main_class: str
    problem: str = field(default="")  # why it cannot be used, when it cannot

    def all(self, name):
        return [text for found, text in self.directives if found == name]

    def one(self, name, default=""):
        texts = self.all(name)
        return texts[0] if texts else default

    @property
    def args(self):
        return shlex.split(self.one("ARGS"))

    @property
    def stdin(self):
        return "".join(line + "\n" for line in self.all("STDIN")).encode()

    @property
    def at_least(self):
        return int(self.one("JDK", str(BASE_RELEASE)))

    @property
    def release(self):
        return self.one("RELEASE")

    @property
    def timeout(self):
        return BUSY * float(self.one("TIMEOUT", "60"))

    @property
    def jars(self):
        names = [name.strip() for text in self.all("JARS") for name in text.split(",")]
        return [OUR_JARS.get(name, JAR_DIRECTORY / name) for name in names if name]

    def digest(self, *more):
        """Changes whenever what is compiled or run may change."""
        sha = hashlib.sha256()
        for path in self.files:
            sha.update(f"{path.name}\0".encode() + path.read_bytes())
        for jar in self.jars:
            sha.update(f"{jar.resolve()}\0{jar.stat().st_size}".encode())
        sha.update("\0".join(map(str, more)).encode())
        return sha.hexdigest()


def package_of(text):
    found = re.search(r"^package\s+([\w.]+)\s*;", text, re.MULTILINE)
    return found[1] + "." if found else ""


def read_subject(root, files, known=COMMON_DIRECTIVES):
    main = files[0]
    text = main.read_text()
    is_directory = main.name == "Main.java"
    name = str((main.parent if is_directory else main.with_suffix("")).relative_to(root))
    subject = Subject(name, files, [], package_of(text) + main.stem)
    try:
        subject.directives = read_directives(text, known)
        missing = [str(jar) for jar in subject.jars if not jar.exists()]
        if missing:
            raise BadSubject(f"there is no {', '.join(missing)}")
    except BadSubject as problem:
        subject.problem = str(problem)
    return subject


def find_subjects(root, folder, known=COMMON_DIRECTIVES):
    """Every program under the folder: a file each, but a directory with a Main.java is one program.

    Names are relative to the root."""
    paths = sorted(folder.rglob("*.java"))
    mains = [path for path in paths if path.name == "Main.java"]
    in_directory = {path: main for main in mains for path in main.parent.rglob("*.java")}
    subjects = [read_subject(root, [path], known) for path in paths if path not in in_directory]
    for main in mains:
        others = [path for path in paths if in_directory.get(path) == main and path != main]
        subjects.append(read_subject(root, [main, *others], known))
    return sorted(subjects, key=lambda subject: subject.name)
