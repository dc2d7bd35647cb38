#include "hex/lexer.h"

#include <array>

#include <fmt/format.h>

#include "classfile/names.h"
#include "hex/source.h"

namespace loris::hex {

namespace {

// Longer ones first.
constexpr std::array<std::string_view, 19> kSigns{"<=>", "=>", "&&", "||", "!", "(", ")",
                                                  "{",   "}",  "[",  "]",  ".", ":", ";",
                                                  ",",   "|",  "*",  "+",  "?"};

bool starts_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' ||
         static_cast<unsigned char>(c) >= 0x80;
}
bool continues_name(char c) { return starts_name(c) || (c >= '0' && c <= '9'); }

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
      } else if (here() == ' ' || here() == '\t' || here() == '\r' || here() == '\n') {
        advance();
      } else {
        return;
      }
    }
  }

  void skip_block() {
    const Place start = place();
    const std::size_t end = text_.find("*/", at_ + 2);
    if (end == std::string_view::npos)
      throw error_at(file_, text_, start, "the comment that begins here is not closed by */");
    while (at_ < end + 2) advance();
  }

  Token next() {
    const Place start = place();
    const std::size_t from = at_;
    if (starts_name(here())) {
      // A slash goes on with the name of a class: t/Node.
      while (continues_name(here()) || (here() == '/' && starts_name(here(1)))) ++at_;
      return {Token::Kind::Word, text_.substr(from, at_ - from), start};
    }
    for (const std::string_view sign : kSigns) {
      if (!follows(sign)) continue;
      at_ += sign.size();
      return {Token::Kind::Sign, text_.substr(from, sign.size()), start};
    }
    throw error_at(file_, text_, start,
                   fmt::format("unexpected character {}", quoted(text_.substr(at_, 1))));
  }

  const std::string& file_;
  const std::string_view text_;
  std::size_t at_ = 0, line_start_ = 0;
  std::uint32_t line_ = 1;
};

}  // namespace

std::vector<Token> read_tokens(const std::string& file, std::string_view text) {
  return Lexer(file, text).run();
}

}  // namespace loris::hex
