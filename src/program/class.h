#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/strong_id.h"
#include "classfile/class_file.h"
#include "program/kinds.h"

namespace loris {

using ClassId = Id<struct ClassTag>;
using MethodId = Id<struct MethodTag>;

class Class;
struct Code;

/// A field as declared, with its place: a slot of the object, or of the class mirror when static.
struct Field {
  const Class* owner = nullptr;
  std::string_view name, descriptor;
  std::uint16_t access = 0;
  Storage storage = Storage::Ref;
  std::uint32_t slot = 0;
  const FieldInfo* info = nullptr;  // null for fields that only this VM has

  bool is_static() const { return (access & access::kStatic) != 0; }
  Kind kind() const { return kind_of(storage); }
};

/// A method as declared. Its code is decoded when it is first run.
struct Method {
  Method();
  ~Method();
  Method(const Method&) = delete;
  Method& operator=(const Method&) = delete;

  MethodId id;
  const Class* owner = nullptr;
  std::string_view name, descriptor;
  std::uint16_t access = 0;
  const MethodInfo* info = nullptr;
  std::vector<Kind> parameters;      // without the receiver
  std::uint16_t argument_slots = 0;  // with the receiver
  Kind result = Kind::Void;
  mutable std::unique_ptr<Code> code;  // filled by Program::code

  bool is_static() const { return (access & access::kStatic) != 0; }
  bool is_abstract() const { return (access & access::kAbstract) != 0; }
  bool is_native() const { return (access & access::kNative) != 0; }
  bool is_private() const { return (access & access::kPrivate) != 0; }
  bool is_constructor() const { return name == "<init>"; }
  /// "pkg/Class.name(I)V", for messages and tables.
  std::string key() const;
};

/// A loaded class: of a file, an array, or a primitive type.
class Class {
 public:
  enum class Shape : std::uint8_t { Instance, Array, Primitive };

  ClassId id;
  std::string name;  // internal: "java/util/Map", "[I", "int"
  Shape shape = Shape::Instance;
  std::uint16_t access = 0;         // as getModifiers sees it at top level
  std::string module;               // "java.base"; empty for the class path
  bool hidden = false;              // synthesized for a call site: absent from stack traces
  std::unique_ptr<ClassFile> file;  // null for arrays and primitives
  const Class* super = nullptr;
  std::vector<const Class*> interfaces;  // direct
  std::vector<const Class*>
      all_interfaces;                   // transitive, superinterfaces before those that extend them
  std::vector<const Class*> ancestors;  // from Object down to this class; empty for primitives
  const Class* element = nullptr;       // arrays: the component type
  Storage storage = Storage::Ref;       // primitives: its own; arrays: of their elements
  const Class* guise = nullptr;         // arrays of UTF-16 units: byte[], which they pass for

  std::vector<Field> fields;  // declared, statics included
  std::vector<std::unique_ptr<Method>> methods;
  std::uint32_t instance_slots = 0;  // of this class and its superclasses
  std::uint32_t static_slots = 0;
  std::vector<bool> reference_slots;  // per instance slot
  /// Not empty: no class of the program, but one that nobody knows. It is below these, and what
  /// else it is below cannot be said.
  std::vector<const Class*> stands_for;
  const Method* initializer = nullptr;  // <clinit>, or null

  bool is_interface() const { return (access & access::kInterface) != 0; }
  bool is_array() const { return shape == Shape::Array; }
  bool is_primitive() const { return shape == Shape::Primitive; }
  bool is_unknown() const { return !stands_for.empty(); }
  /// Subclass, subinterface or implementation, itself included; arrays by JVMS 6.5 (checkcast).
  bool is_assignable_to(const Class& other) const;
  /// Declared here, not inherited.
  const Method* declared_method(std::string_view method, std::string_view descriptor) const;
  const Field* declared_field(std::string_view field, std::string_view descriptor) const;
  std::string_view package() const;
  /// "java.util.Map$Entry", "[I", "[Ljava.lang.String;": what Class.getName returns.
  std::string external_name() const;

  /// Selections made so far, by resolved method (JVMS 5.4.6); a cache, not part of the meaning.
  mutable std::unordered_map<MethodId, const Method*> selections;
};

}  // namespace loris
