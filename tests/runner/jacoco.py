"""JaCoCo of Debian's package libjacoco-java: its agent, its reports, and what stands in them.

That of Debian 12 reads class files up to Java 16, so programs are compiled for 11.
"""

import zipfile
from pathlib import Path
from xml.etree import ElementTree

from .checked import checked
from .junit import jars

HERE = Path(__file__).resolve().parent
TOOLS = jars("org.jacoco.core", "org.jacoco.report", "asm", "asm-commons", "asm-tree", "asm-analysis")
AGENT = Path(jars("org.jacoco.agent"))
RELEASE = ["--release", "11"]
COUNTERS = ("INSTRUCTION", "BRANCH", "LINE", "COMPLEXITY", "METHOD")


class Jacoco:
    """Counts what runs of the JVM cover of the classes in one directory."""

    def __init__(self, jdk, directory, classes, *sources):
        """More tools of ours may be given as sources. Works in directory."""
        self.jdk, self.directory, self.classes = jdk, directory, classes
        self.data = directory / "jacoco.exec"
        checked([*jdk.javac(), "-cp", TOOLS, "-d", directory / "tools", HERE / "JacocoReport.java", *sources])
        with zipfile.ZipFile(AGENT) as archive:
            archive.extract("jacocoagent.jar", directory)

    def tool(self, name, *arguments):
        checked([*self.jdk.java(), "-cp", f"{self.directory / 'tools'}:{TOOLS}", name, *arguments])

    def agent(self):
        """The option of a JVM whose run is counted; what an earlier one did is forgotten."""
        self.data.unlink(missing_ok=True)
        files = sorted(self.classes.rglob("*.class"))
        names = ":".join(".".join(file.relative_to(self.classes).with_suffix("").parts) for file in files)
        return f"-javaagent:{self.directory}/jacocoagent.jar=destfile={self.data},includes={names}"

    def report(self, out):
        """Writes the XML of the run that had the agent."""
        self.tool("JacocoReport", self.data, out, self.classes)


def counters(element):
    found = {one.get("type"): (int(one.get("missed")), int(one.get("covered"))) for one in element.findall("counter")}
    return tuple(found.get(name, (0, 0)) for name in COUNTERS)


def methods_of(file):
    """{(class, method, descriptor): counters}, without the initializers of classes: they run before the first path."""
    methods = {}
    for cls in ElementTree.parse(file).getroot().iter("class"):
        for method in cls.findall("method"):
            if method.get("name") != "<clinit>":
                methods[cls.get("name"), method.get("name"), method.get("desc")] = counters(method)
    return methods
