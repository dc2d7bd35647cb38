#include "program/link_error.h"

#include <algorithm>

#include <fmt/format.h>

namespace loris {

namespace {

std::string with_dots(std::string name) {
  std::replace(name.begin(), name.end(), '/', '.');
  return name;
}

}  // namespace

LinkError::LinkError(std::string_view java_class, const std::string& message)
    : InputError(message), java_class_(java_class), message_(message) {
  describe();
}

void LinkError::set_needed_by(std::string_view class_name) {
  if (!needed_by_.empty()) return;
  needed_by_ = class_name;
  describe();
}

void LinkError::describe() {
  // Messages of NoClassDefFoundError that say more than the name have blanks.
  const bool is_name = message_.find(' ') == std::string::npos;
  if (is_name && java_class_ == "java/lang/NoClassDefFoundError") {
    text_ = needed_by_.empty()
                ? fmt::format("class {} is not on the class path", with_dots(message_))
                : fmt::format("class {} needs class {}, which is not on the class path",
                              with_dots(needed_by_), with_dots(message_));
  } else if (is_name && java_class_ == "java/lang/ClassCircularityError") {
    text_ = fmt::format("class {} is its own superclass or superinterface", with_dots(message_));
  } else {
    text_ = message_;
  }
}

}  // namespace loris
