#include "hex/parser.h"

#include "classfile/files.h"
#include "hex/token_cursor.h"

namespace loris::hex {

namespace {

bool starts_section(const TokenCursor& cursor) {
  const Token& word = cursor.peek();
  return (word.is("init") || word.is("resolve") || word.is("trigger")) &&
         cursor.peek(1).is("begin");
}

/// reading = "reading" , ( "conjunction" | "alternatives" ) , ";" ;
bool parse_reading(TokenCursor& cursor, Rules& rules) {
  if (!cursor.peek().is("reading") || cursor.peek(1).kind != Token::Kind::Word) return false;
  cursor.take();
  if (cursor.accept("alternatives"))
    rules.reading = Reading::Alternatives;
  else if (cursor.accept("conjunction"))
    rules.reading = Reading::Conjunction;
  else
    cursor.expected("'conjunction' or 'alternatives'");
  cursor.expect(";");
  return true;
}

}  // namespace

Rules parse_rules(std::string file, std::string text) {
  Rules rules;
  rules.file = std::move(file);
  rules.text = std::move(text);
  TokenCursor cursor(rules.file, rules.text);
  const bool says_reading = parse_reading(cursor, rules);
  if (starts_section(cursor)) {
    if (!says_reading) rules.reading = Reading::Alternatives;
    parse_section_syntax(cursor, rules);
  } else {
    parse_own_syntax(cursor, rules);
  }
  return rules;
}

Rules read_rules(const std::string& path) {
  const auto bytes = read_file(path);
  if (!bytes) throw InputError(path + ": there is no such file");
  return parse_rules(path, std::string(bytes->begin(), bytes->end()));
}

}  // namespace loris::hex
