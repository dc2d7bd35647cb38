#include "term/term.h"

#include "base/check.h"
#include "term/bits.h"
#include "term/fold.h"
#include "term/rewrite.h"

namespace loris {
namespace {

constexpr std::size_t kInitialSlots = 1024;

bool fits(Sort sort, std::uint64_t bits) {
  switch (sort) {
    case Sort::Bool: return bits <= 1;
    case Sort::Int:
    case Sort::Float: return bits <= UINT32_MAX;
    case Sort::Long:
    case Sort::Double:
    case Sort::Ref: return true;
  }
  return false;
}

}  // namespace

TermStore::TermStore() : nodes_(1), slots_(kInitialSlots) {}

Term TermStore::constant(Sort sort, std::uint64_t bits) {
  LORIS_CHECK(fits(sort, bits), "bits outside the sort of the constant");
  return intern({TermOp::Constant,
                 sort,
                 {static_cast<std::uint32_t>(bits), static_cast<std::uint32_t>(bits >> 32), 0}});
}

Term TermStore::bool_constant(bool value) {
  Term& known = truth_[value ? 1 : 0];
  if (!known) known = constant(Sort::Bool, to_bits(value));
  return known;
}
Term TermStore::int_constant(std::int32_t value) { return constant(Sort::Int, to_bits(value)); }
Term TermStore::long_constant(std::int64_t value) { return constant(Sort::Long, to_bits(value)); }
Term TermStore::float_constant(float value) { return constant(Sort::Float, to_bits(value)); }
Term TermStore::double_constant(double value) { return constant(Sort::Double, to_bits(value)); }

Domain whole_domain(char type) {
  switch (type) {
    case 'Z': return {'Z', 0, 1};
    case 'B': return {'B', INT8_MIN, INT8_MAX};
    case 'C': return {'C', 0, UINT16_MAX};
    case 'S': return {'S', INT16_MIN, INT16_MAX};
    case 'I': return {'I', INT32_MIN, INT32_MAX};
    case 'L': return {'L', 0, INT64_MAX};
    default: return {type, INT64_MIN, INT64_MAX};
  }
}

namespace {

char widest_type(Sort sort) {
  switch (sort) {
    case Sort::Bool: return 'Z';
    case Sort::Int: return 'I';
    case Sort::Long: return 'J';
    case Sort::Float: return 'F';
    case Sort::Double: return 'D';
    case Sort::Ref: return 'L';
  }
  return 'I';
}

Sort sort_of_type(char type) {
  switch (type) {
    case 'J': return Sort::Long;
    case 'F': return Sort::Float;
    case 'D': return Sort::Double;
    case 'L': return Sort::Ref;
    default: return Sort::Int;
  }
}

}  // namespace

Term TermStore::variable(Sort sort, std::string_view name) {
  return named(sort, name, whole_domain(widest_type(sort)));
}

Term TermStore::variable(std::string_view name, Domain domain) {
  return named(sort_of_type(domain.type), name, domain);
}

Term TermStore::named(Sort sort, std::string_view name, Domain domain) {
  const auto [at, is_new] = variables_.try_emplace(std::string(name));
  if (is_new) {
    at->second =
        intern({TermOp::Variable, sort, {static_cast<std::uint32_t>(names_.size()), 0, 0}});
    names_.emplace_back(name);
    domains_.push_back(domain);
  }
  LORIS_CHECK(this->sort(at->second) == sort, "a variable is used with two sorts");
  LORIS_CHECK(this->domain(at->second) == domain, "a variable is used with two domains");
  return at->second;
}

const Domain& TermStore::domain(Term variable) const {
  LORIS_CHECK(op(variable) == TermOp::Variable, "only a variable has a domain");
  return domains_[node(variable).parts[0]];
}

std::uint64_t TermStore::default_bits(Term variable) const {
  if (!is_counted(sort(variable))) return 0;
  const Domain& all = domain(variable);
  if (all.type == 'C' && all.low <= 'a' && all.high >= 'a') return 'a';  // one that can be shown
  const std::int64_t value = all.low > 0 ? all.low : all.high < 0 ? all.high : 0;
  return sort(variable) == Sort::Int ? to_bits(static_cast<std::int32_t>(value)) : to_bits(value);
}

Term TermStore::make(TermOp op, Term a, Term b, Term c) {
  const int count = arity(op);
  LORIS_CHECK((count >= 1) == bool(a) && (count >= 2) == bool(b) && (count >= 3) == bool(c),
              "an operator has the wrong number of operands");
  const auto sort_or_any = [this](Term term) { return term ? sort(term) : Sort::Bool; };
  const auto result = result_sort(op, sort_or_any(a), sort_or_any(b), sort_or_any(c));
  LORIS_CHECK(result.has_value(), "an operator has operands of the wrong sort");
  if (const auto folded = fold(*this, op, a, b, c)) return constant(*result, *folded);
  if (const Term simpler = rewrite(*this, op, a, b, c)) return simpler;
  return intern({op, *result, {a.id, b.id, c.id}});
}

Term make_same(TermStore& terms, Term a, Term b) {
  return terms.make(is_floating(terms.sort(a)) ? TermOp::Same : TermOp::Eq, a, b);
}

Term TermStore::operand(Term term, int index) const {
  const Node& n = node(term);
  return index < arity(n.op) ? Term{n.parts[static_cast<std::size_t>(index)]} : Term{};
}

std::uint64_t TermStore::bits(Term constant) const {
  const Node& n = node(constant);
  LORIS_CHECK(n.op == TermOp::Constant, "bits of a term that is no constant");
  return static_cast<std::uint64_t>(n.parts[1]) << 32 | n.parts[0];
}

std::string_view TermStore::name(Term variable) const {
  const Node& n = node(variable);
  LORIS_CHECK(n.op == TermOp::Variable, "name of a term that is no variable");
  return names_[n.parts[0]];
}

/// The term of that node, new if there was none.
Term TermStore::intern(const Node& node) {
  std::size_t slot = hash(node) & (slots_.size() - 1);
  while (slots_[slot] != 0) {
    if (nodes_[slots_[slot]] == node) return Term{slots_[slot]};
    slot = (slot + 1) & (slots_.size() - 1);
  }
  LORIS_CHECK(nodes_.size() <= UINT32_MAX, "more terms than 32 bits can number");
  const auto id = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back(node);
  slots_[slot] = id;
  if (2 * nodes_.size() > slots_.size()) grow();
  return Term{id};
}

void TermStore::grow() {
  std::vector<std::uint32_t> larger(2 * slots_.size());
  for (std::uint32_t id = 1; id < nodes_.size(); ++id) {
    std::size_t slot = hash(nodes_[id]) & (larger.size() - 1);
    while (larger[slot] != 0) slot = (slot + 1) & (larger.size() - 1);
    larger[slot] = id;
  }
  slots_ = std::move(larger);
}

std::size_t TermStore::hash(const Node& node) {
  constexpr std::uint64_t kMix = 0x9e3779b97f4a7c15;  // 2^64 over the golden ratio
  std::uint64_t h =
      static_cast<std::uint64_t>(node.op) << 8 | static_cast<std::uint64_t>(node.sort);
  for (const std::uint32_t part : node.parts) {
    h = (h ^ part) * kMix;
    h ^= h >> 32;
  }
  return h;
}

}  // namespace loris
