#pragma once
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "heap/scope.h"
#include "relational/number.h"
#include "relational/usage.h"

namespace loris::relational {

/// Truth values by object.
using Members = std::vector<Lit>;

/// A reference as a circuit has it: it is null or leads to one object.
struct Reference {
  Members targets;
  Lit null = kTrue;
};

/// Which values number fields have that no range bounds: as many as it takes to satisfy what
/// specifications alone say of them, or all values of their type, for questions that say more.
enum class Values : std::uint8_t { Enough, All };

/// All that inputs within a scope can be, as a circuit: objects per class, fields as relations with
/// at most one target, small numbers.
///
/// Objects are those of the classes that the specifications speak of. An object is part of the
/// input if it is reached from a root through fields that they name; all others have only null and
/// zero, so that every input is there once up to the names of its objects. Objects of one class can
/// be exchanged, and the first of them are used.
class Universe {
 public:
  Universe(Circuit& circuit, const Vocabulary& vocabulary, const Usage& usage, const Scope& scope,
           Values values);

  /// An object that an input may have.
  struct Atom {
    const Class* cls;     // null for Strings and whatever else nobody speaks of
    std::uint32_t index;  // among those of its class
  };
  std::size_t size() const { return atoms_.size(); }
  const Atom& atom(std::size_t at) const { return atoms_[at]; }
  /// The first object of a class; those of a class that nobody speaks of are of none.
  std::size_t first(const Class* cls) const;
  /// Whether objects of this class have names of their own here.
  bool has(const Class& cls) const { return firsts_.contains(&cls); }
  /// How many there are at most.
  std::uint32_t most(const Class* cls) const;

  Lit exists(std::size_t at) const { return exists_[at]; }
  /// Those of the input that are of this class or below.
  Members below(const Class& cls) const;

  struct RootReference {
    std::string name;
    Reference value;
  };
  const std::vector<RootReference>& roots() const { return roots_; }
  const Reference* root(const std::string& name) const;

  const std::vector<const Field*>& references() const { return usage_.references; }
  const std::vector<const Field*>& numbers() const { return usage_.numbers; }
  /// What the field of an object holds; null where it has no such field, or nobody names it.
  const Reference* reference(std::size_t at, const Field& field) const;
  const Number* number(std::size_t at, const Field& field) const;

  /// Where a field leads to from there; null from null.
  Reference step(const Reference& from, const Field& field) const;
  Lit same(const Reference& a, const Reference& b) const;
  /// The values that a number field may have, where that is part of the scope or of its type.
  std::optional<std::pair<std::int64_t, std::int64_t>> range(const Field& field) const;

 private:
  void find_classes(const Scope& scope);
  void add_atoms(const Class* cls, std::uint32_t count);
  std::vector<bool> possible(const ClassSet& targets) const;
  bool leads_elsewhere(const ClassSet& targets) const;
  Reference make_reference(const ClassSet& targets, bool may_be_null);
  void make_roots();
  void make_fields();
  std::pair<std::int64_t, std::int64_t> values_of(const Field& field, Values values) const;
  void make_numbers(const Scope& scope, Values values);
  void find_existing();
  void leave_others_empty();
  bool is_asked_about(const Vocabulary::Root& root) const;

  Circuit& circuit_;
  const Vocabulary& vocabulary_;
  const Usage usage_;
  std::vector<Atom> atoms_;
  std::map<const Class*, std::size_t> firsts_;     // of each class; looked up, never walked
  std::map<const Field*, std::size_t> positions_;  // of fields in their list; only looked up
  // By object and the field's position.
  std::map<std::pair<std::size_t, std::size_t>, Reference> fields_;
  std::map<std::pair<std::size_t, std::size_t>, Number> numbers_;
  std::map<const Field*, std::pair<std::int64_t, std::int64_t>> ranges_;
  std::vector<RootReference> roots_;
  std::vector<ClassSet> targets_;  // of the fields, in their order
  Members exists_;
};

}  // namespace loris::relational
