#include "report/heap_dot.h"

#include <algorithm>
#include <deque>
#include <map>

#include <fmt/format.h>

#include "report/script_text.h"

namespace loris {

namespace {

constexpr std::size_t kMostText = 24, kMostElements = 24, kElementsInRow = 6, kMostInRow = 4;

// Also in html/page.css.
constexpr const char* kHead = "#dfe7f1";
constexpr const char* kNewHead = "#cdebd3";
constexpr const char* kGoneHead = "#e9e4e4";
constexpr const char* kBody = "#fbfcfe";
constexpr const char* kChanged = "#ffe3a3";
constexpr const char* kRoot = "#e9e3f8";
constexpr const char* kLine = "#5d6b7e";
constexpr const char* kChangedLine = "#a05a00";
constexpr const char* kText = "#17202c";

/// The length of the UTF-8 character that starts here; 0 when it is none.
std::size_t utf8_length(const std::string& text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(at);
  const std::size_t length = first < 0x80                    ? 1
                             : first >= 0xc2 && first < 0xe0 ? 2
                             : first >= 0xe0 && first < 0xf0 ? 3
                             : first >= 0xf0 && first < 0xf5 ? 4
                                                             : 0;
  if (length == 0 || at + length > text.size()) return 0;
  for (std::size_t i = at + 1; i < at + length; ++i) {
    if ((byte(i) & 0xc0U) != 0x80U) return 0;
  }
  // Halves of surrogate pairs, which class files may hold, are no characters of XML.
  const bool is_surrogate = first == 0xed && byte(at + 1) >= 0xa0;
  return is_surrogate ? 0 : length;
}

/// How far each object is from the roots.
std::map<std::size_t, std::size_t> depths(const ShownHeap& heap) {
  std::map<std::size_t, const ShownObject*> objects;
  for (const ShownObject& object : heap.objects) objects.emplace(object.node, &object);
  std::map<std::size_t, std::size_t> depth;
  std::deque<std::size_t> waiting;
  const auto reach = [&](const ShownPart& part, std::size_t at) {
    if (part.target && depth.try_emplace(*part.target, at).second) waiting.push_back(*part.target);
  };
  for (const ShownPart& root : heap.roots) reach(root, 0);
  while (!waiting.empty()) {
    const std::size_t node = waiting.front();
    waiting.pop_front();
    const auto found = objects.find(node);
    if (found == objects.end()) continue;
    for (const ShownPart& part : found->second->parts) reach(part, depth[node] + 1);
  }
  return depth;
}

bool is_link(const ShownPart& part) { return part.target || part.text == "null"; }

class DotWriter {
 public:
  explicit DotWriter(const ShownHeap& heap) : heap_(heap), depth_(depths(heap)) {}

  std::string write() {
    text_ = "digraph heap {\n";
    text_ += "graph [nodesep=0.3 ranksep=0.35 bgcolor=transparent pad=0.1]\n";
    text_ += "node [shape=plain fontname=Courier fontsize=11]\n";
    text_ += fmt::format("edge [arrowsize=0.6 color=\"{}\"]\n", kLine);
    put_roots();
    for (const ShownObject& object : heap_.objects) put_object(object);
    for (const ShownObject& object : heap_.objects) put_edges(object);
    return text_ + "}\n";
  }

 private:
  static std::string shown(const std::string& text) {
    return html_text(label_text(text, kMostText));
  }

  static std::string table(const char* fill, const std::string& rows) {
    return fmt::format(
        "<<TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"3\" BGCOLOR=\"{}\" "
        "COLOR=\"{}\">{}</TABLE>>",
        fill, kLine, rows);
  }

  static std::string font(const std::string& text) {
    return fmt::format("<FONT COLOR=\"{}\">{}</FONT>", kText, text);
  }

  static std::string background(const ShownPart& part) {
    return part.is_changed ? fmt::format(" BGCOLOR=\"{}\"", kChanged) : "";
  }

  /// Numbers and the like are no part of the picture.
  void put_roots() {
    for (std::size_t i = 0; i < heap_.roots.size(); ++i) {
      const ShownPart& root = heap_.roots[i];
      if (!root.target) continue;
      const std::string row = fmt::format("<TR><TD>{}</TD></TR>", font(shown(root.key)));
      text_ += fmt::format("r{} [label={}]\n", i, table(kRoot, row));
      text_ += fmt::format("r{} -> n{}\n", i, *root.target);
    }
  }

