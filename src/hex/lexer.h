#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "hex/rules.h"

namespace loris::hex {

struct Token {
  enum class Kind : std::uint8_t { Word, Sign, End };
  Kind kind = Kind::End;
  std::string_view text;  // Word: a name, with slashes inside where it has some; Sign: "=>", "("
  Place place;
  bool is(std::string_view wanted) const { return kind != Kind::End && text == wanted; }
};

/// Comments (`// …`, `-- …`, `/* … */`) and blanks separate tokens. The last token is the End.
std::vector<Token> read_tokens(const std::string& file, std::string_view text);

}  // namespace loris::hex
