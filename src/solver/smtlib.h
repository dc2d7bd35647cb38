#pragma once
#include <string>
#include <vector>

#include "solver/smt.h"

namespace loris {

/// Writes what is built as SMT-LIB 2: declarations and definitions, then whatever the caller adds.
class SmtText final : public SmtBuilder {
 public:
  SmtText() : exprs_(1) {}
  SmtExpr variable(SmtSort sort, std::string_view name) override;
  SmtExpr boolean(bool value) override;
  SmtExpr integer(Wide value) override;
  SmtExpr constant(SmtSort sort, std::uint64_t bits) override;
  SmtExpr apply(SmtOp op, std::initializer_list<SmtExpr> operands) override;
  SmtFunction function(std::span<const SmtSort> parameters, SmtSort result,
                       std::string_view name) override;
  SmtExpr call(SmtFunction function, std::span<const SmtExpr> arguments) override;

  void assert_true(SmtExpr condition);
  const std::string& text() const { return text_; }

 private:
  struct Expr {
    std::string text;
    SmtSort sort = SmtSort::Bool;
  };
  SmtExpr keep(std::string text, SmtSort sort);

  std::vector<Expr> exprs_;
  std::vector<Expr> functions_;  // name and result
  std::string text_;
  int definitions_ = 0;
};

}  // namespace loris
