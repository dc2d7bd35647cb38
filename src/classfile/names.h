#pragma once
#include <string>
#include <string_view>

namespace loris {

/// JVMS 4.2.2: the name of a field, local variable or formal parameter.
bool is_unqualified_name(std::string_view text);
/// The name of a method: unqualified and without < and >, or <init> or <clinit>.
bool is_method_name(std::string_view text);
/// JVMS 4.2.1, internal form: "java/util/Map$Entry"; no array descriptors.
bool is_class_name(std::string_view text);
/// JVMS 4.4.7. Class files before major 48 may also hold encodings longer than needed.
bool is_modified_utf8(std::string_view text, bool allow_overlong);

/// Text of a file for a message: in quotes, on one line, shortened when long.
std::string quoted(std::string_view text);

}  // namespace loris
