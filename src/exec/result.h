#pragma once
#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "exec/construction.h"
#include "exec/covered_class.h"
#include "exec/graph.h"
#include "exec/options.h"
#include "exec/partition.h"
#include "exec/trace.h"
#include "exec/watch.h"

namespace loris {

/// Undecided: it ends like one that violates, but no input was found that does so.
enum class Ending : std::uint8_t { Normal, Exceptional, Violating, Undecided, Cut, Unsupported };

/// What an audit found of a path: some input that satisfies the preconditions takes it, or none.
enum class Audit : std::uint8_t { NotAsked, Valid, Infeasible, Unknown };

/// One way through the target. Everything is text or numbers: results of several workers are put
/// together in the order of their choices.
struct PathResult {
  std::vector<std::uint32_t> choices;
  std::uint64_t index = 0;  // among all that ended, cut ones included, in the order of choices
  Ending ending = Ending::Normal;
  /// Exceptional, Violating: the exception's class as Java names it, or "postcondition NAME",
  /// "invariant NAME". Cut: the limit. Unsupported: what.
  std::string kind;
  std::string message;                   // of the exception; empty when there is none
  std::optional<std::u16string> detail;  // what it was made with, for the input that is shown
  std::string at;                        // "Bst.java:42"
  std::vector<std::string> stack;        // "Bst.insert (Bst.java:42)", innermost first
  std::optional<std::uint32_t> bci;      // of the instruction that threw, where thrown_at says
  std::string result;                    // Normal: the value as Java text, empty for void
  std::vector<std::string> condition;    // conjuncts in Java syntax; only when paths are listed
  std::optional<Graph> input, output;    // violating paths, and all when paths are listed
  std::optional<Partition> partition;    // when paths are listed
  std::optional<FinalHeap> final_heap;
  Lets lets;                        // names in both
  std::vector<std::string> calls;   // that build the receiver, where that is done by calls
  std::optional<Trace> trace;       // the lines it went through, when asked for
  std::vector<TraceStep> frames;    // then also: the places of the stack, or of the failed check
  std::vector<Construction> built;  // objects of the input that calls can make, in that order
  bool replayable = true;
  bool covers_more = false;  // a branch that no path before it covers; when that is asked for
  std::string test_name;     // "insert_rootNull_returns", when tests are written or shown
  std::string test;          // with its class: "BstInsertTest#insert_rootNull_returns"
  std::string replayed;      // "confirmed", "differs" or "not runnable"
  std::string replay_note;   // what differs, or why it was not run
  Audit audit = Audit::NotAsked;
  /// Why there is no input: those that were tried, run in the interpreter, end otherwise or are not
  /// valid, or could not be run.
  std::string unchecked;
};

/// It was followed to its end: no limit cut it, and nothing unsupported was met.
inline bool has_ended(const PathResult& path) {
  return path.ending != Ending::Cut && path.ending != Ending::Unsupported &&
         path.ending != Ending::Undecided;
}

/// A postcondition or an invariant failed; the kind of all other violations is an exception.
inline bool is_check(const PathResult& path) {
  return path.kind.starts_with("postcondition ") || path.kind.starts_with("invariant ");
}

/// "0.2.1"; "-" for the path of a target that makes no choice.
std::string path_id(const std::vector<std::uint32_t>& choices);

struct PathCounts {
  std::uint64_t normal = 0, exceptional = 0, violating = 0, cut = 0, pruned = 0, unsupported = 0;
  std::uint64_t undecided = 0;  // see Ending
  std::uint64_t total() const { return normal + exceptional + violating + undecided; }
};

/// Paths whose inputs were checked by running the preconditions on them.
struct AuditCounts {
  std::uint64_t checked = 0, infeasible = 0, false_alarms = 0, unknown = 0;
};

struct QueryCounts {
  std::uint64_t total = 0, sat = 0, unsat = 0, unknown = 0;
  std::uint64_t beside = 0;      // asked between forks: no decisions of the program
  std::uint64_t in_process = 0;  // answered without z3 and cvc5
  std::uint64_t by_solver = 0;   // parts that reached z3 or cvc5; a query may have several
  // Of --solver both: one said yes and the other no; only one had an answer.
  std::uint64_t disagreements = 0, unconfirmed = 0;
  double seconds = 0;  // spent on all of them
};

struct CoverageCounts {
  std::uint64_t branches = 0, branches_covered = 0, lines = 0, lines_covered = 0;
};

/// Tests of paths that were run on a JVM.
struct ReplayCounts {
  std::uint64_t confirmed = 0, differs = 0, not_runnable = 0;
  std::uint64_t uncompiled = 0;  // of the last: tests that javac refuses, a mistake of ours
  std::uint64_t run() const { return confirmed + differs; }
  bool has_mistakes() const { return differs > 0 || uncompiled > 0; }
  ReplayCounts operator+(const ReplayCounts& other) const {
    return {confirmed + other.confirmed, differs + other.differs, not_runnable + other.not_runnable,
            uncompiled + other.uncompiled};
  }
};

/// Something that made the result incomplete: what, where, how often.
struct Limit {
  std::string what, where;
  std::uint64_t count = 0;
};

/// What was asked, as far as the result repeats it.
struct Asked {
  std::string target;  // "Bst.insert(int)"
  std::string heap, decide, solver, search;
  std::vector<std::pair<std::string, std::int64_t>> bounds;  // "n": 5, in the order of the options
  std::vector<ClassCount> objects;
  std::vector<FieldRange> ranges;
  std::vector<std::string> types;  // classes in scope, sorted
  std::string path;                // the one path to be followed; empty for all
};

struct Result {
  Asked asked;
  bool complete = true;
  bool interrupted = false;
  WritingCost writing;     // of what is listed
  bool abandoned = false;  // threads that did not stop in time still run: leave without waiting
  PathCounts paths;
  QueryCounts queries;
  std::uint64_t decider_calls = 0, decider_reused = 0;
  double decider_seconds = 0;
  std::optional<AuditCounts> audit;
  double seconds = 0;
  std::uint64_t peak_memory_bytes = 0;
  CoverageCounts coverage;            // of the methods that were entered
  std::vector<CoveredClass> classes;  // that were reached, by name
  std::optional<ReplayCounts> replay;
  std::uint64_t tests_written = 0, tests_disabled = 0;
  std::vector<Limit> limits;             // sorted by place
  std::vector<std::string> assumptions;  // sorted
  bool leaves_out = false;               // inputs in scope, as an assumption says
  std::vector<PathResult> violations;    // in the order of choices
  std::vector<PathResult> undecided;     // the same of those
  bool paths_listed = false;
  std::vector<PathResult> path_list;  // all paths, when asked for
  std::vector<PathResult> followed;   // what --path leads to, when that is to be described
  std::uint64_t unexplored = 0;       // states left over by a budget

  /// Paths that are written down.
  std::size_t listed() const { return std::max(path_list.size(), violations.size()); }

  /// Everything was followed, and no input within the bounds satisfies the preconditions: nothing
  /// was shown of the target.
  bool is_vacuous() const { return complete && asked.path.empty() && paths.total() == 0; }
  /// Of such a result: the predicates that each refuse every input; none if they do so together.
  std::vector<std::string> refused_by;
  /// All predicates, where no one of them was found to refuse every input.
  std::vector<std::string> refused_together;

  /// The JVM does not do what was found, or tests do not compile: nothing of this can be trusted.
  /// Everything was followed to its end, and nothing is undecided.
  bool is_decided() const { return complete && !interrupted && paths.undecided == 0; }

  bool is_in_doubt() const { return replay && replay->has_mistakes(); }
};

}  // namespace loris
