#include "exec/target.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/descriptor.h"
#include "program/link_error.h"
#include "program/type_names.h"

namespace loris {

namespace {

std::string simple_name(std::string_view name) {
  return std::string(name.substr(name.find_last_of("./$") + 1));
}

std::string join(const std::vector<std::string>& parts, std::string_view separator = ", ") {
  std::string joined;
  for (const std::string& part : parts)
    joined += (joined.empty() ? "" : std::string(separator)) + part;
  return joined;
}

/// How many characters have to be changed to turn one name into the other.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0]++;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
    }
  }
  return row[b.size()];
}

/// "; did you mean a, b?", or nothing.
std::string suggestion(std::string_view wanted, const std::vector<std::string>& known) {
  std::vector<std::string> near;
  for (const std::string& name : known) {
    const bool close = distance(wanted, name) <= 1 + wanted.size() / 4;
    if (close && std::find(near.begin(), near.end(), name) == near.end()) near.push_back(name);
  }
  constexpr std::size_t kShown = 5;
  if (near.size() > kShown) near.resize(kShown);
  return near.empty() ? "" : fmt::format("; did you mean {}?", join(near));
}

[[noreturn]] void no_class(Program& program, const std::string& name) {
  std::vector<std::string> known;
  for (const std::string& cls : program.class_path_classes()) {
    std::string external = cls;
    std::replace(external.begin(), external.end(), '/', '.');
    known.push_back(external);
  }
  std::vector<std::string> same_simple_name;
  for (const std::string& cls : known) {
    if (simple_name(cls) == simple_name(name)) same_simple_name.push_back(cls);
  }
  const std::string hint = same_simple_name.empty()
                               ? suggestion(name, known)
                               : fmt::format("; did you mean {}?", join(same_simple_name));
  throw InputError(
      fmt::format("there is no class {} on the class path or in the JDK{}", name, hint));
}

std::vector<std::string> parameter_types(std::string_view descriptor) {
  std::vector<std::string> types;
  for (const std::string_view parameter : parse_method_descriptor(descriptor).parameters)
    types.push_back(type_text(parameter));
  return types;
}

/// "int,Node" against the declared types, by whole names or without what encloses them:
/// pkg.Outer.Node is Outer.Node and Node, too.
bool takes(const Method& method, const std::vector<std::string>& wanted) {
  const std::vector<std::string> declared = parameter_types(method.descriptor);
  if (declared.size() != wanted.size()) return false;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    std::string dotted = declared[i];
    std::replace(dotted.begin(), dotted.end(), '$', '.');
    std::string given = wanted[i];
    std::replace(given.begin(), given.end(), '$', '.');
    if (dotted != given && !dotted.ends_with("." + given)) return false;
  }
  return true;
}

struct Name {
  std::string cls, method;
  bool has_parameters = false;
  std::vector<std::string> parameters;
};

Name parse(const std::string& text, const std::string& what) {
  Name name;
  std::string path = text;
  const std::size_t open = text.find('(');
  if (open != std::string::npos) {
    if (text.back() != ')') throw InputError(fmt::format("{} '{}': a ')' is missing", what, text));
    name.has_parameters = true;
    path = text.substr(0, open);
    std::string rest = text.substr(open + 1, text.size() - open - 2);
    std::erase(rest, ' ');
    while (!rest.empty()) {
      const std::size_t comma = std::min(rest.find(','), rest.size());
      name.parameters.push_back(rest.substr(0, comma));
      rest.erase(0, comma + 1);
    }
  }
  const std::size_t dot = path.rfind('.');
  if (dot != std::string::npos) name.cls = path.substr(0, dot);
  name.method = path.substr(dot == std::string::npos ? 0 : dot + 1);
  if (name.method.empty())
    throw InputError(fmt::format("{} '{}': expected pkg.Class.method", what, text));
  return name;
}

/// Whether it overrides a method of its own descriptor for one with other types (JLS 15.12.4.5).
/// A bridge that calls super with the same types only makes a method visible.
bool is_override_bridge(const Method& method) {
  if ((method.access & access::kBridge) == 0 || !method.info->code) return false;
  constexpr std::uint8_t kInvokeVirtual = 0xb6, kInvokeStatic = 0xb8;
  const std::vector<std::uint8_t>& bytes = method.info->code->bytes;
  if (bytes.size() < 4) return false;
  const std::uint8_t* const call = bytes.data() + bytes.size() - 4;  // before the return
  if (*call < kInvokeVirtual || *call > kInvokeStatic) return false;
  try {
    const auto index = static_cast<std::uint16_t>(call[1] << 8 | call[2]);
    const MemberRef called = method.owner->file->constants.method(index);
    return called.name == method.name && called.descriptor != method.descriptor;
  } catch (const InputError&) {
    return false;
  }
}

