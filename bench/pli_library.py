"""Containers of java.util under preconditions written with Loris.field, in the largest scopes that are promised."""

import json
import tempfile
from dataclasses import dataclass
from pathlib import Path

from runner.process import run

SECONDS = 600  # for one run
SPARE_SECONDS = 30


@dataclass(frozen=True)
class Target:
    name: str
    scope: str
    options: tuple


def hash_map(method, keys, scope):
    types = ("java.util.HashMap", "*HashMap$Node*", f"java.lang.{keys}")
    invariant = f"jdk.HashMapInvariant.{keys.lower()}"
    options = ("--pre", f"{invariant}Keys", "--pre", f"{invariant}Key", "--max-array", "16", "--types", *types)
    return Target(f"java.util.HashMap.{method}", f"{keys} keys, {' '.join(scope)}", (*scope, *options))


TEXTS = ("-n", "3", "--max-string", "2")
TARGETS = (
    hash_map("put(Object,Object)", "Integer", ("-n", "3")),
    hash_map("remove(Object)", "Integer", ("-n", "3")),
    hash_map("put(Object,Object)", "String", TEXTS),
    hash_map("remove(Object)", "String", TEXTS),
)


def explore(explorer, target):
    """The JSON result of pose and precise, audited; None when there is none."""
    with tempfile.TemporaryDirectory(prefix="loris-bench-") as scratch:
        path = Path(scratch) / "result.json"
        class_path = f"{explorer.class_path}:{explorer.class_path.parent / 'loris-api.jar'}"
        command = [explorer.loris, "explore", target.name, "-c", class_path, "--jdk", explorer.jdk.home, "--audit"]
        command += [*target.options, "--time-limit", SECONDS, "-q", "--no-progress", "--json", path]
        run(command, timeout=SECONDS + SPARE_SECONDS)
        return json.loads(path.read_text()) if path.exists() else None
