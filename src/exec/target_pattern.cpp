#include "exec/target_pattern.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/class_path.h"
#include "classfile/descriptor.h"
#include "exec/target.h"
#include "program/link_error.h"
#include "program/program.h"
#include "program/type_names.h"

namespace loris {

namespace {

/// "Bst.repOk(Node)" or "repOk" -> "repOk".
std::string method_name(const std::string& text) {
  const std::string path = text.substr(0, text.find('('));
  return path.substr(path.rfind('.') + 1);
}

std::set<std::string> contract_names(const ExploreOptions& options) {
  std::set<std::string> names;
  for (const auto* list :
       {&options.pre, &options.pre_heap, &options.pre_data, &options.inv, &options.post}) {
    for (const std::string& text : *list) names.insert(method_name(text));
  }
  return names;
}

bool is_explored(const Method& method, const std::set<std::string>& contracts) {
  constexpr unsigned kLeftOut = access::kPrivate | access::kSynthetic | access::kBridge;
  return (method.access & kLeftOut) == 0 && !method.is_abstract() && !method.is_native() &&
         method.name[0] != '<' && !contracts.contains(std::string(method.name));
}

/// With whole names of the parameter types, so that overloads are told apart.
std::string whole_text(const Method& method) {
  std::string types;
  for (const std::string_view parameter : parse_method_descriptor(method.descriptor).parameters)
    types += (types.empty() ? "" : ",") + type_text(parameter);
  return fmt::format("{}.{}({})", method.owner->external_name(), method.name, types);
}

void add_methods(const Class& cls, const std::set<std::string>& contracts,
                 std::vector<MatchedTarget>& to) {
  for (const auto& method : cls.methods) {
    if (is_explored(*method, contracts)) to.push_back({whole_text(*method), method->is_static()});
  }
}

/// "pkg/Outer$1" and "pkg/Outer$1Local" have no name that a user could write.
bool has_name(const std::string& internal) {
  for (std::size_t at = internal.find('$'); at != std::string::npos;
       at = internal.find('$', at + 1)) {
    if (at + 1 < internal.size() && internal[at + 1] >= '0' && internal[at + 1] <= '9')
      return false;
  }
  return !internal.ends_with("package-info") && !internal.ends_with("module-info");
}

/// Classes of the class path in a package ("a/b"; empty for all and, not deep, for no package).
std::vector<std::string> classes_in(const Program& program, const std::string& package, bool deep) {
  const std::string prefix = package.empty() ? "" : package + "/";
  std::vector<std::string> found;
  for (const std::string& name : program.class_path_classes()) {
    if (!name.starts_with(prefix) || !has_name(name)) continue;
    if (deep || name.find('/', prefix.size()) == std::string::npos) found.push_back(name);
  }
  return found;
}

const Class* loaded(Program& program, const std::string& name) {
  try {
    return program.find(name);
  } catch (const LinkError&) {
    return nullptr;  // its superclass is not there, say: nothing of it could run
  } catch (const InputError&) {
    return nullptr;
  }
}

}  // namespace

bool is_target_pattern(const std::string& text) {
  return text == "*" || text == "**" || text.ends_with(".*") || text.ends_with(".**");
}

std::vector<MatchedTarget> matching_targets(const ExploreOptions& options) {
  const Jdk jdk = find_jdk(options.jdk);
  Program program(open_class_path(options.class_path, jdk.feature), open_jdk(jdk), jdk.feature);
  const std::set<std::string> contracts = contract_names(options);
  const bool deep = options.target.ends_with("**");
  std::string name = options.target.substr(0, options.target.size() - (deep ? 2 : 1));
  if (name.ends_with('.')) name.pop_back();
  std::vector<MatchedTarget> found;
  const Class* cls = deep || name.empty() ? nullptr : find_class(program, name);
  if (cls != nullptr) {
    add_methods(*cls, contracts, found);
    if (found.empty())
      throw InputError(
          fmt::format("target '{}': the class declares no method to explore; private, "
                      "abstract and native ones are left out",
                      options.target));
    return found;
  }
  std::replace(name.begin(), name.end(), '.', '/');
  for (const std::string& each : classes_in(program, name, deep)) {
    if (const Class* one = loaded(program, each)) add_methods(*one, contracts, found);
  }
  if (found.empty())
    throw InputError(fmt::format(
        "target '{}': there is no such class, and no package of the class path with methods to "
        "explore",
        options.target));
  return found;
}

}  // namespace loris
