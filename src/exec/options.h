#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace loris {

/// "--range C.f=LO..HI": the values of an int field.
struct FieldRange {
  std::string field;  // "pkg.Class.field"
  std::int64_t low = 0, high = 0;
};

/// "--objects C=N": input objects of one class.
struct ClassCount {
  std::string cls;  // "pkg.Class" or "pkg.Class[]"
  std::uint32_t count = 0;
};

/// Everything that `loris explore` can be told; names follow the command line.
struct ExploreOptions {
  std::string target;
  std::vector<std::string> class_path;
  std::optional<std::string> jdk;
  std::string heap = "pose";
  std::vector<std::string> pre, pre_heap, pre_data, inv, post;
  std::string decide = "precise";
  std::optional<std::string> hex;        // the file with structural rules
  std::optional<std::string> cache_dir;  // none: the user's own
  bool cache = true;                     // what mona answered is kept there
  std::vector<std::string> sat;          // files with relational specifications
  std::vector<std::string> driver;       // methods that build receivers, in turn
  bool reuse = true;   // what a decider found for a state serves those that follow
  bool audit = false;  // every path's input is checked by running the preconditions on it
  std::optional<std::int64_t> n, k;  // n is 5 when neither is given
  std::int64_t max_array = 5, max_string = 8;
  std::vector<ClassCount> objects;
  std::vector<FieldRange> ranges;
  std::vector<std::string> types;  // globs; empty for the default scope
  bool symbolic_statics = false;
  bool describe = true;  // false where nobody looks at the paths
  std::int64_t max_loop = 100, max_calls = 300;
  std::optional<std::int64_t> max_branches;
  std::string solver = "z3";
  bool asks_every_query = false;  // of the solver; none is answered in process
  bool unwind = false;            // queries are asked in parts without if-then-else
  std::optional<std::string> log_queries;
  std::int64_t solver_timeout_ms = 5000;
  std::string search = "deepening";
  std::uint64_t seed = 0;
  unsigned jobs = 1;
  std::optional<double> time_limit_seconds;
  std::optional<double> grace_seconds = {};  // to end after a limit; none: as the limit allows
  std::optional<std::uint64_t> memory_limit_bytes, max_paths;
  std::vector<std::string> allow;
  std::optional<std::vector<std::uint32_t>> path;  // follow these choices only
  bool list_paths = false;                         // conditions and graphs of every path
  std::optional<std::size_t> only_assumed = {};    // of all preconditions take this one
  bool describe_path = false;                      // also where the path that is followed is right
  bool trace = false;                              // the lines of every path that is shown
  bool keep_paths = false;                         // only their graphs
  bool find_covering = false;                      // which of them cover more than those before
};

}  // namespace loris
