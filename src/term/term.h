#pragma once
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/check.h"
#include "term/term_op.h"

namespace loris {

/// A symbolic value: a number into a TermStore. Equal terms have equal ids, operands have smaller
/// ids than what is made of them, and 0 means none.
struct Term {
  std::uint32_t id = 0;
  explicit operator bool() const { return id != 0; }
  friend auto operator<=>(const Term&, const Term&) = default;
};

/// The values that a variable may take; for Float and Double every value is allowed. The type is
/// that of its Java declaration, as a descriptor character: a boolean is an Int between 0 and 1.
struct Domain {
  char type = 'I';
  std::int64_t low = INT32_MIN, high = INT32_MAX;
  std::int64_t gap_low = 0, gap_high = -1;  // not these between them; none when they are reversed
  friend bool operator==(const Domain&, const Domain&) = default;
};
/// Whether the domain has a gap, and whether a number is in the domain.
constexpr bool has_gap(const Domain& domain) { return domain.gap_low <= domain.gap_high; }
constexpr bool contains(const Domain& domain, std::int64_t number) {
  return domain.low <= number && number <= domain.high &&
         (number < domain.gap_low || domain.gap_high < number);
}
/// All values of a Java type, given by its descriptor character; 'L' for references.
Domain whole_domain(char type);

/// Owns all terms of a run; they are never freed. Ids depend on the order of the calls only.
class TermStore {
 public:
  TermStore();
  TermStore(const TermStore&) = delete;
  TermStore& operator=(const TermStore&) = delete;

  /// bits as in term/bits.h. A Ref constant is any number that is not negative; 0 is null.
  Term constant(Sort sort, std::uint64_t bits);
  Term bool_constant(bool value);
  Term int_constant(std::int32_t value);
  Term long_constant(std::int64_t value);
  Term float_constant(float value);
  Term double_constant(double value);
  /// The variable of that name; a name has one sort and one domain. Without a domain it may have
  /// every value of its sort.
  Term variable(Sort sort, std::string_view name);
  Term variable(std::string_view name, Domain domain);
  /// op applied to as many operands as it takes, of sorts that it takes. Constants are folded as
  /// Java computes them and the rules of term/rewrite.h are applied, so the result may have another
  /// operator.
  Term make(TermOp op, Term a, Term b = {}, Term c = {});

  TermOp op(Term term) const { return node(term).op; }
  Sort sort(Term term) const { return node(term).sort; }
  /// The index-th operand, from 0; none past the last.
  Term operand(Term term, int index) const;
  bool is_constant(Term term) const { return node(term).op == TermOp::Constant; }
  std::uint64_t bits(Term constant) const;
  std::string_view name(Term variable) const;
  const Domain& domain(Term variable) const;
  /// The value of its domain that is nearest to zero: what a variable has that no model mentions.
  std::uint64_t default_bits(Term variable) const;
  /// One more than the highest id.
  std::size_t size() const { return nodes_.size(); }

 private:
  struct Node {
    TermOp op;
    Sort sort;
    // Operand ids; of a constant the low and the high half of its bits; of a variable its name's
    // index.
    std::array<std::uint32_t, 3> parts;
    friend bool operator==(const Node&, const Node&) = default;
  };

  const Node& node(Term term) const {
    LORIS_CHECK(term.id != 0 && term.id < nodes_.size(), "a term of another store or none");
    return nodes_[term.id];
  }
  Term named(Sort sort, std::string_view name, Domain domain);
  Term intern(const Node& node);
  void grow();
  static std::size_t hash(const Node& node);

  std::vector<Node> nodes_;           // by id
  std::vector<std::uint32_t> slots_;  // open addressing, a power of two; 0 is free
  std::vector<std::string> names_;
  std::vector<Domain> domains_;  // as names_
  std::unordered_map<std::string, Term> variables_;
  std::array<Term, 2> truth_;  // false and true, once there are
};

/// That two terms of one sort have one value, so that one may be written for the other: Eq, but
/// Same of floating numbers.
Term make_same(TermStore& terms, Term a, Term b);

}  // namespace loris

template <>
struct std::hash<loris::Term> {
  std::size_t operator()(loris::Term term) const noexcept { return term.id; }
};
