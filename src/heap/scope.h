#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "program/class.h"

namespace loris {

/// Which inputs are asked about (CONTRACT, scope options).
struct Scope {
  std::optional<std::uint32_t> n;  // objects per run-time class
  std::optional<std::uint32_t> k;  // depth at which an object may be created
  std::int64_t max_array = 5, max_string = 8;
  std::map<const Field*, std::pair<std::int64_t, std::int64_t>> ranges;  // values of number fields
};

}  // namespace loris
