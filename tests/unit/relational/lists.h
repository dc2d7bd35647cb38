#pragma once
#include <string>

#include "classfile/class_path.h"
#include "relational/enumerate.h"
#include "relational/parser.h"

namespace loris::relational {

/// java.util.LinkedList and its nodes serve as classes of inputs: `first`, `last`, `size` and
/// `next`, `prev`, `item`.
struct Lists {
  const Jdk jdk = find_jdk({});
  Program program{{}, open_jdk(jdk), jdk.feature};
  const Class& list = program.load("java/util/LinkedList");
  const Class& node = program.load("java/util/LinkedList$Node");
  const Class& text = program.load("java/lang/String");

  Vocabulary vocabulary() {
    const std::vector<const Class*> classes{&program.object_class(), &list, &node, &text};
    Vocabulary made = make_vocabulary(program, classes);
    made.roots.push_back({"this", {&list}, false});
    made.roots.push_back({"other", {&list}, true});
    made.roots.push_back({"thing", {&program.object_class(), &list, &node, &text}, true});
    return made;
  }

  const Field& size() const { return *visible_field(list, "size", nullptr); }

  static Scope scope(std::uint32_t n) {
    Scope made;
    made.n = n;
    return made;
  }

  /// How many inputs that begin with a list satisfy it.
  std::uint64_t count(const std::string& formulas, const Scope& scope) {
    Vocabulary words = vocabulary();
    words.roots.resize(1);
    Problem problem(std::move(words), {{parse_specification("test.rel", formulas)}, {}}, scope,
                    Values::Enough);
    std::uint64_t found = 0;
    for_each_input(problem, scope, [&](const Input&) { return ++found > 0; });
    return found;
  }
};

}  // namespace loris::relational
