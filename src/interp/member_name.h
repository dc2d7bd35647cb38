#pragma once
#include <cstdint>
#include <string>

#include "classfile/constant_pool.h"
#include "interp/interpreter.h"

namespace loris {

/// The package of the library's method handles, in which classes are made that call its internals.
inline constexpr std::string_view kHandleClass = "java/lang/invoke/MethodHandle",
                                  kMemberNameClass = "java/lang/invoke/MemberName",
                                  kMethodTypeClass = "java/lang/invoke/MethodType";

/// The descriptor of a type: "I", "[I", "Ljava/util/Map;".
std::string descriptor_of(const Program& program, const Class& cls);
/// The descriptor of a java.lang.invoke.MethodType.
std::string descriptor_of_type(Interpreter& vm, ObjectId method_type);

/// A java.lang.invoke.MemberName: a member by its symbols and, once it is resolved, the member
/// itself.
class MemberName {
 public:
  MemberName(Interpreter& vm, ObjectId object) : vm_(vm), object_(object) {}

  /// A resolved name of a static method.
  static MemberName make_static(Interpreter& vm, const Method& method);

  ObjectId object() const { return object_; }
  const Class& declaring_class() const;
  std::string name() const;
  /// Of a field its type, of a method its method type.
  std::string descriptor() const;
  HandleKind kind() const;
  bool is_field() const;
  bool is_method() const;  // or constructor
  /// The method, or null while this is unresolved or a field.
  const Method* method() const;
  /// The field of these symbols, or null.
  const Field* field() const;

  void set_method(const Method& method, HandleKind kind);
  void set_field(const Field& field, HandleKind kind);

 private:
  std::int32_t flags() const;
  void set(const Class& declaring_class, std::int32_t flags);

  Interpreter& vm_;
  ObjectId object_;
};

}  // namespace loris
