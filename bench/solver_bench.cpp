// Queries per second of the solver's layers on what exploring a search tree asks: a path condition
// of comparisons between the keys, one more comparison.
#include <fmt/core.h>

#include <ctime>
#include <string>
#include <vector>

#include "solver/solvers.h"

namespace loris {
namespace {

/// Inserts one symbolic key after another into a binary search tree, on every path.
class Insertions {
 public:
  Insertions(TermStore& terms, Solver& solver, int keys) : terms_(terms), solver_(solver) {
    for (int i = 0; i < keys; ++i)
      keys_.push_back(terms.variable(Sort::Int, "key" + std::to_string(i)));
  }

  std::uint64_t paths() {
    insert({}, {}, {{-1, -1}}, 1, 0);
    return paths_;
  }

 private:
  struct Node {
    int left, right;
  };

  /// Key `next` is at `node` on its way down; the tree has one node per key so far.
  void insert(const PathCondition& path, const Model& model, const std::vector<Node>& tree,
              std::size_t next, std::size_t node) {
    if (next == keys_.size()) {
      ++paths_;
      return check_sorted(path, model, tree, 0);
    }
    for (const TermOp side : {TermOp::Lt, TermOp::Gt, TermOp::Eq}) {
      const Term condition = terms_.make(side, keys_[next], keys_[node]);
      const Verdict verdict = solver_.check(path, condition, model);
      if (verdict.answer != Answer::Yes) continue;
      PathCondition longer = path;
      longer.assume(condition);
      descend(longer, verdict.model, tree, next, node, side);
    }
  }

  /// No key is on the wrong side of its parent.
  void check_sorted(const PathCondition& path, const Model& model, const std::vector<Node>& tree,
                    std::size_t node) {
    const auto check = [&](int child, TermOp wrong_side) {
      if (child < 0) return;
      const auto below = static_cast<std::size_t>(child);
      solver_.check(path, terms_.make(wrong_side, keys_[below], keys_[node]), model);
      check_sorted(path, model, tree, below);
    };
    check(tree[node].left, TermOp::Ge);
    check(tree[node].right, TermOp::Le);
  }

  void descend(const PathCondition& path, const Model& model, const std::vector<Node>& tree,
               std::size_t next, std::size_t node, TermOp side) {
    std::vector<Node> grown = tree;
    if (side == TermOp::Eq) {
      grown.push_back({-1, -1});  // not linked: an equal key is in the tree already
      return insert(path, model, grown, next + 1, 0);
    }
    int& child = side == TermOp::Lt ? grown[node].left : grown[node].right;
    if (child >= 0) return insert(path, model, tree, next, static_cast<std::size_t>(child));
    child = static_cast<int>(next);
    grown.push_back({-1, -1});
    insert(path, model, grown, next + 1, 0);
  }

  TermStore& terms_;
  Solver& solver_;
  std::vector<Term> keys_;
  std::uint64_t paths_ = 0;
};

void measure(const char* name, const SolverOptions& options, int keys) {
  TermStore terms;
  SolverStats stats;
  const auto solver = make_solver(terms, options, stats);
  const std::clock_t start = std::clock();
  const std::uint64_t paths = Insertions(terms, *solver, keys).paths();
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  fmt::print(
      "{}: {} keys, {} paths, {} queries ({} yes, {} no, {} unknown), {:.0f} per CPU second; "
      "answered "
      "by reuse {}, order {}, cache {}, solver {}\n",
      name, keys, paths, stats.total, stats.sat, stats.unsat, stats.unknown,
      static_cast<double>(stats.total) / seconds, stats.by_reuse, stats.by_order, stats.by_cache,
      stats.by_solver);
}

}  // namespace
}  // namespace loris

int main() {
  loris::SolverOptions options;
  loris::measure("all layers", options, 8);
  options.reuse = false;
  loris::measure("order alone", options, 8);
  options.order = false;
  loris::measure("z3 alone", options, 6);
}
