#include "report/dot.h"

#include <ostream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "report/graph_view.h"
#include "report/java_text.h"

namespace loris {

namespace {

constexpr std::size_t kLongestText = 120;  // of one value; longer ones help nobody
constexpr std::size_t kMostParts = 60;     // of one object

/// Printable text in quotes, with lines that end in "\l": to the left.
std::string escaped(std::string_view text) {
  std::string made;
  for (const char c : printable(text)) {
    if (c == '"' || c == '\\') made += '\\';
    made += c;
  }
  return made;
}

class GraphWriter {
 public:
  GraphWriter(std::ostream& out, const Graph& graph, const Graph* before, std::string prefix)
      : out_(out), view_(graph, before), before_(before), prefix_(std::move(prefix)) {}

  void write(const char* title) {
    out_ << "  subgraph cluster_" << prefix_ << " {\n    label=\"" << title << "\";\n";
    for (std::size_t i = 0; i < view_.graph().nodes.size(); ++i) {
      if (view_.uses(i) > 0 && !view_.is_atom(i)) put_object(i);
    }
    for (std::size_t i = 0; i < view_.graph().roots.size(); ++i) put_root(i);
    out_ << "  }\n";
  }

 private:
  std::string id(std::size_t node) const { return fmt::format("{}_o{}", prefix_, node + 1); }

  /// What stands in its place; none for a reference to an object that has its own box.
  std::optional<std::string> inline_text(GraphValue value) const {
    if (value.type != 'L') return primitive_text(value);
    const auto node = GraphView::target(value);
    if (!node) return "null";
    if (view_.is_atom(*node)) return view_.atom_text(*node);
    return std::nullopt;
  }

  void put_object(std::size_t node) {
    std::string label = escaped(view_.class_name(node)) + "\\l";
    const std::vector<Part> parts = view_.parts(node);
    std::size_t shown = 0;
    for (const Part& part : parts) {
      if (++shown > kMostParts) break;
      if (const auto text = inline_text(part.value))
        label += escaped(limited(part.key) + " = " + limited(*text)) + "\\l";
    }
    if (parts.size() > kMostParts) label += fmt::format("… {} more\\l", parts.size() - kMostParts);
    if (view_.hides_fields(node)) label += "…\\l";
    out_ << fmt::format("    {} [label=\"{}\"{}];\n", id(node), label, colour(node));
    for (const Part& part : parts) {
      const auto to = GraphView::target(part.value);
      if (to && !view_.is_atom(*to))
        out_ << fmt::format("    {} -> {} [label={}];\n", id(node), id(*to),
                            dot_quoted(limited(part.key)));
    }
  }

  std::string colour(std::size_t node) const {
    if (before_ == nullptr) return "";
    if (node >= before_->nodes.size()) return ", color=\"#2e7d32\", penwidth=2";
    return is_changed(view_.node(node), before_->nodes[node]) ? ", color=\"#e65100\", penwidth=2"
                                                              : "";
  }

  static bool is_changed(const GraphNode& now, const GraphNode& earlier) {
    for (std::size_t i = 0; i < now.fields.size() && i < earlier.fields.size(); ++i) {
      if (!(now.fields[i].value == earlier.fields[i].value)) return true;
    }
    return now.elements != earlier.elements;
  }

  void put_root(std::size_t index) {
    const GraphRoot& root = view_.graph().roots[index];
    const auto text = inline_text(root.value);
    const std::string label = limited(root.name) + (text ? " = " + limited(*text) : "");
    out_ << fmt::format("    {}_r{} [shape=plaintext, label={}];\n", prefix_, index + 1,
                        dot_quoted(label));
    if (!text)
      out_ << fmt::format("    {}_r{} -> {};\n", prefix_, index + 1,
                          id(*GraphView::target(root.value)));
  }

  static std::string limited(const std::string& text) { return shortened(text, kLongestText); }

  std::ostream& out_;
  GraphView view_;
  const Graph* before_;
  const std::string prefix_;
};

std::string title_of(const PathResult& path, const std::string& target) {
  std::string title = target + ", path " + path_id(path.choices);
  if (!path.kind.empty()) title += ": " + path.kind;
  return shortened(title, 3 * kLongestText);
}

}  // namespace

std::string dot_quoted(std::string_view text) { return "\"" + escaped(text) + "\""; }

void write_dot(std::ostream& out, const PathResult& path, const std::string& target) {
  out << "digraph " << dot_quoted(title_of(path, target)) << " {\n"
      << "  graph [rankdir=LR, labelloc=t, fontname=\"Helvetica\", label="
      << dot_quoted(title_of(path, target)) << "];\n"
      << "  node [shape=box, fontname=\"Helvetica\"];\n"
      << "  edge [fontname=\"Helvetica\", fontsize=10];\n";
  if (path.input) GraphWriter(out, *path.input, nullptr, "input").write("input");
  if (path.output)
    GraphWriter(out, *path.output, path.input ? &*path.input : nullptr, "output")
        .write("afterwards");
  if (!path.calls.empty())
    out << "  calls [shape=plaintext, label="
        << dot_quoted(fmt::format("{}", fmt::join(path.calls, "; "))) << "];\n";
  out << "}\n";
}

}  // namespace loris
