#include "infer/pattern.h"

#include <algorithm>
#include <array>

#include "base/check.h"

namespace loris::infer {

namespace {

/// Words of the rule language: a parameter of such a name has to be marked.
constexpr std::array<std::string_view, 31> kWords{
    "this", "any",  "same",    "ref",     "up",      "static",      "param",       "class",
    "of",   "not",  "null",    "is",      "expands", "to",          "nothing",     "aliases",
    "some", "max",  "never",   "when",    "run",     "and",         "or",          "implies",
    "iff",  "init", "resolve", "trigger", "reading", "conjunction", "alternatives"};

std::string base_text(const PatternBase& base) {
  if (base.kind == PatternBase::Kind::Any) return "any";
  if (base.kind == PatternBase::Kind::Class || base.name == "this") return "this";
  const bool is_word = std::find(kWords.begin(), kWords.end(), base.name) != kWords.end();
  return is_word ? "param " + base.name : base.name;
}

/// ".next", "(.left|.right)"
std::string choice_text(const PatternPart& part) {
  std::string text;
  for (const std::string& field : part.fields) text += (text.empty() ? "." : "|.") + field;
  return part.fields.size() > 1 || part.repeats ? "(" + text + ")" : text;
}

}  // namespace

/// One bit for each number of parts that may be behind us.
std::uint32_t Pattern::states_after(WordView steps) const {
  LORIS_CHECK(parts.size() < 32, "a pattern should have few parts");
  const auto closed = [this](std::uint32_t states) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (parts[i].repeats && (states >> i & 1) != 0) states |= 1U << (i + 1);
    }
    return states;
  };
  std::uint32_t states = closed(1);
  for (const std::string& step : steps) {
    std::uint32_t next = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const std::vector<std::string>& fields = parts[i].fields;
      if ((states >> i & 1) == 0 || std::find(fields.begin(), fields.end(), step) == fields.end())
        continue;
      next |= 1U << (parts[i].repeats ? i : i + 1);
    }
    states = closed(next);
  }
  return states;
}

bool Pattern::matches(WordView steps) const {
  return (states_after(steps) >> parts.size() & 1) != 0;
}

bool Pattern::begins_with(WordView steps) const { return states_after(steps) != 0; }

std::string Pattern::text() const {
  std::string text = base_text(base);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const bool is_plus = i + 1 < parts.size() && !parts[i].repeats && parts[i + 1].repeats &&
                         parts[i].fields == parts[i + 1].fields;
    if (is_plus) {
      text += choice_text(parts[i + 1]) + "+";
      ++i;
    } else {
      text += choice_text(parts[i]) + (parts[i].repeats ? "*" : "");
    }
  }
  return text;
}

std::size_t Pattern::length() const {
  std::size_t length = base.kind == PatternBase::Kind::Any ? 1 : 0;
  for (const PatternPart& part : parts) length += part.fields.size();
  return length;
}

Pattern then_one(Pattern pattern, std::vector<std::string> fields) {
  pattern.parts.push_back({std::move(fields), false});
  return pattern;
}

Pattern then_any(Pattern pattern, std::vector<std::string> fields) {
  pattern.parts.push_back({std::move(fields), true});
  return pattern;
}

}  // namespace loris::infer
