#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hex/rules.h"

namespace loris::hex {

/// The steps that rules tell apart. Each field of a program, and each element of an array, is one
/// of them; those that no rule names are the first.
class Alphabet {
 public:
  using Letter = std::uint32_t;
  static constexpr Letter kOther = 0, kElement = 1;

  /// Adds what the expression names.
  void add(const Steps& steps);
  std::uint32_t size() const { return size_; }
  /// The letter of a field by the class that declares it and its name.
  Letter of(std::string_view class_name, std::string_view name) const;
  /// The letters that a step stands for: without a class, those of all classes.
  std::vector<Letter> meant_by(const Steps& step) const;

 private:
  std::uint32_t size_ = 2;
  std::map<std::string, Letter, std::less<>> by_name_;  // of classes that no rule names with it
  std::map<std::string, std::map<std::string, Letter, std::less<>>, std::less<>> qualified_;
};

/// A deterministic automaton for the steps of a path. State 0 is where nothing is accepted any
/// more.
class Automaton {
 public:
  using State = std::uint32_t;
  static constexpr State kDead = 0;

  /// Throws an InputError (without a place) where it would have too many states.
  Automaton(const Steps& steps, const Alphabet& alphabet);

  State start() const { return start_; }
  State next(State state, Alphabet::Letter letter) const {
    return table_[std::size_t{state} * letters_ + letter];
  }
  bool accepts(State state) const { return accepting_[state]; }
  std::size_t size() const { return accepting_.size(); }

 private:
  std::uint32_t letters_;
  State start_ = 0;
  std::vector<State> table_;  // by state and letter
  std::vector<bool> accepting_;
};

}  // namespace loris::hex
