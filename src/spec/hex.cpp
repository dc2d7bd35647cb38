// papers/001: rules over access paths. The heap refuses what they forbid when it is decided
// (hex_rules.cpp); here their companion methods are run, and states that keep all aliasings are
// asked for an input that the rules allow.
#include "base/input_error.h"
#include "spec/companions.h"
#include "spec/completion.h"
#include "spec/hex_rules.h"
#include "spec/precise.h"

namespace loris {
namespace {

class Hex final : public Decider {
 public:
  explicit Hex(const DeciderParts& parts)
      : stepper_(parts.machine, parts.keep_going),
        rules_(*parts.rules),
        companions_(parts.machine, stepper_, rules_, limits_, notes_),
        completion_(parts.machine, rules_.roots(),
                    {[this](SymbolId symbol) { return rules_.is_about(symbol); },
                     [this](Node node) { return companions_.settled(std::move(node)); }}) {}

  Verdict check(const Node& node, const Forked::Alternative& next,
                std::shared_ptr<const Solution>&) override {
    counts_.total = rules_.count();
    counts_.seconds = rules_.seconds();
    return stepper_.feasible(node, next.guard);
  }

  Answer begin(Node&) override { return Answer::Yes; }

  std::vector<Node> settled(Node node) override { return companions_.settled(std::move(node)); }

  std::optional<Node> completed(const Node& node) override { return completion_.complete(node); }

  std::set<std::string> notes() const override { return notes_; }

 private:
  Stepper stepper_;
  HexRules& rules_;
  std::set<std::string> notes_;
  Companions companions_;
  Completion completion_;
};

/// Where references stay open, an input is looked for on the inside, where they are decided.
std::unique_ptr<Decider> make_merging(const DeciderParts& parts) {
  static const std::vector<Predicate> none;
  refuse_companions_of_merging(parts.rules, parts.machine.strategy);
  const Precondition nothing{none, parts.all.arguments, parts.all.start};
  return std::make_unique<Precise>(DeciderParts{
      parts.machine, parts.inside, nothing, nothing, nothing, parts.walking, parts.quick_inside,
      parts.quick_walking, parts.keep_going, parts.reuses, parts.sat, parts.rules});
}

}  // namespace

std::unique_ptr<Decider> make_hex(const DeciderParts& parts) {
  if (parts.machine.strategy.merger() != nullptr) return make_merging(parts);
  return std::make_unique<Hex>(parts);
}

}  // namespace loris
