#include "interp/frame.h"

#include <algorithm>
#include <cstdlib>
#include <new>

namespace loris {

namespace {

void* allocate(const Code& code) {
  const std::size_t slots = std::size_t{code.max_locals} + code.max_stack;
  void* memory = std::malloc(sizeof(Frame) + slots * sizeof(Value));
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

Frame* Frame::make(Code& code, Frame* caller) {
  auto* frame = new (allocate(code)) Frame;
  frame->code = &code;
  frame->caller = caller;
  frame->depth = caller == nullptr ? 1 : caller->depth + 1;
  std::fill_n(frame->locals(), code.max_locals, Value{});
  return frame;
}

Frame* Frame::copy() const {
  auto* frame = new (allocate(*code)) Frame(*this);
  frame->refs = 1;
  std::copy_n(locals(), code->max_locals + sp, frame->locals());
  return frame;
}

void Frame::destroy() { std::free(this); }

void FrameStack::unshare() {
  Frame* copy = top_->copy();
  if (copy->caller != nullptr) ++copy->caller->refs;
  --top_->refs;
  top_ = copy;
}

void FrameStack::pop() {
  Frame* popped = top_;
  top_ = popped->caller;
  if (popped->refs > 1) {
    --popped->refs;
    if (top_ != nullptr) ++top_->refs;
  } else {
    popped->destroy();  // its reference to the caller becomes ours
  }
}

void FrameStack::clear() {
  while (top_ != nullptr && --top_->refs == 0) {
    Frame* caller = top_->caller;
    top_->destroy();
    top_ = caller;
  }
  top_ = nullptr;
}

}  // namespace loris
