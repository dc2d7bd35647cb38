#pragma once
#include <string>
#include <string_view>

#include "exec/graph.h"

namespace loris {

/// "java.util.TreeMap$Entry", "int[]": the class of a node as Class.getTypeName gives it, but for
/// the dollar signs, which are kept.
std::string class_text(std::string_view internal_name);
/// "Entry" for "java/util/TreeMap$Entry"; "Foo$1" where the last part is no name.
std::string short_class_text(std::string_view internal_name);

/// A number, boolean or char as a Java programmer reads it: "5", "true", "'a'", "1.5", "NaN".
std::string primitive_text(GraphValue value);
/// A double or float in as few digits as tell it from its neighbours.
std::string floating_text(double value);
std::string floating_text(float value);

/// A Java literal with its quotes; what cannot be printed is escaped.
std::string string_literal(std::u16string_view text);
std::string char_literal(char16_t unit);

/// Whether every surrogate has its partner, so that the text can be written in UTF-8.
bool is_well_formed(std::u16string_view text);

/// UTF-8 text that can go to a terminal: controls and what moves or hides its neighbours are
/// escaped as in Java, bytes that are no UTF-8 become U+FFFD.
std::string printable(std::string_view text);

/// UTF-8 text of at most so many characters, with an ellipsis where it was cut.
std::string shortened(const std::string& text, std::size_t most);

/// The columns that UTF-8 text takes; every character of ours is one wide.
std::size_t columns(std::string_view text);

}  // namespace loris
