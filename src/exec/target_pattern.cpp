#include "exec/target_pattern.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/class_path.h"
#include "classfile/class_reader.h"
#include "classfile/descriptor.h"
#include "program/find_class.h"
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

bool is_explored(const MethodInfo& method, const std::set<std::string>& contracts) {
  constexpr unsigned kLeftOut =
      access::kPrivate | access::kSynthetic | access::kBridge | access::kAbstract | access::kNative;
  return (method.access & kLeftOut) == 0 && method.name[0] != '<' &&
         !contracts.contains(std::string(method.name));
}

/// With whole names of the parameter types, so that overloads are told apart.
std::string whole_text(std::string_view class_name, const MethodInfo& method) {
  std::string owner(class_name), types;
  std::replace(owner.begin(), owner.end(), '/', '.');
  for (const std::string_view parameter : parse_method_descriptor(method.descriptor).parameters)
    types += (types.empty() ? "" : ",") + type_text(parameter);
  return fmt::format("{}.{}({})", owner, method.name, types);
}

void add_methods(const ClassFile& file, const std::set<std::string>& contracts,
                 std::vector<MatchedTarget>& to) {
  for (const MethodInfo& method : file.methods) {
    if (is_explored(method, contracts))
      to.push_back({whole_text(file.name, method), (method.access & access::kStatic) != 0});
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

/// Where the classes of a package are ("a/b"; empty for all and, not deep, for no package). Of two
/// with one name, the first of the class path counts.
std::map<std::string, const ClassSource*> classes_in(
    const std::vector<std::unique_ptr<ClassSource>>& class_path, const std::string& package,
    bool deep) {
  const std::string prefix = package.empty() ? "" : package + "/";
  std::map<std::string, const ClassSource*> found;
  for (const auto& source : class_path) {
    for (const std::string& name : source->list()) {
      if (!name.starts_with(prefix) || !has_name(name)) continue;
      if (deep || name.find('/', prefix.size()) == std::string::npos)
        found.emplace(name, source.get());
    }
  }
  return found;
}

/// Adds the methods of one class file; of what the class needs nothing is loaded.
void read_alone(const ClassSource& source, const std::string& name,
                const std::set<std::string>& contracts, std::vector<MatchedTarget>& to) {
  const auto bytes = source.find(name);
  if (!bytes) throw InputError("it cannot be read");
  const ClassFile file = read_class(bytes->bytes, bytes->origin);
  if (file.name != name) throw InputError(fmt::format("it holds the class {}", file.name));
  add_methods(file, contracts, to);
}

MatchedTargets methods_of_class(const Class& cls, const std::set<std::string>& contracts,
                                const std::string& pattern) {
  MatchedTargets matched;
  add_methods(*cls.file, contracts, matched.methods);
  if (matched.methods.empty())
    throw InputError(
        fmt::format("target '{}': the class declares no method to explore; private, "
                    "abstract and native ones are left out",
                    pattern));
  return matched;
}

}  // namespace

bool is_target_pattern(const std::string& text) {
  return text == "*" || text == "**" || text.ends_with(".*") || text.ends_with(".**");
}

MatchedTargets matching_targets(const ExploreOptions& options, const std::function<bool()>& go_on) {
  const Jdk jdk = find_jdk(options.jdk);
  const std::set<std::string> contracts = contract_names(options);
  const bool deep = options.target.ends_with("**");
  std::string name = options.target.substr(0, options.target.size() - (deep ? 2 : 1));
  if (name.ends_with('.')) name.pop_back();
  if (!deep && !name.empty()) {
    Program program(open_class_path(options.class_path, jdk.feature), open_jdk(jdk), jdk.feature);
    if (const Class* cls = find_class(program, name))
      return methods_of_class(*cls, contracts, options.target);
  }
  std::replace(name.begin(), name.end(), '.', '/');
  MatchedTargets matched;
  const auto library = open_jdk(jdk);
  const auto class_path = open_class_path(options.class_path, jdk.feature);
  for (const auto& [each, source] : classes_in(class_path, name, deep)) {
    if (!go_on()) {
      matched.is_whole = false;
      return matched;
    }
    if (library->find(each)) continue;  // the JDK comes first
    try {
      read_alone(*source, each, contracts, matched.methods);
    } catch (const InputError& e) {
      matched.unread.push_back({each, e.what()});
    }
  }
  if (matched.methods.empty() && matched.unread.empty())
    throw InputError(fmt::format(
        "target '{}': there is no such class, and no package of the class path with methods to "
        "explore",
        options.target));
  return matched;
}

}  // namespace loris
