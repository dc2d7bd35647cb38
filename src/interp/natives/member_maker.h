#pragma once
#include "interp/native.h"
#include "interp/reflection.h"
#include "interp/text.h"

namespace loris {

/// Fills a new object of java.lang.reflect, field by field. Its class must be initialized.
class MemberMaker {
 public:
  MemberMaker(Interpreter& vm, std::string_view class_name)
      : vm_(vm), made_(vm_.heap().add_instance(vm_.program().load(class_name))) {}

  ObjectId made() const { return made_; }
  void set(std::string_view field, std::string_view descriptor, ObjectId value) {
    vm_.set_field(made_, field, descriptor, Value::of_ref(value));
  }
  void set_int(std::string_view field, std::int32_t value) {
    vm_.set_field(made_, field, "I", Value::of_int(value));
  }
  void set_bool(std::string_view field, bool value) {
    vm_.set_field(made_, field, "Z", Value::of_bool(value));
  }
  /// An empty text stands for null.
  void set_text(std::string_view field, std::string_view modified_utf8) {
    if (!modified_utf8.empty())
      set(field, "Ljava/lang/String;", vm_.intern(from_modified_utf8(modified_utf8)));
  }
  void set_class(std::string_view field, const Class& cls) {
    set(field, "Ljava/lang/Class;", vm_.mirror(cls));
  }
  void set_classes(std::string_view field, const std::vector<const Class*>& classes) {
    set(field, "[Ljava/lang/Class;", class_array(vm_, classes));
  }
  /// No bytes stand for null.
  void set_bytes(std::string_view field, std::span<const std::uint8_t> bytes) {
    if (!bytes.empty()) set(field, "[B", byte_array(vm_, bytes));
  }

 private:
  Interpreter& vm_;
  ObjectId made_;
};

}  // namespace loris
