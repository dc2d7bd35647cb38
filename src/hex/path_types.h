#pragma once
#include <vector>

#include "hex/class_names.h"
#include "hex/type_check.h"

namespace loris::hex {

/// The declared types that the references of a path may have.
struct PathTypes {
  bool any = false;  // nothing is known
  std::vector<const Class*> known;

  bool add(const Class& type);  // whether it is new
  void add(const PathTypes& other);
};

/// Finds the types of paths, and gives their steps the classes that declare the fields.
class PathTyping {
 public:
  PathTyping(Rules& rules, Program& program, const Roots* roots)
      : rules_(rules), program_(program), names_(rules, program), roots_(roots) {}

  /// `block` is the class of the block, null outside of one.
  PathTypes type(Path& path, const Class* block);
  const ClassNames& names() const { return names_; }

 private:
  PathTypes start(Path& path, const Class* block);
  std::string no_root(const std::string& name) const;
  PathTypes after(Steps& steps, const PathTypes& from);
  PathTypes after_field(Steps& step, const PathTypes& from);
  PathTypes after_element(const Steps& step, const PathTypes& from);
  PathTypes after_star(Steps& part, PathTypes from);
  const Field& static_field(const Class& cls, const Path& path);
  const Class& type_of(const Field& field, Place place);
  static const Field* find(const Class& cls, std::string_view name);

  Rules& rules_;
  Program& program_;
  ClassNames names_;
  const Roots* roots_;
  std::string block_;  // internal name, for names inside it
};

/// Whether an object can be of both types.
bool are_compatible(const Class& a, const Class& b);
bool are_compatible(const PathTypes& types, const Class& type);

}  // namespace loris::hex
