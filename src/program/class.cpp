#include "program/class.h"

#include <algorithm>

#include "program/code.h"

namespace loris {

Method::Method() = default;
Method::~Method() = default;

std::string Method::key() const {
  return owner->name + "." + std::string(name) + std::string(descriptor);
}

bool Class::is_assignable_to(const Class& other) const {
  if (this == &other) return true;
  if (guise != nullptr) return guise->is_assignable_to(other);
  if (is_primitive() || other.is_primitive()) return false;
  if (is_array() && other.is_array()) return element->is_assignable_to(*other.element);
  if (other.is_interface()) {
    return std::find(all_interfaces.begin(), all_interfaces.end(), &other) != all_interfaces.end();
  }
  const std::size_t depth = other.ancestors.size();
  return depth <= ancestors.size() && depth > 0 && ancestors[depth - 1] == &other;
}

const Method* Class::declared_method(std::string_view method, std::string_view descriptor) const {
  for (const auto& m : methods) {
    if (m->name == method && m->descriptor == descriptor) return m.get();
  }
  return nullptr;
}

const Field* Class::declared_field(std::string_view field, std::string_view descriptor) const {
  for (const Field& f : fields) {
    if (f.name == field && f.descriptor == descriptor) return &f;
  }
  return nullptr;
}

std::string_view Class::package() const {
  if (is_array()) return element->package();
  const std::size_t slash = name.rfind('/');
  return slash == std::string::npos ? std::string_view{} : std::string_view(name).substr(0, slash);
}

std::string Class::external_name() const {
  std::string external = name;
  std::replace(external.begin(), external.end(), '/', '.');
  // What follows the name that a hidden class was written under (JVMS 5.3, Class.isHidden).
  const std::size_t suffix = hidden ? external.rfind('+') : std::string::npos;
  if (suffix != std::string::npos) external[suffix] = '/';
  return external;
}

}  // namespace loris
