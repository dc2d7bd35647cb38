#include "infer/visits.h"

#include <algorithm>
#include <set>

namespace loris::infer {

namespace {

constexpr std::size_t kMostOrders = 20'000;  // of one heap

/// A reference of the heap: of a root (from = none) or of a field.
struct Edge {
  std::size_t from;
  std::string name;
  bool is_known;
  std::size_t to;  // node + 1; 0 for null
};

constexpr std::size_t kOutside = static_cast<std::size_t>(-1);

bool is_reference(const std::string& descriptor) {
  return descriptor.starts_with('L') || descriptor.starts_with('[');
}

std::vector<Edge> edges_of(const Graph& heap, const std::vector<std::string>& roots) {
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < heap.roots.size() && i < roots.size(); ++i) {
    if (is_reference(heap.roots[i].descriptor))
      edges.push_back({kOutside, roots[i], true, heap.roots[i].value.bits});
  }
  for (std::size_t i = 0; i < heap.nodes.size(); ++i) {
    for (const GraphField& field : heap.nodes[i].fields) {
      if (is_reference(field.descriptor))
        edges.push_back({i, field.name, field.is_read, field.value.bits});
    }
  }
  return edges;
}

/// One heap: each object chooses the reference by which it is met first.
class HeapVisits {
 public:
  HeapVisits(const Graph& heap, const std::vector<std::string>& roots)
      : heap_(heap), edges_(edges_of(heap, roots)), ways_(heap.nodes.size()) {
    for (std::size_t i = 0; i < edges_.size(); ++i) {
      if (edges_[i].is_known && edges_[i].to != 0) ways_[edges_[i].to - 1].push_back(i);
    }
    chosen_.resize(ways_.size());
  }

  /// False when there are too many orders.
  bool add_to(std::set<Finding>& found, std::map<std::vector<Word>, std::size_t>& visits) {
    std::size_t orders = 1;
    for (const std::vector<std::size_t>& ways : ways_) {
      orders *= std::max<std::size_t>(ways.size(), 1);
      if (orders > kMostOrders) return false;
    }
    for (std::size_t order = 0; order < orders; ++order) {
      if (choose(order)) add_visit(found, visits);
    }
    return true;
  }

 private:
  /// Whether every object is reached along the chosen references.
  bool choose(std::size_t order) {
    for (std::size_t i = 0; i < ways_.size(); ++i) {
      chosen_[i] = kOutside;
      if (ways_[i].empty()) continue;
      chosen_[i] = ways_[i][order % ways_[i].size()];
      order /= ways_[i].size();
    }
    paths_.assign(ways_.size(), {});
    for (std::size_t i = 0; i < ways_.size(); ++i) {
      if (chosen_[i] != kOutside && !find_path(i)) return false;
    }
    return true;
  }

  bool find_path(std::size_t node) {
    Word path;
    std::size_t at = node;
    for (std::size_t steps = 0; at != kOutside; ++steps) {
      if (steps > ways_.size() || chosen_[at] == kOutside) return false;
      const Edge& edge = edges_[chosen_[at]];
      path.insert(path.begin(), edge.name);
      at = edge.from;
    }
    paths_[node] = std::move(path);
    return true;
  }

  void add_visit(std::set<Finding>& found, std::map<std::vector<Word>, std::size_t>& visits) {
    std::vector<Word> objects = paths_;
    std::erase(objects, Word{});
    std::sort(objects.begin(), objects.end());
    const std::size_t visit = visits.try_emplace(std::move(objects), visits.size()).first->second;
    for (std::size_t i = 0; i < edges_.size(); ++i) {
      if (edges_[i].from == kOutside || !paths_[edges_[i].from].empty())
        found.insert(finding(i, visit));
    }
  }

  Finding finding(std::size_t index, std::size_t visit) const {
    const Edge& edge = edges_[index];
    Finding made;
    for (std::size_t at = edge.from; at != kOutside; at = edges_[chosen_[at]].from)
      made.classes.insert(made.classes.begin(), heap_.nodes[at].class_name);
    if (edge.from != kOutside) made.path = paths_[edge.from];
    made.path.push_back(edge.name);
    if (!edge.is_known) {
      made.found = Found::Anything;
    } else if (edge.to != 0) {
      made.found = chosen_[edge.to - 1] == index ? Found::New : Found::Met;
      if (made.found == Found::Met) {
        made.target = paths_[edge.to - 1];
        made.visit = visit;
      }
    }
    return made;
  }

  const Graph& heap_;
  std::vector<Edge> edges_;
  std::vector<std::vector<std::size_t>> ways_;  // to each object: edges
  std::vector<std::size_t> chosen_;
  std::vector<Word> paths_;
};

}  // namespace

std::string class_of(const std::string& descriptor) {
  return descriptor.starts_with('L') ? descriptor.substr(1, descriptor.size() - 2) : descriptor;
}

Findings visit_all(const std::vector<Graph>& heaps, const std::vector<std::string>& roots) {
  std::set<Finding> found;
  std::map<std::vector<Word>, std::size_t> visits;
  Findings all;
  for (const Graph& heap : heaps) all.is_whole &= HeapVisits(heap, roots).add_to(found, visits);
  all.findings.assign(found.begin(), found.end());
  all.visits.resize(visits.size());
  for (const auto& [objects, index] : visits) all.visits[index] = objects;
  return all;
}

ClassFields classes_of(const std::vector<Graph>& heaps) {
  ClassFields classes;
  for (const Graph& heap : heaps) {
    for (const GraphNode& node : heap.nodes) {
      for (const GraphField& field : node.fields) {
        if (is_reference(field.descriptor))
          classes[node.class_name][field.name] = class_of(field.descriptor);
      }
    }
  }
  return classes;
}

}  // namespace loris::infer
