#pragma once
#include <cstddef>
#include <span>
#include <string_view>

namespace loris {

/// A kind of violation under a name that never changes: what users suppress or count by it stays.
struct SarifRule {
  std::string_view id;     // "null-dereference"
  std::string_view kind;   // the class of the exception, or how the kind of a failed check begins
  std::string_view title;  // one sentence
  std::string_view help;   // what it means and what to do
};

/// All of them, in the order in which a run lists them. New ones go to the end but for the last,
/// which is for every exception that has none of its own.
std::span<const SarifRule> sarif_rules();

/// The place of a violation's rule in the list.
std::size_t sarif_rule_of(std::string_view kind);

}  // namespace loris
