#!/usr/bin/env python3
"""Runs the first commands of the README on a Debian 12 that has nothing installed."""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY / "tests"))
from runner.tally import Tally, add_tally_options  # noqa: E402

MIRROR = "http://deb.debian.org/debian"
CHECKOUT = "/home/loris"  # where the clone is inside
SHOWN_LINES = 15  # of a command that failed
# What a command inside sees of the machine; mounted in a namespace of its own, so it goes with the command.
MOUNTS = 'mount -t proc proc "$0/proc" && mount --bind /dev "$0/dev" && exec chroot "$0" /usr/bin/env -i "$@"'
ENVIRONMENT = ["HOME=/root", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LANG=C.UTF-8", "DEBIAN_FRONTEND=noninteractive"]

# (name, user, shell command, exit status, what it must print)
CASES = [
    ("without root", "nobody", "./dev build", 1, ["not root; as root, run: apt-get install", "libz3-dev"]),
    ("demo", "root", "./dev demo", 0, ["same output, same exit status", "violation invariant repOk", "nothing wrong within the bounds"]),
    ("doctor", "root", "build/bin/loris doctor", 0, ["z3", "cvc5"]),
    ("class of the JDK", "root", "build/bin/loris explore java.util.OptionalInt.getAsInt", 1, ["NoSuchElementException"]),
]


def make_machine(root):
    """A minimal Debian that resolves names as this machine does."""
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    subprocess.run(["debootstrap", "--variant=minbase", "bookworm", str(root), MIRROR], check=True, stdout=subprocess.DEVNULL)
    for name in ("resolv.conf", "hosts"):
        shutil.copyfile(f"/etc/{name}", root / "etc" / name)
    for settings in Path("/etc/apt/apt.conf.d").glob("99*"):  # how this machine reaches the registry
        shutil.copy(settings, root / "etc/apt/apt.conf.d")


def clone_into(root):
    checkout = root / CHECKOUT[1:]
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(REPOSITORY), str(checkout)], check=True)
    os.chmod(checkout, 0o777)  # so that a user who is not root gets as far as the packages


def run_inside(root, user, command):
    """(exit status, what it printed)"""
    inside = f"cd {CHECKOUT} && {command}"
    as_user = ["sh", "-c", inside] if user == "root" else ["su", user, "-s", "/bin/bash", "-c", inside]
    words = ["unshare", "--mount", "sh", "-c", MOUNTS, str(root), *ENVIRONMENT, *as_user]
    done = subprocess.run(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout.decode(errors="replace")


def problem(status, printed, expected, words):
    missing = [word for word in words if word not in printed]
    if status == expected and not missing:
        return None
    what = f"exit {status}, expected {expected}" if status != expected else f"does not print {shlex.join(missing)}"
    return "\n".join([what, *printed.splitlines()[-SHOWN_LINES:]])


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", metavar="DIR", type=Path, default=REPOSITORY / "build/chroot/root")
    parser.add_argument("--keep", action="store_true", help="leave the machine there")
    add_tally_options(parser)
    return parser.parse_args()


def main():
    options = parse_options()
    tally = Tally(options.label)
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        tally.add_failure("machine", "needs root and debootstrap")
        return tally.finish(options.json)
    root = options.root.resolve()
    make_machine(root)
    clone_into(root)
    for name, user, command, expected, words in CASES:
        with tally.timed(name):
            status, printed = run_inside(root, user, command)
        why = problem(status, printed, expected, words)
        tally.add_failure(name, why) if why else tally.add_pass(name)
    if not options.keep:
        shutil.rmtree(root)
    return tally.finish(options.json)


if __name__ == "__main__":
    sys.exit(main())
