#include "relational/backbone.h"

#include <algorithm>
#include <utility>

namespace loris::relational {

Backbone::Backbone(Circuit& circuit, const Universe& universe)
    : circuit_(circuit), universe_(universe) {
  for (const Universe::RootReference& root : universe.roots())
    add({root.name, 0, nullptr, &root.value, {}});
  for (std::size_t i = 0; i < universe.size(); ++i) {
    for (const Field* field : universe.references()) {
      if (const Reference* value = universe.reference(i, *field)) add({{}, i, field, value, {}});
    }
  }
  for (std::size_t i = 0; i < universe.size(); ++i) {
    std::vector<Lit> ways;
    for (const Edge& edge : edges_) {
      if (edge.expands[i] != kFalse) ways.push_back(edge.expands[i]);
    }
    circuit_.require(circuit_.at_most_one(ways));
    ways.push_back(-universe.exists(i));
    circuit_.require_any(ways);
  }
  order();
}

void Backbone::add(Edge edge) {
  for (std::size_t i = 0; i < universe_.size(); ++i) {
    const Lit leads = edge.value->targets[i];
    const bool is_loop = edge.field != nullptr && edge.from == i;
    edge.expands.push_back(leads == kFalse || is_loop ? kFalse : circuit_.variable());
    if (edge.expands.back() != kFalse) circuit_.require_any({-edge.expands.back(), leads});
  }
  edges_.push_back(std::move(edge));
}

/// Objects have numbers that grow along the tree: so it is one.
void Backbone::order() {
  std::vector<Number> levels;
  const unsigned width = width_of(0, std::max<std::int64_t>(std::ssize(edges_), 1));
  for (std::size_t i = 0; i < universe_.size(); ++i)
    levels.push_back(Number::variable(circuit_, std::min(width, 10u)));
  for (const Edge& edge : edges_) {
    if (edge.field == nullptr) continue;
    for (std::size_t i = 0; i < universe_.size(); ++i) {
      if (edge.expands[i] != kFalse)
        circuit_.require_any({-edge.expands[i], levels[edge.from].is_less(circuit_, levels[i])});
    }
  }
}

const Backbone::Edge* Backbone::root(const std::string& name) const {
  for (const Edge& edge : edges_) {
    if (edge.field == nullptr && edge.root == name) return &edge;
  }
  return nullptr;
}

const Backbone::Edge* Backbone::field(std::size_t from, const Field& field) const {
  for (const Edge& edge : edges_) {
    if (edge.field == &field && edge.from == from) return &edge;
  }
  return nullptr;
}

Lit Backbone::aliases(const Edge& edge, std::size_t to) const {
  return circuit_.both(edge.value->targets[to], -edge.expands[to]);
}

Lit Backbone::is_above(std::size_t object, std::uint32_t ups, std::size_t other) {
  if (ups == 0) return constant(object == other);
  std::vector<Lit> ways;
  for (const Edge& edge : edges_) {
    if (edge.field != nullptr && edge.expands[other] != kFalse)
      ways.push_back(circuit_.both(edge.expands[other], is_above(object, ups - 1, edge.from)));
  }
  return circuit_.any_of(std::move(ways));
}

}  // namespace loris::relational
