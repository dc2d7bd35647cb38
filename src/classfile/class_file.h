#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/constant_pool.h"

namespace loris {

/// Access and property flags, JVMS tables 4.1-B, 4.5-A, 4.6-A.
namespace access {
inline constexpr std::uint16_t kPublic = 0x0001, kPrivate = 0x0002, kProtected = 0x0004,
                               kStatic = 0x0008, kFinal = 0x0010, kSuper = 0x0020,
                               kSynchronized = 0x0020, kVolatile = 0x0040, kBridge = 0x0040,
                               kTransient = 0x0080, kVarargs = 0x0080, kNative = 0x0100,
                               kInterface = 0x0200, kAbstract = 0x0400, kStrict = 0x0800,
                               kSynthetic = 0x1000, kAnnotation = 0x2000, kEnum = 0x4000,
                               kModule = 0x8000;
}  // namespace access

struct AnnotationElement;

/// One runtime-visible or -invisible annotation, JVMS 4.7.16.
struct Annotation {
  std::string_view type;  // descriptor
  bool visible = true;    // at run time, by reflection
  std::vector<AnnotationElement> elements;
};

/// An annotation of the type of a field, of a method's result or of a parameter, as a whole: not of
/// an element of an array nor of a type argument. JVMS 4.7.20.
struct TypeAnnotation {
  enum class Target : std::uint8_t { Field = 0x13, Result = 0x14, Parameter = 0x16 };
  Target target = Target::Field;
  std::uint8_t parameter = 0;  // of Parameter: counted from 0
  Annotation annotation;
};

/// The value of an annotation's element, JVMS 4.7.16.1. `tag` says how to read the rest.
struct ElementValue {
  char tag = 0;                    // B C D F I J S Z s e c @ [
  std::uint16_t constant = 0;      // B C D F I J S Z: constant-pool index
  std::string_view text;           // s: the string, c: a descriptor, e: the enum constant's name
  std::string_view type;           // e: the enum's descriptor
  std::vector<Annotation> nested;  // @: exactly one
  std::vector<ElementValue> elements;  // [
};

struct AnnotationElement {
  std::string_view name;
  ElementValue value;
};

/// Bodies of attributes as they stand in the file, for the library's own readers of annotations.
struct RawAnnotations {
  std::vector<std::uint8_t> visible;        // RuntimeVisibleAnnotations
  std::vector<std::uint8_t> types;          // RuntimeVisibleTypeAnnotations
  std::vector<std::uint8_t> parameters;     // methods: RuntimeVisibleParameterAnnotations
  std::vector<std::uint8_t> default_value;  // methods: AnnotationDefault
};

struct ExceptionHandler {
  std::uint16_t start_pc, end_pc, handler_pc;
  std::uint16_t catch_type;  // Class constant, 0 for finally
};

struct LineNumber {
  std::uint16_t start_pc, line;
};

struct LocalVariable {
  std::uint16_t start_pc, length, index;
  std::string_view name, descriptor;
};

/// A method's body as it stands in the file, JVMS 4.7.3.
struct CodeAttribute {
  std::uint16_t max_stack = 0, max_locals = 0;
  std::vector<std::uint8_t> bytes;
  std::vector<ExceptionHandler> handlers;
  std::vector<LineNumber> lines;  // all LineNumberTable attributes, in file order
  std::vector<LocalVariable> locals;
};

struct FieldInfo {
  std::uint16_t access = 0;
  std::string_view name, descriptor, signature;
  std::uint16_t constant_value = 0;  // constant-pool index, 0 for none
  std::vector<Annotation> annotations;
  std::vector<TypeAnnotation> type_annotations;
  std::unique_ptr<RawAnnotations> raw;  // null when there are none
};

/// JVMS 4.7.24.
struct MethodParameter {
  std::string_view name;  // empty when it has none
  std::uint16_t access = 0;
};

struct MethodInfo {
  std::uint16_t access = 0;
  std::string_view name, descriptor, signature;
  std::optional<CodeAttribute> code;
  std::vector<std::string_view> exceptions;  // internal names of the throws clause
  std::vector<Annotation> annotations;
  std::vector<std::vector<Annotation>> parameter_annotations;
  std::vector<TypeAnnotation> type_annotations;
  std::unique_ptr<RawAnnotations> raw;  // null when there are none
  /// The MethodParameters attribute, if there is one.
  std::optional<std::vector<MethodParameter>> parameters;
};

struct InnerClass {
  std::string_view inner, outer, name;  // outer and name may be empty
  std::uint16_t access = 0;
};

struct RecordComponent {
  std::string_view name, descriptor, signature;
  std::unique_ptr<RawAnnotations> raw;  // null when there are none
};

struct BootstrapMethod {
  std::uint16_t handle;                  // MethodHandle constant
  std::vector<std::uint16_t> arguments;  // loadable constants
};

/// A class file, faithful and unlinked. Views point into its constant pool, so it moves but is not
/// copied. Everything that a reader of the attributes needs was checked when it was read; operands
/// of instructions were not.
struct ClassFile {
  ClassFile() = default;
  ClassFile(ClassFile&&) = default;
  ClassFile& operator=(ClassFile&&) = default;

  std::string origin;  // where it came from, for messages: "dir/Foo.class", "x.jar!/Foo.class", …
  std::uint16_t major = 0, minor = 0;
  std::uint16_t access = 0;
  ConstantPool constants;
  std::string_view name, super_name;  // super_name is empty for java/lang/Object only
  std::vector<std::string_view> interfaces;
  std::vector<FieldInfo> fields;
  std::vector<MethodInfo> methods;
  std::vector<BootstrapMethod> bootstraps;
  std::vector<InnerClass> inner_classes;
  std::vector<RecordComponent> record_components;
  bool is_record = false;
  std::vector<std::string_view> permitted_subclasses, nest_members;
  std::string_view nest_host, source_file, signature, enclosing_class, enclosing_method,
      enclosing_method_descriptor;
  std::vector<Annotation> annotations;
  std::unique_ptr<RawAnnotations> raw;  // null when there are none
};

}  // namespace loris
