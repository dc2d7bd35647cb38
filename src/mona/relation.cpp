#include "mona/relation.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace loris::mona {

namespace {

constexpr Index kFewStates = 8;

/// Few paths are written one by one.
class Unrolled {
 public:
  Unrolled(const PathAutomaton& paths, const Vocabulary& vocabulary,
           const std::function<bool(Index)>& is_end)
      : paths_(paths), vocabulary_(vocabulary), is_end_(is_end) {}

  std::string from(Index state, const std::string& position, unsigned depth) const {
    std::vector<std::string> ways;
    if (is_end_(state)) ways.push_back(position + " = y");
    const std::string next = fmt::format("p{}", depth);
    for (Index field = 0; field < vocabulary_.fields; ++field) {
      for (const Index after : paths_.next(state, vocabulary_.references[field])) {
        const std::string rest = from(after, next, depth + 1);
        if (rest != "false")
          ways.push_back(
              fmt::format("(ex1 {}: branch{}({}, {}) & {})", next, field, position, next, rest));
      }
    }
    return any_of(ways);
  }

 private:
  const PathAutomaton& paths_;
  const Vocabulary& vocabulary_;
  const std::function<bool(Index)>& is_end_;
};

/// Any number of paths: the sets of what is reached in each state.
std::string closed(const PathAutomaton& paths, const Vocabulary& vocabulary,
                   const std::function<bool(Index)>& is_end) {
  std::vector<std::string> sets, steps, ends;
  for (Index state = 0; state < paths.size(); ++state) {
    sets.push_back(fmt::format("S{}", state));
    if (is_end(state)) ends.push_back(fmt::format("y in S{}", state));
    for (Index field = 0; field < vocabulary.fields; ++field) {
      for (const Index after : paths.next(state, vocabulary.references[field]))
        steps.push_back(
            fmt::format("(all1 p, q: p in S{} & branch{}(p, q) => q in S{})", state, field, after));
    }
  }
  steps.emplace_back("x in S0");
  return fmt::format("(all2 {}: {} => {})", fmt::join(sets, ", "), fmt::join(steps, " & "),
                     any_of(ends));
}

}  // namespace

std::string any_of(const std::vector<std::string>& parts) {
  return parts.empty() ? "false" : fmt::format("({})", fmt::join(parts, " | "));
}

std::string relation(const std::string& name, const PathAutomaton& paths,
                     const Vocabulary& vocabulary, const std::function<bool(Index)>& is_end) {
  const bool is_short = !paths.is_infinite() && paths.size() <= kFewStates;
  const std::string body = is_short ? Unrolled(paths, vocabulary, is_end).from(0, "x", 0)
                                    : closed(paths, vocabulary, is_end);
  return fmt::format("pred {}(var1 x, var1 y) = {}", name, body);
}

}  // namespace loris::mona
