#include "classfile/descriptor.h"

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/names.h"

namespace loris {
namespace {

constexpr std::size_t kMaxDimensions = 255, kMaxArgumentSlots = 255;

/// The length of the field descriptor that text starts with, 0 when there is none.
std::size_t field_descriptor_length(std::string_view text) {
  const std::size_t dimensions = text.find_first_not_of('[');
  if (dimensions == std::string_view::npos || dimensions > kMaxDimensions) return 0;
  const char kind = text[dimensions];
  if (std::string_view("BCDFIJSZ").find(kind) != std::string_view::npos) return dimensions + 1;
  if (kind != 'L') return 0;
  const std::size_t start = dimensions + 1, end = text.find(';', start);
  if (end == std::string_view::npos || !is_class_name(text.substr(start, end - start))) return 0;
  return end + 1;
}

/// Calls each(parameter) for every parameter, left to right; the result, or empty when text is not
/// a method descriptor.
template <class Each>
std::string_view split_method_descriptor(std::string_view text, Each each) {
  if (text.empty() || text[0] != '(') return {};
  text.remove_prefix(1);
  std::size_t slots = 0;
  while (!text.empty() && text[0] != ')') {
    const std::size_t length = field_descriptor_length(text);
    if (length == 0) return {};
    const std::string_view parameter = text.substr(0, length);
    slots += static_cast<std::size_t>(slots_of(parameter));
    if (slots > kMaxArgumentSlots) return {};
    each(parameter);
    text.remove_prefix(length);
  }
  if (text.empty()) return {};
  text.remove_prefix(1);
  return text == "V" || is_field_descriptor(text) ? text : std::string_view{};
}

template <class Each>
std::string_view parse(std::string_view text, Each each) {
  const std::string_view result = split_method_descriptor(text, each);
  if (result.empty()) throw InputError(fmt::format("{} is not a method descriptor", quoted(text)));
  return result;
}

}  // namespace

bool is_field_descriptor(std::string_view text) {
  return !text.empty() && field_descriptor_length(text) == text.size();
}

bool is_method_descriptor(std::string_view text) {
  return !split_method_descriptor(text, [](std::string_view) {}).empty();
}

int slots_of(std::string_view field_descriptor) {
  if (field_descriptor == "J" || field_descriptor == "D") return 2;
  return field_descriptor == "V" ? 0 : 1;
}

int argument_slots(std::string_view method_descriptor) {
  int slots = 0;
  parse(method_descriptor, [&](std::string_view parameter) { slots += slots_of(parameter); });
  return slots;
}

MethodDescriptor parse_method_descriptor(std::string_view text) {
  MethodDescriptor parsed;
  parsed.result =
      parse(text, [&](std::string_view parameter) { parsed.parameters.push_back(parameter); });
  return parsed;
}

}  // namespace loris
