#pragma once
#include <string>
#include <string_view>

#include "base/input_error.h"

namespace loris {

/// Loading, linking or resolution failed in a way that Java reports by an error class
/// (JVMS 5.3, 5.4): the interpreter raises it, the command line prints it.
class LinkError : public InputError {
 public:
  LinkError(std::string_view java_class, const std::string& message)
      : InputError(message), java_class_(java_class) {}
  /// Internal name of the Java error: "java/lang/NoSuchMethodError".
  const std::string& java_class() const { return java_class_; }

 private:
  std::string java_class_;
};

}  // namespace loris
