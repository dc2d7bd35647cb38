#pragma once
#include <functional>
#include <optional>
#include <vector>

#include "spec/stepper.h"

namespace loris {

/// Gives the references that a path left open values, so that its input can be shown as one that a
/// specification allows: null where that is allowed, else an object that is there, else a new one.
class Completion {
 public:
  struct Questions {
    /// Whether the specification speaks of the reference.
    std::function<bool(SymbolId)> is_about;
    /// The node after one more decision, once for each way that is allowed; none where it is not.
    std::function<std::vector<Node>(Node)> allowed;
  };
  Completion(const Machine& machine, std::vector<SymbolId> roots, Questions questions)
      : machine_(machine), roots_(std::move(roots)), questions_(std::move(questions)) {}

  /// None when there is none within the scope, or too many would have to be tried. What is null and
  /// was open stays open, as it is shown as null anyway.
  std::optional<Node> complete(const Node& node);

 private:
  std::optional<Node> search(Node node, std::vector<SymbolId>& nulls);
  std::optional<SymbolId> next_open(const Node& node) const;
  std::optional<SymbolId> open_field(const Node& node, ObjectId object) const;
  bool is_decided(const Node& node, SymbolId symbol) const;

  Machine machine_;
  std::vector<SymbolId> roots_;
  Questions questions_;
  int tries_ = 0;
};

}  // namespace loris
