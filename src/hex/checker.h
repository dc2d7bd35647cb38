#pragma once
#include <array>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/persistent_array.h"
#include "hex/tracks.h"

namespace loris::hex {

/// What one state has assumed, as far as later assumptions have to agree with it. A copy costs a
/// pointer.
using Marks = PersistentArray<std::uint8_t>;

/// Says of each new assumption about the input whether rules forbid it. All that is needed of a
/// path is in the states of its automata, so nothing is evaluated again (papers/001, Definition 3.5
/// and Theorem 3.6); what depends on other assumptions, maximal paths and sentences with
/// connectives, is in the marks.
class Checker {
 public:
  /// The rules have been type-checked. Throws an InputError where a path is too large.
  explicit Checker(Rules rules);
  Checker(const Checker&) = delete;  // it points into its rules
  Checker& operator=(const Checker&) = delete;

  const Rules& rules() const { return rules_; }

  /// References are added once, with their declared types.
  Ref add_root(std::string_view name, std::string_view type);
  Ref add_static(std::string_view class_name, std::string_view name, std::string_view type);
  Ref add_field(Ref base, std::string_view class_name, std::string_view name,
                std::string_view type);
  Ref add_element(Ref base, std::string_view type);

  /// A reference is null, leads to a new object, or to one that is there.
  enum class Event : std::uint8_t { Null, Expands, Aliases };
  struct Assumption {
    Event event = Event::Null;
    Ref ref = 0;
    Ref object = 0;  // Aliases: by the reference that led there first
  };

  /// What the object can be of: it is, it is not, it may be.
  enum class Truth : std::uint8_t { No, Yes, Open };
  class Types {
   public:
    virtual ~Types() = default;
    /// Whether the object of the assumption is of this type, an internal name.
    virtual Truth is_of(const std::string& type) const = 0;
  };

  /// A rule that says something about the assumption. It counts if the anchor's object is of the
  /// class, where there is one: then the object is of one of the types, and if there are none, the
  /// assumption is forbidden.
  struct Limit {
    Ref anchor = 0;
    const std::string* class_name = nullptr;
    std::vector<const std::string*> types;
  };
  /// A companion method that has to be run.
  struct Due {
    const Trigger* trigger;
    Ref ref, anchor;
  };
  struct Verdict {
    std::vector<Limit> limits;
    std::vector<std::uint32_t> due;  // numbers of Dues
  };

  /// Checks an assumption in a state, and notes it in the marks. The verdict is valid until the
  /// next one.
  const Verdict& check(const Assumption& assumption, const Types& types, Marks& marks);

  const Due& due(std::uint32_t number) const { return dues_[number]; }
  Ref up(Ref ref, std::uint32_t steps) const { return tracks_.up(ref, steps); }
  std::uint64_t count() const { return count_; }
  /// Whether a rule or a companion method is about it.
  bool speaks_of(Ref ref) const { return !matches_[ref].empty() || !trigger_matches_[ref].empty(); }

 private:
  struct Right {
    Tracks::Track track = 0;
    Path::Base base = Path::Base::Root;
    std::uint32_t ups = 0;
  };
  struct Claim {
    std::uint32_t rule = 0;
    std::uint32_t atom = 0;  // in its rule
    Atom::Kind kind = Atom::Kind::NotNull;
    const Atom* source = nullptr;
    const std::string* class_name = nullptr;  // of the block
    bool is_alone = true;                     // the rule is this atom, or a conjunction with it
    Right target;
  };
  struct Match {
    std::uint32_t index;  // of a claim or a trigger
    Ref anchor;
  };
  struct Pin {
    std::uint32_t claim;
    Ref anchor;
    std::uint32_t mark;
  };
  struct Reached {
    bool holds = false;
    std::uint32_t number = 0;  // of a watched track
  };

  void add_claims(std::uint32_t rule);
  void add_triggers();
  Right right_of(const Path& path, bool is_max);
  Ref added(Ref ref, std::string_view type);
  void find_matches(Ref ref, std::string_view type);

  Reached reached(const Right& right, const Match& match, const Assumption& assumption);
  Truth holds(const Match& match, const Assumption& assumption, const Types& types,
              const Marks& marks, std::uint32_t& number);
  void check_claim(const Match& match, const Assumption& assumption, const Types& types,
                   Marks& marks);
  void check_alternatives(const Assumption& assumption, const Types& types, Marks& marks);
  void grow(const Assumption& assumption, Marks& marks);
  void pin(const Match& match, std::uint32_t number, Marks& marks);
  void violate(const Match& match, Marks& marks);
  void forbid(const Match& match);
  void find_due(const Assumption& assumption, const Types& types, const Marks& marks);
  Truth value(const Formula& formula, std::uint32_t rule, Ref anchor, const Marks& marks) const;
  std::uint32_t violation_mark(std::uint32_t rule, std::uint32_t atom, Ref anchor) const;

  Rules rules_;
  Tracks tracks_;
  std::vector<Claim> claims_;
  std::vector<std::vector<std::uint32_t>> left_;           // claims, by the track of their path
  std::vector<std::vector<std::uint32_t>> left_triggers_;  // the same of triggers
  std::vector<std::uint32_t> everywhere_, everywhere_triggers_;  // those that need no step
  std::vector<Right> trigger_targets_;
  std::vector<Tracks::Track> left_tracks_, trigger_tracks_;           // by claim, by trigger
  std::deque<std::vector<Match>> matches_{1}, trigger_matches_{1};    // by reference
  std::unordered_map<std::uint32_t, std::vector<Pin>> pins_;          // by number
  std::map<std::array<std::uint32_t, 3>, std::uint32_t> violations_;  // marks
  std::vector<std::vector<Ref>> anchors_;                             // by rule: of its violations
  std::vector<Due> dues_;
  std::map<std::array<std::uint32_t, 3>, std::uint32_t> due_numbers_;
  Verdict verdict_;
  std::uint64_t count_ = 0;
};

}  // namespace loris::hex
