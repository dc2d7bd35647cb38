#include "exec/type_scope.h"

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>
#include <fnmatch.h>

#include "base/input_error.h"
#include "classfile/descriptor.h"
#include "program/link_error.h"

namespace loris {

namespace {

constexpr std::array<std::string_view, 10> kAlways{
    "java/lang/Object", "java/lang/Boolean", "java/lang/Byte",    "java/lang/Character",
    "java/lang/Double", "java/lang/Float",   "java/lang/Integer", "java/lang/Long",
    "java/lang/Short",  "java/lang/String"};

/// What only the virtual machine makes, or what stands for the machine itself.
bool is_of_the_machine(const Class& cls) {
  constexpr std::array<std::string_view, 6> kNever{"java/lang/Class",       "java/lang/ClassLoader",
                                                   "java/lang/Thread",      "java/lang/Module",
                                                   "java/lang/ThreadGroup", "java/lang/Runtime"};
  return std::find(kNever.begin(), kNever.end(), cls.name) != kNever.end();
}

class Collector {
 public:
  explicit Collector(Program& program) : program_(program) {}

  /// A class that cannot be loaded cannot be the class of an object either.
  void add(std::string_view descriptor) {
    if (descriptor.find_first_of("L[") == std::string_view::npos) return;
    try {
      add(program_.load_descriptor(descriptor));
    } catch (const LinkError&) {
    } catch (const InputError&) {
    }
  }

  void add(const Class& cls) {
    if (cls.is_primitive() || !named_.insert(&cls).second) return;
    pending_.push_back(&cls);
  }

  /// False when it cannot be loaded.
  bool add_named(const std::string& name) {
    try {
      if (const Class* cls = program_.find(name)) others_.insert(cls);
      return true;
    } catch (const LinkError&) {
      return false;
    } catch (const InputError&) {
      return false;
    }
  }

  /// Follows fields from what was named so far.
  void close() {
    while (!pending_.empty()) {
      const Class& cls = *pending_.back();
      pending_.pop_back();
      if (cls.is_array()) {
        add(*cls.element);
        continue;
      }
      if (cls.name == "java/lang/String") continue;
      if (cls.super != nullptr) add_fields(*cls.super);
      add_fields(cls);
    }
  }

  std::vector<const Class*> take() const {
    std::set<const Class*> all = named_;
    all.insert(others_.begin(), others_.end());
    std::vector<const Class*> sorted;
    for (const Class* cls : all) {
      const bool can_be_made =
          cls->is_array() || (!cls->is_interface() && (cls->access & access::kAbstract) == 0);
      if (can_be_made && !is_of_the_machine(*cls)) sorted.push_back(cls);
    }
    std::sort(sorted.begin(), sorted.end(),
              [](const Class* a, const Class* b) { return a->name < b->name; });
    return sorted;
  }

 private:
  void add_fields(const Class& cls) {
    for (const Class* at = &cls; at != nullptr; at = at->super) {
      for (const Field& field : at->fields) {
        if (!field.is_static() && field.info != nullptr) add(field.descriptor);
      }
    }
  }

  Program& program_;
  std::set<const Class*> named_, others_;
  std::vector<const Class*> pending_;
};

bool is_class_name(const std::string& glob) {
  return glob.find_first_of("*?[") == std::string::npos;
}

std::string slashed(std::string name) {
  std::replace(name.begin(), name.end(), '.', '/');
  return name;
}

bool matches(const std::string& name, const std::vector<std::string>& globs) {
  std::string external = name;
  std::replace(external.begin(), external.end(), '/', '.');
  return std::any_of(globs.begin(), globs.end(), [&](const std::string& glob) {
    return fnmatch(glob.c_str(), external.c_str(), 0) == 0;
  });
}

/// What is found from what the collector has; `owner` is in scope whatever the globs say, or there
/// would be no input at all.
std::vector<const Class*> classes_found(Program& program, Collector& collector, const Class* owner,
                                        const std::vector<std::string>& globs,
                                        std::vector<std::string>& unloadable,
                                        const std::function<void()>& before_each) {
  for (const std::string& glob : globs) {
    if (is_class_name(glob)) collector.add("L" + slashed(glob) + ";");
  }
  collector.close();
  for (const std::string& name : program.class_path_classes()) {
    before_each();
    if (!name.starts_with("loris/") && !collector.add_named(name)) unloadable.push_back(name);
  }
  for (const std::string_view name : kAlways) collector.add_named(std::string(name));
  std::vector<const Class*> found = collector.take();
  if (globs.empty()) return found;
  for (const std::string& glob : globs) {
    if (std::none_of(found.begin(), found.end(),
                     [&](const Class* cls) { return matches(cls->name, {glob}); }))
      throw InputError(
          fmt::format("--types {}: no class that an object can have has this name", glob));
  }
  std::erase_if(found, [&](const Class* cls) { return !matches(cls->name, globs); });
  const bool has_owner = std::find(found.begin(), found.end(), owner) != found.end();
  if (!has_owner && owner != nullptr && !owner->is_interface() &&
      (owner->access & access::kAbstract) == 0) {
    found.push_back(owner);
    std::sort(found.begin(), found.end(),
              [](const Class* a, const Class* b) { return a->name < b->name; });
  }
  return found;
}

}  // namespace

std::vector<const Class*> classes_in_scope(Program& program, const Method& target,
                                           const std::vector<std::string>& globs,
                                           std::vector<std::string>& unloadable,
                                           const std::function<void()>& before_each) {
  Collector collector(program);
  collector.add(*target.owner);
  for (const std::string_view parameter : parse_method_descriptor(target.descriptor).parameters)
    collector.add(parameter);
  return classes_found(program, collector, target.is_static() ? nullptr : target.owner, globs,
                       unloadable, before_each);
}

std::vector<const Class*> classes_in_scope(Program& program, const Class& root,
                                           const std::vector<std::string>& globs,
                                           std::vector<std::string>& unloadable) {
  Collector collector(program);
  collector.add(root);
  return classes_found(program, collector, &root, globs, unloadable, [] {});
}

}  // namespace loris