  void put_object(const ShownObject& object) {
    std::vector<const ShownPart*> links, plain;
    for (const ShownPart& part : object.parts)
      (object.is_array || is_link(part) ? links : plain).push_back(&part);
    const std::size_t shown_links =
        object.is_array ? std::min(links.size(), kMostElements) : links.size();
    const std::size_t left_out = links.size() - shown_links;
    links.resize(shown_links);
    const std::size_t in_row = object.is_array             ? kElementsInRow
                               : links.size() > kMostInRow ? 1
                                                           : kMostInRow;
    const std::size_t span = std::max<std::size_t>(1, std::min(in_row, links.size()));
    std::string rows = heading(object, span);
    for (const ShownPart* part : plain) rows += row(*part, span);
    if (object.hides_parts) rows += note("…", span);
    for (std::size_t from = 0; from < links.size(); from += in_row) {
      rows += "<TR>";
      for (std::size_t i = from; i < std::min(from + in_row, links.size()); ++i)
        rows += cell(object, *links[i]);
      rows += "</TR>";
    }
    if (left_out > 0) rows += note(fmt::format("… {} more", left_out), span);
    text_ += fmt::format("n{} [label={}]\n", object.node, table(kBody, rows));
  }

  static std::string note(const std::string& text, std::size_t span) {
    return fmt::format("<TR><TD COLSPAN=\"{}\" ALIGN=\"LEFT\">{}</TD></TR>", span, font(text));
  }

  static std::string heading(const ShownObject& object, std::size_t span) {
    const char* fill = object.fate == Fate::New    ? kNewHead
                       : object.fate == Fate::Gone ? kGoneHead
                                                   : kHead;
    const char* note = object.fate == Fate::New ? " +" : object.fate == Fate::Gone ? " −" : "";
    return fmt::format("<TR><TD COLSPAN=\"{}\" BGCOLOR=\"{}\">{}</TD></TR>", span, fill,
                       font(shown(object.class_name) + note));
  }

  static std::string row(const ShownPart& part, std::size_t span) {
    return fmt::format("<TR><TD COLSPAN=\"{}\" ALIGN=\"LEFT\"{}>{}</TD></TR>", span,
                       background(part), font(shown(part.key) + " = " + shown(part.text)));
  }

  static std::string cell(const ShownObject& object, const ShownPart& part) {
    const std::string value = part.target           ? ""
                              : part.text == "null" ? " ∅"
                              : object.is_array     ? " " + shown(part.text)
                                                    : "";
    const std::string port =
        part.target ? fmt::format(" PORT=\"p{}\"", &part - object.parts.data()) : "";
    return fmt::format("<TD{}{}>{}</TD>", port, background(part), font(shown(part.key) + value));
  }

  void put_edges(const ShownObject& object) {
    for (std::size_t i = 0; i < object.parts.size(); ++i) {
      const ShownPart& part = object.parts[i];
      if (!part.target || (object.is_array && i >= kMostElements)) continue;
      const bool goes_down = depth_[*part.target] > depth_[object.node];
      text_ += fmt::format(
          "n{}:p{}{} -> n{} [{}{}]\n", object.node, i, goes_down ? ":s" : "", *part.target,
          goes_down ? "" : "constraint=false ",
          part.is_changed ? fmt::format("color=\"{}\" penwidth=1.8", kChangedLine) : "");
    }
  }

  const ShownHeap& heap_;
  std::map<std::size_t, std::size_t> depth_;
  std::string text_;
};

}  // namespace

std::string label_text(const std::string& text, std::size_t most) {
  std::string label;
  std::size_t characters = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (++characters > most) return label + "…";
    const std::size_t length = utf8_length(text, at);
    const auto first = static_cast<unsigned char>(text[at]);
    const bool is_control = first < 0x20 || first == 0x7f;
    if (length == 0 || is_control)
      label += "\uFFFD";
    else
      label += text.substr(at, length);
    at += std::max<std::size_t>(1, length);
  }
  return label;
}

std::string heap_dot(const ShownHeap& heap) { return DotWriter(heap).write(); }

}  // namespace loris
