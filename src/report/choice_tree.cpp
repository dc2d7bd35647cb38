#include "report/choice_tree.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "report/condition.h"

namespace loris {

namespace {

using Conjuncts = std::vector<std::size_t>;  // sorted

Conjuncts common(const Conjuncts& a, const Conjuncts& b) {
  Conjuncts both;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
  return both;
}

Conjuncts without(const Conjuncts& a, const Conjuncts& b) {
  Conjuncts rest;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(rest));
  return rest;
}

/// Builds the tree over a sorted list of paths. Without recursion: a path may have thousands of
/// choices.
class TreeMaker {
 public:
  TreeMaker(const std::vector<PathResult>& paths, std::size_t count)
      : paths_(paths), count_(count) {}

  ChoiceTree make() {
    if (count_ == 0) return std::move(tree_);
    waiting_.push_back({0, count_, 0, {}, kNone});
    while (!waiting_.empty()) {
      const Range range = waiting_.back();
      waiting_.pop_back();
      add(range);
    }
    label();
    return std::move(tree_);
  }

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
  /// Paths that agree in their first choices, and the node they hang on.
  struct Range {
    std::size_t begin, end, depth;
    std::string choices;
    std::size_t parent;
  };

  const std::vector<std::uint32_t>& choices(std::size_t path) const { return paths_[path].choices; }

  static void append(std::string& text, std::uint32_t choice) {
    text += text.empty() ? fmt::format("{}", choice) : fmt::format(".{}", choice);
  }

  void add(Range range) {
    const auto& first = choices(range.begin);
    const auto& last = choices(range.end - 1);
    while (range.depth < first.size() && range.depth < last.size() &&
           first[range.depth] == last[range.depth])
      append(range.choices, first[range.depth++]);
    // Paths whose choices are the same are told apart only by their order.
    const bool is_leaf = range.end - range.begin == 1;
    const std::size_t node = tree_.nodes.size();
    tree_.nodes.push_back({range.choices, 0, {}});
    parents_.push_back(range.parent);
    leaves_.push_back(is_leaf ? range.begin : kNone);
    if (is_leaf) {
      for (std::size_t i = range.depth; i < first.size(); ++i)
        append(tree_.nodes[node].choices, first[i]);
      return;
    }
    const std::vector<Range> parts = split(range, node);
    tree_.nodes[node].children = parts.size();
    waiting_.insert(waiting_.end(), parts.rbegin(), parts.rend());
  }

  /// One range for each next choice; a path that ends here is one of its own.
  std::vector<Range> split(const Range& range, std::size_t node) const {
    std::vector<Range> parts;
    for (std::size_t at = range.begin; at < range.end;) {
      std::size_t end = at + 1;
      if (choices(at).size() > range.depth) {
        const std::uint32_t choice = choices(at)[range.depth];
        while (end < range.end && choices(end).size() > range.depth &&
               choices(end)[range.depth] == choice)
          ++end;
      }
      parts.push_back({at, end, range.depth, "", node});
      at = end;
    }
    return parts;
  }

  Conjuncts conjuncts(std::size_t path) {
    Conjuncts ids;
    for (const std::string& text : condition_of(paths_[path])) {
      const auto [found, is_new] = ids_.try_emplace(text, tree_.strings.size());
      if (is_new) tree_.strings.push_back(text);
      ids.push_back(found->second);
    }
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
  }

  /// Children come after their parents, so one pass backwards sees them first.
  void label() {
    std::vector<Conjuncts> shared(tree_.nodes.size());
    std::vector<bool> is_known(tree_.nodes.size());
    for (std::size_t node = 0; node < tree_.nodes.size(); ++node) {
      if (leaves_[node] != kNone) shared[node] = conjuncts(leaves_[node]);
    }
    for (std::size_t node = tree_.nodes.size(); node-- > 1;) {
      const std::size_t parent = parents_[node];
      shared[parent] = is_known[parent] ? common(shared[parent], shared[node]) : shared[node];
      is_known[parent] = true;
    }
    for (std::size_t node = 0; node < tree_.nodes.size(); ++node) {
      const bool is_root = parents_[node] == kNone;
      tree_.nodes[node].labels =
          is_root ? shared[node] : without(shared[node], shared[parents_[node]]);
    }
  }

  const std::vector<PathResult>& paths_;
  const std::size_t count_;
  ChoiceTree tree_;
  std::vector<Range> waiting_;
  std::vector<std::size_t> parents_, leaves_;  // by node
  std::map<std::string, std::size_t> ids_;
};

}  // namespace

ChoiceTree make_choice_tree(const std::vector<PathResult>& paths, std::size_t count) {
  return TreeMaker(paths, std::min(count, paths.size())).make();
}

}  // namespace loris
