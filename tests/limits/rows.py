"""What is explored: methods of subjects/Heavy.java that no run finishes, each with options that make it work elsewhere."""

LOOPS = ["--max-loop", "1000000"]
TREE = ["--pre", "isTree", "-n", "7"]
SORTED = ["--pre", "isSorted", "-n", "7"]
HARD = ["--pre", "isHard", "-n", "4"]

# name: method, options. The slice of ./dev test are those in QUICK.
ROWS = {
    "five doubles": ("fiveDoubles", []),
    "five doubles, both": ("fiveDoubles", ["--solver", "both"]),
    "five doubles, cvc5": ("fiveDoubles", ["--solver", "cvc5", "--solver-timeout", "10m"]),
    "five doubles, paths": ("fiveDoubles", ["--paths", "--solver-timeout", "10m"]),
    "double chain": ("doubleChain", ["--solver-timeout", "10m", "--report"]),
    "product of primes": ("primeProduct", ["--solver-timeout", "10m", "--no-shortcuts"]),
    "fermat": ("fermat", ["--solver-timeout", "10m", "--tests"]),
    "hashes": ("hashes", ["--solver-timeout", "10m"]),
    "hashes, both": ("hashes", ["--solver", "both", "-j", "2"]),
    "divisions": ("divisions", ["--solver-timeout", "10m", "--unwind"]),
    "one term": ("oneTerm", LOOPS),
    "one term, cvc5": ("oneTerm", [*LOOPS, "--solver", "cvc5"]),
    "one term, no shortcuts": ("oneTerm", [*LOOPS, "--no-shortcuts", "--paths"]),
    "deep sum": ("deepSum", [*LOOPS, "--paths"]),
    "deep double": ("deepDouble", [*LOOPS, "--solver-timeout", "10m"]),
    "many conditions": ("manyConditions", [*LOOPS, "--paths"]),
    "squares": ("squares", LOOPS),
    "open read": ("openRead", [*LOOPS, "--paths"]),
    "open reads": ("openReads", [*LOOPS, "--solver-timeout", "10m"]),
    "open writes": ("openWrites", [*LOOPS, "--paths"]),
    "big array": ("bigArray", LOOPS),
    "bits": ("bits", [*LOOPS, "--paths"]),
    "bits, tests": ("bits", [*LOOPS, "--tests"]),
    "sort": ("sort", ["--max-array", "9", "--paths", "--report"]),
    "sort, lazy": ("sort", ["--max-array", "9", "--heap", "lazy", "--tests", "-j", "2"]),
    "collatz": ("collatz", LOOPS),
    "concrete": ("concrete", []),
    "tree, count": ("count()", [*TREE, "--tests", "--paths"]),
    "tree, eager": ("count()", [*TREE, "--decide", "eager", "--paths"]),
    "tree, hybrid": ("count()", [*TREE, "--decide", "hybrid", "--heap", "lazier", "--report"]),
    "tree, lissa": ("insert", [*TREE, "--decide", "lissa", "--heap", "lazier#", "--paths"]),
    "tree, pli": ("insert", [*TREE, "--decide", "pli", "--heap", "lazier", "--tests"]),
    "tree, driver": ("insert", ["--decide", "driver", "-n", "7", "--paths"]),
    "tree, invariant": ("count()", ["--inv", "isTree", "-n", "7", "--tests"]),
    "sorted, precise": ("sum", [*SORTED, "--paths", "--tests"]),
    "sorted, symbolic": ("sum", [*SORTED, "--heap", "symbolic", "--audit", "--paths"]),
    "hard precondition": ("sum", [*HARD, "--paths", "--solver-timeout", "10m"]),
    "hard precondition, eager": ("sum", [*HARD, "--decide", "eager", "--solver-timeout", "10m"]),
    "hard precondition, pli": ("sum", [*HARD, "--decide", "pli", "--heap", "lazy", "--tests"]),
    "numbers": ("numbers", [*LOOPS, "--paths"]),
    "numbers, newer JDK": ("numbers", [*LOOPS, "--paths", "--newest"]),
    "doubles": ("doubles", LOOPS),
    "parse": ("parse", ["--max-string", "12", "--paths", "--tests"]),
    "matches": ("matches", ["--max-string", "14", "--paths"]),
    "maps": ("maps", [*LOOPS, "--paths", "--report"]),
    "big": ("big", [*LOOPS, "--solver-timeout", "10m"]),
    "words": ("words", ["--max-string", "10", "--paths"]),
    "words, newer JDK": ("words", ["--max-string", "10", "--newest", "--tests"]),
    "all methods": ("*", ["--paths"]),
    "all methods, report": ("*", ["--report", "--tests", "--coverage"]),
}

# In ./dev test; the first is interrupted as well.
QUICK = ["hashes", "sort"]

# Limits of the shell: the rows that are run under them in ./dev test, too; none: only with --all.
SHELL_LIMITS = {
    "-v 200000": ["sort"],
    "-v 450000": ["hashes"],
    "-s 128": ["sort"],
    "-f 0": ["hashes"],
    **{f"-v {kilobytes}": [] for kilobytes in range(100_000, 1_000_001, 100_000) if kilobytes != 200_000},
    **{f"-s {kilobytes}": [] for kilobytes in (64, 256, 1024, 8192)},
    "-n 8": [],
}
