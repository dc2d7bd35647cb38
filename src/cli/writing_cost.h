#pragma once
#include <memory>
#include <string>
#include <vector>

#include "cli/explore_options.h"
#include "exec/result.h"

namespace loris {

/// How long it takes to write paths as the command wants them: a few are written to nowhere.
class WritingSample {
 public:
  explicit WritingSample(const ExploreCommand& command);
  ~WritingSample();

  WritingCost cost(const std::vector<PathResult>& paths, const std::string& target);

 private:
  struct Tests;
  void prepare(const std::string& target);
  void write(Result& result);
  double seconds_for(const std::vector<PathResult>& paths, std::size_t count);

  const ExploreCommand& command_;
  std::unique_ptr<Tests> tests_;
  double preparing_ = 0;  // seconds
};

/// Leaves out of a result what cannot be written within so many seconds, and says so: paths that
/// do not violate, then the heaps of violations.
void fit_into(Result& result, double seconds);

}  // namespace loris
