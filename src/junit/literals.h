#pragma once
#include <string>
#include <string_view>

#include "exec/graph.h"

namespace loris {

// Java source in ASCII alone, so that it compiles whatever encoding a build uses.

/// "\"a\\n\"": a constant expression; null characters, lone surrogates and quotes are escaped.
std::string ascii_string_literal(std::u16string_view text);
/// The same for UTF-8.
std::string ascii_string_literal(std::string_view utf8);
/// An expression of type String; a text too long for one constant is joined at run time.
std::string ascii_string_expression(std::u16string_view text);

/// A number, boolean or char as an expression of exactly its type: "5", "(byte) 5", "5L", "'a'",
/// "Double.NaN". Not for references.
std::string primitive_expression(const GraphValue& value);

/// One line of a comment: box characters become ASCII, all else that is not is escaped, and
/// nothing in it ends the line or the comment.
std::string comment_text(std::string_view utf8);

}  // namespace loris
