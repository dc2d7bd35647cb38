"""Pairs of calls on one receiver: methods that a generator adds to copies of our classes.

A pair is a method of the class itself, `addFirst_removeLast(int a0)`, so that predicates, rules and scopes are
about it as they are about any other method. The bounds that companion methods reckon with are those of the subjects.
"""

import re
import shutil
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
SOURCES = REPOSITORY / "subjects/hex"
SECONDS = 120  # for javac


def parameters(source, method):
    """The types of the parameters of a public method."""
    found = re.search(rf"^  public \S+ {method}\(([^)]*)\)", source, re.MULTILINE)
    if found is None:
        raise ValueError(f"no public method {method}")
    return [word.split()[0] for word in found.group(1).split(",") if word]


def pair_method(source, first, second):
    """The text of a method that calls both."""
    declared, calls = [], []
    for prefix, method in (("a", first), ("b", second)):
        types = parameters(source, method)
        names = [f"{prefix}{i}" for i in range(len(types))]
        declared += [f"{type_} {name}" for type_, name in zip(types, names)]
        calls.append(f"    {method}({', '.join(names)});")
    return f"\n  public void {pair_name(first, second)}({', '.join(declared)}) {{\n" + "\n".join(calls) + "\n  }\n"


def pair_name(first, second):
    return f"{first}_{second}"


def with_pairs(source, methods):
    """The text of the class with every ordered pair of the methods in it."""
    end = source.rstrip().removesuffix("}")
    return end + "".join(pair_method(source, one, two) for one in methods for two in methods) + "}\n"


def with_bounds(source, bounds):
    """The text of Bounds with what its methods return."""
    for name, value in bounds.items():
        source = re.sub(rf"(static int {name}\(\) {{\s+return )\w+;", rf"\g<1>{value};", source)
    return source


def make_pairs(subjects, jdk, class_path, folder, run):
    """Compiles the classes with their pairs below the folder; the directory of the class files."""
    sources, classes = folder / "sources", folder / "classes"
    shutil.rmtree(folder, ignore_errors=True)
    (sources / "hex").mkdir(parents=True)
    for subject in subjects:
        source = (SOURCES / f"{subject.class_name}.java").read_text()
        path = sources / "hex" / f"{subject.class_name}.java"
        path.write_text(with_pairs(source, subject.methods))
    bounds = {subject.bound: subject.n for subject in subjects if subject.bound}
    (sources / "hex/Bounds.java").write_text(with_bounds((SOURCES / "Bounds.java").read_text(), bounds))
    outcome = run(
        [jdk.tool("javac"), "-g", "-d", classes, "-cp", class_path, *sorted(sources.rglob("*.java"))], timeout=SECONDS
    )
    if outcome.status != 0:
        raise RuntimeError(outcome.stderr.decode(errors="replace"))
    return classes


def targets(subject):
    """Methods and, where the subject is taken in pairs, their pairs."""
    pairs = [pair_name(one, two) for one in subject.methods for two in subject.methods] if subject.has_pairs else []
    return [*subject.methods, *pairs]
