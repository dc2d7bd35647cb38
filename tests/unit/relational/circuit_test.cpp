#include "relational/circuit.h"

#include <gtest/gtest.h>

#include "relational/number.h"

namespace loris::relational {
namespace {

TEST(Circuit, ConstantsMakeNoGates) {
  Circuit circuit;
  const Lit a = circuit.variable();
  const std::uint32_t before = circuit.variable_count();
  EXPECT_EQ(circuit.both(a, kTrue), a);
  EXPECT_EQ(circuit.both(a, kFalse), kFalse);
  EXPECT_EQ(circuit.both(a, -a), kFalse);
  EXPECT_EQ(circuit.either(a, -a), kTrue);
  EXPECT_EQ(circuit.exclusive(a, a), kFalse);
  EXPECT_EQ(circuit.exclusive(a, kTrue), -a);
  EXPECT_EQ(circuit.exclusive(-a, kFalse), -a);
  EXPECT_EQ(circuit.exclusive(-a, a), kTrue);
  EXPECT_EQ(circuit.all_of({}), kTrue);
  EXPECT_EQ(circuit.any_of({}), kFalse);
  EXPECT_EQ(circuit.variable_count(), before);
}

TEST(Circuit, EqualGatesAreOne) {
  Circuit circuit;
  const Lit a = circuit.variable(), b = circuit.variable();
  EXPECT_EQ(circuit.both(a, b), circuit.both(b, a));
  EXPECT_EQ(circuit.exclusive(a, b), -circuit.exclusive(b, -a));
  EXPECT_NE(circuit.both(a, b), circuit.both(a, -b));
}

TEST(Circuit, GatesAreWhatTheySay) {
  Circuit circuit;
  const Lit a = circuit.variable(), b = circuit.variable(), c = circuit.variable();
  const Lit both = circuit.both(a, b), either = circuit.either(a, b);
  const Lit other = circuit.exclusive(a, b), chosen = circuit.choose(c, a, b);
  const Lit lone = circuit.at_most_one({a, b, c});
  for (int bits = 0; bits < 8; ++bits) {
    const bool x = (bits & 1) != 0, y = (bits & 2) != 0, z = (bits & 4) != 0;
    ASSERT_TRUE(circuit.solve({x ? a : -a, y ? b : -b, z ? c : -c}));
    EXPECT_EQ(circuit.value(both), x && y);
    EXPECT_EQ(circuit.value(either), x || y);
    EXPECT_EQ(circuit.value(other), x != y);
    EXPECT_EQ(circuit.value(chosen), z ? x : y);
    EXPECT_EQ(circuit.value(lone), x + y + z <= 1);
  }
}

TEST(Circuit, AssumptionsHoldForOneQuestion) {
  Circuit circuit;
  const Lit a = circuit.variable(), b = circuit.variable();
  circuit.require(circuit.implies(a, b));
  EXPECT_FALSE(circuit.solve({a, -b}));
  EXPECT_TRUE(circuit.solve({a}));
  EXPECT_TRUE(circuit.value(b));
  EXPECT_TRUE(circuit.solve({-b}));
  circuit.require(-b);
  EXPECT_FALSE(circuit.solve({a}));
  EXPECT_TRUE(circuit.solve({}));
}

TEST(Number, WidthHoldsBothEnds) {
  EXPECT_EQ(width_of(0, 0), 1u);
  EXPECT_EQ(width_of(-1, 0), 1u);
  EXPECT_EQ(width_of(0, 1), 2u);
  EXPECT_EQ(width_of(-8, 7), 4u);
  EXPECT_EQ(width_of(-9, 7), 5u);
  EXPECT_EQ(width_of(0, 8), 5u);
  EXPECT_EQ(width_of(-2147483648LL, 2147483647LL), 32u);
}

TEST(Number, ComputesLikeNumbers) {
  Circuit circuit;
  for (std::int64_t a = -6; a <= 6; ++a) {
    for (std::int64_t b = -6; b <= 6; ++b) {
      const Number x = Number::of(a), y = Number::of(b);
      EXPECT_EQ(x.is_less(circuit, y), constant(a < b)) << a << ' ' << b;
      EXPECT_EQ(x.equals(circuit, y), constant(a == b)) << a << ' ' << b;
      ASSERT_TRUE(circuit.solve({}));
      EXPECT_EQ(x.plus(circuit, y).value(circuit), a + b);
      EXPECT_EQ(x.minus(circuit, y).value(circuit), a - b);
    }
  }
}

TEST(Number, WrapsAndChooses) {
  Circuit circuit;
  const Lit a = circuit.variable();
  const Number wrapped = Number::of(2147483647).plus(circuit, Number::of(1)).wrapped(32);
  const Number chosen = Number::choose(circuit, a, Number::of(-3), Number::of(100));
  ASSERT_TRUE(circuit.solve({a}));
  EXPECT_EQ(wrapped.value(circuit), -2147483648LL);
  EXPECT_EQ(Number::of(5).wrapped(32).value(circuit), 5);
  EXPECT_EQ(chosen.value(circuit), -3);
  ASSERT_TRUE(circuit.solve({-a}));
  EXPECT_EQ(chosen.value(circuit), 100);
}

TEST(Number, VariablesTakeEveryValueOfTheirWidth) {
  Circuit circuit;
  const Number x = Number::variable(circuit, 3);
  for (std::int64_t value = -6; value <= 6; ++value)
    EXPECT_EQ(circuit.solve({x.equals(circuit, Number::of(value))}), value >= -4 && value <= 3);
}

TEST(Number, CountsWhatIsTrue) {
  Circuit circuit;
  std::vector<Lit> inputs;
  for (int i = 0; i < 5; ++i) inputs.push_back(circuit.variable());
  const Number count = Number::count(circuit, inputs);
  for (unsigned bits = 0; bits < 32; ++bits) {
    std::vector<Lit> assumed;
    for (unsigned i = 0; i < 5; ++i)
      assumed.push_back((bits >> i & 1) != 0 ? inputs[i] : -inputs[i]);
    ASSERT_TRUE(circuit.solve(assumed));
    EXPECT_EQ(count.value(circuit), __builtin_popcount(bits));
  }
  ASSERT_TRUE(circuit.solve({}));
  EXPECT_EQ(Number::count(circuit, {}).value(circuit), 0);
}

}  // namespace
}  // namespace loris::relational
