#pragma once
#include "hex/token_cursor.h"

namespace loris::hex {

/// What both syntaxes share: the regular expression that follows the start of a path.
///
///     steps  = { item } ;
///     item   = ( step | "(" choice ")" ) , { "*" | "+" | "?" } ;
///     choice = steps , { "|" , steps } ;
///     step   = "." , [ class , ":" ] , name | "[" , "]" ;
Steps parse_steps(TokenCursor& cursor, std::uint32_t& depth);

}  // namespace loris::hex
