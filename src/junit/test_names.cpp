#include "junit/test_names.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/descriptor.h"
#include "junit/situation.h"
#include "program/link_error.h"
#include "program/type_names.h"

namespace loris {

namespace {

std::string_view last_part(std::string_view name) {
  return name.substr(name.find_last_of("./$ ") + 1);
}

bool is_overloaded(const Method& target) {
  return std::any_of(target.owner->methods.begin(), target.owner->methods.end(),
                     [&](const auto& other) {
                       const bool is_bridge = (other->access & access::kBridge) != 0;
                       return other.get() != &target && other->name == target.name && !is_bridge;
                     });
}

/// "-5" -> "Minus5", "true" -> "True", "this.root" -> "Root", "new pkg.Node" -> "NewNode"
std::string value_name(const std::string& value) {
  if (value.starts_with("this.")) return value_name(value.substr(5));
  if (value.starts_with("new ")) return "New" + capitalized(last_part(value));
  if (value.starts_with('-')) return "Minus" + capitalized(value.substr(1));
  const std::string name = capitalized(value);
  return name.empty() ? "Value" : name;
}

std::string what_happens(const PathResult& path) {
  const std::size_t space = path.kind.find(' ');
  if (space != std::string::npos)
    return "violates" + capitalized(last_part(path.kind.substr(space + 1)));
  if (!path.kind.empty()) return "throws" + capitalized(last_part(path.kind));
  return path.result.empty() ? "returns" : "returns" + value_name(path.result);
}

}  // namespace

namespace {

/// Nested classes keep their border: "Tree$Node" -> "Tree_Node", which no other class becomes.
std::string class_words(std::string_view simple) {
  std::string words;
  while (true) {
    const std::size_t dollar = std::min(simple.find('$'), simple.size());
    words += capitalized(simple.substr(0, dollar));
    if (dollar == simple.size()) return words;
    words += '_';
    simple.remove_prefix(dollar + 1);
  }
}

std::string_view simple_name(std::string_view internal) {
  return internal.substr(internal.rfind('/') + 1);
}

std::string plain_class_name(const Method& target) {
  std::string name = class_words(simple_name(target.owner->name)) + capitalized(target.name);
  if (name.empty() || (name[0] >= '0' && name[0] <= '9')) name = "Target" + name;
  if (is_overloaded(target)) {
    for (const std::string_view parameter : parse_method_descriptor(target.descriptor).parameters) {
      std::string type = type_text(parameter);
      const bool is_array = type.ends_with("[]");
      name += capitalized(last_part(type)) + (is_array ? "Array" : "");
    }
  }
  return name;
}

bool has_twin(const Class& cls, const Method& target, const std::string& name) {
  return std::any_of(cls.methods.begin(), cls.methods.end(), [&](const auto& other) {
    const bool is_bridge = (other->access & access::kBridge) != 0;
    return other->key() != target.key() && !is_bridge && plain_class_name(*other) == name;
  });
}

/// Whether tests of another method in the package would have the same name: Foo.barBaz and
/// FooBar.baz.
bool is_shared(Program& program, const Method& target, const std::string& name) {
  if (has_twin(*target.owner, target, name)) return true;
  const std::string_view package = target.owner->package();
  for (const std::string& other : program.class_path_classes()) {
    const std::string_view simple = simple_name(other);
    const bool is_beside =
        other.size() == package.size() + (package.empty() ? 0 : 1) + simple.size() &&
        other.starts_with(package);
    if (!is_beside || other == target.owner->name || !name.starts_with(class_words(simple)))
      continue;
    try {
      const Class* cls = program.find(other);
      if (cls != nullptr && has_twin(*cls, target, name)) return true;
    } catch (const LinkError&) {  // then there are no tests of it
    } catch (const InputError&) {
    }
  }
  return false;
}

/// FNV-1a, the lower half.
std::uint32_t mark_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  return static_cast<std::uint32_t>(hash);
}

}  // namespace

std::string test_class_name(Program& program, const Method& target) {
  const std::string name = plain_class_name(target);
  if (!is_shared(program, target, name)) return name + "Test";
  return fmt::format("{}_{:08x}Test", name, mark_of(target.key()));
}

std::string numbered_class_name(const std::string& name, std::size_t number) {
  constexpr std::size_t kTest = 4;
  return number == 1 ? name
                     : fmt::format("{}Part{}Test", name.substr(0, name.size() - kTest), number);
}

std::string test_method_name(const PathResult& path) {
  if (!path.test_name.empty()) return path.test_name;
  return fmt::format("path{}_{}", path.index, what_happens(path));
}

namespace {

/// What is special about the paths of a result, as far as it takes to tell them apart: the last
/// thing that was found out of the input, then what was found out before it.
class Namer {
 public:
  Namer(std::string_view method, std::vector<PathResult>& paths) : paths_(paths) {
    method_ = uncapitalized(method);
    const bool is_usable = !method_.empty() && method_[0] >= 'a' && method_[0] <= 'z';
    if (!is_usable) method_ = "target";
    for (const PathResult& path : paths) situations_.push_back(situations(path.condition));
  }

  void name() {
    std::vector<std::size_t> open(paths_.size());
    std::iota(open.begin(), open.end(), 0);
    constexpr std::size_t kMostWords = 3;
    for (std::size_t words = 1; words <= kMostWords && !open.empty(); ++words)
      open = settle(open, words);
    for (const std::size_t i : open)
      paths_[i].test_name = fmt::format("{}_path{}", text(i, 1), paths_[i].index);
  }

 private:
  /// Names those that no other has; gives back the rest.
  std::vector<std::size_t> settle(const std::vector<std::size_t>& open, std::size_t words) {
    std::map<std::string, std::vector<std::size_t>> same;
    for (const std::size_t i : open) same[text(i, words)].push_back(i);
    std::vector<std::size_t> left;
    for (const auto& [name, those] : same) {
      if (those.size() == 1 && taken_.insert(name).second)
        paths_[those[0]].test_name = name;
      else
        left.insert(left.end(), those.begin(), those.end());
    }
    std::sort(left.begin(), left.end());
    return left;
  }

  /// "find_rootNotNull_keyBelowRootKey_returnsNull" for two words.
  std::string text(std::size_t path, std::size_t words) const {
    const std::vector<std::string>& all = situations_[path];
    std::string made = method_;
    for (std::size_t i = all.size() - std::min(words, all.size()); i < all.size(); ++i)
      made += "_" + all[i];
    return made + "_" + what_happens(paths_[path]);
  }

  std::vector<PathResult>& paths_;
  std::string method_;
  std::vector<std::vector<std::string>> situations_;
  std::set<std::string> taken_;
};

}  // namespace

void name_tests(Result& result) {
  std::string_view method = result.asked.target;
  method = method.substr(0, method.find('('));
  Namer(last_part(method), result.path_list).name();
  std::map<std::pair<std::uint64_t, std::string>, const std::string*> names;
  for (const PathResult& path : result.path_list) names[{path.index, path.kind}] = &path.test_name;
  for (PathResult& path : result.violations) {
    const auto found = names.find({path.index, path.kind});
    if (found != names.end()) path.test_name = *found->second;
  }
}

}  // namespace loris
