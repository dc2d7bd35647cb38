#include "hex/path_types.h"

#include <algorithm>

#include <fmt/format.h>

#include "hex/source.h"

namespace loris::hex {

bool PathTypes::add(const Class& type) {
  if (std::find(known.begin(), known.end(), &type) != known.end()) return false;
  known.push_back(&type);
  return true;
}

void PathTypes::add(const PathTypes& other) {
  any |= other.any;
  for (const Class* type : other.known) add(*type);
}

bool are_compatible(const Class& a, const Class& b) {
  if (a.is_assignable_to(b) || b.is_assignable_to(a)) return true;
  const auto is_open = [](const Class& cls) {
    return cls.is_interface() && !cls.is_array() && (cls.access & access::kFinal) == 0;
  };
  return (is_open(a) && !b.is_array() && (b.access & access::kFinal) == 0) ||
         (is_open(b) && !a.is_array() && (a.access & access::kFinal) == 0);
}

bool are_compatible(const PathTypes& types, const Class& type) {
  return types.any || std::any_of(types.known.begin(), types.known.end(),
                                  [&](const Class* one) { return are_compatible(*one, type); });
}

namespace {

std::string listed(const PathTypes& types) {
  std::vector<std::string> names;
  for (const Class* type : types.known) names.push_back(type->external_name());
  return fmt::format("{}", fmt::join(names, " or "));
}

}  // namespace

PathTypes PathTyping::type(Path& path, const Class* block) {
  block_ = block != nullptr ? block->name : "";
  const PathTypes from = start(path, block);
  return after(path.steps, from);
}

/// Parameters of a class that was compiled without -g have other names.
std::string PathTyping::no_root(const std::string& name) const {
  if (name == "this") return "the target is static and has no receiver";
  std::vector<std::string> names;
  for (const auto& [root, type] : *roots_) {
    if (root != "this" && root.find(':') == std::string::npos) names.push_back(root);
  }
  return fmt::format("the target has no parameter {}{}", name,
                     names.empty() ? "" : fmt::format("; it has {}", fmt::join(names, ", ")));
}

PathTypes PathTyping::start(Path& path, const Class* block) {
  PathTypes types;
  if (path.base == Path::Base::Static) {
    const Class& cls = names_.find(path.class_name, block_, path.place);
    const Field& field = static_field(cls, path);
    path.class_name = field.owner->name;
    if (roots_ != nullptr && !roots_->contains(path.class_name + ':' + path.name))
      throw error_at(
          rules_, path.place,
          fmt::format("{}.{} is no input: it is one with --symbolic-statics, where it is "
                      "not final and its class is on the class path",
                      field.owner->external_name(), path.name));
    types.add(type_of(field, path.place));
  } else if (path.base == Path::Base::Anchor && block != nullptr && path.ups == 0) {
    types.add(*block);
  } else if (path.base == Path::Base::Root && roots_ != nullptr) {
    const auto found = roots_->find(path.name);
    if (found == roots_->end()) throw error_at(rules_, path.place, no_root(path.name));
    if (found->second->is_primitive())
      throw error_at(rules_, path.place,
                     fmt::format("parameter {} is of type {}, expected a reference", path.name,
                                 found->second->name));
    types.add(*found->second);
  } else {
    types.any = true;
  }
  return types;
}

const Field& PathTyping::static_field(const Class& cls, const Path& path) {
  for (const Class* at = &cls; at != nullptr; at = at->super) {
    for (const Field& field : at->fields) {
      if (field.name == path.name && field.is_static()) return field;
    }
  }
  throw error_at(rules_, path.place,
                 fmt::format("class {} has no static field {}", cls.external_name(), path.name));
}

const Class& PathTyping::type_of(const Field& field, Place place) {
  if (field.storage != Storage::Ref)
    throw error_at(rules_, place,
                   fmt::format("{}.{} is a number, expected a reference",
                               field.owner->external_name(), field.name));
  try {
    return program_.load_descriptor(field.descriptor);
  } catch (const InputError& e) {
    throw error_at(rules_, place,
                   fmt::format("the type of {} cannot be loaded: {}", field.name, e.what()));
  }
}

const Field* PathTyping::find(const Class& cls, std::string_view name) {
  for (const Class* at = &cls; at != nullptr; at = at->super) {
    for (const Field& field : at->fields) {
      if (field.name == name && !field.is_static() && field.info != nullptr) return &field;
    }
  }
  return nullptr;
}

PathTypes PathTyping::after(Steps& steps, const PathTypes& from) {
  switch (steps.kind) {
    case Steps::Kind::Empty: return from;
    case Steps::Kind::Field: return after_field(steps, from);
    case Steps::Kind::Element: return after_element(steps, from);
    case Steps::Kind::Sequence: {
      PathTypes types = from;
      for (Steps& part : steps.parts) types = after(part, types);
      return types;
    }
    case Steps::Kind::Choice: {
      PathTypes types;
      for (Steps& part : steps.parts) types.add(after(part, from));
      return types;
    }
    case Steps::Kind::Star: return after_star(steps.parts[0], from);
    case Steps::Kind::Plus: return after_star(steps.parts[0], after(steps.parts[0], from));
    case Steps::Kind::Optional: {
      PathTypes types = after(steps.parts[0], from);
      types.add(from);
      return types;
    }
  }
  return from;
}

/// Until nothing new comes: a step of a later round may fit what the first round leads to.
PathTypes PathTyping::after_star(Steps& part, PathTypes from) {
  for (;;) {
    const std::size_t before = from.known.size();
    const bool was_any = from.any;
    from.add(after(part, from));
    if (from.known.size() == before && from.any == was_any) return from;
  }
}

PathTypes PathTyping::after_field(Steps& step, const PathTypes& from) {
  PathTypes types;
  if (!step.class_name.empty()) {
    const Class& cls = names_.find(step.class_name, block_, step.place);
    const Field* field = find(cls, step.name);
    if (field == nullptr)
      throw error_at(rules_, step.place,
                     fmt::format("class {} has no field {}", cls.external_name(), step.name));
    if (!are_compatible(from, *field->owner))
      throw error_at(rules_, step.place,
                     fmt::format("the path leads to {} here, which has no field of {}",
                                 listed(from), cls.external_name()));
    step.class_name = field->owner->name;
    types.add(type_of(*field, step.place));
    return types;
  }
  types.any = from.any;
  for (const Class* cls : from.known) {
    if (const Field* field = find(*cls, step.name)) types.add(type_of(*field, step.place));
  }
  if (!types.any && types.known.empty())
    throw error_at(rules_, step.place,
                   fmt::format("{} has no field {}; that of a subclass is written "
                               ".CLASS:{}",
                               listed(from), step.name, step.name));
  return types;
}

PathTypes PathTyping::after_element(const Steps& step, const PathTypes& from) {
  PathTypes types;
  types.any = from.any;
  for (const Class* cls : from.known) {
    if (cls->is_array() && cls->storage == Storage::Ref) types.add(*cls->element);
    if (cls == &program_.object_class()) types.any = true;
  }
  if (!types.any && types.known.empty())
    throw error_at(
        rules_, step.place,
        fmt::format("the path leads to {} here, expected an array of references", listed(from)));
  return types;
}

}  // namespace loris::hex
