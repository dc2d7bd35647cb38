#pragma once
#include <cstdint>
#include <functional>

#include "exec/options.h"
#include "exec/result.h"

namespace loris {

/// Looks for calls of constructors and methods that build the objects of each path's input, and
/// notes them with the path (PathResult::built). Where fields that the path does not read come out
/// otherwise, the input and the output that the path shows become those of the calls.
///
/// At most `calls` are tried for an object, and a multiple of that for all paths together,
/// and none when `go_on` says no.
void build_inputs(Result& result, const ExploreOptions& options, const std::string& target,
                  std::uint64_t calls, const std::function<bool()>& go_on);

}  // namespace loris
