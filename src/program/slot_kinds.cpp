#include "program/slot_kinds.h"

namespace loris {

std::string_view describe_letter(char letter) {
  switch (letter) {
    case 'I': return "int";
    case 'J': return "long";
    case 'F': return "float";
    case 'D': return "double";
    case 'A': return "reference";
    case 'R': return "return address";
    default: return "nothing";
  }
}

char append_parameter_letters(std::string_view method_descriptor, std::string& letters) {
  std::size_t at = 1;
  while (method_descriptor[at] != ')') {
    letters += letter_of(method_descriptor.substr(at));
    at = method_descriptor.find_first_not_of('[', at);
    at = method_descriptor[at] == 'L' ? method_descriptor.find(';', at) + 1 : at + 1;
  }
  return letter_of(method_descriptor.substr(at + 1));
}

}  // namespace loris
