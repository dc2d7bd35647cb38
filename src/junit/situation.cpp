#include "junit/situation.h"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

namespace loris {

namespace {

bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_decimal(char c) { return c >= '0' && c <= '9'; }

struct Relation {
  std::string_view sign, word, opposite;
};

/// Longer signs first, as they are looked for in this order.
constexpr std::array kRelations{
    Relation{" == ", "Is", "IsNot"},           Relation{" != ", "IsNot", "Is"},
    Relation{" <= ", "AtMost", "Above"},       Relation{" >= ", "AtLeast", "Below"},
    Relation{" < ", "Below", "AtLeast"},       Relation{" > ", "Above", "AtMost"},
    Relation{" instanceof ", "IsA", "IsNotA"},
};

/// A place or a number: "this.root.left", "a[0]", "-5", "null".
bool is_simple(std::string_view text) {
  return !text.empty() && text.find_first_of(" ()?:+*/%&|^~<>=") == std::string_view::npos;
}

bool is_number(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && is_decimal(text[0]);
}

/// "this.root.left" -> "RootLeft", "-5" -> "Minus5", "a[0]" -> "A0"
std::string words_of_simple(std::string_view text) {
  const bool is_negative = text.starts_with('-');
  if (is_negative) text.remove_prefix(1);
  std::string words = is_negative ? "Minus" : "";
  for (std::size_t at = text.find("this."); at != std::string_view::npos; at = text.find("this.")) {
    const bool is_start = at == 0 || text[at - 1] == '[';
    words += capitalized(text.substr(0, is_start ? at : at + 5));
    text.remove_prefix(at + 5);
  }
  return words + capitalized(text);
}

/// The two sides of a sum or difference of simple things: "this.tail - 1", "a[i + 1]".
struct Sum {
  std::string_view left, right, word;
};
std::optional<Sum> sum_of(std::string_view text) {
  for (const auto& [sign, word] : {std::pair(" + ", "Plus"), std::pair(" - ", "Minus")}) {
    const std::size_t at = text.find(sign);
    if (at == std::string_view::npos) continue;
    const Sum sum{text.substr(0, at), text.substr(at + 3), word};
    if (is_simple(sum.left) && is_simple(sum.right)) return sum;
  }
  return std::nullopt;
}

bool is_named(std::string_view text) { return is_simple(text) || sum_of(text); }

/// The same of sums: "this.tail - 1" -> "TailMinus1".
std::string words_of(std::string_view text) {
  const auto sum = sum_of(text);
  if (!sum) return words_of_simple(text);
  const std::string left = words_of_simple(sum->left), right = words_of_simple(sum->right);
  return left.empty() || right.empty() ? "" : left + std::string(sum->word) + right;
}

/// "pkg.Tree$Leaf" -> "Leaf"
std::string simple_class(std::string_view name) {
  return capitalized(name.substr(name.find_last_of(".$") + 1));
}

std::string compared(std::string_view left, const Relation& relation, std::string_view right,
                     bool is_negated) {
  if (is_number(left) && !is_number(right) && relation.word.starts_with("Is"))
    std::swap(left, right);
  const std::string subject = words_of(left);
  std::string_view word = is_negated ? relation.opposite : relation.word;
  if (subject.empty()) return "";
  if (right == "null") return subject + (word == "Is" ? "Null" : "NotNull");
  const bool is_class = relation.sign == " instanceof ";
  const std::string object = is_class ? simple_class(right) : words_of(right);
  if (object.empty()) return "";
  const bool is_place = !is_class && !is_number(right) && right != "true" && right != "false";
  if (is_place && word == "Is") word = "Equals";
  if (is_place && word == "IsNot") word = "Differs";
  return subject + std::string(word) + (word == "Differs" ? "From" : "") + object;
}

/// "!(a == b)" -> "a == b"
std::optional<std::string_view> inside_not(std::string_view text) {
  if (text.starts_with("!(") && text.ends_with(')') && text.find(')') == text.size() - 1)
    return text.substr(2, text.size() - 3);
  if (text.starts_with('!') && is_simple(text.substr(1))) return text.substr(1);
  return std::nullopt;
}

/// What is asked of a String is a place, too: "s.length()" -> "s.length", "s.charAt(0)" ->
/// "s.charAt.0".
std::string without_calls(std::string_view text) {
  std::string made;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool is_call =
        text[at] == '(' && at > 0 && (is_lower(text[at - 1]) || is_upper(text[at - 1]));
    const std::size_t end = is_call ? text.find_first_not_of("0123456789", at + 1) : at;
    if (!is_call || end == std::string_view::npos || text[end] != ')') {
      made += text[at];
      continue;
    }
    if (end > at + 1) made += '.';
    made += text.substr(at + 1, end - at - 1);
    at = end;
  }
  return made;
}

/// At most and at least are equal: "keyEqualsRootKey".
std::string met(std::string words, std::vector<std::string>& before) {
  constexpr std::string_view kLeast = "AtLeast", kMost = "AtMost";
  for (const auto& [here, there] : {std::pair(kLeast, kMost), std::pair(kMost, kLeast)}) {
    const std::size_t at = words.find(here);
    if (at == std::string::npos) continue;
    const std::string head = words.substr(0, at), tail = words.substr(at + here.size());
    const auto other =
        std::find(before.begin(), before.end(), fmt::format("{}{}{}", head, there, tail));
    if (other == before.end()) continue;
    before.erase(other);
    const bool is_number = tail.starts_with("Minus") || (!tail.empty() && is_decimal(tail[0]));
    return fmt::format("{}{}{}", head, is_number ? "Is" : "Equals", tail);
  }
  return words;
}

}  // namespace

std::string capitalized(std::string_view text) {
  std::string made;
  bool is_start = true;
  for (const char c : text) {
    if (!is_lower(c) && !is_upper(c) && !is_decimal(c)) {
      is_start = true;
      continue;
    }
    made += is_start && is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c;
    is_start = false;
  }
  constexpr std::size_t kLongestName = 60;
  if (made.size() > kLongestName) made.resize(kLongestName);
  return made;
}

std::string uncapitalized(std::string_view text) {
  std::string name = capitalized(text);
  if (!name.empty() && is_upper(name[0])) name[0] = static_cast<char>(name[0] - 'A' + 'a');
  return name;
}

std::string situation(std::string_view conjunct) {
  const std::string plain = without_calls(conjunct);
  const auto negated = inside_not(plain);
  const std::string_view text = negated.value_or(plain);
  constexpr std::size_t kLongestWords = 40;
  std::string words;
  if (is_simple(text)) {
    words = words_of(text);
    if (!words.empty()) words += negated ? "False" : "True";
  }
  for (const Relation& relation : kRelations) {
    const std::size_t at = text.find(relation.sign);
    if (at == std::string_view::npos) continue;
    const std::string_view left = text.substr(0, at),
                           right = text.substr(at + relation.sign.size());
    if (is_named(left) && is_named(right))
      words = compared(left, relation, right, negated.has_value());
    break;
  }
  return words.size() <= kLongestWords ? uncapitalized(words) : "";
}

std::vector<std::string> situations(const std::vector<std::string>& condition) {
  std::vector<std::string> found;
  for (const std::string& conjunct : condition) {
    std::string words = met(situation(conjunct), found);
    if (!words.empty() && std::find(found.begin(), found.end(), words) == found.end())
      found.push_back(std::move(words));
  }
  return found;
}

}  // namespace loris
