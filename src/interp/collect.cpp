// Frees objects that a state cannot reach: mark from its roots, then sweep.
#include "interp/interpreter.h"

namespace loris {

namespace {

class Marker {
 public:
  Marker(const Program& program, const Known& known, const State& state)
      : program_(program), known_(known), state_(state), live_(state.heap.limit(), false) {}

  std::vector<bool> mark() {
    add(state_.thread);
    add(state_.main_thread);
    for (const Frame* frame = state_.stack.empty() ? nullptr : &state_.stack.top();
         frame != nullptr; frame = frame->caller) {
      add_frame(*frame);
    }
    state_.classes.for_each([this](std::uint32_t, const ClassState& known) {
      add(known.mirror);
      add(known.failure);
    });
    state_.literals.for_each([this](std::uint32_t, ObjectId id) { add(id); });
    state_.input.for_each_decided(
        [this](SymbolId, const InputHeap::Facts& facts) { add(facts.object); });
    state_.modules.for_each([this](std::uint32_t, ObjectId id) { add(id); });
    while (!pending_.empty()) {
      const ObjectId id = pending_.back();
      pending_.pop_back();
      add_contents(state_.heap.at(id));
    }
    return std::move(live_);
  }

 private:
  void add(ObjectId id) {
    if (!id || live_[id.value]) return;
    live_[id.value] = true;
    pending_.push_back(id);
  }

  void add_frame(const Frame& frame) {
    add(frame.subject);
    add(frame.cause);
    add(frame.locked);
    const std::uint32_t slots = frame.code->max_locals + frame.sp;
    for (std::uint32_t i = 0; i < slots; ++i) {
      const Value& value = frame.locals()[i];
      if (value.kind == Kind::Ref && !value.symbolic) add(value.as_ref());
    }
  }

  void add_contents(const Object& object) {
    if (object.has_unknown_length()) {
      for (const ArrayElement& element : object.symbolic()->elements) {
        if (element.current.kind == Kind::Ref && !element.current.symbolic)
          add(element.current.as_ref());
      }
      return;
    }
    if (object.is_array()) {
      if (object.storage() != Storage::Ref) return;
      for (std::uint32_t i = 0; i < object.length(); ++i)
        add(ObjectId{object.raw<std::uint32_t>(i)});
      return;
    }
    const Class& cls = program_.at(object.cls());
    for (std::uint32_t slot = 0; slot < cls.instance_slots; ++slot) {
      if (cls.reference_slots[slot]) add(ObjectId{object.raw<std::uint32_t>(2 * slot)});
    }
    if (&cls == &known_.class_class) add_statics(object);
  }

  /// A mirror also holds the static fields of its class.
  void add_statics(const Object& mirror) {
    const Class& cls = program_.at(ClassId{mirror.raw<std::uint32_t>(2 * known_.class_id)});
    for (const Field& field : cls.fields) {
      if (!field.is_static() || field.storage != Storage::Ref) continue;
      add(ObjectId{
          mirror.raw<std::uint32_t>(2 * (known_.class_class.instance_slots + field.slot))});
    }
  }

  const Program& program_;
  const Known& known_;
  const State& state_;
  std::vector<bool> live_;
  std::vector<ObjectId> pending_;
};

constexpr std::size_t kFirstCollection = std::size_t{256} << 20;

}  // namespace

void Interpreter::collect_if_due() {
  if (merger_ != nullptr) return;  // terms hold objects too
  if (heap().allocated_bytes() < std::max(kFirstCollection, collect_at_)) [[likely]]
    return;
  state_->heap.sweep(Marker(program_, *known_, *state_).mark());
  collect_at_ = heap().live_bytes();
}

}  // namespace loris
