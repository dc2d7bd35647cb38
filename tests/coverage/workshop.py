"""What is counted by JaCoCo: the subjects, compiled for it, and runs of the JVM under its agent."""

import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
sys.path[:0] = [str(HERE.parent)]
from runner.checked import checked, require  # noqa: E402
from runner.jacoco import RELEASE, Jacoco  # noqa: E402
from runner.junit import JUNIT, console, jars  # noqa: E402

REPLAY = REPOSITORY / "build/loris-replay.jar"
API = REPOSITORY / "build/loris-api.jar"


class Workshop:
    """What all cases share: compiled subjects, the agent, JaCoCo's writer of reports."""

    def __init__(self, jdk, directory, sources):
        self.jdk, self.directory = jdk, directory
        self.classes = directory / "classes"
        checked([*jdk.javac(), *RELEASE, "-g", "-nowarn", "-cp", API, "-d", self.classes, *sources])
        self.jacoco = Jacoco(jdk, directory, self.classes, HERE / "Validate.java")
        self.class_path = f"{self.classes}:{API}"

    def replayed(self, paths, out):
        """JaCoCo's report of running the inputs of all paths."""
        command = [*self.jdk.java(), "-ea", self.jacoco.agent(), "-cp", f"{REPLAY}:{self.class_path}"]
        checked([*command, "loris.replay.Replay", "--any-hash", paths], statuses=(0, 1))
        self.jacoco.report(out)

    def tested(self, tests, out):
        """JaCoCo's report of running the JUnit tests in a directory. All are run and pass, but for disabled ones."""
        classes, library = tests / "classes", jars(*JUNIT["5"])
        sources = sorted(tests.rglob("*.java"))
        checked([*self.jdk.javac(), "-nowarn", "-d", classes, "-cp", f"{self.class_path}:{library}", *sources])
        words = ["--scan-class-path", classes, "--include-classname", ".*", "--details", "summary"]
        ran = checked(console(self.jdk, f"{classes}:{self.class_path}", words, [self.jacoco.agent()]))
        written = sum(len(re.findall("^  @Test$", each.read_text(), re.MULTILINE)) for each in sources)
        found = re.search(rb"\[ +(\d+) tests found", ran.stdout)
        require(found and int(found[1]) == written, f"{written} tests are written\n{ran.stdout.decode()}")
        self.jacoco.report(out)
