#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loris::infer {

/// The steps of a path: names of fields.
using Word = std::vector<std::string>;
using WordView = std::span<const std::string>;

/// Some of the fields, once or any number of times.
struct PatternPart {
  std::vector<std::string> fields;
  bool repeats = false;  // any number of times, none included
  friend bool operator==(const PatternPart&, const PatternPart&) = default;
};

/// Where the paths of a pattern start.
struct PatternBase {
  enum class Kind : std::uint8_t { Root, Class, Any };
  Kind kind = Kind::Root;
  std::string name;  // Root: of the receiver or parameter; Class: of each object of it, internal
  friend auto operator<=>(const PatternBase&, const PatternBase&) = default;
};

/// A set of paths: a regular expression of the few forms that rules of data structures have.
struct Pattern {
  PatternBase base;
  std::vector<PatternPart> parts;

  /// Whether these steps from the base are one of the paths.
  bool matches(WordView steps) const;
  /// Whether they are the beginning of one.
  bool begins_with(WordView steps) const;
  /// "this.root(.left|.right)*"
  std::string text() const;
  /// For an order in which simple ones come first.
  std::size_t length() const;
  friend bool operator==(const Pattern&, const Pattern&) = default;

 private:
  std::uint32_t states_after(WordView steps) const;
};

/// The pattern with one more part.
Pattern then_one(Pattern pattern, std::vector<std::string> fields);
Pattern then_any(Pattern pattern, std::vector<std::string> fields);

}  // namespace loris::infer
