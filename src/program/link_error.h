#pragma once
#include <string>
#include <string_view>

#include "base/input_error.h"

namespace loris {

/// Loading, linking or resolution failed in a way that Java reports by an error class
/// (JVMS 5.3, 5.4): the interpreter raises it with its message, the command line prints `what`.
class LinkError : public InputError {
 public:
  LinkError(std::string_view java_class, const std::string& message);

  /// Internal name of the Java error: "java/lang/NoSuchMethodError".
  const std::string& java_class() const { return java_class_; }
  /// As Java has it, often but the name of a class.
  const std::string& message() const { return message_; }
  /// What is wrong, in words.
  const char* what() const noexcept override { return text_.c_str(); }
  /// Says which class, by its internal name, could not be linked for this; the first one counts.
  void set_needed_by(std::string_view class_name);

 private:
  void describe();

  std::string java_class_, message_, needed_by_, text_;
};

}  // namespace loris
