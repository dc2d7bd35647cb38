#include <z3++.h>

#include <array>
#include <string>
#include <vector>

#include "base/check.h"
#include "solver/backends.h"
#include "solver/watchdog.h"
#include "term/bits.h"

namespace loris {
namespace {

z3::sort z3_sort(z3::context& context, SmtSort sort) {
  switch (sort) {
    case SmtSort::Bool: return context.bool_sort();
    case SmtSort::Int: return context.int_sort();
    case SmtSort::Bits32: return context.bv_sort(32);
    case SmtSort::Bits64: return context.bv_sort(64);
    case SmtSort::Float32: return context.fpa_sort<32>();
    case SmtSort::Float64: return context.fpa_sort<64>();
  }
  return context.bool_sort();
}

using Unary = Z3_ast (*)(Z3_context, Z3_ast);
using Binary = Z3_ast (*)(Z3_context, Z3_ast, Z3_ast);
using Variadic = Z3_ast (*)(Z3_context, unsigned, Z3_ast const*);
using Rounded = Z3_ast (*)(Z3_context, Z3_ast, Z3_ast, Z3_ast);

Variadic variadic(SmtOp op) {
  switch (op) {
    case SmtOp::And: return Z3_mk_and;
    case SmtOp::Or: return Z3_mk_or;
    case SmtOp::IntAdd: return Z3_mk_add;
    case SmtOp::IntSub: return Z3_mk_sub;
    case SmtOp::IntMul: return Z3_mk_mul;
    default: return nullptr;
  }
}

Unary unary(SmtOp op) {
  switch (op) {
    case SmtOp::Not: return Z3_mk_not;
    case SmtOp::IntNeg: return Z3_mk_unary_minus;
    case SmtOp::BitsNeg: return Z3_mk_bvneg;
    case SmtOp::FloatNeg: return Z3_mk_fpa_neg;
    case SmtOp::FloatIsNan: return Z3_mk_fpa_is_nan;
    default: return nullptr;
  }
}

Binary integer_binary(SmtOp op) {
  switch (op) {
    case SmtOp::IntDiv: return Z3_mk_div;
    case SmtOp::IntMod: return Z3_mk_mod;
    case SmtOp::IntLt: return Z3_mk_lt;
    case SmtOp::IntLe: return Z3_mk_le;
    default: return nullptr;
  }
}

Binary binary(SmtOp op) {
  switch (op) {
    case SmtOp::Eq: return Z3_mk_eq;
    case SmtOp::BitsAdd: return Z3_mk_bvadd;
    case SmtOp::BitsSub: return Z3_mk_bvsub;
    case SmtOp::BitsMul: return Z3_mk_bvmul;
    case SmtOp::BitsDiv: return Z3_mk_bvsdiv;
    case SmtOp::BitsRem: return Z3_mk_bvsrem;
    case SmtOp::BitsShl: return Z3_mk_bvshl;
    case SmtOp::BitsShr: return Z3_mk_bvashr;
    case SmtOp::BitsUshr: return Z3_mk_bvlshr;
    case SmtOp::BitsAnd: return Z3_mk_bvand;
    case SmtOp::BitsOr: return Z3_mk_bvor;
    case SmtOp::BitsXor: return Z3_mk_bvxor;
    case SmtOp::BitsLt: return Z3_mk_bvslt;
    case SmtOp::BitsLe: return Z3_mk_bvsle;
    case SmtOp::FloatEq: return Z3_mk_fpa_eq;
    case SmtOp::FloatLt: return Z3_mk_fpa_lt;
    case SmtOp::FloatLe: return Z3_mk_fpa_leq;
    default: return integer_binary(op);
  }
}

Rounded rounded(SmtOp op) {
  switch (op) {
    case SmtOp::FloatAdd: return Z3_mk_fpa_add;
    case SmtOp::FloatSub: return Z3_mk_fpa_sub;
    case SmtOp::FloatMul: return Z3_mk_fpa_mul;
    case SmtOp::FloatDiv: return Z3_mk_fpa_div;
    default: return nullptr;
  }
}

class Z3 final : public SmtSolver {
 public:
  Z3(Theory theory, const Patience& patience)
      : theory_(theory),
        solver_(context_, z3::solver::simple()),
        asserted_(context_),
        nearest_(context_, Z3_mk_fpa_rne(context_)),
        towards_zero_(context_, Z3_mk_fpa_rtz(context_)),
        exprs_(context_),
        stop_(patience.stop),
        watchdog_(patience, [this] { interrupt(); }) {
    set_up();
    exprs_.push_back(context_.bool_val(true));  // index 0 is none
  }

