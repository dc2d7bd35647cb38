#include "spec/trail.h"

#include <algorithm>

#include "base/reversed.h"

namespace loris {

namespace {

/// Of one path. What comes after is left out, and the trail says so.
constexpr std::size_t kMostPoints = 100'000;

TrailPoint decision(const Trail& trail, Term guard, const State& after, bool is_implied) {
  TrailPoint point;
  point.kind = TrailPoint::Kind::Decision;
  point.is_implied = is_implied;
  point.guard = guard;
  if (!guard) point.after = std::make_shared<const State>(after);
  if (trail.frames.empty()) return point;
  point.code = trail.frames.back().code;
  point.pc = trail.frames.back().pc;
  point.depth = trail.frames.back().shown_depth;
  return point;
}

/// Every constructor calls that of Object, and calls of synthesized code are no calls of the
/// library.
bool is_worth_telling(const Method& method) {
  return !method.owner->hidden && method.owner->name != "java/lang/Object";
}

}  // namespace

Trail::~Trail() {
  std::shared_ptr<Trail> next = std::move(before);
  while (next != nullptr && next.use_count() == 1) next = std::exchange(next->before, nullptr);
}

void TrailRecorder::begin(std::shared_ptr<Trail> before) {
  trail_ = std::make_shared<Trail>();
  if (before != nullptr) {
    trail_->frames = before->frames;
    trail_->size = before->size;
    trail_->is_cut = before->is_cut;
  }
  trail_->before = std::move(before);
}

std::shared_ptr<Trail> TrailRecorder::finish() { return std::move(trail_); }

void TrailRecorder::add(TrailPoint point) {
  if (trail_->size >= kMostPoints) {
    trail_->is_cut = true;
    return;
  }
  ++trail_->size;
  trail_->points.push_back(std::move(point));
}

void TrailRecorder::decide(Term guard, const State& after, bool is_implied) {
  if (!guard && is_implied) return;
  add(decision(*trail_, guard, after, is_implied));
}

std::shared_ptr<Trail> TrailRecorder::decided(const std::shared_ptr<Trail>& before, Term guard,
                                              const State& after) const {
  auto made = std::make_shared<Trail>();
  made->before = before;
  made->frames = before->frames;
  made->size = before->size;
  made->is_cut = before->is_cut;
  if (made->is_cut) return made;
  ++made->size;
  made->points.push_back(decision(*before, guard, after, false));
  return made;
}

/// Frames were pushed, left or replaced since the last look.
void TrailRecorder::enter(const State& state) {
  auto& frames = trail_->frames;
  std::vector<const Frame*> above;  // those that the trail does not know, innermost first
  for (const Frame* at = &state.stack.top(); at != nullptr; at = at->caller) {
    const bool is_known = at->depth <= frames.size() && frames[at->depth - 1].code == at->code;
    if (is_known) break;
    above.push_back(at);
  }
  frames.resize(std::min<std::size_t>(frames.size(), state.stack.depth() - above.size()));
  for (const Frame* at : reversed(above)) {
    const Code& code = *at->code;
    TrailFrame frame;
    frame.code = &code;
    frame.is_library = code.method->owner->hidden || !vm_.covers(*code.method->owner);
    const bool from_program = frames.empty() || !frames.back().is_library;
    if (!frames.empty()) frame.shown_depth = frames.back().shown_depth + (from_program ? 1 : 0);
    frames.push_back(frame);
    const bool is_outermost = frame.is_library && from_program && frames.size() > 1;
    // What the VM does by itself, initializers and its own exceptions, is no call of the program.
    const bool is_called = at->on_exit == OnExit::PushResult;
    if (is_outermost && is_called && is_worth_telling(*code.method))
      add({TrailPoint::Kind::Library, false, &code, at->pc, frame.shown_depth, {}, {}});
  }
}

void TrailRecorder::look(const State& state) {
  const Frame& top = state.stack.top();
  auto& frames = trail_->frames;
  const bool is_same = frames.size() == top.depth && frames.back().code == top.code;
  if (!is_same) enter(state);
  TrailFrame& frame = frames.back();
  if (!frame.is_library) {
    const int line = line_of(*top.code, top.pc);
    if (is_new_line(frame, top.pc, line)) {
      frame.line = line;
      add({TrailPoint::Kind::Line, false, top.code, top.pc, frame.shown_depth, {}, {}});
    }
  }
  frame.pc = top.pc;
}

/// Another line than before, or once more round a loop that is all on one.
bool TrailRecorder::is_new_line(const TrailFrame& frame, std::uint32_t pc, int line) {
  if (line < 0) return false;
  if (line != frame.line) return true;
  if (pc >= frame.pc) return false;
  for (std::uint32_t at = pc; at <= frame.pc; ++at) {
    if (line_of(*frame.code, at) != line) return false;
  }
  return true;
}

int TrailRecorder::line_of(const Code& code, std::uint32_t pc) {
  auto [found, is_new] = lines_.try_emplace(&code);
  if (is_new) {
    for (const std::uint16_t bci : code.bci)
      found->second.push_back(line_at(*code.method->info, bci));
  }
  return found->second[pc];
}

}  // namespace loris
