#include "interp/array_copying.h"

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

}  // namespace loris
