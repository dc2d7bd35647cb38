#pragma once
#include <string>
#include <string_view>

#include "program/class.h"

namespace loris {

/// "java.util.Map$Entry[]" for "[Ljava/util/Map$Entry;".
std::string type_text(std::string_view descriptor);
/// The same of a class.
std::string type_text(const Class& cls);
/// "int, java.lang.String" for "(ILjava/lang/String;)V".
std::string parameters_text(std::string_view method_descriptor);
/// "void pkg.A.m(int)": how HotSpot names a method in its errors.
std::string method_text(const Class& in, const MemberRef& ref);
/// "void m(int)".
std::string signature_text(const Method& method);
/// "A and B are in unnamed module of loader 'app'": the end of access and cast errors.
std::string module_note(const Class& a, const Class& b);

}  // namespace loris
