#pragma once
#include <map>
#include <string>
#include <vector>

#include "hex/parser.h"
#include "mona/theory.h"

namespace loris::mona::test {

/// Classes and fields of a small program, and heaps written as text.
class World {
 public:
  /// A class of its own kind.
  World& cls(const std::string& name) {
    kinds_[name] = static_cast<Index>(vocabulary_.kinds.size());
    vocabulary_.kinds.push_back({{name, "java/lang/Object"}, {}, {}});
    return *this;
  }
  World& field(const std::string& owner, const std::string& name, const std::string& type) {
    vocabulary_.kinds[kinds_.at(owner)].fields.push_back(add(owner, name, type));
    ++vocabulary_.fields;
    return *this;
  }
  /// After all fields.
  World& root(const std::string& name, const std::string& type, bool may_be_null = true) {
    const Index at = add("", name, type);
    vocabulary_.references[at].base = hex::Path::Base::Root;
    vocabulary_.references[at].may_be_null = may_be_null;
    return *this;
  }
  /// A field that no rule names, to objects of this class.
  World& elsewhere(const std::string& owner, const std::string& type) {
    vocabulary_.kinds[kinds_.at(owner)].elsewhere.insert(kinds_.at(type));
    return *this;
  }

  const Vocabulary& vocabulary() const { return vocabulary_; }

  /// "this=T root=A:N A.left=null A.right=?": objects are single letters, their class follows the
  /// first time; '?' is not null.
  PartialHeap heap(const std::string& text) const;

 private:
  Index add(const std::string& owner, const std::string& name, const std::string& type) {
    Vocabulary::Reference made;
    made.class_name = owner;
    made.name = name;
    made.declared = type;
    made.kinds = {kinds_.at(type)};
    vocabulary_.references.push_back(made);
    return static_cast<Index>(vocabulary_.references.size() - 1);
  }

  Vocabulary vocabulary_;
  std::map<std::string, Index> kinds_;
};

/// Rules with the world that they speak of.
struct Case {
  Case(World made, const std::string& rules_text)
      : world(std::move(made)), rules(hex::parse_rules("r.hex", rules_text)) {}

  /// "yes", "no", or what was wrong.
  std::string allows(const std::string& heap);

  World world;
  hex::Rules rules;
  std::unique_ptr<Theory> theory = nullptr;
};

World tree_world();
World list_world();

}  // namespace loris::mona::test
