"""Runs a command and says what came of it."""

import os
import signal
import subprocess
import time
from dataclasses import dataclass


PATIENT = ["--solver-timeout", "10m"]  # of loris explore: a busy machine is no reason to give up a query


@dataclass
class Outcome:
    status: int  # negative: ended by that signal
    stdout: bytes
    stderr: bytes
    seconds: float
    timed_out: bool = False
    json: object = None  # the result that it wrote, when it wrote one


def clean_environment(**more):
    """One locale and time zone for every program; nothing that makes a JVM say more than it would."""
    unwanted = ("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "CLASSPATH")
    env = {name: value for name, value in os.environ.items() if name not in unwanted}
    env.update(LC_ALL="C.UTF-8", TZ="UTC", **more)
    return env


def run(command, stdin=b"", timeout=600.0, cwd=None, env=None, interrupt_after=None):
    """The command in a process group of its own, so that a timeout ends all of it.

    After interrupt_after seconds it gets what Ctrl-C sends, which a job in the background would ignore."""
    if interrupt_after is not None:
        command = ["env", "--default-signal=INT", *command]
    started = time.monotonic()
    process = subprocess.Popen(
        [str(word) for word in command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=cwd,
        env=env or clean_environment(),
        start_new_session=True,
    )
    timed_out = False
    if interrupt_after is not None:
        try:
            process.wait(interrupt_after)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGINT)
    try:
        stdout, stderr = process.communicate(stdin, timeout=timeout)
    except subprocess.TimeoutExpired:
        timed_out = True
        os.killpg(process.pid, signal.SIGKILL)
        stdout, stderr = process.communicate()
    return Outcome(process.returncode, stdout, stderr, time.monotonic() - started, timed_out)
