#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "hex/lexer.h"
#include "hex/source.h"

namespace loris::hex {

/// The tokens of a file, one at a time; what is wrong with them is said with its place.
class TokenCursor {
 public:
  TokenCursor(const std::string& file, std::string_view text)
      : file_(file), text_(text), tokens_(read_tokens(file, text)) {}

  const Token& peek(std::size_t ahead = 0) const {
    return tokens_[std::min(at_ + ahead, tokens_.size() - 1)];
  }
  Token take() {
    const Token token = peek();
    if (at_ + 1 < tokens_.size()) ++at_;
    return token;
  }
  bool at_end() const { return peek().kind == Token::Kind::End; }

  /// Takes the next token if it is this one.
  bool accept(std::string_view wanted) {
    if (!peek().is(wanted)) return false;
    take();
    return true;
  }
  /// Takes the next token, which must be this one.
  Token expect(std::string_view wanted);
  /// Takes a name; `what` is for the message.
  Token expect_word(std::string_view what);

  /// "expected WHAT, found TOKEN".
  [[noreturn]] void expected(std::string_view what) const;
  [[noreturn]] void fail(Place place, const std::string& message) const {
    throw error_at(file_, text_, place, message);
  }

  /// What stands from the start of one token to the end of another, as written.
  std::string_view between(const Token& first, const Token& last) const;

 private:
  const std::string& file_;
  std::string_view text_;
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
};

/// Counts how deep the parser is; files nest as deep as they like, the stack does not.
class Nesting {
 public:
  Nesting(TokenCursor& cursor, std::uint32_t& depth);
  Nesting(const Nesting&) = delete;
  Nesting& operator=(const Nesting&) = delete;
  ~Nesting() { --depth_; }

 private:
  std::uint32_t& depth_;
};

}  // namespace loris::hex
