#pragma once
#include <string>
#include <vector>

#include "mona/structure.h"

namespace loris::mona {

/// Writes the structure as a formula of WS2S: a model is a heap that the rules allow.
///
/// Positions of the infinite binary tree are objects, or nothing; the sets B0, B1 … hold the number
/// of each position's label in binary, zero where nothing is. For each reference i there are the
/// predicates nullI(x), toI(x, y), anyI(x) and outI(x): that x.i is null, is y, is not null, and is
/// an object of which no rule speaks. kindK(x) says that x is an object of that kind.
class Translation {
 public:
  explicit Translation(const Structure& structure);
  std::string text() const;
  /// Text that writes its automaton to a file, and text that reads it from there.
  std::string exported(const std::string& file) const;
  std::string imported(const std::string& file) const;

 private:
  /// What may be at the end of a way: the numbers of labels, or nothing.
  using Numbers = std::vector<std::size_t>;

  void write_numbers();
  void write_shape();
  void write_cells(Index label, std::size_t number);
  void write_kinds();
  void write_branches();
  void write_loose();
  void write_relations();
  void write_reference(Index reference);
  void write_duties();
  std::string is(std::size_t number, const std::string& position) const;
  std::string in(const Numbers& numbers, const std::string& position) const;
  std::string in(const std::set<Index>& kinds, const std::string& position) const;
  Numbers anchors(Index statement) const;
  std::string alias(const Edge& edge) const;
  std::string alias_of(Index statement, Index reference, bool is_forbidden) const;
  std::string target_of(Index statement, const std::string& from, Index ups) const;
  void declare(const std::string& text) { declarations_ += text + ";\n"; }
  void require(std::string formula) { formulas_.push_back(std::move(formula)); }

  const Structure& structure_;
  const Vocabulary& vocabulary_;
  std::vector<std::size_t> first_cell_;  // of each label: positions between it and what is below
  std::size_t chain_ = 0;                // positions from which loose objects hang
  std::size_t bits_ = 1;
  std::vector<std::string> sets_;
  std::string declarations_;
  std::vector<std::string> formulas_;
};

/// The position at the end of a way.
std::string at(const std::string& position, const std::string& way);

}  // namespace loris::mona
