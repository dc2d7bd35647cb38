#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/persistent_array.h"
#include "heap/merged_heap.h"
#include "heap/object.h"

namespace loris {

/// When a run asked for a value by Loris.anyInt and the like: in a predicate that is asked before
/// the target, in the target, or in a predicate that is asked after it.
enum class AskedIn : std::uint8_t { Before, Target, After };

/// A value that a run asked for.
struct AnyValue {
  AskedIn in;
  std::string by;          // the key of the predicate or target, whose call began the stack
  std::string said;        // the name that the program gave it
  std::string name;        // by which conditions know it: another one for each call
  std::string descriptor;  // "I", "Lpkg/Node;"
  Value value;
};

/// What one state has decided of the input: which types its references may have, and which objects
/// they lead to. A copy costs a few pointers.
class InputHeap {
 public:
  /// What is known of a reference. Nothing decided: as its symbol says. Null: the set of null
  /// alone.
  struct Facts {
    TypeSet types;    // none: as its symbol says
    ObjectId object;  // where it leads, once that is decided
  };

  Facts facts(SymbolId symbol) const { return facts_.get(symbol.value); }
  void set_facts(SymbolId symbol, Facts facts) { facts_.edit(symbol.value) = facts; }

  /// Input objects in the order in which they were made; Strings, boxes and enum constants are not
  /// among them, for no other reference may turn out to lead there.
  std::uint32_t object_count() const { return count_; }
  ObjectId object(std::uint32_t index) const { return objects_.get(index); }
  void add_object(ObjectId object) { objects_.edit(count_++) = object; }

  template <class Visit>
  void for_each_decided(Visit visit) const {
    facts_.for_each([&](std::uint32_t id, const Facts& facts) {
      if (facts.types || facts.object) visit(SymbolId{id}, facts);
    });
  }

  /// Decided comparisons of Strings or boxes of the input.
  struct Comparison {
    ObjectId a, b;
    bool same;
  };
  const std::vector<Comparison>& comparisons() const;
  void add_comparison(Comparison comparison);

  /// What the run has asked for so far, in that order.
  const std::vector<AnyValue>& asked() const;
  void add_asked(AnyValue asked);
  /// What is asked for from now on is asked for there.
  void ask_in(AskedIn place) { asking_ = place; }
  AskedIn asking() const { return asking_; }

  /// From now on the run has no terms: what it asks for is answered by these, each once.
  void answer_by(std::shared_ptr<const std::vector<AnyValue>> answers) {
    answers_ = std::move(answers);
    taken_.reset();
  }
  bool has_answers() const { return answers_ != nullptr; }
  const std::vector<AnyValue>& answers() const { return *answers_; }
  /// The next answer to that caller; none if it asks for more or for something else than was shown.
  std::optional<Value> take_answer(std::string_view by, const std::string& said,
                                   std::string_view descriptor);

  /// Names that no fresh one may be.
  void reserve_names(std::vector<std::string> names) {
    reserved_ = std::make_shared<const std::vector<std::string>>(std::move(names));
  }
  /// From now on fresh names begin with this, a text that stays.
  void name_by(const char* prefix) {
    prefix_ = prefix;
    names_.reset();
  }
  /// The name itself if nobody has asked for it, else with a number behind it.
  std::string fresh_name(const std::string& name);
  /// What that would give; the name stays free.
  std::string next_name(const std::string& name) const;

  /// Of strategies that decide nothing before the program does.
  MergedHeap merged;

  /// Of what restricts inputs (heap/restriction.h): what later decisions have to agree with, by
  /// numbers that it gives, and what has to be run because of the last decisions.
  PersistentArray<std::uint8_t> marks;
  std::vector<std::uint32_t> due;

  /// Whether the number that stands for an input object's identity hash was used.
  bool hash_used = false;
  /// Whether conditions say which Strings and boxes are one: then what is decided of them has to
  /// agree, and is a condition itself.
  bool has_identities = false;

 private:
  PersistentArray<Facts> facts_;       // by SymbolId
  PersistentArray<ObjectId> objects_;  // by the order of creation
  std::uint32_t count_ = 0;
  std::shared_ptr<const std::vector<Comparison>> comparisons_;
  std::shared_ptr<const std::vector<std::string>> names_;  // that a program gave
  std::shared_ptr<const std::vector<std::string>> reserved_;
  const char* prefix_ = "";
  AskedIn asking_ = AskedIn::Before;
  std::shared_ptr<const std::vector<AnyValue>> asked_, answers_;
  std::shared_ptr<const std::vector<bool>> taken_;  // of the answers
};

}  // namespace loris
