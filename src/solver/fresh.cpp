#include "solver/fresh.h"

#include <algorithm>
#include <map>
#include <set>

#include "solver/backends.h"
#include "solver/encoding.h"
#include "solver/layers.h"
#include "solver/model_check.h"
#include "solver/slicer.h"

namespace loris {
namespace {

constexpr std::int64_t kSmall = 100;
constexpr std::int64_t kFirstPrintable = ' ', kLastPrintable = '~';
constexpr std::size_t kMostPreferred = 16;  // characters that are asked about one by one

class NeverAsked final : public Solver {
 public:
  Verdict check(const PathCondition&, Term, const Model&) override { return {}; }
};

/// Keeps the question that it is asked.
class Noting final : public Solver {
 public:
  explicit Noting(std::vector<Term>& asked) : asked_(asked) {}
  Verdict check(const PathCondition& path, Term condition, const Model&) override {
    asked_ = conjuncts(path);
    asked_.push_back(condition);
    return {};
  }

 private:
  std::vector<Term>& asked_;
};

using MakeBackend = std::unique_ptr<SmtSolver> (*)(Theory, const Patience&);

/// One slice in a backend of its own: numbers inside it do not depend on earlier questions.
class OneQuestion {
 public:
  OneQuestion(const TermStore& terms, TermFactsCache& facts, const std::vector<Term>& conjuncts)
      : terms_(terms), conjuncts_(conjuncts) {
    for (const Term conjunct : conjuncts) {
      const TermFacts& known = facts.of(conjunct);
      undecidable_ |= known.undecidable;
      theory_ = std::max(theory_, theory_of(known));
      for (const Term variable : known.variables)
        if (std::find(variables_.begin(), variables_.end(), variable) == variables_.end())
          variables_.push_back(variable);
      bit_patterns_.insert(known.bit_patterns.begin(), known.bit_patterns.end());
    }
  }

  Verdict ask(MakeBackend make, const Patience& patience) const {
    if (undecidable_) return {};
    const Verdict verdict = attempt(make, theory_, patience);
    const bool try_bits = theory_ == Theory::Nonlinear && verdict.answer == Answer::Unknown;
    return try_bits ? attempt(make, Theory::Bits, patience) : verdict;
  }

 private:
  Verdict attempt(MakeBackend make, Theory theory, const Patience& patience) const {
    try {
      return ask(make, theory, patience);
    } catch (const SmtGaveUp&) {
      return {};
    }
  }

  /// Small numbers and printable characters first, then all.
  Verdict ask(MakeBackend make, Theory theory, const Patience& patience) const {
    const auto smt = make(theory, patience);
    smt->begin();
    Encoder encoder(terms_, *smt, encoding_of(theory));
    for (const Term variable : variables_) {
      const SmtExpr domain = encoder.domain_of(variable);
      if (domain.index != 0) smt->assert_true(domain);
    }
    for (const Term pattern : bit_patterns_) smt->assert_true(encoder.definition_of(pattern));
    for (const Term conjunct : conjuncts_) smt->assert_true(encoder.encode(conjunct));
    prefer_printable(*smt, encoder);
    smt->push();
    for (const Term variable : variables_) {
      if (is_character(variable)) continue;
      const SmtExpr small = encoder.within(variable, -kSmall, kSmall);
      if (small.index != 0) smt->assert_true(small);
    }
    Verdict verdict = read(smt->check(), *smt, encoder);
    if (verdict.answer == Answer::Yes) return verdict;
    smt->pop(1);
    return read(smt->check(), *smt, encoder);
  }

  bool is_character(Term variable) const {
    return terms_.sort(variable) == Sort::Int && terms_.domain(variable).type == 'C';
  }

  /// All characters at once, or else the first few, each where the others allow it.
  void prefer_printable(SmtSolver& smt, Encoder& encoder) const {
    std::vector<SmtExpr> wanted;
    for (const Term variable : variables_) {
      if (!is_character(variable)) continue;
      const SmtExpr printable = encoder.within(variable, kFirstPrintable, kLastPrintable);
      if (printable.index != 0) wanted.push_back(printable);
    }
    if (wanted.empty()) return;
    smt.push();
    for (const SmtExpr printable : wanted) smt.assert_true(printable);
    if (smt.check() == Answer::Yes) return;
    smt.pop(1);
    if (wanted.size() == 1) return;
    for (std::size_t i = 0; i < wanted.size() && i < kMostPreferred; ++i) {
      smt.push();
      smt.assert_true(wanted[i]);
      if (smt.check() != Answer::Yes) smt.pop(1);
    }
  }

