#include "report/mentioned_values.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "base/reversed.h"
#include "report/graph_view.h"
#include "report/java_text.h"

namespace loris {

namespace {

bool begins_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' ||
         static_cast<unsigned char>(c) >= 0x80;
}
bool continues_name(char c) { return begins_name(c) || (c >= '0' && c <= '9'); }

std::string_view word_at(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() && continues_name(text[end])) ++end;
  return text.substr(at, end - at);
}

/// Follows a name from a root through fields and elements.
class Walk {
 public:
  Walk(const Graph& graph, std::string_view text, std::size_t at)
      : graph_(graph), text_(text), at_(at) {}

  /// The value, if the whole name leads to one; `end` is where the name ends.
  std::optional<GraphValue> follow(std::size_t& end) {
    const std::string_view word = word_at(text_, at_);
    std::optional<GraphValue> value = root(word);
    at_ += word.size();
    while (at_ < text_.size() && (text_[at_] == '.' || text_[at_] == '[')) {
      const std::size_t before = at_;
      std::optional<GraphValue> next = text_[at_] == '.' ? field(value) : element(value);
      if (at_ == before) break;
      value = next;
    }
    end = at_;
    return value;
  }

 private:
  std::optional<GraphValue> root(std::string_view name) const {
    for (const GraphRoot& root : graph_.roots) {
      if (root.name == name) return root.value;
    }
    return std::nullopt;
  }

  const GraphNode* object(const std::optional<GraphValue>& value) const {
    const auto node = value ? GraphView::target(*value) : std::nullopt;
    return node ? &graph_.nodes[*node] : nullptr;
  }

  std::optional<GraphValue> field(const std::optional<GraphValue>& value) {
    const std::string_view name = word_at(text_, at_ + 1);
    if (name.empty()) return std::nullopt;
    at_ += 1 + name.size();
    const GraphNode* node = object(value);
    if (node == nullptr) return std::nullopt;
    for (const GraphField& one : reversed(node->fields)) {
      if (one.name == name) return one.value;
    }
    if (name != "length") return std::nullopt;
    if (node->class_name.starts_with('[')) return GraphValue{'I', node->elements.size()};
    if (node->class_name != "java/lang/String" || !text_.substr(at_).starts_with("()"))
      return std::nullopt;
    at_ += 2;
    return GraphValue{'I', node->text.size()};
    return std::nullopt;
  }

  std::optional<GraphValue> element(const std::optional<GraphValue>& value) {
    std::size_t end = at_ + 1, index = 0;
    while (end < text_.size() && text_[end] >= '0' && text_[end] <= '9' && end < at_ + 8)
      index = 10 * index + static_cast<std::size_t>(text_[end++] - '0');
    if (end == at_ + 1 || end == text_.size() || text_[end] != ']') return std::nullopt;
    at_ = end + 1;
    const GraphNode* node = object(value);
    if (node == nullptr || index >= node->elements.size()) return std::nullopt;
    return node->elements[index];
  }

  const Graph& graph_;
  std::string_view text_;
  std::size_t at_;
};

}  // namespace

std::vector<std::pair<std::string, std::string>> mentioned_values(const std::string& condition,
                                                                  const Graph& input) {
  std::vector<std::pair<std::string, std::string>> found;
  const GraphView view(input, nullptr);
  for (std::size_t at = 0; at < condition.size();) {
    if (!begins_name(condition[at])) {
      const std::size_t digits = word_at(condition, at).size();
      at += std::max<std::size_t>(digits, 1);
      continue;
    }
    std::size_t end = at;
    const auto value = Walk(input, condition, at).follow(end);
    std::string name = condition.substr(at, end - at);
    at = end;
    if (!value) continue;
    const auto node = GraphView::target(*value);
    if (value->type == 'L' && (!node || !view.is_atom(*node))) continue;
    std::string text = node ? view.atom_text(*node) : primitive_text(*value);
    const bool is_known =
        std::any_of(found.begin(), found.end(), [&](const auto& one) { return one.first == name; });
    if (!is_known) found.emplace_back(std::move(name), std::move(text));
  }
  return found;
}

}  // namespace loris
