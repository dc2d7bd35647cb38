#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "exec/shared_work.h"
#include "exec/watch.h"

namespace loris {

/// How long it will take to write down what was found: that is part of the time limit. A few paths
/// are written to nowhere now and then, to see.
class WritingReserve {
 public:
  WritingReserve(ExplorationWatch& watch, std::string target)
      : watch_(watch), target_(std::move(target)) {}

  /// Seconds for all that the ledgers list.
  double look(const std::vector<std::unique_ptr<Ledger>>& ledgers);
  const WritingCost& cost() const { return cost_; }

 private:
  void measure(const std::vector<std::unique_ptr<Ledger>>& ledgers);

  ExplorationWatch& watch_;
  const std::string target_;
  WritingCost cost_;
  std::uint64_t most_listed_ = 0;
  std::uint64_t next_ = 1;  // listed paths at which it is measured again
};

}  // namespace loris
