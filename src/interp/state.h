#pragma once
#include "base/persistent_array.h"
#include "heap/heap.h"
#include "heap/input_heap.h"
#include "interp/frame.h"

namespace loris {

/// JVMS 5.5. There is one thread, so a class in progress is always being initialized by ourselves.
enum class InitStatus : std::uint8_t { Untouched, InProgress, Done, Failed };

/// What one state knows of a class.
struct ClassState {
  ObjectId mirror;  // its java.lang.Class object, which also holds its static fields
  InitStatus status = InitStatus::Untouched;
  ObjectId failure;  // Failed: the ExceptionInInitializerError or other error, for later messages
};

/// How often one activation of a loop went round by the input.
struct LoopCount {
  std::uint32_t depth, target;           // of the frame, and where the loop starts in its code
  std::uint32_t rounds, steps, objects;  // rounds that count; steps and objects when last seen
};

/// A branch that a state takes when it goes on: covered then, not when the fork was made.
struct Edge {
  Code* code = nullptr;
  std::uint32_t at = 0;
  std::uint8_t mark = 0;
};

/// One path so far. Copies share structure, so a fork costs a few counters.
struct State {
  FrameStack stack;
  Heap heap;
  PersistentArray<ClassState> classes;  // by ClassId
  PersistentArray<ObjectId> literals;   // interned strings, by the interpreter's literal numbers
  /// Initializers that ran on the path, and which objects they have made: from, to (none yet: 0).
  struct Initialized {
    const Class* cls;
    std::uint32_t from, to;
  };
  std::shared_ptr<const std::vector<Initialized>> initialized;
  std::uint32_t made_from = 0;  // objects below were there when the target was called
  PersistentArray<ObjectId>
      modules;      // java.lang.Module objects, by the interpreter's module numbers
  InputHeap input;  // what is decided of the objects that the run was given
  std::uint32_t symbolic_steps = 0;  // values of the input that were read or tested
  std::vector<LoopCount> loops;      // innermost last
  Edge edge;
  ObjectId main_thread;             // the first of all
  ObjectId thread;                  // the java.lang.Thread that runs
  std::int64_t slept = 0;           // nanoseconds that the program slept or waited
  std::int64_t next_thread_id = 3;  // as HotSpot numbers the threads that a program makes
};

}  // namespace loris
