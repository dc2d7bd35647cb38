#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "program/program.h"

namespace loris {

/// A type as a Signature attribute writes it (JVMS 4.7.9.1), as far as it says which class an
/// object has.
struct GenericType {
  enum class Kind : std::uint8_t { Class, Variable, Array, Unknown };
  Kind kind = Kind::Unknown;
  std::string name;                    // internal name of a class, or of a variable
  std::vector<GenericType> arguments;  // of a class; the element of an array
};

struct GenericClass {
  std::vector<std::string> parameters;
  GenericType super;
};

/// None where the text is no such signature: a file may claim anything.
std::optional<GenericType> parse_type_signature(std::string_view text);
std::optional<GenericClass> parse_class_signature(std::string_view text);
/// The types of a method's parameters.
std::optional<std::vector<GenericType>> parse_parameter_signatures(std::string_view text);

/// What the type variables of `owner` stand for in a type that is it or a subclass of it.
std::map<std::string, GenericType> bindings_in(Program& program, const GenericType& type,
                                               const Class& owner);
/// The type with its variables replaced; a variable that is not bound becomes Unknown.
GenericType substitute(const GenericType& type, const std::map<std::string, GenericType>& bindings);

}  // namespace loris
