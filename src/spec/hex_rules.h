#pragma once
#include <map>
#include <string>
#include <vector>

#include "heap/refine.h"
#include "hex/checker.h"

namespace loris {

/// Structural rules as a restriction of inputs: what is decided of a reference is an assumption,
/// checked when it is decided (docs/algorithms/hex.md).
class HexRules final : public Restriction {
 public:
  /// Where the input is entered.
  struct Root {
    SymbolId symbol;
    std::string class_name;  // of a static field, internal; empty for receiver and parameters
    std::string name;
  };

  /// The rules have been type-checked.
  HexRules(hex::Rules rules, Refiner& refiner, std::vector<Root> roots);

  bool accepts(SymbolId symbol, Refined& decided) override;

  const hex::Rules& rules() const { return checker_.rules(); }
  const hex::Checker::Due& due(std::uint32_t number) const { return checker_.due(number); }
  hex::Ref up(hex::Ref ref, std::uint32_t steps) const { return checker_.up(ref, steps); }
  SymbolId symbol_of(hex::Ref ref) const { return symbols_[ref]; }
  /// The root where a path of a rule starts.
  SymbolId root_of(const hex::Path& path) const;
  /// Whether they say anything of the reference.
  bool is_about(SymbolId symbol) { return checker_.speaks_of(ref_of(symbol)); }
  std::vector<SymbolId> roots() const;
  /// The object of an anchor is surely of the class.
  bool is_of(HeapView view, hex::Ref anchor, const std::string& cls);

  std::uint64_t count() const { return checker_.count(); }
  double seconds() const { return seconds_; }

 private:
  hex::Ref ref_of(SymbolId symbol);
  hex::Ref add(SymbolId symbol);
  TypeSet below(const std::string& cls);
  hex::Checker::Truth compare(TypeSet types, const std::string& cls);
  bool enforce(const hex::Checker::Limit& limit, SymbolId symbol, Refined& decided);
  bool narrow(SymbolId symbol, TypeSet types, Refined& decided) const;

  Refiner& refiner_;
  std::vector<Root> roots_;
  hex::Checker checker_;
  std::vector<hex::Ref> refs_;         // by SymbolId
  std::vector<SymbolId> symbols_{{}};  // by Ref
  std::map<std::string, TypeSet, std::less<>> below_;
  double seconds_ = 0;
};

}  // namespace loris
