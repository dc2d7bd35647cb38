#pragma once
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "classfile/class_path.h"
#include "program/class.h"

namespace loris {

struct Code;

/// The classes of one run: loaded on demand, linked, and from then on unchanged.
///
/// Everything that can go wrong with the classes themselves throws LinkError, which carries the
/// Java error to raise. A Program and what it caches belong to one thread.
class Program {
 public:
  Program(std::vector<std::unique_ptr<ClassSource>> class_path, std::unique_ptr<ClassSource> jdk,
          int feature);
  ~Program();

  /// The Java release of the library: 17.
  int feature() const { return feature_; }

  /// The class of an internal name or array descriptor: "java/util/Map", "[I".
  const Class& load(std::string_view name);
  /// The same, but null when nothing of that name is there; what is there and broken still throws.
  const Class* find(std::string_view name);
  /// The class of a field descriptor: "Ljava/util/Map;", "I", "[I".
  const Class& load_descriptor(std::string_view descriptor);
  const Class* find_loaded(std::string_view name) const;
  const Class& array_of(const Class& element);
  const Class& primitive(char descriptor) const;
  /// The class of the arrays that hold the characters of Strings (program/text_class.h).
  const Class& unit_array();
  const Class& object_class() const { return *object_; }
  const Class& at(ClassId id) const { return *classes_[id.value]; }
  const Method& method_at(MethodId id) const { return *methods_[id.value]; }
  std::size_t class_count() const { return classes_.size() - 1; }

  /// The class that a declaration names. Where it, or one that it needs, is not there, an interface
  /// of that name that nothing implements: the JVM asks for such a class only when it is used.
  const Class& declared_type(std::string_view descriptor);
  bool is_missing(const Class& cls) const { return cls.is_interface() && cls.file == nullptr; }

  /// Adds a class that no file holds, in the module of its nest host or in a given one.
  const Class& define(std::unique_ptr<ClassFile> file, bool hidden);
  const Class& define(std::unique_ptr<ClassFile> file, bool hidden, std::string module);
  /// The class that stands for those that nobody knows and that are below all of these.
  const Class& define_unknown(const std::vector<const Class*>& below);
  /// A number for naming synthesized classes.
  unsigned next_serial() { return ++serial_; }

  /// A non-class file on the class path or in the JDK.
  std::optional<ClassBytes> resource(std::string_view path) const;
  /// The same on the class path alone, and in the JDK alone.
  std::optional<ClassBytes> class_path_resource(std::string_view path) const;
  std::optional<ClassBytes> library_resource(std::string_view path) const;

  /// The classes that the class path holds, internal names, sorted.
  std::vector<std::string> class_path_classes() const;

  /// JVMS 5.4.3.2, 5.4.3.3 and 5.4.3.4, with access control.
  const Field& resolve_field(const Class& from, const MemberRef& ref, bool want_static);
  const Method& resolve_method(const Class& from, const MemberRef& ref);
  const Method& resolve_interface_method(const Class& from, const MemberRef& ref);
  /// The class of a Class constant, checked for access from `from` (JVMS 5.4.3.1).
  const Class& resolve_class(const Class& from, std::string_view name);

  /// Whether they may use each other's private members (JVMS 5.4.4).
  bool are_nest_mates(const Class& a, const Class& b);

  /// The method that runs when `resolved` is invoked on an object of class `receiver` (JVMS 5.4.6).
  const Method& select(const Class& receiver, const Method& resolved) const;

  /// Looks in superclasses, then superinterfaces; null when there is none. No access control.
  const Method* find_method(const Class& in, std::string_view name,
                            std::string_view descriptor) const;
  const Field* find_field(const Class& in, std::string_view name,
                          std::string_view descriptor) const;

  /// The decoded body of a method that has one. Throws LinkError (VerifyError) when it is
  /// malformed.
  Code& code(const Method& method);

 private:
  Class& read(std::string_view name);
  Class& add(std::unique_ptr<Class> made);
  const Class& make_missing(std::string_view descriptor);
  Class& make_array(std::string_view name);
  Class& make_unit_array();
  void make_primitives();
  Class& link(std::unique_ptr<ClassFile> file, std::string module, bool hidden);
  std::optional<ClassBytes> find_bytes(std::string_view name) const;

  std::vector<std::unique_ptr<ClassSource>> class_path_;
  std::unique_ptr<ClassSource> jdk_;
  int feature_;
  unsigned serial_ = 0;
  std::vector<std::unique_ptr<Class>> classes_;  // by ClassId; the first is unused
  std::vector<const Method*> methods_;           // by MethodId; the first is unused
  std::unordered_map<std::string_view, Class*> by_name_;
  std::map<std::string, Class*, std::less<>> missing_;  // by descriptor; not in by_name_
  std::unordered_set<std::string> loading_;  // to notice a class that is its own superclass
  const Class* primitives_[9] = {};
  const Class* object_ = nullptr;
  const Class* unit_array_ = nullptr;
};

}  // namespace loris
