#pragma once
#include <string>

#include "hex/rules.h"
#include "program/program.h"

namespace loris::hex {

/// Finds classes by the names that a rule file uses for them.
class ClassNames {
 public:
  ClassNames(const Rules& rules, Program& program) : rules_(rules), program_(program) {}

  /// As it stands, nested in the block's class, in its package, in the file's, in java.lang. Throws
  /// an InputError where there is none.
  const Class& find(const std::string& name, const std::string& block, Place place) const;

 private:
  const Class* look(const std::string& name) const;

  const Rules& rules_;
  Program& program_;
};

}  // namespace loris::hex
