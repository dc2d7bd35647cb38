"""Results of a bench that are kept from run to run, so that hours of it can be taken up again."""

import hashlib
import json
import threading


class Kept:
    """One line of JSON per result: of which loris, what it is a result of, and what came out."""

    def __init__(self, path, loris):
        self.path = path
        self.loris = hashlib.sha256(loris.read_bytes()).hexdigest()
        self.lock = threading.Lock()
        self.results = {}
        for line in path.read_text().splitlines() if path and path.exists() else ():
            self.read(line)

    def read(self, line):
        """A line that was cut short, or is of another build, is passed over."""
        try:
            one = json.loads(line)
        except json.JSONDecodeError:
            return
        if one["loris"] == self.loris:
            self.results[json.dumps(one["of"])] = one["result"]

    def get(self, of):
        return self.results.get(json.dumps(of))

    def put(self, of, result):
        if not self.path:
            return
        line = json.dumps({"loris": self.loris, "of": of, "result": result})
        with self.lock, self.path.open("a") as file:
            file.write(line + "\n")
