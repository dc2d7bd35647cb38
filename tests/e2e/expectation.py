"""What an EXPECT line says of a run.

    exit N                          the exit status
    stdout|stderr contains "text"
    stdout|stderr is "text"         exactly, the last line feed aside
    stdout|stderr starts "text"
    stdout|stderr matches "regex"   anywhere in it
    stdout|stderr empty
    stdout|stderr one line
    input error                     exit 2, nothing on stdout, one line on stderr that starts `loris: `
    unsupported                     exit 3 and one line on stderr that starts `loris: `

Several stand on a line, separated by commas. Inside quotes \\" \\\\ and \\n are understood.
"""

import re
from dataclasses import dataclass

QUOTED = r'"((?:[^"\\]|\\.)*)"'
CONDITION = re.compile(rf"\s*((?:[^,\"]|{QUOTED})+)\s*(?:,|$)")
EXIT = re.compile(r"exit (\d+)$")
OUTPUT = re.compile(rf"(stdout|stderr) (?:(contains|is|starts|matches) {QUOTED}|(empty|one line))$")

PHRASES = {
    "input error": ["exit 2", "stdout empty", "stderr one line", 'stderr starts "loris: "'],
    "unsupported": ["exit 3", "stderr one line", 'stderr starts "loris: "'],
}

TESTS = {
    "contains": lambda output, text: text in output,
    "is": lambda output, text: output.removesuffix("\n") == text,
    "starts": lambda output, text: output.startswith(text),
    "matches": lambda output, text: re.search(text, output) is not None,
    "empty": lambda output, _: output == "",
    "one line": lambda output, _: output.count("\n") == 1 and output.endswith("\n"),
}


class BadExpectation(Exception):
    """An EXPECT line that says nothing we understand."""


@dataclass
class Condition:
    """One thing that must hold; text is how it was written."""

    text: str
    stream: str  # "exit", "stdout" or "stderr"
    test: str
    value: str

    def holds(self, outcome):
        if self.stream == "exit":
            return outcome.status == int(self.value)
        output = getattr(outcome, self.stream).decode(errors="replace")
        return TESTS[self.test](output, self.value)


def parse_expectation(line):
    conditions = []
    for match in CONDITION.finditer(line):
        text = match[1].strip()
        conditions += [parse_condition(part) for part in PHRASES.get(text, [text])]
    if not conditions:
        raise BadExpectation("EXPECT without a condition")
    return conditions


def parse_condition(text):
    if found := EXIT.match(text):
        return Condition(text, "exit", "exit", found[1])
    if found := OUTPUT.match(text):
        return Condition(text, found[1], found[2] or found[4], unescape(found[3] or "", found[2]))
    raise BadExpectation(f"EXPECT does not know: {text}")


def unescape(quoted, test):
    """A regex keeps its own escapes; only the quotes are ours."""
    if test == "matches":
        return quoted.replace('\\"', '"')
    return re.sub(r"\\(.)", lambda match: {"n": "\n"}.get(match[1], match[1]), quoted)
