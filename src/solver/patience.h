#pragma once
#include <atomic>
#include <cstdint>
#include <memory>

namespace loris {

/// How long an answer is waited for. What takes longer is Unknown.
struct Patience {
  std::uint32_t timeout_ms = 0;                        // 0 is no limit
  std::shared_ptr<const std::atomic<bool>> stop = {};  // true: no longer; none: it never is
};

}  // namespace loris
