#include "exec/writing_reserve.h"

#include <algorithm>

namespace loris {

double WritingReserve::look(const std::vector<std::unique_ptr<Ledger>>& ledgers) {
  constexpr std::uint64_t kFactor = 4;
  std::uint64_t listed = 0;
  for (const auto& ledger : ledgers) listed += (*ledger)->found.listed.size();
  listed = most_listed_ = std::max(listed, most_listed_);  // once merged, they are elsewhere
  if (listed >= next_) {
    next_ = kFactor * listed;
    measure(ledgers);
  }
  return cost_.of(listed);
}

/// The newest are the largest, mostly.
void WritingReserve::measure(const std::vector<std::unique_ptr<Ledger>>& ledgers) {
  constexpr std::size_t kMost = 256;
  std::vector<PathResult> sample;
  for (const auto& ledger : ledgers) {
    const auto from = ledger->lock();
    const std::vector<PathResult>& listed = from->found.listed;
    const std::size_t count = std::min(kMost - sample.size(), listed.size());
    sample.insert(sample.end(), listed.end() - static_cast<std::ptrdiff_t>(count), listed.end());
  }
  if (!sample.empty()) cost_ = watch_.cost_of_writing(sample, target_);
}

}  // namespace loris
