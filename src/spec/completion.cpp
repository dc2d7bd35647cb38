#include "spec/completion.h"

namespace loris {

namespace {

constexpr int kMostTries = 1000;

}  // namespace

std::optional<Node> Completion::complete(const Node& node) {
  tries_ = 0;
  std::vector<SymbolId> nulls;
  std::optional<Node> found = search(node, nulls);
  if (!found) return std::nullopt;
  for (const SymbolId symbol : nulls) found->state.input.set_facts(symbol, {});
  return found;
}

/// Depth first. `nulls` are the references that were decided to be null on the way.
std::optional<Node> Completion::search(Node node, std::vector<SymbolId>& nulls) {
  const std::optional<SymbolId> open = next_open(node);
  if (!open) return node;
  for (Refined& decided :
       machine_.refiner.choose_object({node.state.heap, node.state.input}, *open)) {
    if (++tries_ > kMostTries) return std::nullopt;
    Node next = node;
    next.state.heap = std::move(decided.objects);
    next.state.input = std::move(decided.input);
    const bool is_null = !next.state.input.facts(*open).object;
    for (Node& allowed : questions_.allowed(std::move(next))) {
      const std::size_t before = nulls.size();
      if (is_null) nulls.push_back(*open);
      if (auto found = search(std::move(allowed), nulls)) return found;
      nulls.resize(before);
    }
  }
  return std::nullopt;
}

std::optional<SymbolId> Completion::next_open(const Node& node) const {
  for (const SymbolId root : roots_) {
    if (!is_decided(node, root)) return root;
  }
  for (std::uint32_t i = 0; i < node.state.input.object_count(); ++i) {
    if (const auto found = open_field(node, node.state.input.object(i))) return found;
  }
  return std::nullopt;
}

std::optional<SymbolId> Completion::open_field(const Node& node, ObjectId object) const {
  const Object& made = node.state.heap.at(object);
  if (made.is_array() || made.symbolic() == nullptr || !made.symbolic()->origin)
    return std::nullopt;
  for (const Class* owner : machine_.program.at(made.cls()).ancestors) {
    for (const Field& field : owner->fields) {
      if (field.is_static() || field.info == nullptr || field.storage != Storage::Ref) continue;
      const Value value = machine_.symbols.field(made.symbolic()->origin, field);
      if (!value.symbolic) continue;
      const SymbolId symbol = machine_.symbols.of(value.term());
      if (questions_.is_about(symbol) && !is_decided(node, symbol)) return symbol;
    }
  }
  return std::nullopt;
}

bool Completion::is_decided(const Node& node, SymbolId symbol) const {
  return machine_.refiner.is_decided({node.state.heap, node.state.input}, symbol);
}

}  // namespace loris
