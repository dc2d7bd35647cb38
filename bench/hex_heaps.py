"""Input heaps of paths, made comparable: references, counts, heights and colours, without data."""

DATA = {"element", "value", "key", "type", "number", "function", "isEntered", "x", "y"}


def heap_of(graph):
    """A heap as text: the objects in the order in which a search through their fields meets them."""
    objects = {each["id"]: each for each in graph["objects"]}
    order, lines = [], []

    def name(value):
        if not isinstance(value, dict):
            return str(int(value) if isinstance(value, bool) else value)
        if value["ref"] not in order:
            order.append(value["ref"])
        return f"#{order.index(value['ref'])}"

    roots = {root: value for root, value in graph["roots"].items() if value is None or isinstance(value, dict)}
    lines.append(" ".join(f"{root}={name(value)}" for root, value in sorted(roots.items())))
    at = 0
    while at < len(order):
        made = objects[order[at]]
        free = set(made.get("free", ()))
        fields = [
            f"{field}={'?' if field in free else name(value)}"
            for field, value in sorted(made.get("fields", {}).items())
            if field not in DATA
        ]
        lines.append(f"{made['class']}: {' '.join(fields)}")
        at += 1
    return "; ".join(lines)


def heaps_of(result, accepts=lambda path: True):
    """The different input heaps of the listed paths."""
    return {heap_of(path["input"]) for path in result["path_list"] if "input" in path and accepts(path)}


def accepted_by(result):
    """Of a predicate that was explored itself: the heaps of the paths on which it says yes."""
    return heaps_of(result, lambda path: path["outcome"].get("result") == "true")


def listed_heaps(text):
    """Of `loris sat count --list`: a line for each heap, `this=C#1 C#1.root=D#1 C#1.size=1`."""
    return {heap_of(listed_graph(line)) for line in text.splitlines() if line.startswith("this=")}


def listed_graph(line):
    """The line as the graph of a JSON result."""
    graph, objects = {"roots": {}, "objects": []}, {}
    for word in line.split():
        place, _, text = word.partition("=")
        value = None if text == "null" else {"ref": text} if "#" in text else int(text)
        owner, _, field = place.rpartition(".") if "#" in place else ("", "", place)
        if owner:
            objects.setdefault(owner, {})[field] = value
        else:
            graph["roots"][field] = value
    graph["objects"] = [{"id": id_, "class": id_.split("#")[0], "fields": objects[id_]} for id_ in objects]
    return graph
