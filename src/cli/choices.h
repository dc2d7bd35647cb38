#pragma once
#include <span>
#include <string>
#include <string_view>

namespace loris {

/// A value that an option may have.
struct Choice {
  std::string_view name, help;
};

/// The names of an option's values, those of this version and those that are to come.
struct Choices {
  std::span<const Choice> available;
  std::span<const std::string_view> planned;

  /// "lazy, lazier, lazier#"
  std::string names() const;
  /// Throws an InputError for what is no name, or none of this version.
  void check(std::string_view name) const;
};

Choices heap_choices();
Choices decide_choices();
Choices solver_choices();
Choices search_choices();

}  // namespace loris
