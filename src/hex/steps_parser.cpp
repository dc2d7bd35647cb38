#include "hex/steps_parser.h"

namespace loris::hex {

namespace {

using StepKind = Steps::Kind;

/// One part alone is itself.
Steps joined(StepKind kind, Place place, std::vector<Steps> parts) {
  if (parts.empty()) return {StepKind::Empty, place, {}, {}, {}};
  if (parts.size() == 1) return std::move(parts.front());
  return {kind, place, {}, {}, std::move(parts)};
}

/// (x*)* is x*, (x+)? is x*: repetitions never nest.
Steps repeated(StepKind kind, Steps part) {
  const bool was_repeated =
      part.kind == StepKind::Star || part.kind == StepKind::Plus || part.kind == StepKind::Optional;
  if (part.kind == StepKind::Empty) return part;
  if (was_repeated) {
    if (part.kind != kind) part.kind = StepKind::Star;
    return part;
  }
  const Place place = part.place;
  std::vector<Steps> parts;
  parts.push_back(std::move(part));
  return {kind, place, {}, {}, std::move(parts)};
}

bool starts_step(const TokenCursor& cursor) {
  return cursor.peek().is(".") || cursor.peek().is("[");
}

Steps parse_step(TokenCursor& cursor) {
  const Place place = cursor.peek().place;
  if (cursor.accept("[")) {
    cursor.expect("]");
    return {StepKind::Element, place, {}, {}, {}};
  }
  cursor.expect(".");
  const Token first = cursor.expect_word("the name of a field");
  std::string_view name = first.text, class_name;
  if (cursor.accept(":")) {
    class_name = name;
    name = cursor.expect_word("the name of a field").text;
  }
  if (name.find('/') != std::string_view::npos)
    cursor.fail(first.place, "expected ':' and the name of a field after the name of the class");
  return {StepKind::Field, first.place, std::string(class_name), std::string(name), {}};
}

Steps parse_choice(TokenCursor& cursor, std::uint32_t& depth) {
  const Nesting nesting(cursor, depth);
  const Place place = cursor.expect("(").place;
  std::vector<Steps> parts;
  do {
    parts.push_back(parse_steps(cursor, depth));
    if (parts.back().kind == StepKind::Empty) cursor.expected("a step such as .next");
  } while (cursor.accept("|"));
  if (!cursor.peek().is(")")) cursor.expected("'|', ')' or a step such as .next");
  cursor.take();
  return joined(StepKind::Choice, place, std::move(parts));
}

}  // namespace

Steps parse_steps(TokenCursor& cursor, std::uint32_t& depth) {
  const Place place = cursor.peek().place;
  std::vector<Steps> parts;
  while (starts_step(cursor) || cursor.peek().is("(")) {
    Steps part = cursor.peek().is("(") ? parse_choice(cursor, depth) : parse_step(cursor);
    for (;;) {
      if (cursor.accept("*"))
        part = repeated(StepKind::Star, std::move(part));
      else if (cursor.accept("+"))
        part = repeated(StepKind::Plus, std::move(part));
      else if (cursor.accept("?"))
        part = repeated(StepKind::Optional, std::move(part));
      else
        break;
    }
    parts.push_back(std::move(part));
  }
  return joined(StepKind::Sequence, place, std::move(parts));
}

}  // namespace loris::hex
