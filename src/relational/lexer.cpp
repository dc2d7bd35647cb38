#include "relational/lexer.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "classfile/names.h"

namespace loris::relational {

namespace {

constexpr std::array<std::string_view, 19> kKeywords{
    "all", "some", "no",  "one",  "lone", "disj", "let",     "pred", "in",   "and",
    "or",  "not",  "iff", "else", "none", "null", "implies", "true", "false"};

// Longer ones first.
constexpr std::array<std::string_view, 29> kSigns{
    "<=>", "!=", "=>", "<=", ">=", "=<", "&&", "||", "::", "!", "=", "<", ">", "&", "|",
    "+",   "-",  ".",  "^",  "*",  "~",  "#",  "(",  ")",  "{", "}", ",", ";", ":"};

bool starts_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' ||
         static_cast<unsigned char>(c) >= 0x80;
}
bool is_digit(char c) { return c >= '0' && c <= '9'; }

class Lexer {
 public:
  Lexer(const std::string& file, std::string_view text) : file_(file), text_(text) {}

  std::vector<Token> run() {
    std::vector<Token> tokens;
    for (skip(); at_ < text_.size(); skip()) tokens.push_back(next());
    tokens.push_back({Token::Kind::End, {}, place()});
    return tokens;
  }

 private:
  Place place() const { return {line_, static_cast<std::uint32_t>(at_ - line_start_ + 1)}; }
  bool follows(std::string_view what) const { return text_.substr(at_).starts_with(what); }
  char here(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }

  void advance() {
    if (text_[at_++] != '\n') return;
    ++line_;
    line_start_ = at_;
  }

  void skip() {
    while (at_ < text_.size()) {
      if (follows("//") || follows("--")) {
        while (at_ < text_.size() && here() != '\n') advance();
      } else if (follows("/*")) {
        skip_block();
      } else if (std::string_view(" \t\r\n").find(here()) != std::string_view::npos) {
        advance();
      } else {
        return;
      }
    }
  }

  void skip_block() {
    const std::size_t end = text_.find("*/", at_ + 2);
    if (end == std::string_view::npos)
      throw hex::error_at(file_, text_, place(), "a comment that is not closed, expected */");
    while (at_ < end + 2) advance();
  }

  Token next() {
    const Place start = place();
    const std::size_t from = at_;
    const auto taken = [&] { return text_.substr(from, at_ - from); };
    if (starts_name(here())) {
      // A slash goes on with the name of a class: t/Node.
      while (starts_name(here()) || is_digit(here()) || (here() == '/' && starts_name(here(1))))
        ++at_;
      const bool is_keyword =
          std::find(kKeywords.begin(), kKeywords.end(), taken()) != kKeywords.end();
      return {is_keyword ? Token::Kind::Keyword : Token::Kind::Name, taken(), start};
    }
    if (is_digit(here())) {
      while (is_digit(here()) || starts_name(here())) ++at_;
      if (!std::all_of(taken().begin(), taken().end(), is_digit))
        throw hex::error_at(
            file_, text_, start,
            fmt::format("{} is no number, expected digits", loris::quoted(taken())));
      return {Token::Kind::Integer, taken(), start};
    }
    for (const std::string_view sign : kSigns) {
      if (!follows(sign)) continue;
      at_ += sign.size();
      return {Token::Kind::Sign, taken(), start};
    }
    throw hex::error_at(
        file_, text_, start,
        fmt::format("unexpected character {}", loris::quoted(text_.substr(at_, 1))));
  }

  const std::string& file_;
  std::string_view text_;
  std::size_t at_ = 0, line_start_ = 0;
  std::uint32_t line_ = 1;
};

}  // namespace

std::vector<Token> read_tokens(const std::string& file, std::string_view text) {
  return Lexer(file, text).run();
}

}  // namespace loris::relational
