#pragma once
#include <nlohmann/json.hpp>

#include "exec/graph.h"
#include "exec/partition.h"

namespace loris {

/// An object graph as docs/json.md describes it; `input` marks the fields that are free.
enum class GraphSide : bool { Input, Output };
nlohmann::ordered_json graph_json(const Graph& graph, GraphSide side);

/// The blocks "partition" and "final" of a listed path.
nlohmann::ordered_json partition_json(const Partition& partition);
nlohmann::ordered_json final_heap_json(const FinalHeap& heap);

}  // namespace loris
