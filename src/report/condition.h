#pragma once
#include <string>
#include <vector>

#include "exec/result.h"

namespace loris {

/// What a listed path asks of its input, for readers: which references are null or the same, then
/// the numbers. Classes are left to the partition, which is exact.
std::vector<std::string> condition_of(const PathResult& path);

}  // namespace loris
