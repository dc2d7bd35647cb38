#include "hex/class_names.h"

#include <fmt/format.h>

#include "hex/source.h"
#include "program/find_class.h"

namespace loris::hex {

namespace {

/// "a/b/" of "a/b/C"; empty where there is no package.
std::string prefix_of(const std::string& cls) { return cls.substr(0, cls.rfind('/') + 1); }

}  // namespace

/// A name that no class can have is that of none.
const Class* ClassNames::look(const std::string& name) const {
  const Class* found = find_class(program_, name);
  return found != nullptr && found->shape == Class::Shape::Instance ? found : nullptr;
}

const Class& ClassNames::find(const std::string& name, const std::string& block,
                              Place place) const {
  try {
    if (const Class* found = look(name)) return *found;
    if (!block.empty()) {
      for (std::string outer = block;; outer.resize(outer.rfind('$'))) {
        if (const Class* found = look(fmt::format("{}${}", outer, name))) return *found;
        if (outer.find('$') == std::string::npos) break;
      }
      if (const Class* found = look(prefix_of(block) + name)) return *found;
    }
    if (!rules_.package.empty()) {
      if (const Class* found = look(rules_.package + '.' + name)) return *found;
    }
    if (const Class* found = look("java.lang." + name)) return *found;
  } catch (const InputError& e) {
    throw error_at(rules_, place, fmt::format("class {} cannot be loaded: {}", name, e.what()));
  }
  throw error_at(rules_, place,
                 fmt::format("there is no class {} on the class path or in the JDK", name));
}

}  // namespace loris::hex
