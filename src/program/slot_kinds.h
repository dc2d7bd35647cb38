#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace loris {

/// The letters of stack effects (classfile/opcodes.h): I for what is an int on the stack, J, F, D,
/// A for references, R for return addresses, V for no value.
inline char letter_of(std::string_view field_descriptor) {
  switch (field_descriptor[0]) {
    case 'Z':
    case 'B':
    case 'C':
    case 'S': return 'I';
    case 'L':
    case '[': return 'A';
    default: return field_descriptor[0];
  }
}

inline unsigned slots_of_letter(char letter) {
  if (letter == 'V') return 0;
  return letter == 'J' || letter == 'D' ? 2 : 1;
}

inline unsigned slots_of_letters(std::string_view letters) {
  unsigned slots = 0;
  for (const char letter : letters) slots += slots_of_letter(letter);
  return slots;
}

/// "int", "reference", …
std::string_view describe_letter(char letter);

/// Appends a letter for each parameter of a well-formed method descriptor and returns that of the
/// result.
char append_parameter_letters(std::string_view method_descriptor, std::string& letters);

}  // namespace loris
