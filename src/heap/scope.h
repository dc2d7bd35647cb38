#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "program/class.h"

namespace loris {

/// Which inputs are asked about (CONTRACT, scope options).
struct Scope {
  std::optional<std::uint32_t> n;                 // objects per run-time class
  std::map<const Class*, std::uint32_t> objects;  // the same for single classes
  std::optional<std::uint32_t> k;                 // depth at which an object may be created
  std::int64_t max_array = 5, max_string = 8;
  std::map<const Field*, std::pair<std::int64_t, std::int64_t>> ranges;  // values of number fields

  /// How many objects of the class an input may have; none for any number.
  std::optional<std::uint32_t> most(const Class& cls) const {
    const auto own = objects.find(&cls);
    return own == objects.end() ? n : std::optional(own->second);
  }
};

}  // namespace loris
