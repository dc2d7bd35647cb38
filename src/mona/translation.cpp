#include "mona/translation.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "mona/relation.h"

namespace loris::mona {

namespace {

using AtomKind = hex::Atom::Kind;
using Base = hex::Path::Base;

std::string all_of(const std::vector<std::string>& parts) {
  return parts.empty() ? "true" : fmt::format("({})", fmt::join(parts, " & "));
}

std::size_t number_of(Index label) { return label + std::size_t{1}; }

/// Branches of the roots end in what loose objects hang from.
std::size_t slots_of(Index number, const Label& label) {
  const auto branches = std::count_if(label.edges.begin(), label.edges.end(),
                                      [](const Edge& edge) { return edge.is_branch; });
  return static_cast<std::size_t>(branches) + (number == 0 ? 1 : 0);
}

}  // namespace

std::string Translation::text() const {
  std::string text = declarations_;
  for (const std::string& formula : formulas_) text += formula + ";\n";
  return text;
}

std::string Translation::exported(const std::string& file) const {
  std::vector<std::string> parts;
  for (const std::string& formula : formulas_) parts.push_back(fmt::format("({})", formula));
  return fmt::format("{}export(\"{}\", {});\n", declarations_, file, fmt::join(parts, " & "));
}

std::string Translation::imported(const std::string& file) const {
  std::vector<std::string> names;
  for (const std::string& set : sets_) names.push_back(fmt::format("{0}->{0}", set));
  return fmt::format("{}import(\"{}\", {});\n", declarations_, file, fmt::join(names, ", "));
}

std::string at(const std::string& position, const std::string& way) {
  std::string text = position;
  for (const char digit : way) text += std::string(".") + digit;
  return text;
}

Translation::Translation(const Structure& structure)
    : structure_(structure), vocabulary_(structure.vocabulary()) {
  declare("ws2s");
  write_numbers();
  write_shape();
  write_kinds();
  write_branches();
  write_loose();
  write_relations();
  for (Index i = 0; i < vocabulary_.references.size(); ++i) write_reference(i);
  write_duties();
}

// --- labels -------------------------------------------------------------------------------------

void Translation::write_numbers() {
  const auto& labels = structure_.labels();
  std::size_t next = number_of(static_cast<Index>(labels.size()));
  for (Index label = 0; label < labels.size(); ++label) {
    first_cell_.push_back(next);
    next += std::max<std::size_t>(slots_of(label, labels[label]), 2) - 2;
  }
  chain_ = next;
  while (std::size_t{1} << bits_ <= chain_) ++bits_;
  for (std::size_t bit = 0; bit < bits_; ++bit) sets_.push_back(fmt::format("B{}", bit));
  declare(fmt::format("var2 {}", fmt::join(sets_, ", ")));
  for (std::size_t number = 0; number <= chain_; ++number) {
    std::vector<std::string> parts;
    for (std::size_t bit = 0; bit < bits_; ++bit)
      parts.push_back(fmt::format("p {} B{}", (number >> bit & 1) != 0 ? "in" : "notin", bit));
    declare(fmt::format("pred is{}(var1 p) = {}", number, fmt::join(parts, " & ")));
  }
}

std::string Translation::is(std::size_t number, const std::string& position) const {
  return fmt::format("is{}({})", number, position);
}

std::string Translation::in(const Numbers& numbers, const std::string& position) const {
  std::vector<std::string> parts;
  for (const std::size_t number : numbers) parts.push_back(is(number, position));
  return any_of(parts);
}

std::string Translation::in(const std::set<Index>& kinds, const std::string& position) const {
  std::vector<std::string> parts;
  for (const Index kind : structure_.labelled(kinds))
    parts.push_back(fmt::format("kind{}({})", kind, position));
  return any_of(parts);
}

/// From the root down, each position says what may be below it.
void Translation::write_shape() {
  require(is(number_of(0), "root"));
  require(fmt::format("all1 p: {} => {} & {}", is(0, "p"), is(0, "p.0"), is(0, "p.1")));
  for (Index label = 0; label < structure_.labels().size(); ++label)
    write_cells(label, number_of(label));
  Numbers loose{0};
  for (const Index label : structure_.loose()) loose.push_back(number_of(label));
  require(fmt::format("all1 p: {} => {} & {}", is(chain_, "p"), in(loose, "p.0"),
                      in(Numbers{0, chain_}, "p.1")));
}

void Translation::write_cells(Index label, std::size_t number) {
  std::vector<Numbers> slots;
  for (const Edge& edge : structure_.labels()[label].edges) {
    if (!edge.is_branch) continue;
    slots.push_back({0});
    for (const Index below : edge.below) slots.back().push_back(number_of(below));
  }
  if (label == 0) slots.push_back({0, chain_});
  const auto write = [this](std::size_t here, const Numbers& left, const Numbers& right) {
    require(fmt::format("all1 p: {} => {} & {}", is(here, "p"), in(left, "p.0"), in(right, "p.1")));
  };
  const Numbers nothing{0};
  if (slots.size() < 3)
    return write(number, slots.empty() ? nothing : slots[0], slots.size() < 2 ? nothing : slots[1]);
  std::size_t cell = first_cell_[label];
  write(number, slots[0], {cell});
  for (std::size_t i = 1; i + 2 < slots.size(); ++i, ++cell) write(cell, slots[i], {cell + 1});
  write(cell, slots[slots.size() - 2], slots.back());
}

void Translation::write_kinds() {
  for (Index kind = 0; kind < vocabulary_.kinds.size(); ++kind) {
    Numbers numbers;
    for (Index label = 1; label < structure_.labels().size(); ++label) {
      if (structure_.labels()[label].kind == kind) numbers.push_back(number_of(label));
    }
    if (!numbers.empty()) declare(fmt::format("pred kind{}(var1 p) = {}", kind, in(numbers, "p")));
  }
}

/// branchI(x, y): y is below x along reference i. parent(x, y): y is the object above x.
void Translation::write_branches() {
  std::vector<std::string> parents;
  for (Index i = 0; i < vocabulary_.references.size(); ++i) {
    std::vector<std::string> ways;
    for (Index label = 0; label < structure_.labels().size(); ++label) {
      const Edge* edge = structure_.edge(label, i);
      if (edge != nullptr && edge->is_branch)
        ways.push_back(fmt::format("{} & y = {}", is(number_of(label), "x"), at("x", edge->way)));
    }
    declare(fmt::format("pred branch{}(var1 x, var1 y) = ~{} & {}", i, is(0, "y"), any_of(ways)));
    if (i < vocabulary_.fields && !ways.empty())
      parents.push_back(fmt::format("branch{}(y, x)", i));
  }
  declare(fmt::format("pred parent(var1 x, var1 y) = {}", any_of(parents)));
}

/// An object that no branch leads to is there for a reference without rules, from elsewhere.
void Translation::write_loose() {
  for (const Index label : structure_.loose()) {
    const Index kind = structure_.labels()[label].kind;
    Numbers holders;
    for (Index one = 1; one < structure_.labels().size(); ++one) {
      if (structure_.labels()[one].leads_to.count(kind) != 0) holders.push_back(number_of(one));
    }
    require(fmt::format("all1 c: {} & {} => (ex1 h: {} & ~(c.0 <= h))", is(chain_, "c"),
                        is(number_of(label), "c.0"), in(holders, "h")));
  }
}

// --- references ---------------------------------------------------------------------------------

/// leftS_I(x, y): x is an object of which statement s speaks, whose path ends with reference i of
/// y. targetS(x, y): the steps of the target of s lead from x to y.
void Translation::write_relations() {
  const auto& statements = structure_.statements();
  for (Index s = 0; s < statements.size(); ++s) {
    const Statement& statement = statements[s];
    if (!statement.is_relative()) continue;
    const PathAutomaton& target = statement.target[0];
    declare(relation(fmt::format("target{}", s), target, vocabulary_,
                     [&](Index state) { return target.accepts(state); }));
    if (statement.atom->target->base != Base::Anchor) continue;
    for (Index i = 0; i < vocabulary_.fields; ++i) {
      const auto ends = [&](Index state) {
        const auto next = statement.path.next(state, vocabulary_.references[i]);
        return std::any_of(next.begin(), next.end(),
                           [&](Index after) { return statement.path.accepts(after); });
      };
      bool is_last = false;
      for (Index state = 0; state < statement.path.size(); ++state) is_last |= ends(state);
      if (is_last)
        declare(relation(fmt::format("left{}_{}", s, i), statement.path, vocabulary_, ends));
    }
  }
}

/// That y is where the target leads from there, so many objects further up.
std::string Translation::target_of(Index s, const std::string& from, Index ups) const {
  const bool is_max = structure_.statements()[s].atom->kind == AtomKind::AliasesMax;
  const auto end = [&](const std::string& start) {
    std::string there = fmt::format("target{}({}, y)", s, start);
    if (!is_max) return there;
    return fmt::format("({} & ~(ex1 e: y < e & target{}({}, e)))", there, s, start);
  };
  if (ups == 0) return end(from);
  std::string text = end(fmt::format("u{}", ups));
  for (Index up = ups; up > 0; --up) {
    const std::string below = up == 1 ? from : fmt::format("u{}", up - 1);
    text = fmt::format("(ex1 u{}: parent({}, u{}) & {})", up, below, up, text);
  }
  return text;
}

/// Labels of the objects that the statement is said of: of the class, and in its case.
Translation::Numbers Translation::anchors(Index s) const {
  const Statement& statement = structure_.statements()[s];
  const std::string& cls = statement.rule->class_name;
  Numbers found;
  for (Index label = 1; label < structure_.labels().size(); ++label) {
    const auto& [kind, threads, edges, leads_to] = structure_.labels()[label];
    const bool is_there =
        statement.choice == 0 ||
        std::find(threads.begin(), threads.end(), std::pair(2 * s, Index{0})) != threads.end();
    if (is_there && (cls.empty() || vocabulary_.kinds[kind].types.count(cls) != 0))
      found.push_back(number_of(label));
  }
  return found;
}

/// That reference i of x may be an alias of y, as one statement has it; or that it is forbidden.
std::string Translation::alias_of(Index s, Index i, bool is_forbidden) const {
  const Statement& statement = structure_.statements()[s];
  const hex::Atom& atom = *statement.atom;
  if (atom.kind == AtomKind::AliasesSome) {
    std::set<Index> kinds;
    for (Index kind = 0; kind < vocabulary_.kinds.size(); ++kind) {
      if (vocabulary_.kinds[kind].types.count(atom.type) != 0) kinds.insert(kind);
    }
    return in(kinds, "y");
  }
  const hex::Path& target = *atom.target;
  if (target.base == Base::Reference)
    return target.ups == 0 ? "false" : target_of(s, "x", target.ups - 1);
  if (target.base == Base::Anchor) {
    const std::string found = fmt::format("{} & left{}_{}(z, x)", in(anchors(s), "z"), s, i);
    const std::string there = target_of(s, "z", target.ups);
    if (is_forbidden || structure_.rules().reading == hex::Reading::Alternatives)
      return fmt::format("(ex1 z: {} & {})", found, there);
    return fmt::format("(all1 z: {} => {})", found, there);
  }
  Numbers numbers;
  for (Index label = 1; label < structure_.labels().size(); ++label) {
    for (const auto& [number, state] : structure_.labels()[label].threads) {
      if (number == 2 * s + 1 && statement.target[0].accepts(state))
        numbers.push_back(number_of(label));
    }
  }
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  if (atom.kind != AtomKind::AliasesMax) return in(numbers, "y");
  return fmt::format("({} & ~(ex1 e: y < e & {}))", in(numbers, "y"), in(numbers, "e"));
}

std::string Translation::alias(const Edge& edge) const {
  std::vector<std::string> parts, positive;
  for (const Index s : edge.aliases) positive.push_back(alias_of(s, edge.reference, false));
  parts.push_back(in(edge.alias_kinds, "y"));
  for (const Index s : edge.never) parts.push_back("~" + alias_of(s, edge.reference, true));
  if (!positive.empty())
    parts.push_back(structure_.rules().reading == hex::Reading::Alternatives ? any_of(positive)
                                                                             : all_of(positive));
  return all_of(parts);
}

void Translation::write_reference(Index i) {
  std::vector<std::string> null, to, any, out;
  bool is_there = false;
  for (Index label = 0; label < structure_.labels().size(); ++label) {
    const Edge* edge = structure_.edge(label, i);
    if (edge == nullptr) continue;
    is_there = true;
    const std::string here = is(number_of(label), "x");
    const std::string way = at("x", edge->way);
    const std::string bare = edge->is_branch ? here + " & " + is(0, way) : here;
    const bool is_open = structure_.is_open(*edge);
    if (edge->may_be_null) null.push_back(bare);
    if (edge->is_branch) {
      to.push_back(fmt::format("{} & y = {} & ~{}", here, way, is(0, way)));
      any.push_back(fmt::format("{} & ~{}", here, is(0, way)));
    }
    if (edge->is_free || is_open) {
      any.push_back(bare);
      out.push_back(bare);
    } else if (edge->may_alias) {
      any.push_back(fmt::format("{} & (ex1 y: {})", bare, alias(*edge)));
    }
    if (edge->is_free)
      to.push_back(fmt::format("{} & {}", bare, in(edge->alias_kinds, "y")));
    else if (edge->may_alias)
      to.push_back(fmt::format("{} & {}", bare, alias(*edge)));
  }
  if (!is_there) return;
  declare(fmt::format("pred null{}(var1 x) = {}", i, any_of(null)));
  declare(fmt::format("pred to{}(var1 x, var1 y) = {}", i, any_of(to)));
  declare(fmt::format("pred any{}(var1 x) = {}", i, any_of(any)));
  declare(fmt::format("pred out{}(var1 x) = {}", i, any_of(out)));
}

/// References that are not null lead somewhere, decided or not.
void Translation::write_duties() {
  for (Index i = 0; i < vocabulary_.references.size(); ++i) {
    Numbers numbers;
    for (Index label = 0; label < structure_.labels().size(); ++label) {
      const Edge* edge = structure_.edge(label, i);
      if (edge == nullptr || edge->may_be_null || edge->is_free || structure_.is_open(*edge))
        continue;
      numbers.push_back(number_of(label));
    }
    if (!numbers.empty()) require(fmt::format("all1 x: {} => any{}(x)", in(numbers, "x"), i));
  }
}

}  // namespace loris::mona
