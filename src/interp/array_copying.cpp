#include "interp/array_copying.h"

#include <fmt/format.h>

#include "base/check.h"
#include "program/array_copier.h"

namespace loris {

const Method& array_copier(Program& program, std::string_view name, std::string_view descriptor) {
  const Class* cls = program.find_loaded(kArrayCopier);
  if (cls == nullptr)
    cls = &program.define(std::make_unique<ClassFile>(draw_array_copier().build()), true);
  const Method* method = cls->declared_method(name, descriptor);
  LORIS_CHECK(method != nullptr, "there should be a copier for every element type");
  return *method;
}

std::string copier_array(const Class& array_class) {
  return array_class.storage == Storage::Ref ? "[Ljava/lang/Object;" : array_class.name;
}

std::string copy_mismatch(const Class& from, const Class& to) {
  const Class &stored = *from.element, &wanted = *to.element;
  if (!wanted.is_assignable_to(stored)) {
    return fmt::format("arraycopy: type mismatch: can not copy {}[] into {}[]",
                       stored.external_name(), wanted.external_name());
  }
  return fmt::format(
      "arraycopy: element type mismatch: can not cast one of the elements of {}[] to the type of "
      "the destination array, {}",
      stored.external_name(), wanted.external_name());
}

}  // namespace loris
