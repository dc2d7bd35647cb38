"""Compiles subjects: one JVM per JDK for all that is out of date, each program in its own directory."""

import fcntl
import shutil
from contextlib import contextmanager
from pathlib import Path

from .process import run

BATCH_COMPILER = Path(__file__).parent / "BatchCompiler.java"


class Workshop:
    """Where compiled subjects are kept between runs."""

    def __init__(self, directory):
        self.directory = directory
        directory.mkdir(parents=True, exist_ok=True)

    def place(self, subject, name=""):
        """Flat, so that no subject's directory lies inside another's."""
        return self.directory / subject.name.replace("/", ".") / name

    def compiled(self, subject):
        return self.place(subject, "classes")

    def classes(self, subject):
        """The directory to put on the class path."""
        return self.place(subject, "generated") if subject.one("GENERATE") else self.compiled(subject)

    @contextmanager
    def lock(self):
        """Two runs at once must not compile into the same directories."""
        with open(self.directory / "lock", "w") as handle:
            fcntl.flock(handle, fcntl.LOCK_EX)
            yield


def class_path(workshop, subject):
    return ":".join(map(str, [workshop.classes(subject), *subject.jars]))


def build(workshop, chosen, jobs):
    """Makes class files current. chosen: [(subject, jdk)]; answers {subject name: what went wrong}."""
    problems = {}
    with workshop.lock():
        with_sources = [(subject, jdk) for subject, jdk in chosen if subject.files]
        stale = [(subject, jdk) for subject, jdk in with_sources if is_stale(workshop, subject, jdk)]
        for jdk in sorted({jdk for _, jdk in stale}):
            problems |= compile_batch(workshop, [s for s, j in stale if j == jdk], jdk, jobs)
        for subject, jdk in stale:
            if subject.name not in problems:
                finish(workshop, subject, jdk, problems)
    return problems


def stamp(subject, jdk):
    return subject.digest(jdk.home, jdk.version)


def is_stale(workshop, subject, jdk):
    path = workshop.place(subject, "stamp")
    return not path.exists() or path.read_text() != stamp(subject, jdk)


def javac_line(workshop, subject):
    """The program's line for BatchCompiler."""
    words = [subject.name, "-d", workshop.compiled(subject)]
    if subject.release:
        # A note that an old release is obsolete is no error; what is wrong with the code still is.
        words += ["--release", subject.release, "-Xlint:-options"]
    if subject.jars:
        words += ["-cp", ":".join(map(str, subject.jars))]
    return "\t".join(map(str, [*words, *subject.files]))


def compile_batch(workshop, subjects, jdk, jobs):
    for subject in subjects:
        shutil.rmtree(workshop.place(subject), ignore_errors=True)
        workshop.compiled(subject).mkdir(parents=True)
    lines = "".join(javac_line(workshop, subject) + "\n" for subject in subjects)
    command = [jdk.tool("java"), BATCH_COMPILER, jobs]
    outcome = run(command, stdin=lines.encode(), timeout=900)
    problems = read_problems(outcome.stdout.decode(errors="replace"))
    if outcome.status != 0 and not problems:
        said = outcome.stderr.decode(errors="replace").strip() or f"exit {outcome.status}"
        problems = {subject.name: f"the compiler did not run: {said}" for subject in subjects}
    return problems


def read_problems(text):
    """{name: message} from the answer of BatchCompiler."""
    problems, name = {}, None
    for line in text.splitlines():
        if line.startswith("failed "):
            name = line.removeprefix("failed ")
            problems[name] = "does not compile"
        elif name:
            problems[name] += "\n" + line.strip("\t")
    return problems


def finish(workshop, subject, jdk, problems):
    """Generates and deletes as the directives say, then remembers that all this is current."""
    problem = generate(workshop, subject, jdk) if subject.one("GENERATE") else ""
    problem = problem or delete(workshop, subject)
    if problem:
        problems[subject.name] = problem
    else:
        workshop.place(subject, "stamp").write_text(stamp(subject, jdk))


def generate(workshop, subject, jdk):
    target = workshop.classes(subject)
    target.mkdir()
    path = ":".join(map(str, [workshop.compiled(subject), *subject.jars]))
    outcome = run([*jdk.java(), "-ea", "-cp", path, subject.main_class, target])
    said = (outcome.stdout + outcome.stderr).decode(errors="replace").strip()
    return f"the generator failed: {said}" if outcome.status != 0 else ""


def delete(workshop, subject):
    for name in " ".join(subject.all("DELETE")).split():
        path = workshop.classes(subject) / name
        if not path.exists():
            return f"DELETE: there is no {name}"
        path.unlink()
    return ""
