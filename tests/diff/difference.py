"""What differs between the two runs of a program, for the reader of the report."""

import difflib

from runner.traces import without_jdk_frames

UNSUPPORTED = 3  # exit status of loris
DIFF_LINES = 12


def difference(expected, actual):
    if actual.status == UNSUPPORTED and expected.status != UNSUPPORTED:
        return "unsupported: " + (lines_of(actual.stderr) or ["nothing on stderr"])[-1]
    parts = []
    if expected.status != actual.status:
        parts.append(f"exit {actual.status}, java has {expected.status}")
    for name, normalised in (("stdout", bytes), ("stderr", without_jdk_frames)):
        old, new = normalised(getattr(expected, name)), normalised(getattr(actual, name))
        if old != new:
            parts.append(f"{name} differs\n" + short_diff(old, new))
    return "\n".join(parts)


def lines_of(output):
    return output.decode(errors="replace").splitlines()


def short_diff(old, new):
    """The first lines that differ, - as java has them, + as loris has them."""
    if lines_of(old) == lines_of(new):
        return f"- {old[-40:]!r}\n+ {new[-40:]!r}"
    lines = list(difflib.unified_diff(lines_of(old), lines_of(new), n=1, lineterm=""))
    more = [f"({len(lines) - DIFF_LINES} more lines)"] if len(lines) > DIFF_LINES else []
    return "\n".join([line[:200] for line in lines[2:DIFF_LINES]] + more)