  SmtExpr variable(SmtSort sort, std::string_view name) override {
    return keep(context_.constant(std::string(name).c_str(), z3_sort(context_, sort)));
  }
  SmtExpr boolean(bool value) override { return keep(context_.bool_val(value)); }
  SmtExpr integer(Wide value) override { return keep(context_.int_val(decimal(value).c_str())); }
  SmtExpr constant(SmtSort sort, std::uint64_t bits) override {
    const bool narrow = sort == SmtSort::Bits32 || sort == SmtSort::Float32;
    const z3::expr vector = context_.bv_val(bits, narrow ? 32 : 64);
    if (sort == SmtSort::Bits32 || sort == SmtSort::Bits64) return keep(vector);
    const z3::sort floating = z3_sort(context_, sort);
    return keep(Z3_simplify(context_, expr(Z3_mk_fpa_to_fp_bv(context_, vector, floating))));
  }

  SmtExpr apply(SmtOp op, std::initializer_list<SmtExpr> operands) override {
    std::array<Z3_ast, 3> asts{};
    std::size_t count = 0;
    for (const SmtExpr operand : operands) asts[count++] = at(operand);
    const auto [a, b, c] = asts;
    if (const Variadic make = variadic(op))
      return keep(make(context_, static_cast<unsigned>(count), asts.data()));
    if (const Unary make = unary(op)) return keep(make(context_, a));
    if (const Binary make = binary(op)) return keep(make(context_, a, b));
    if (const Rounded make = rounded(op)) return keep(make(context_, nearest_, a, b));
    if (op == SmtOp::Ite) return keep(Z3_mk_ite(context_, a, b, c));
    return keep(conversion(op, a));
  }

  SmtFunction function(std::span<const SmtSort> parameters, SmtSort result,
                       std::string_view name) override {
    z3::sort_vector sorts(context_);
    for (const SmtSort sort : parameters) sorts.push_back(z3_sort(context_, sort));
    functions_.push_back(
        context_.function(std::string(name).c_str(), sorts, z3_sort(context_, result)));
    return {static_cast<std::uint32_t>(functions_.size() - 1)};
  }
  SmtExpr call(SmtFunction function, std::span<const SmtExpr> arguments) override {
    z3::expr_vector values(context_);
    for (const SmtExpr argument : arguments) values.push_back(at(argument));
    return keep(functions_[function.index](values));
  }

  void begin() override { watchdog_.start(); }
  void push() override {
    if (theory_ != Theory::Floating) attempt([&] { solver_.push(); });
    levels_.push_back(asserted_.size());
  }
  void pop(std::uint32_t levels) override {
    if (theory_ != Theory::Floating) attempt([&] { solver_.pop(levels); });
    asserted_.resize(levels_[levels_.size() - levels]);
    levels_.resize(levels_.size() - levels);
  }
  void assert_true(SmtExpr condition) override {
    if (theory_ != Theory::Floating) return attempt([&] { solver_.add(at(condition)); });
    asserted_.push_back(at(condition));
  }

  Answer check() override {
    if (stop_ && *stop_) return Answer::Unknown;
    watchdog_.start();
    if (theory_ == Theory::Floating) attempt([&] { restart(); });
    is_checking_ = true;
    const Answer answer = ask();
    watchdog_.stop();
    is_checking_ = false;
    if (is_cancelled_) throw SmtGaveUp("cancelled");
    return answer;
  }

  std::uint64_t value(SmtExpr variable) override {
    const z3::expr value = model_->eval(at(variable), true);
    if (value.is_bool()) return value.is_true() ? 1 : 0;
    if (value.is_fpa()) return floating_value(value);
    std::uint64_t bits = 0;
    std::int64_t number = 0;
    if (value.is_bv() && value.is_numeral_u64(bits)) return sign_extended(value, bits);
    if (value.is_int() && value.is_numeral_i64(number)) return static_cast<std::uint64_t>(number);
    return 0;  // no value: the check of the model finds out
  }

 private:
  /// z3's own clock costs more than an easy query does, and its count of steps misses some; so the
  /// limit is ours.
  void set_up() {
    z3::params params(context_);
    params.set("ctrl_c", false);  // an interrupt is the caller's
    solver_.set(params);
  }

  /// Telling z3 something may take long, too. What is cancelled then stays so.
  template <class Tell>
  void attempt(Tell tell) {
    try {
      tell();
    } catch (const z3::exception& e) {
      watchdog_.stop();
      throw SmtGaveUp(e.msg());
    }
  }

