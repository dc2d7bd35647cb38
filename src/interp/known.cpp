#include "interp/known.h"

#include <fmt/format.h>

#include "base/input_error.h"

namespace loris {

namespace {

const Field& field_of(const Class& cls, std::string_view field, std::string_view descriptor) {
  const Field* found = cls.declared_field(field, descriptor);
  if (found == nullptr) {
    throw InputError(fmt::format("{}: the library's class has no field {} of type {}", cls.name,
                                 field, descriptor));
  }
  return *found;
}

}  // namespace

std::uint32_t slot_of(const Class& cls, std::string_view field, std::string_view descriptor) {
  return field_of(cls, field, descriptor).slot;
}

Known::Known(Program& program)
    : object(program.object_class()),
      string(program.load("java/lang/String")),
      class_class(program.load("java/lang/Class")),
      throwable(program.load("java/lang/Throwable")),
      error(program.load("java/lang/Error")),
      byte_array(program.load("[B")),
      unit_array(program.unit_array()),
      string_value(slot_of(string, "value", "[B")),
      string_coder(slot_of(string, "coder", "B")),
      class_id(slot_of(class_class, "loris$class", "I")),
      class_module(slot_of(class_class, "module", "Ljava/lang/Module;")),
      class_loader(slot_of(class_class, "classLoader", "Ljava/lang/ClassLoader;")),
      throwable_message(field_of(throwable, "detailMessage", "Ljava/lang/String;")) {}

}  // namespace loris
