#pragma once
#include <cstdint>

#include "program/class.h"

namespace loris {

/// A frame in the backtrace of an exception. A backtrace is a long[] of these, innermost frame
/// first; behind them one more element says whether the exception was made in a hidden frame.
struct TraceEntry {
  MethodId method;
  std::uint32_t bci;

  std::int64_t packed() const {
    return static_cast<std::int64_t>(std::uint64_t{method.value} << 32 | bci);
  }
  static TraceEntry unpack(std::int64_t packed) {
    return {MethodId{static_cast<std::uint32_t>(static_cast<std::uint64_t>(packed) >> 32)},
            static_cast<std::uint32_t>(packed)};
  }
};

}  // namespace loris
