#include "exec/unknown_classes.h"

#include <algorithm>
#include <set>

#include "base/input_error.h"
#include "classfile/descriptor.h"
#include "program/generics.h"
#include "program/link_error.h"

namespace loris {

namespace {

/// The types that declarations and generic signatures name.
class Named {
 public:
  explicit Named(Program& program) : program_(program) {}

  void add_parameters(const Method& method) {
    for (const std::string_view parameter : parse_method_descriptor(method.descriptor).parameters)
      add(parameter);
    const auto generic = parse_parameter_signatures(method.info->signature);
    if (!generic) return;
    for (const GenericType& type : *generic) add(type);
  }

  void add_fields(const Class& cls, bool statics) {
    if (!done_.emplace(&cls, statics).second) return;
    for (const Field& field : cls.fields) {
      if (field.is_static() != statics || field.info == nullptr) continue;
      if (field.storage != Storage::Ref) continue;
      add(field.descriptor);
      if (const auto generic = parse_type_signature(field.info->signature)) add(*generic);
    }
  }

  /// What a superclass calls T may be a class here.
  void add_superclass(const Class& cls) {
    if (cls.file == nullptr) return;
    if (const auto generic = parse_class_signature(cls.file->signature)) add(generic->super);
  }

  const std::set<const Class*>& all() const { return all_; }

 private:
  void add(std::string_view descriptor) {
    if (descriptor.find_first_of("L[") != 0) return;
    load([&] { return &program_.load_descriptor(descriptor); });
  }

  void add(const GenericType& type) {
    if (type.kind == GenericType::Kind::Class) load([&] { return program_.find(type.name); });
    for (const GenericType& argument : type.arguments) add(argument);
  }

  /// A class that cannot be loaded is the class of no object.
  template <class Find>
  void load(const Find& find) {
    try {
      const Class* cls = find();
      for (; cls != nullptr && !cls->is_primitive(); cls = cls->element) {
        all_.insert(cls);
        if (!cls->is_array()) return;
      }
    } catch (const LinkError&) {
    } catch (const InputError&) {
    }
  }

  Program& program_;
  std::set<const Class*> all_;
  std::set<std::pair<const Class*, bool>> done_;
};

}  // namespace

std::vector<const Class*> unknown_classes(Program& program, const Method& target,
                                          const std::vector<const Class*>& in_scope, bool statics) {
  Named named(program);
  named.add_parameters(target);
  for (const Class* cls : in_scope) {
    named.add_superclass(*cls);
    for (const Class* owner : cls->ancestors) {
      named.add_fields(*owner, false);
      if (statics && owner->module.empty()) named.add_fields(*owner, true);
    }
  }
  std::vector<const Class*> bounds;
  for (const Class* cls : named.all()) {
    const bool has_class = std::any_of(in_scope.begin(), in_scope.end(), [&](const Class* one) {
      return one->is_assignable_to(*cls);
    });
    if (!cls->is_interface() && !has_class) bounds.push_back(cls);
  }
  std::sort(bounds.begin(), bounds.end(),
            [](const Class* a, const Class* b) { return a->name < b->name; });
  std::vector<const Class*> made{&program.define_unknown({&program.object_class()})};
  for (const Class* cls : bounds) made.push_back(&program.define_unknown({cls}));
  return made;
}

}  // namespace loris
