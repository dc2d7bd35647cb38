// What the simplifier makes of random terms has the value of what was asked for.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <random>

#include "term/bits.h"
#include "term/evaluate.h"
#include "term/fold.h"
#include "term/print.h"

namespace loris {
namespace {

/// A term as it was asked for, beside what the store made of it.
struct Asked {
  TermOp op;
  Sort sort;
  Term term;
  std::array<int, 3> operands{-1, -1, -1};
};

class RandomTerms {
 public:
  explicit RandomTerms(unsigned seed) : random_(seed) {
    for (const char type : {'Z', 'B', 'C', 'I', 'I', 'J', 'J', 'F', 'D', 'D'})
      add_variable(terms.variable(name(), whole_domain(type)));
    add_variable(terms.variable(name(), Domain{'I', 3, 9}));
    add_variable(terms.variable(Sort::Bool, name()));
    add_variable(terms.variable(Sort::Bool, name()));
    for (const Sort sort : {Sort::Bool, Sort::Int, Sort::Long, Sort::Float, Sort::Double})
      for (int i = 0; i < 4; ++i) add_leaf(TermOp::Constant, sort, constant(sort));
  }

  void grow(int count) {
    while (count > 0) count -= add_application() ? 1 : 0;
  }

  Assignment assignment() {
    Assignment values;
    for (const Term variable : variables_) values.emplace(variable, value_of(variable));
    return values;
  }

  /// What the operators compute, one by one, without the simplifier.
  std::vector<std::optional<std::uint64_t>> values(const Assignment& assignment) const {
    std::vector<std::optional<std::uint64_t>> values;
    for (const Asked& node : asked) values.push_back(value(node, assignment, values));
    return values;
  }

  TermStore terms;
  std::vector<Asked> asked;

 private:
  using Values = std::vector<std::optional<std::uint64_t>>;

  std::string name() const { return "v" + std::to_string(variables_.size()); }
  std::size_t pick(std::size_t below) { return random_() % below; }
  void add_leaf(TermOp op, Sort sort, Term term) { asked.push_back({op, sort, term}); }
  void add_variable(Term variable) {
    variables_.push_back(variable);
    add_leaf(TermOp::Variable, terms.sort(variable), variable);
  }

  Term constant(Sort sort) {
    constexpr std::array kNumbers{0, 1, -1, 2, 31, 127, 128, INT32_MAX, INT32_MIN};
    const int number = kNumbers[pick(kNumbers.size())];
    switch (sort) {
      case Sort::Bool: return terms.bool_constant(number > 0);
      case Sort::Int: return terms.int_constant(number);
      case Sort::Long: return terms.long_constant(number);
      case Sort::Float: return terms.constant(sort, corner<float>());
      default: return terms.constant(sort, corner<double>());
    }
  }

  template <class T>
  std::uint64_t corner() {
    using Limits = std::numeric_limits<T>;
    const std::array kCorners{
        T{0}, -T{0}, T{1}, T(-1.5), Limits::infinity(), Limits::quiet_NaN(), Limits::max()};
    return to_bits(kCorners[pick(kCorners.size())]);
  }

  std::uint64_t value_of(Term variable) {
    const Sort sort = terms.sort(variable);
    if (sort == Sort::Bool) return pick(2);
    if (sort == Sort::Float) return corner<float>();
    if (sort == Sort::Double) return corner<double>();
    const Domain& domain = terms.domain(variable);
    const std::array kCorners{domain.low, domain.high, std::int64_t{0}, std::int64_t{-1},
                              static_cast<std::int64_t>(random_())};
    std::int64_t value = kCorners[pick(kCorners.size())];
    if (sort == Sort::Int) value = static_cast<std::int32_t>(value);
    if (value < domain.low || value > domain.high)
      value = domain.low + static_cast<std::int64_t>(
                               pick(static_cast<std::size_t>(domain.high - domain.low + 1)));
    return sort == Sort::Int ? to_bits(static_cast<std::int32_t>(value)) : to_bits(value);
  }

  /// One random operator on random operands, mostly recent ones; false if they do not fit.
  bool add_application() {
    const auto op = static_cast<TermOp>(2 + pick(static_cast<std::size_t>(TermOp::Ite) - 1));
    Asked node{op, Sort::Bool, {}};
    std::array<Term, 3> operands;
    std::array<Sort, 3> sorts{};
    for (int i = 0; i < arity(op); ++i) {
      const std::size_t all = asked.size();
      const std::size_t at = pick(2) == 0 && all > 60 ? all - 1 - pick(30) : pick(all);
      const auto slot = static_cast<std::size_t>(i);
      node.operands[slot] = static_cast<int>(at);
      operands[slot] = asked[at].term;
      sorts[slot] = asked[at].sort;
    }
    const auto result = result_sort(op, sorts[0], sorts[1], sorts[2]);
    if (!result) return false;
    node.sort = *result;
    node.term = terms.make(op, operands[0], operands[1], operands[2]);
    asked.push_back(node);
    return true;
  }

  std::optional<std::uint64_t> value(const Asked& node, const Assignment& assignment,
                                     const Values& values) const {
    if (node.op == TermOp::Variable) return assignment.at(node.term);
    if (node.op == TermOp::Constant) return terms.bits(node.term);
    std::array<std::uint64_t, 3> bits{};
    for (int i = 0; i < arity(node.op); ++i) {
      const auto slot = static_cast<std::size_t>(i);
      const auto operand = values[static_cast<std::size_t>(node.operands[slot])];
      if (!operand) return std::nullopt;
      bits[slot] = *operand;
    }
    const Sort sort = asked[static_cast<std::size_t>(node.operands[0])].sort;
    return apply(node.op, sort, bits[0], bits[1], bits[2]);
  }

  std::mt19937_64 random_;
  std::vector<Term> variables_;
};

bool same(Sort sort, std::uint64_t a, std::uint64_t b) {
  if (a == b) return true;
  if (sort == Sort::Float)
    return std::isnan(from_bits<float>(a)) && std::isnan(from_bits<float>(b));
  if (sort == Sort::Double)
    return std::isnan(from_bits<double>(a)) && std::isnan(from_bits<double>(b));
  return false;
}

TEST(RewriteRandom, TheValueStays) {
  int compared = 0;
  for (unsigned seed = 1; seed <= 40; ++seed) {
    RandomTerms random(seed);
    random.grow(400);
    for (int round = 0; round < 8; ++round) {
      const Assignment assignment = random.assignment();
      const auto values = random.values(assignment);
      for (std::size_t i = 0; i < values.size(); ++i) {
        if (!values[i]) continue;
        const Asked& node = random.asked[i];
        const auto simplified = evaluate(random.terms, node.term, assignment);
        ASSERT_TRUE(simplified && same(node.sort, *values[i], *simplified))
            << static_cast<int>(node.op) << " became " << print(random.terms, node.term);
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 50'000);
}

}  // namespace
}  // namespace loris
