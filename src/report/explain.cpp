#include "report/explain.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "report/drawing.h"
#include "report/java_text.h"
#include "report/mentioned_values.h"
#include "report/style.h"

namespace loris {

namespace {

constexpr std::size_t kPlaceWidth = 28;    // columns before the source of a line
constexpr std::size_t kMostSteps = 2'000;  // of a path; more are not read

std::string file_name(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos ? path : path.substr(slash + 1);
}

std::string without_indent(const std::string& line) {
  const std::size_t start = line.find_first_not_of(" \t");
  return start == std::string::npos ? "" : line.substr(start);
}

class ExplanationWriter {
 public:
  ExplanationWriter(const PathResult& path, SourceFiles& sources, const TextOptions& options)
      : path_(path), sources_(sources), options_(options) {}

  std::string write(const std::string& target) {
    line(bold(fmt::format("path {} of {}", path_id(path_.choices), printable(target))));
    if (!path_.calls.empty()) line(printable(fmt::format("  {}", fmt::join(path_.calls, "; "))));
    if (path_.input) put_graph("input", *path_.input, nullptr);
    line("");
    put_steps();
    put_end();
    if (path_.output) put_graph("afterwards", *path_.output, path_.input ? &*path_.input : nullptr);
    line("");
    return std::move(text_);
  }

 private:
  std::string bold(const std::string& text) const {
    return coloured(options_.colour, Colour::Bold, text);
  }
  std::string dim(const std::string& text) const {
    return coloured(options_.colour, Colour::Dim, text);
  }
  void line(const std::string& text) { text_ += text + "\n"; }

  void put_graph(const char* title, const Graph& graph, const Graph* before) {
    line(fmt::format("  {}", title));
    constexpr std::size_t kIndent = 4;
    for (const std::string& drawn : draw(graph, before, options_.width - kIndent))
      line(std::string(kIndent, ' ') + printable(drawn));
  }

  // --- lines

  void put_steps() {
    if (!path_.trace) return;
    const Trace& trace = *path_.trace;
    const std::size_t left_out =
        trace.steps.size() > kMostSteps ? trace.steps.size() - kMostSteps : 0;
    auto decision = trace.decisions.begin();
    for (std::size_t i = 0; i < trace.steps.size(); ++i) {
      const bool is_shown = i < kMostSteps / 2 || i >= kMostSteps / 2 + left_out;
      if (is_shown) put_step(trace.steps[i]);
      if (i == kMostSteps / 2 && left_out > 0) line(dim(fmt::format("  … {} lines …", left_out)));
      for (; decision != trace.decisions.end() && decision->step == i; ++decision) {
        if (is_shown) put_decision(*decision, trace.steps[i].depth);
      }
    }
    if (trace.is_cut) line(dim("  … the rest is too long to be recorded"));
  }

  void put_step(const TraceStep& step) {
    put_method(step);
    const std::string indent(2 + 2 * std::min<std::size_t>(step.depth, kDeepest), ' ');
    if (step.is_library) {
      line(dim(indent +
               printable(fmt::format("{}.{}", step.method->class_name, step.method->name)) +
               ", in the library"));
      return;
    }
    std::string place = printable(fmt::format("{}:{}", file_name(step.method->file), step.line));
    const auto source = sources_.line(step.method->file, step.line);
    if (!source) return line(indent + "  " + place);
    const std::size_t used = indent.size() + 2 + columns(place);
    place += std::string(used < kPlaceWidth ? kPlaceWidth - used : 1, ' ');
    line(indent + "  " + dim(place) + printable(without_indent(*source)));
  }

  /// Said again when the path comes back from a call.
  void put_method(const TraceStep& step) {
    if (step.is_library || (method_ == step.method && depth_ == step.depth)) return;
    method_ = step.method;
    depth_ = step.depth;
    const std::string indent(2 + 2 * std::min<std::size_t>(step.depth, kDeepest), ' ');
    line(indent + printable(fmt::format("{}.{}", step.method->class_name, step.method->name)));
  }

  void put_decision(const TraceDecision& decision, std::uint32_t depth) {
    const std::string indent(6 + 2 * std::min<std::size_t>(depth, kDeepest), ' ');
    std::string text = printable(decision.text);
    if (path_.input) {
      std::vector<std::string> values;
      for (const auto& [name, value] : mentioned_values(decision.text, *path_.input))
        values.push_back(printable(shortened(fmt::format("{} = {}", name, value), kLongestValue)));
      if (!values.empty()) text += dim(fmt::format("   [{}]", fmt::join(values, ", ")));
    }
    if (decision.is_implied) text += dim("   (the precondition leaves no other)");
    line(indent + coloured(options_.colour, Colour::Yellow, "└ ") + text);
  }

  // --- the end

  void put_end() {
    const std::string where = path_.at.empty() ? "" : " at " + printable(path_.at);
    const std::string kind = printable(path_.kind);
    switch (path_.ending) {
      case Ending::Normal: line(bold("  returns ") + printable(path_.result)); break;
      case Ending::Exceptional:
        line(bold("  throws ") + kind + where + ", which is declared or allowed");
        break;
      case Ending::Violating:
        line(coloured(options_.colour, Colour::Red, "  violates: ") + kind +
             (is_check(path_) ? " does not hold" : where + ", which nobody declares"));
        break;
      case Ending::Undecided:
        line(bold("  is undecided: ") + kind + where);
        line(printable("    no input was shown to end so: " + path_.unchecked));
        break;
      case Ending::Cut: line(bold("  is cut: ") + kind + where); break;
      case Ending::Unsupported: line(bold("  ends unsupported: ") + kind + where); break;
    }
    if (!path_.message.empty()) line("    " + printable(path_.message));
    for (const std::string& frame : path_.stack) line(dim("    at " + printable(frame)));
    if (path_.audit == Audit::Infeasible)
      line("    a false alarm: no input that satisfies the preconditions takes this path");
  }

  static constexpr std::size_t kDeepest = 20;  // calls that are still indented
  static constexpr std::size_t kLongestValue = 100;

  const PathResult& path_;
  SourceFiles& sources_;
  const TextOptions& options_;
  std::shared_ptr<const TracedMethod> method_;
  std::uint32_t depth_ = 0;
  std::string text_;
};

}  // namespace

std::string explain(const PathResult& path, const std::string& target, SourceFiles& sources,
                    const TextOptions& options) {
  return ExplanationWriter(path, sources, options).write(target);
}

}  // namespace loris
