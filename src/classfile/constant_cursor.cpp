#include "classfile/constant_cursor.h"

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/descriptor.h"
#include "classfile/names.h"

namespace loris {

std::uint16_t ConstantCursor::index(ConstantTag expected) {
  const std::uint16_t index = optional_index(expected);
  if (index == 0) {
    fail_at_last_u2(wrong_constant(index, ConstantTag::None, describe(expected)));
  }
  return index;
}

std::uint16_t ConstantCursor::optional_index(ConstantTag expected) {
  const std::uint16_t index = in_.u2();
  const ConstantTag found = constants_->tag(index);
  if (index != 0 && found != expected) {
    fail_at_last_u2(wrong_constant(index, found, describe(expected)));
  }
  return index;
}

std::string_view ConstantCursor::optional_utf8() {
  const std::uint16_t index = optional_index(ConstantTag::Utf8);
  return index == 0 ? std::string_view{} : constants_->utf8(index);
}

std::string_view ConstantCursor::optional_class_name() {
  const std::uint16_t index = optional_index(ConstantTag::Class);
  return index == 0 ? std::string_view{} : constants_->class_name(index);
}

std::string_view ConstantCursor::plain_class_name() {
  const std::string_view name = class_name();
  if (name.starts_with('[')) fail_at_last_u2(fmt::format("{} is not a class", quoted(name)));
  return name;
}

std::string_view ConstantCursor::unqualified_name() {
  const std::string_view name = utf8();
  if (!is_unqualified_name(name)) {
    fail_at_last_u2(fmt::format("{} is not a name", quoted(name)));
  }
  return name;
}

std::string_view ConstantCursor::field_descriptor() {
  const std::string_view text = utf8();
  if (!is_field_descriptor(text)) {
    fail_at_last_u2(fmt::format("{} is not a field descriptor", quoted(text)));
  }
  return text;
}

void ConstantCursor::fail_at_last_u2(std::string_view message) const {
  throw InputError(in_.name(), in_.offset() - 2, message);
}

}  // namespace loris
