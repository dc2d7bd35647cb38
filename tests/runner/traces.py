"""Stack traces, without what loris need not print as java does: the frames inside the JDK."""

import re

JDK_FRAME = re.compile(rb"^\t+at (?:(?:java|jdk)\.[\w.]+(?:@[\w.+-]+)?/|(?:java|javax|jdk|sun)\.)")
MORE = re.compile(rb"^(\t+\.\.\. )\d+( more)$")


def without_jdk_frames(stderr):
    lines = stderr.split(b"\n")
    return b"\n".join(MORE.sub(rb"\1N\2", line) for line in lines if not JDK_FRAME.match(line))
