#pragma once
#include "exec/engine.h"
#include "exec/result.h"
#include "exec/search.h"

namespace loris {

/// Writes which inputs take a path, and what its run leaves behind, in terms of the initial heap
/// (partition.h).
void describe_partition(Engine& engine, const Node& node, PathResult& path, Value result);

/// The conditions of a path for people.
std::vector<std::string> condition_texts(Engine& engine, const Node& node);
/// The same of one conjunct, and of what is decided of references.
std::string condition_text(Engine& engine, const State& state, Term conjunct);
std::vector<std::string> reference_texts(Engine& engine, const State& state);

}  // namespace loris
