"""What an EXPECT line says of a run.

    exit N                          the exit status
    stdout|stderr contains "text"
    stdout|stderr is "text"         exactly, the last line feed aside
    stdout|stderr starts "text"
    stdout|stderr matches "regex"   anywhere in it
    stdout|stderr empty
    stdout|stderr one line
    stdout golden "file"            as that file beside the case, the line of times aside; run.py
                                    --update rewrites it
    complete true                   that value in the JSON result of `loris explore`; also paths.total 3,
                                    violations.0.kind "name", violations.length 2
    input error                     exit 2, nothing on stdout, one line on stderr that starts `loris: `
    unsupported                     exit 3 and one line on stderr that starts `loris: `

Several stand on a line, separated by commas. Inside quotes \\" \\\\ and \\n are understood.
"""

import json
import re
from dataclasses import dataclass

QUOTED = r'"((?:[^"\\]|\\.)*)"'
CONDITION = re.compile(rf"\s*((?:[^,\"]|{QUOTED})+)\s*(?:,|$)")
EXIT = re.compile(r"exit (\d+)$")
OUTPUT = re.compile(rf"(stdout|stderr) (?:(contains|is|starts|matches|golden) {QUOTED}|(empty|one line))$")

RESULT = re.compile(rf"([a-z_]+(?:\.(?:[a-z_]+|\d+))*) (-?\d+|true|false|null|{QUOTED})$")
TIMES = re.compile(r"^time  .*\n(?: {13}.*\n)*", re.MULTILINE)

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
    stream: str  # "exit", "stdout", "stderr" or "json"
    test: str
    value: str

    def holds(self, outcome):
        if self.stream == "exit":
            return outcome.status == int(self.value)
        if self.stream == "json":
            return (True, self.value) == find_value(outcome.json, self.test.split("."))
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
    if found := RESULT.match(text):
        return Condition(text, "json", found[1], json.loads(found[2]))
    raise BadExpectation(f"EXPECT does not know: {text}")


def find_value(value, keys):
    """(is it there, what it is)"""
    for key in keys:
        if isinstance(value, dict) and key in value:
            value = value[key]
        elif isinstance(value, list) and key == "length":
            value = len(value)
        elif isinstance(value, list) and key.isdigit() and int(key) < len(value):
            value = value[int(key)]
        else:
            return False, None
    return True, value


def without_times(text):
    """A summary as every run of it prints it."""
    return TIMES.sub("", text)


def unescape(quoted, test):
    """A regex keeps its own escapes; only the quotes are ours."""
    if test == "matches":
        return quoted.replace('\\"', '"')
    return re.sub(r"\\(.)", lambda match: {"n": "\n"}.get(match[1], match[1]), quoted)