  /// From the thread of the watchdog.
  void interrupt() {
    if (is_checking_) return Z3_solver_interrupt(context_, solver_);
    is_cancelled_ = true;
    Z3_interrupt(context_);
  }

  Answer ask() {
    try {
      switch (solver_.check()) {
        case z3::sat: model_ = std::make_unique<z3::model>(solver_.get_model()); return Answer::Yes;
        case z3::unsat: return Answer::No;
        case z3::unknown: return Answer::Unknown;
      }
    } catch (const z3::exception&) {
      // Out of memory or cancelled inside a theory: z3 gave up.
    }
    return Answer::Unknown;
  }

  /// The incremental core takes seconds for sums that the tactic for floating point, which cannot
  /// be incremental, does in milliseconds.
  void restart() {
    solver_ = z3::tactic(context_, "qffpbv").mk_solver();
    set_up();
    solver_.add(asserted_);
  }

  static std::uint64_t sign_extended(const z3::expr& vector, std::uint64_t bits) {
    if (vector.get_sort().bv_size() == 64) return bits;
    return static_cast<std::uint64_t>(
        static_cast<std::int64_t>(static_cast<std::int32_t>(static_cast<std::uint32_t>(bits))));
  }

  /// z3 leaves the bits of a NaN open; Java has one.
  std::uint64_t floating_value(const z3::expr& value) {
    const bool narrow = Z3_fpa_get_ebits(context_, value.get_sort()) == 8;
    if (Z3_fpa_is_numeral_nan(context_, value)) return narrow ? kFloatNan : kDoubleNan;
    std::uint64_t bits = 0;
    expr(Z3_mk_fpa_to_ieee_bv(context_, value)).simplify().is_numeral_u64(bits);
    return bits;
  }

  Z3_ast conversion(SmtOp op, Z3_ast a) {
    switch (op) {
      case SmtOp::SignExtend: return Z3_mk_sign_ext(context_, 32, a);
      case SmtOp::LowHalf: return Z3_mk_extract(context_, 31, 0, a);
      case SmtOp::BitsToFloat32:
        return Z3_mk_fpa_to_fp_signed(context_, nearest_, a, context_.fpa_sort<32>());
      case SmtOp::BitsToFloat64:
        return Z3_mk_fpa_to_fp_signed(context_, nearest_, a, context_.fpa_sort<64>());
      case SmtOp::Float64To32:
        return Z3_mk_fpa_to_fp_float(context_, nearest_, a, context_.fpa_sort<32>());
      case SmtOp::Float32To64:
        return Z3_mk_fpa_to_fp_float(context_, nearest_, a, context_.fpa_sort<64>());
      case SmtOp::BitsAsFloat32: return Z3_mk_fpa_to_fp_bv(context_, a, context_.fpa_sort<32>());
      case SmtOp::BitsAsFloat64: return Z3_mk_fpa_to_fp_bv(context_, a, context_.fpa_sort<64>());
      case SmtOp::FloatToBits32: return Z3_mk_fpa_to_sbv(context_, towards_zero_, a, 32);
      case SmtOp::FloatToBits64: return Z3_mk_fpa_to_sbv(context_, towards_zero_, a, 64);
      default: break;
    }
    LORIS_CHECK(false, "an SMT operator without a counterpart in z3");
    return nullptr;
  }

  z3::expr expr(Z3_ast ast) { return {context_, ast}; }
  z3::expr at(SmtExpr expr) const { return exprs_[static_cast<int>(expr.index)]; }
  SmtExpr keep(const z3::expr& expr) {
    exprs_.push_back(expr);
    return {exprs_.size() - 1};
  }
  SmtExpr keep(Z3_ast ast) {
    attempt([&] { context_.check_error(); });
    return keep(expr(ast));
  }

  Theory theory_;
  z3::context context_;
  z3::solver solver_;
  z3::expr_vector asserted_;      // with floating numbers only
  std::vector<unsigned> levels_;  // how much was asserted when each was opened
  z3::expr nearest_, towards_zero_;
  z3::expr_vector exprs_;
  std::vector<z3::func_decl> functions_;
  std::unique_ptr<z3::model> model_;
  const std::shared_ptr<const std::atomic<bool>> stop_;
  std::atomic<bool> is_checking_ = false, is_cancelled_ = false;
  Watchdog watchdog_;  // last: it must end before what it interrupts
};

}  // namespace

std::unique_ptr<SmtSolver> make_z3(Theory theory, const Patience& patience) {
  return std::make_unique<Z3>(theory, patience);
}

}  // namespace loris
