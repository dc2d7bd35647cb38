"""Whether rules, predicate and relations of a subject have the same valid heaps within a scope."""

from hex_heaps import accepted_by, heaps_of, listed_heaps
from hex_tables import EAGER, HEX, LAZY, PRECISE, SAT

WALK = "walk"  # reads every reference, count, height and colour
SECONDS = 120
COMPARED = (EAGER, PRECISE, HEX, SAT)
COLUMNS = (*(technique.name for technique in COMPARED), "relations alone")


def predicate_heaps(explorer, subject, n):
    """The heaps that the predicate says yes to: it is explored itself."""
    result = explorer.explore(subject, subject.predicate, LAZY, n, ["--paths"], SECONDS, with_predicate=False)
    return accepted_by(result) if result and ends_in_time(result) else None


def walked_heaps(explorer, subject, technique, n):
    """The inputs of a method that looks at everything; None when they are not known."""
    result = explorer.explore(subject, WALK, technique, n, ["--paths"], SECONDS)
    return heaps_of(result) if result and result["complete"] else None


def related_heaps(explorer, subject, n):
    """What the relations of the subject allow, without a program."""
    return listed_heaps(explorer.count_relations(subject, n))


def ends_in_time(result):
    """A predicate may have no end on a heap without one: it does not accept that heap."""
    return all("limit" not in limit["what"] for limit in result["limits"])


def differences(explorer, subject, n):
    """(number of heaps of the predicate, {column: number of heaps}, what differs)."""
    expected = predicate_heaps(explorer, subject, n)
    if expected is None:
        return None, {}, [f"{subject.name} n = {n}: the predicate was not explored to its end"]
    counts, problems = {}, []
    for name, heaps in all_heaps(explorer, subject, n).items():
        counts[name] = None if heaps is None else len(heaps)
        label = f"{subject.name} n = {n} {name}"
        if heaps is None:
            problems.append(f"{label}: not complete")
            continue
        problems += [f"{label}: {len(heaps - expected)} too many, one is {heap}" for heap in first(heaps - expected)]
        problems += [f"{label}: {len(expected - heaps)} missing, one is {heap}" for heap in first(expected - heaps)]
    return len(expected), counts, problems


def all_heaps(explorer, subject, n):
    """By column; None where they could not all be found."""
    found = {
        technique.name: walked_heaps(explorer, subject, technique, n)
        for technique in COMPARED
        if explorer.has(technique, subject)
    }
    found[COLUMNS[-1]] = related_heaps(explorer, subject, n)
    return found


def first(heaps):
    return sorted(heaps)[:1]
