#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace loris {

/// The names that an option takes.
struct OptionNames {
  struct Row {
    std::string_view name, help;
  };
  std::vector<Row> available;
  std::vector<std::string_view> planned;  // those of later versions

  /// "lazy, lazier, lazier#"
  std::string list() const;
  /// Throws an InputError for what is no name, or none of this version.
  void check(std::string_view name) const;
};

OptionNames heap_names();
OptionNames decider_names();
OptionNames solver_names();
OptionNames search_names();

}  // namespace loris
