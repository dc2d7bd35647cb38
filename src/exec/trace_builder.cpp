#include "exec/trace_builder.h"

#include <algorithm>
#include <unordered_map>

#include "base/reversed.h"
#include "exec/partition_builder.h"

namespace loris {

namespace {

std::uint32_t first_line(const Method& method) {
  std::uint32_t first = 0;
  if (method.info == nullptr || !method.info->code) return first;
  for (const LineNumber& entry : method.info->code->lines)
    first = first == 0 ? entry.line : std::min<std::uint32_t>(first, entry.line);
  return first;
}

TracedMethod traced(const Method& method) {
  return {source_path(*method.owner), method.owner->external_name(), std::string(method.name),
          first_line(method)};
}

std::uint32_t known_line(const Method& method, std::uint32_t bci) {
  const int line = method.info == nullptr ? -1 : line_at(*method.info, bci);
  return line < 0 ? 0 : static_cast<std::uint32_t>(line);
}

class TraceBuilder {
 public:
  TraceBuilder(Engine& engine, const State& state) : engine_(engine), state_(state) {}

  Trace build(const Trail& trail) {
    std::vector<const Trail*> pieces;
    for (const Trail* at = &trail; at != nullptr; at = at->before.get()) pieces.push_back(at);
    for (const Trail* piece : reversed(pieces)) {
      for (const TrailPoint& point : piece->points) add(point);
    }
    trace_.is_cut = trail.is_cut;
    return std::move(trace_);
  }

 private:
  void add(const TrailPoint& point) {
    if (point.kind == TrailPoint::Kind::Decision) return decide(point);
    TraceStep step;
    step.method = method_of(*point.code);
    step.line = known_line(*point.code->method, point.code->bci[point.pc]);
    step.depth = point.depth;
    step.is_library = point.kind == TrailPoint::Kind::Library;
    trace_.steps.push_back(std::move(step));
  }

  void decide(const TrailPoint& point) {
    if (trace_.steps.empty()) {  // code without line numbers
      if (point.code == nullptr) return;
      TraceStep step;
      step.method = method_of(*point.code);
      trace_.steps.push_back(std::move(step));
    }
    const std::size_t step = trace_.steps.size() - 1;
    if (point.guard) {
      trace_.decisions.push_back(
          {step, condition_text(engine_, state_, point.guard), point.is_implied});
      return;
    }
    std::vector<std::string> known = reference_texts(engine_, *point.after);
    for (const std::string& text : known) {
      if (std::find(known_.begin(), known_.end(), text) == known_.end())
        trace_.decisions.push_back({step, text, false});
    }
    known_ = std::move(known);
  }

  std::shared_ptr<const TracedMethod> method_of(const Code& code) {
    std::shared_ptr<const TracedMethod>& method = methods_[&code];
    if (method == nullptr) method = std::make_shared<const TracedMethod>(traced(*code.method));
    return method;
  }

  Engine& engine_;
  const State& state_;
  Trace trace_;
  std::vector<std::string> known_;  // of references, so far
  std::unordered_map<const Code*, std::shared_ptr<const TracedMethod>> methods_;
};

}  // namespace

Trace trace_of(Engine& engine, const State& state, const Trail& trail) {
  // Predicates that were run since may have decided more, by another strategy.
  return TraceBuilder(engine, trail.end ? *trail.end : state).build(trail);
}

TraceStep trace_step(const Engine& engine, const Method& method, std::uint32_t bci) {
  TraceStep step;
  step.method = std::make_shared<const TracedMethod>(traced(method));
  step.line = known_line(method, bci);
  step.is_library = method.owner->hidden || !engine.vm.covers(*method.owner);
  return step;
}

std::string source_path(const Class& cls) {
  const std::string name(cls.name);
  const std::size_t slash = name.rfind('/');
  const std::size_t start = slash == std::string::npos ? 0 : slash + 1;
  const std::string package = name.substr(0, start);
  if (cls.file != nullptr && !cls.file->source_file.empty())
    return package + std::string(cls.file->source_file);
  const std::size_t dollar = name.find('$', start + 1);
  return package + name.substr(start, dollar == std::string::npos ? dollar : dollar - start) +
         ".java";
}

}  // namespace loris