  Verdict read(Answer answer, SmtSolver& smt, Encoder& encoder) const {
    if (answer != Answer::Yes) return {answer, {}};
    auto model = std::make_shared<Assignment>();
    for (const Term variable : variables_) {
      const std::uint64_t value = smt.value(encoder.encode(variable));
      model->emplace(variable, terms_.sort(variable) == Sort::Int ? value & UINT32_MAX : value);
    }
    if (!satisfies(terms_, conjuncts_, *model)) return {};
    return {Answer::Yes, std::move(model)};
  }

  const TermStore& terms_;
  const std::vector<Term>& conjuncts_;
  std::vector<Term> variables_;  // in the order in which they are mentioned
  std::set<Term> bit_patterns_;
  Theory theory_ = Theory::Integers;
  bool undecidable_ = false;
};

}  // namespace

class FreshSolver::Slices {
 public:
  Slices(TermStore& terms, const Patience& patience)
      : terms_(terms),
        patience_(patience),
        slicer_(terms),
        order_(make_order(terms, std::make_unique<NeverAsked>(), stats_)) {}

  Verdict solve(std::vector<Term> rest) {
    auto model = std::make_shared<Assignment>();
    Answer answer = Answer::Yes;
    std::reverse(rest.begin(), rest.end());  // the oldest is taken first, from the back
    while (!rest.empty()) {
      const Term oldest = rest.back();
      rest.pop_back();
      std::vector<Term> slice = slicer_.take(rest, oldest);
      slice.push_back(oldest);
      std::reverse(slice.begin(), slice.end());
      Verdict part = remembered(slice);
      if (part.answer == Answer::No) return part;
      if (part.answer == Answer::Unknown) {
        answer = part.answer;
        continue;
      }
      for (const auto& [variable, bits] : *part.model) model->emplace(variable, bits);
    }
    if (answer != Answer::Yes) return {};
    return {answer, std::move(model)};
  }

 private:
  /// Slices recur from path to path. The key has their order, on which the values depend.
  const Verdict& remembered(const std::vector<Term>& slice) {
    const auto found = verdicts_.find(slice);
    if (found != verdicts_.end()) return found->second;
    if (verdicts_.size() == kMost) verdicts_.clear();
    return verdicts_.emplace(slice, decide(slice)).first->second;
  }

  Verdict decide(const std::vector<Term>& slice) {
    PathCondition path;
    for (std::size_t i = 0; i + 1 < slice.size(); ++i) path.assume(slice[i]);
    Verdict verdict = order_->check(path, slice.back(), {});
    if (verdict.answer != Answer::Unknown && is_printable(verdict)) return verdict;
    const std::vector<Term> written = has_floating(slice) ? with_fixed(path, slice.back()) : slice;
    OneQuestion question(terms_, slicer_.facts(), written);
    Verdict asked = question.ask(make_z3, patience_);
    if (asked.answer == Answer::Unknown) asked = question.ask(make_cvc5, patience_);
    return verdict.answer == Answer::Yes && asked.answer != Answer::Yes ? verdict : asked;
  }

  bool is_printable(const Verdict& verdict) const {
    if (verdict.answer != Answer::Yes) return true;
    return std::all_of(verdict.model->begin(), verdict.model->end(), [&](const auto& entry) {
      const bool is_character =
          terms_.sort(entry.first) == Sort::Int && terms_.domain(entry.first).type == 'C';
      const auto value = static_cast<std::int64_t>(entry.second);
      return !is_character || (value >= kFirstPrintable && value <= kLastPrintable);
    });
  }

  bool has_floating(const std::vector<Term>& slice) {
    return std::any_of(slice.begin(), slice.end(),
                       [this](Term conjunct) { return slicer_.facts().of(conjunct).has_floating; });
  }

  /// The same with the numbers that it says written in: what a zero divides takes a backend
  /// seconds.
  std::vector<Term> with_fixed(const PathCondition& path, Term last) {
    std::vector<Term> asked = conjuncts(path);
    asked.push_back(last);
    make_fixed(terms_, std::make_unique<Noting>(asked))->check(path, last, {});
    return asked;
  }

  static constexpr std::size_t kMost = 1 << 16;

  TermStore& terms_;
  const Patience patience_;
  Slicer slicer_;
  SolverStats stats_;
  std::unique_ptr<Solver> order_;
  std::map<std::vector<Term>, Verdict> verdicts_;
};

FreshSolver::FreshSolver(TermStore& terms, const Patience& patience)
    : slices_(std::make_unique<Slices>(terms, patience)) {}
FreshSolver::~FreshSolver() = default;

Verdict FreshSolver::solve(const std::vector<Term>& conjuncts) { return slices_->solve(conjuncts); }

}  // namespace loris
