"""JUnit as Debian's packages junit4 and junit5 install it."""

from pathlib import Path

JARS = Path("/usr/share/java")
JUNIT = {
    "4": ["junit4", "hamcrest"],
    "5": ["junit-jupiter-api", "opentest4j", "apiguardian-api", "junit-platform-commons"],
}
CONSOLE = ["junit-platform-console", "junit-platform-launcher", "junit-platform-engine", "junit-platform-reporting"]
CONSOLE += ["junit-jupiter-engine", "picocli", "opentest4j-reporting-events", "opentest4j-reporting-schema"]


def jars(*names):
    """A class path of Debian's jars."""
    return ":".join(str(JARS / f"{name}.jar") for name in names)


def console(jdk, class_path, words, jvm=()):
    """The command that runs tests of JUnit 5, with assertions."""
    command = [*jdk.java(), "-ea", *jvm, "-cp", f"{class_path}:{jars(*JUNIT['5'], *CONSOLE)}"]
    return [*command, "org.junit.platform.console.ConsoleLauncher", *words]
