#pragma once
#include "exec/engine.h"
#include "exec/trace.h"
#include "spec/trail.h"

namespace loris {

/// The trail of a path as text and numbers; the state is where it is now.
Trace trace_of(Engine& engine, const State& state, const Trail& trail);

/// One place.
TraceStep trace_step(const Engine& engine, const Method& method, std::uint32_t bci);

/// "com/example/Bst.java" for a class of com.example; after its outermost class when the class file
/// names no source.
std::string source_path(const Class& cls);

}  // namespace loris
