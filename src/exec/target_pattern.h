#pragma once
#include <functional>
#include <string>
#include <vector>

#include "exec/options.h"

namespace loris {

/// Whether a target names several methods: it ends in ".*" or ".**", or is one of the two.
bool is_target_pattern(const std::string& text);

struct MatchedTarget {
  std::string text;  // for find_target
  bool is_static = false;
};

struct UnreadClass {
  std::string name;  // internal
  std::string why;
};

struct MatchedTargets {
  std::vector<MatchedTarget> methods;
  std::vector<UnreadClass> unread;  // classes that cannot be read
  bool is_whole = true;             // false: not all classes were looked at
};

/// The methods that a pattern names, in the order of classes and in that of their declaration:
///
///     pkg.Class.*    those that the class declares
///     pkg.*          those of the classes in a package of the class path
///     pkg.**         those of the packages below it, too
///
/// Private, abstract, native and synthetic methods, constructors, initialisers and the methods that
/// are named as contracts are left out, and so are classes without a name of their own. Stops when
/// `go_on` says no. Throws an InputError when nothing is left.
MatchedTargets matching_targets(const ExploreOptions& options, const std::function<bool()>& go_on);

}  // namespace loris
