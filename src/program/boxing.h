#pragma once
#include <array>
#include <string_view>

namespace loris {

/// A primitive type and the class that wraps it.
struct Boxing {
  char primitive;             // its descriptor
  std::string_view wrapper;   // internal name
  std::string_view unboxing;  // the method that gives the value: "intValue"
};

inline constexpr std::array kBoxings{
    Boxing{'Z', "java/lang/Boolean", "booleanValue"},
    Boxing{'B', "java/lang/Byte", "byteValue"},
    Boxing{'C', "java/lang/Character", "charValue"},
    Boxing{'S', "java/lang/Short", "shortValue"},
    Boxing{'I', "java/lang/Integer", "intValue"},
    Boxing{'J', "java/lang/Long", "longValue"},
    Boxing{'F', "java/lang/Float", "floatValue"},
    Boxing{'D', "java/lang/Double", "doubleValue"},
};

/// Null when the letter is not that of a primitive type (void is none).
constexpr const Boxing* boxing_of(char primitive) {
  for (const Boxing& boxing : kBoxings) {
    if (boxing.primitive == primitive) return &boxing;
  }
  return nullptr;
}

/// Null when the class is not a wrapper.
constexpr const Boxing* boxing_of_wrapper(std::string_view class_name) {
  for (const Boxing& boxing : kBoxings) {
    if (boxing.wrapper == class_name) return &boxing;
  }
  return nullptr;
}

}  // namespace loris
