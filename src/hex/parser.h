#pragma once
#include <string>

#include "hex/rules.h"

namespace loris::hex {

class TokenCursor;

/// Reads a rule file in our syntax or in that of the existing tool; docs/algorithms/hex.md has both
/// grammars. Throws an InputError with line, column and a caret. `file` is for messages.
Rules parse_rules(std::string file, std::string text);
/// The same of a file.
Rules read_rules(const std::string& path);

/// The two syntaxes; the reading has been read.
void parse_own_syntax(TokenCursor& cursor, Rules& rules);
void parse_section_syntax(TokenCursor& cursor, Rules& rules);

}  // namespace loris::hex
