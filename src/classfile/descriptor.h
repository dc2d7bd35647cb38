#pragma once
#include <string_view>
#include <vector>

namespace loris {

/// JVMS 4.3.2: "I", "[[Ljava/lang/String;".
bool is_field_descriptor(std::string_view text);
/// JVMS 4.3.3: "(ILjava/lang/Object;)V", with at most 255 argument slots.
bool is_method_descriptor(std::string_view text);

/// Local-variable slots of a value: 2 for J and D, 0 for V, else 1.
int slots_of(std::string_view field_descriptor);

/// The parts are views into the text that was parsed.
struct MethodDescriptor {
  std::vector<std::string_view> parameters;
  std::string_view result;  // "V" for void
};

/// Local-variable slots of the arguments, without `this`.
int argument_slots(std::string_view method_descriptor);
/// Both throw InputError when the text is not a method descriptor.
MethodDescriptor parse_method_descriptor(std::string_view text);

}  // namespace loris
