// papers/001, section 4 (PALE): the structure as monadic second-order logic over trees, decided by
// MONA; numbers are not looked at, and no scope is needed.
#include "base/input_error.h"
#include "mona/theory.h"
#include "spec/companions.h"
#include "spec/completion.h"
#include "spec/deciders.h"
#include "spec/tree_vocabulary.h"

namespace loris {
namespace {

class Mona final : public Decider {
 public:
  explicit Mona(const DeciderParts& parts)
      : stepper_(parts.machine, parts.keep_going),
        keep_going_(parts.keep_going),
        vocabulary_(*parts.tree.rules, parts.machine.refiner, parts.tree.roots),
        theory_(*parts.tree.rules, vocabulary_.words(),
                {parts.tree.seconds, parts.tree.cache, parts.keep_going}),
        completion_(parts.machine, symbols_of(parts.tree.roots),
                    {[this](SymbolId symbol) { return vocabulary_.is_about(symbol); },
                     [this](Node node) { return allowed(std::move(node)); }}) {
    if (parts.rules != nullptr)
      companions_.emplace(parts.machine, stepper_, *parts.rules, limits_, notes_);
  }

  Verdict check(const Node& node, const Forked::Alternative& next,
                std::shared_ptr<const Solution>&) override {
    Verdict verdict = stepper_.feasible(node, next.guard);
    if (verdict.answer == Answer::No) return verdict;
    const Answer answer = ask(next.state);
    if (answer != Answer::Yes) verdict.answer = answer;
    return verdict;
  }

  Answer begin(Node& node) override { return ask(node.state); }

  std::vector<Node> settled(Node node) override {
    if (node.state.input.due.empty()) return Decider::settled(std::move(node));
    return allowed(std::move(node));
  }

  std::optional<Node> completed(const Node& node) override { return completion_.complete(node); }

  std::set<std::string> notes() const override {
    std::set<std::string> all = notes_;
    all.merge(theory_.notes());
    return all;
  }

 private:
  static std::vector<SymbolId> symbols_of(const std::vector<InputRoot>& roots) {
    std::vector<SymbolId> found;
    found.reserve(roots.size());
    for (const InputRoot& root : roots) found.push_back(root.symbol);
    return found;
  }

  /// Companion methods say more of a state, so it is asked about after them.
  std::vector<Node> allowed(Node node) {
    std::vector<Node> after =
        companions_ ? companions_->settled(std::move(node)) : Decider::settled(std::move(node));
    std::erase_if(after, [this](const Node& next) { return ask(next.state) == Answer::No; });
    return after;
  }

  Answer ask(const State& state) {
    const Stopwatch watch(counts_.seconds);
    ++counts_.total;
    const std::uint64_t asked = theory_.asked();
    const std::optional<bool> answer = theory_.allows(vocabulary_.read(state));
    if (theory_.asked() == asked) ++counts_.reused;
    if (answer) return *answer ? Answer::Yes : Answer::No;
    if (keep_going_()) ++limits_[{theory_.failure(), ""}];
    return Answer::Unknown;
  }

  Stepper stepper_;
  std::function<bool()> keep_going_;
  TreeVocabulary vocabulary_;
  mona::Theory theory_;
  std::set<std::string> notes_;
  std::optional<Companions> companions_;
  Completion completion_;
};

}  // namespace

std::unique_ptr<Decider> make_mona(const DeciderParts& parts) {
  if (parts.tree.rules == nullptr)
    throw InputError("--decide mona: there are no rules, expected --hex FILE");
  if (parts.machine.strategy.merger() != nullptr)
    throw InputError(
        "--decide mona: takes --heap lazy, lazier or lazier#, under which a state says where its "
        "references lead");
  return std::make_unique<Mona>(parts);
}

}  // namespace loris
