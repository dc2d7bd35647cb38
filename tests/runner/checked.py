"""Commands that must succeed, for runners that go on with the next check when one fails."""

from .process import run


class Failed(Exception):
    """Why, for the reader of the report."""


def require(condition, message):
    if not condition:
        raise Failed(message)


def checked(command, statuses=(0,), seconds=1200):
    """What came of the command; Failed with what it said when it ends otherwise or not at all."""
    outcome = run(command, timeout=seconds)
    said = (outcome.stderr or outcome.stdout).decode(errors="replace").strip()
    ended = "still running" if outcome.timed_out else f"exit {outcome.status}"
    require(not outcome.timed_out and outcome.status in statuses, f"{command[0]}: {ended}\n{said}")
    return outcome
