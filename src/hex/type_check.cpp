#include "hex/type_check.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "classfile/descriptor.h"
#include "hex/path_types.h"
#include "hex/source.h"

namespace loris::hex {

namespace {

bool is_box_or_string(const Class& cls) {
  static constexpr std::string_view kNames[] = {
      "java/lang/String",    "java/lang/Boolean", "java/lang/Byte",
      "java/lang/Character", "java/lang/Double",  "java/lang/Float",
      "java/lang/Integer",   "java/lang/Long",    "java/lang/Short"};
  return std::find(std::begin(kNames), std::end(kNames), cls.name) != std::end(kNames);
}

class TypeCheck {
 public:
  TypeCheck(Rules& rules, Program& program, const Roots* roots)
      : rules_(rules), program_(program), typing_(rules, program, roots) {}

  void run() {
    for (Rule& rule : rules_.rules) {
      const Class* block = resolve(rule.class_name, nullptr, rule.class_place);
      for (Atom& atom : rule.atoms) check(atom, block);
    }
    for (Trigger& trigger : rules_.triggers) check(trigger);
  }

 private:
  /// The name becomes the internal one; null where there is none.
  const Class* resolve(std::string& name, const Class* block, Place place) {
    if (name.empty()) return nullptr;
    const Class& found = typing_.names().find(name, block == nullptr ? "" : block->name, place);
    name = found.name;
    return &found;
  }

  PathTypes type_left(Path& path, std::string& static_type, const Class* block, Place place) {
    if (block != nullptr && path.base == Path::Base::Anchor &&
        path.steps.kind == Steps::Kind::Empty)
      throw error_at(rules_, path.place,
                     "'this' is an object, expected a step to one of its references");
    PathTypes types = typing_.type(path, block);
    if (const Class* declared = resolve(static_type, block, place)) {
      const auto is_it = [&](const Class* type) { return type == declared; };
      if (!types.any && std::none_of(types.known.begin(), types.known.end(), is_it))
        throw error_at(rules_, place,
                       fmt::format("no reference of this path is declared as {}; there is {}",
                                   declared->external_name(), text_of(types)));
      types = {};
      types.add(*declared);
    }
    return types;
  }

  void check(Atom& atom, const Class* block) {
    const PathTypes left = type_left(atom.path, atom.static_type, block, atom.place);
    const bool is_about_aliases = atom.kind == Atom::Kind::AliasesSome || atom.target.has_value();
    if (is_about_aliases && !left.any &&
        std::all_of(left.known.begin(), left.known.end(),
                    [](const Class* type) { return is_box_or_string(*type); }))
      throw error_at(rules_, atom.place,
                     "Strings and boxes have no identity in inputs, expected a path to others");
    check_type(atom.type, atom.type_place, left, block);
    if (atom.target) check_target(*atom.target, atom.path, left, block);
  }

  void check_type(std::string& name, Place place, const PathTypes& left, const Class* block) {
    const Class* type = resolve(name, block, place);
    if (type == nullptr || are_compatible(left, *type)) return;
    throw error_at(rules_, place,
                   fmt::format("a reference of this path is never of type {}: it is declared as {}",
                               type->external_name(), text_of(left)));
  }

  void check_target(Path& target, const Path& left, const PathTypes& types, const Class* block) {
    if (target.base == Path::Base::Reference && target.ups == 0)
      throw error_at(rules_, target.place, "this is the reference itself, expected 'up' after it");
    check_bound(target, left);
    const PathTypes right = typing_.type(target, block);
    if (types.any || right.any) return;
    for (const Class* type : right.known) {
      if (are_compatible(types, *type)) return;
    }
    throw error_at(rules_, target.place,
                   fmt::format("this path leads to {}, the one on the left to {}", text_of(right),
                               text_of(types)));
  }

  /// What the right side calls by the object on the left needs one there.
  void check_bound(const Path& right, const Path& left) {
    if (right.base == Path::Base::Anchor && left.base != Path::Base::Anchor)
      throw error_at(rules_, right.place,
                     "the left side starts elsewhere and finds no object that this could be");
  }

  void check(Trigger& trigger) {
    const Class* block = resolve(trigger.class_name, nullptr, trigger.class_place);
    const PathTypes left = type_left(trigger.path, trigger.static_type, block, trigger.place);
    check_type(trigger.type, trigger.type_place, left, block);
    if (trigger.target) check_target(*trigger.target, trigger.path, left, block);
    check_call(trigger, left, block);
  }

