#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace loris {

/// Words for a conjunct of a path's condition, as part of a name: "this.root == null" ->
/// "rootNull", "key < this.root.key" -> "keyBelowRootKey". Empty where there are none that are
/// short.
std::string situation(std::string_view conjunct);

/// The same for a whole condition, in its order; each once.
std::vector<std::string> situations(const std::vector<std::string>& condition);

/// Letters and digits alone, each part with a capital: "foo$bar-1" -> "FooBar1".
std::string capitalized(std::string_view text);
/// The same, but for the first letter: "this.root.left" -> "thisRootLeft".
std::string uncapitalized(std::string_view text);

}  // namespace loris
