#pragma once
#include <span>
#include <string>
#include <vector>

#include "program/program.h"

namespace loris::relational {

/// What a specification may speak of: where the input is entered, and the classes of its objects.
struct Vocabulary {
  Program& program;
  /// Classes of which the scope counts the objects, in their order.
  std::vector<const Class*> counted;
  /// Other classes that a reference may lead to: Strings, boxes, enums, arrays.
  std::vector<const Class*> uncounted;

  struct Root {
    std::string name;  // "this", or that of a parameter
    std::vector<const Class*> classes;
    bool may_be_null = false;
  };
  std::vector<Root> roots;

  /// The root of this name; null when there is none.
  const Root* root(const std::string& name) const;
  /// The class of a name, "t/Node$Inner" or the last part of it alone, among those that objects may
  /// have and what they inherit from; of several the one that is nested in the class of a root or
  /// in its package. Throws InputError with the reason alone.
  const Class& find_class(const std::string& name) const;
  int distance(const Class& cls) const;
};

/// A vocabulary without roots, for inputs whose objects are of these classes.
Vocabulary make_vocabulary(Program& program, std::span<const Class* const> classes);

/// Of the classes that objects may have: which of those that are counted, and any others.
struct ClassSet {
  std::vector<bool> counted;  // by their order
  bool uncounted = false;

  static ClassSet none(const Vocabulary& vocabulary);
  static ClassSet of(const Vocabulary& vocabulary, const std::vector<const Class*>& classes);
  /// What a reference declared with this class may lead to.
  static ClassSet below(const Vocabulary& vocabulary, const Class& declared);
  void add(const ClassSet& other);
  friend bool operator==(const ClassSet&, const ClassSet&) = default;
};

/// The field that objects of this class have by this name, of the class `owner` if there is one;
/// null when they have none.
const Field* visible_field(const Class& cls, const std::string& name, const Class* owner);

}  // namespace loris::relational
