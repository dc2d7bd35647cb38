#include "hex/token_cursor.h"

#include <fmt/format.h>

#include "classfile/names.h"

namespace loris::hex {

namespace {

constexpr std::uint32_t kDeepest = 100;

}  // namespace

Token TokenCursor::expect(std::string_view wanted) {
  if (!peek().is(wanted)) expected(fmt::format("'{}'", wanted));
  return take();
}

Token TokenCursor::expect_word(std::string_view what) {
  if (peek().kind != Token::Kind::Word) expected(what);
  return take();
}

void TokenCursor::expected(std::string_view what) const {
  const Token& found = peek();
  fail(found.place,
       fmt::format("expected {}, found {}", what,
                   found.kind == Token::Kind::End ? "the end of the file" : quoted(found.text)));
}

std::string_view TokenCursor::between(const Token& first, const Token& last) const {
  const auto from = static_cast<std::size_t>(first.text.data() - text_.data());
  const auto to = static_cast<std::size_t>(last.text.data() + last.text.size() - text_.data());
  return text_.substr(from, to - from);
}

Nesting::Nesting(TokenCursor& cursor, std::uint32_t& depth) : depth_(depth) {
  if (depth_ >= kDeepest)
    cursor.fail(cursor.peek().place,
                fmt::format("nested too deeply, expected at most {} levels", kDeepest));
  ++depth_;
}

}  // namespace loris::hex
