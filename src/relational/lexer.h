#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "relational/syntax.h"

namespace loris::relational {

struct Token {
  enum class Kind : std::uint8_t { Name, Keyword, Integer, Sign, End };
  Kind kind = Kind::End;
  std::string_view text;
  Place place;

  bool is(std::string_view wanted) const {
    return (kind == Kind::Keyword || kind == Kind::Sign) && text == wanted;
  }
};

/// Comments (`// …`, `-- …`, `/* … */`) and blanks separate tokens. The last token is the End.
std::vector<Token> read_tokens(const std::string& file, std::string_view text);

}  // namespace loris::relational
