#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "hex/rules.h"
#include "program/class.h"

namespace loris::relational {

/// An automaton, in which several ways may be open, for the steps of a path of a rule.
class PathAutomaton {
 public:
  explicit PathAutomaton(const hex::Steps& steps);

  std::size_t size() const { return nexts_.size(); }
  static constexpr std::size_t start() { return 0; }
  bool accepts(std::size_t state) const { return accepts_[state]; }
  /// Where the field leads to.
  std::vector<std::size_t> next(std::size_t state, const Field& field) const;

 private:
  /// One for every step of the expression, and the start.
  struct Ends {
    std::vector<std::size_t> first, last;
    bool may_be_empty = false;
  };
  Ends add(const hex::Steps& steps);
  void connect(const std::vector<std::size_t>& from, const std::vector<std::size_t>& to);

  std::vector<const hex::Steps*> steps_;         // that leads into the state; null for the start
  std::vector<std::vector<std::size_t>> nexts_;  // by state
  std::vector<bool> accepts_;
};

/// Whether a rule may call the class so: by its whole name, or by the end of it.
bool is_named(const Class& cls, std::string name);
/// Whether a step of a rule stands for the field.
bool stands_for(const hex::Steps& step, const Field& field);

}  // namespace loris::relational