/// Methods of that name, in the class and above it; overridden ones once.
std::vector<const Method*> methods_named(const Class& cls, std::string_view name) {
  std::vector<const Method*> found;
  std::vector<std::string_view> overridden;
  const auto add = [&](const Class& from) {
    for (const auto& method : from.methods) {
      if (method->name != name) continue;
      if (is_override_bridge(*method)) overridden.push_back(method->descriptor);
      if ((method->access & access::kBridge) != 0) continue;
      const bool known =
          std::find(overridden.begin(), overridden.end(), method->descriptor) != overridden.end() ||
          std::any_of(found.begin(), found.end(),
                      [&](const Method* other) { return other->descriptor == method->descriptor; });
      if (!known) found.push_back(method.get());
    }
  };
  for (const Class* at = &cls; at != nullptr; at = at->super) add(*at);
  for (const Class* interface : cls.all_interfaces) add(*interface);
  return found;
}

std::vector<std::string> method_names(const Class& cls) {
  std::vector<std::string> names;
  for (const Class* at = &cls; at != nullptr; at = at->super) {
    for (const auto& method : at->methods) {
      if (method->name[0] != '<') names.emplace_back(method->name);
    }
  }
  return names;
}

std::string overloads(const std::vector<const Method*>& methods) {
  std::vector<std::string> texts;
  texts.reserve(methods.size());
  for (const Method* method : methods) texts.push_back(target_text(*method));
  return join(texts);
}

}  // namespace

std::string target_text(const Method& method) {
  std::vector<std::string> types;
  for (const std::string& type : parameter_types(method.descriptor))
    types.push_back(simple_name(type));
  return fmt::format("{}.{}({})", method.owner->external_name(), method.name, join(types, ","));
}

const Method& find_target(Program& program, const std::string& text) {
  const Name name = parse(text, "target");
  if (name.cls.empty())
    throw InputError(fmt::format("target '{}': expected pkg.Class.method", text));
  const Class* cls = find_class(program, name.cls);
  if (cls == nullptr) no_class(program, name.cls);
  std::vector<const Method*> found = methods_named(*cls, name.method);
  if (found.empty())
    throw InputError(fmt::format("class {} has no method {}{}", cls->external_name(), name.method,
                                 suggestion(name.method, method_names(*cls))));
  const std::vector<const Method*> all = found;
  if (name.has_parameters)
    std::erase_if(found, [&](const Method* method) { return !takes(*method, name.parameters); });
  if (found.empty())
    throw InputError(
        fmt::format("there is no {} with these parameters; there is {}", text, overloads(all)));
  if (found.size() > 1)
    throw InputError(fmt::format("{} is overloaded: say which of {}", text, overloads(found)));
  if (found[0]->is_abstract() || found[0]->is_native())
    throw InputError(fmt::format("{} is {} and has no body to explore", target_text(*found[0]),
                                 found[0]->is_native() ? "native" : "abstract"));
  return *found[0];
}

namespace {

/// How many of the given things the method takes, or why it cannot: a message.
std::string misfit(Program& program, const Method& method, const std::vector<const Class*>& given,
                   bool has_receiver, std::size_t& arguments) {
  if (method.result != Kind::Int || !method.descriptor.ends_with(")Z"))
    return "it does not return boolean";
  if (!method.is_static() && !has_receiver)
    return "it is not static, and the target has no receiver";
  std::vector<const Class*> wanted;
  if (!method.is_static()) wanted.push_back(method.owner);
  for (const std::string_view parameter : parse_method_descriptor(method.descriptor).parameters)
    wanted.push_back(&program.declared_type(parameter));
  if (wanted.size() > given.size())
    return fmt::format("it takes {} things, and there are {}", wanted.size(), given.size());
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const bool fits = wanted[i]->is_primitive() || given[i]->is_primitive()
                          ? wanted[i] == given[i]
                          : given[i]->is_assignable_to(*wanted[i]);
    if (!fits)
      return fmt::format("it takes a {} where a {} is given", wanted[i]->external_name(),
                         given[i]->external_name());
  }
  arguments = wanted.size();
  return {};
}

}  // namespace

Predicate find_predicate(Program& program, const Class& home, const std::string& text,
                         const std::vector<const Class*>& given, bool has_receiver,
                         const std::string& option) {
  const Name name = parse(text, option);
  const Class* cls = name.cls.empty() ? &home : find_class(program, name.cls);
  if (cls == nullptr) no_class(program, name.cls);
  std::vector<const Method*> found = methods_named(*cls, name.method);
  if (name.has_parameters)
    std::erase_if(found, [&](const Method* method) { return !takes(*method, name.parameters); });
  if (found.empty())
    throw InputError(fmt::format("{} {}: class {} has no such method{}", option, text,
                                 cls->external_name(),
                                 suggestion(name.method, method_names(*cls))));
  std::string why;
  const Method* best = nullptr;
  std::size_t taken = 0;
  for (const Method* method : found) {
    std::size_t arguments = 0;
    const std::string problem = misfit(program, *method, given, has_receiver, arguments);
    if (!problem.empty()) {
      why = problem;
    } else if (best == nullptr || arguments > taken) {
      best = method;
      taken = arguments;
    }
  }
  if (best == nullptr) throw InputError(fmt::format("{} {}: {}", option, text, why));
  return {best, text, taken};
}

}  // namespace loris
