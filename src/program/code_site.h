#pragma once
#include <cstddef>
#include <string_view>

#include "classfile/class_file.h"

namespace loris {

/// A method with code, as the checks of that code see it.
struct CodeSite {
  const ClassFile& file;
  const MethodInfo& method;

  const CodeAttribute& code() const { return *method.code; }
  /// Throws InputError: "Foo.class: method m(I)V at AT: MESSAGE".
  [[noreturn]] void fail(std::size_t at, std::string_view message) const;
};

}  // namespace loris