  void check_call(Trigger& trigger, const PathTypes& left, const Class* block) {
    Call& call = trigger.call;
    std::vector<PathTypes> given;
    for (Path& argument : call.arguments) {
      check_bound(argument, trigger.path);
      if (argument.steps.kind != Steps::Kind::Empty)
        throw error_at(rules_, argument.steps.place,
                       "an argument is an object that the rule names, expected no step");
      if (argument.base == Path::Base::Any)
        throw error_at(rules_, argument.place, "an argument is one object, expected another root");
      const bool is_reference = argument.base == Path::Base::Reference && argument.ups == 0;
      given.push_back(is_reference ? left : typing_.type(argument, block));
    }
    const Class& cls = *resolve(call.class_name, block, call.place);
    const Method& method = find(call, cls);
    check_signature(call, method, given);
    call.descriptor = method.descriptor;
  }

  const Method& find(const Call& call, const Class& cls) {
    const Method* found = nullptr;
    std::size_t named = 0;
    for (const auto& method : cls.methods) {
      if (method->name != call.method || !method->is_static()) continue;
      ++named;
      if (call.descriptor.empty() ? method->parameters.size() != call.arguments.size()
                                  : method->descriptor != call.descriptor)
        continue;
      if (found != nullptr)
        throw error_at(rules_, call.place,
                       fmt::format("class {} has several methods {} with {} parameters",
                                   cls.external_name(), call.method, call.arguments.size()));
      found = method.get();
    }
    if (found != nullptr) return *found;
    const std::string wanted =
        call.descriptor.empty() ? fmt::format("takes {}", count(call.arguments.size(), "argument"))
                                : fmt::format("is {}{}", call.method, call.descriptor);
    throw error_at(rules_, call.place,
                   named == 0 ? fmt::format("class {} has no static method {}", cls.external_name(),
                                            call.method)
                              : fmt::format("no static method {} of class {} {}", call.method,
                                            cls.external_name(), wanted));
  }

  void check_signature(const Call& call, const Method& method,
                       const std::vector<PathTypes>& given) {
    if (method.result != Kind::Void)
      throw error_at(rules_, call.place,
                     fmt::format("method {} returns something, expected void", call.method));
    if (method.is_native())
      throw error_at(rules_, call.place, fmt::format("method {} has no body", call.method));
    const auto parameters = parse_method_descriptor(method.descriptor).parameters;
    if (parameters.size() != given.size())
      throw error_at(rules_, call.place,
                     fmt::format("method {} takes {}, and {} given", call.method,
                                 count(parameters.size(), "argument"),
                                 given.size() == 1 ? "1 is" : fmt::format("{} are", given.size())));
    for (std::size_t i = 0; i < given.size(); ++i) {
      const Class& wanted = program_.load_descriptor(parameters[i]);
      if (!wanted.is_primitive() && are_compatible(given[i], wanted)) continue;
      throw error_at(rules_, call.arguments[i].place,
                     fmt::format("method {} takes a {} here", call.method, wanted.external_name()));
    }
  }

  static std::string count(std::size_t number, std::string_view what) {
    return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
  }

  static std::string text_of(const PathTypes& types) {
    std::vector<std::string> names;
    for (const Class* type : types.known) names.push_back(type->external_name());
    return fmt::format("{}", fmt::join(names, " or "));
  }

  Rules& rules_;
  Program& program_;
  PathTyping typing_;
};

std::string counted(std::size_t number, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

}  // namespace

void check_types(Rules& rules, Program& program, const Roots* roots) {
  TypeCheck(rules, program, roots).run();
}

std::string summary(const Rules& rules) {
  std::set<std::string> classes;
  for (const Rule& rule : rules.rules) classes.insert(rule.class_name);
  for (const Trigger& trigger : rules.triggers) classes.insert(trigger.class_name);
  classes.erase("");
  return fmt::format("{}: {}, {}, {}; read as {}", rules.file,
                     counted(rules.rules.size(), "rule", "rules"),
                     counted(rules.triggers.size(), "companion method", "companion methods"),
                     counted(classes.size(), "class with a block", "classes with blocks"),
                     rules.reading == Reading::Conjunction ? "a conjunction" : "alternatives");
}

}  // namespace loris::hex
