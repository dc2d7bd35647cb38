#pragma once
#include <cstdint>
#include <utility>

#include "heap/value.h"
#include "program/code.h"

namespace loris {

/// What happens when a frame is left, besides going on in the caller.
enum class OnExit : std::uint8_t {
  PushResult,  // an ordinary call: the result goes to the caller's operand stack
  InitDone,    // a class initializer: the caller's instruction is run again
  Throw,       // the constructor of `subject`, an exception that the VM raises
};

/// An activation of a method: locals, then operands. Frames form a list towards the caller, and
/// states share its tail; a frame that is shared is copied before it is changed.
struct Frame {
  static Frame* make(Code& code, Frame* caller);
  Frame* copy() const;
  void destroy();

  Value* locals() { return reinterpret_cast<Value*>(this + 1); }
  const Value* locals() const { return reinterpret_cast<const Value*>(this + 1); }
  Value* stack() { return locals() + code->max_locals; }
  const Value* stack() const { return locals() + code->max_locals; }
  std::uint32_t bci() const { return code->bci[pc]; }

  std::uint32_t refs = 1;
  std::uint32_t pc = 0;  // of the instruction being run
  std::uint32_t sp = 0;  // operands on the stack, in slots
  std::uint32_t depth = 1;
  Code* code = nullptr;
  Frame* caller = nullptr;
  const Class* initializing = nullptr;  // InitDone: the class
  ObjectId subject;                     // Throw: the exception
  ObjectId cause;                       // Throw: its cause, which no constructor takes, or null
  ObjectId locked;                      // a synchronized method: what it has locked
  OnExit on_exit = OnExit::PushResult;
  bool fresh =
      false;  // InitDone: supertypes are still to be initialized, no instruction has been run
};

/// The frames of a state; a copy costs one counter.
class FrameStack {
 public:
  FrameStack() = default;
  FrameStack(const FrameStack& other) : top_(other.top_) {
    if (top_ != nullptr) ++top_->refs;
  }
  FrameStack(FrameStack&& other) noexcept : top_(std::exchange(other.top_, nullptr)) {}
  FrameStack& operator=(FrameStack other) noexcept {
    std::swap(top_, other.top_);
    return *this;
  }
  ~FrameStack() { clear(); }

  bool empty() const { return top_ == nullptr; }
  const Frame& top() const { return *top_; }
  std::uint32_t depth() const { return top_ == nullptr ? 0 : top_->depth; }
  /// The top frame, belonging to this stack alone.
  Frame& own() {
    if (top_->refs > 1) [[unlikely]]
      unshare();
    return *top_;
  }
  Frame& push(Code& code) { return *(top_ = Frame::make(code, top_)); }
  void pop();
  void clear();

 private:
  void unshare();
  Frame* top_ = nullptr;
};

}  // namespace loris
