#include "interp/interpreter.h"

#include <deque>

#include <gtest/gtest.h>

#include "classfile/java_tools.h"
#include "interp/silent_host.h"
#include "term/evaluate.h"
#include "term/print.h"

namespace loris {
namespace {

constexpr const char* kSource = R"(
public class Subject {
  static int counter;
  int field;
  static int plus(int a, int b) { return a + 2 * b; }
  static int sign(int x) { if (x < 0) return -1; if (x == 0) return 0; return 1; }
  static int quotient(int a, int b) { try { return a / b; } catch (ArithmeticException e) { return -1; } }
  static int choose(int x) { switch (x) { case 1: case 2: return 10; case 7: return 70; default: return 0; } }
  static byte narrow(int x) { Subject s = new Subject(); byte[] b = new byte[1]; b[0] = (byte) x; return b[0]; }
  static int count(int x) { counter++; Subject s = new Subject(); s.field = x; if (x > 5) s.field++; return s.field + counter; }
  static long mix(int i, long l, float f, double d) { return (long) (i + l + f + d); }
  static int deref(Subject s) { return s.field; }
  static void boom() { throw new IllegalStateException("boom"); }
  static int loop(int n) { int s = 0; for (int i = 0; i < n; i++) s += i; return s; }
  @SuppressWarnings("removal")  // Integer.valueOf has a path for each number that it keeps
  static int reflected(int x) throws Exception {
    return (int) Subject.class.getDeclaredMethod("plus", int.class, int.class).invoke(null, new Integer(x), 3);
  }
  static int proxied(int x) {
    java.util.function.IntUnaryOperator proxy = (java.util.function.IntUnaryOperator) java.lang.reflect.Proxy.newProxyInstance(
        Subject.class.getClassLoader(), new Class<?>[] {java.util.function.IntUnaryOperator.class}, (p, m, a) -> (int) a[0] + 1);
    return proxy.applyAsInt(x);
  }
}
)";

struct Path {
  Outcome outcome;
  std::vector<Term> guards;
  State state;
};

struct InterpreterTest : testing::Test {
  InterpreterTest()
      : jdk(find_jdk(std::nullopt)),
        program(open_class_path({test::compile_java({{"Subject.java", kSource}}).string()},
                                jdk.feature),
                open_jdk(jdk), jdk.feature),
        vm(program, terms, host, {jdk.home, jdk.version, ".", {}}) {
    const auto failed = vm.boot(booted);
    EXPECT_FALSE(failed) << failed->what;
  }

  /// Every path of a method, each run to its end.
  std::vector<Path> explore(std::string_view name, std::string_view descriptor,
                            std::vector<Value> arguments) {
    const Class& cls = program.load("Subject");
    const Method* method = cls.declared_method(name, descriptor);
    std::deque<Path> open;
    open.push_back({OutOfFuel{}, {}, booted});
    vm.enter_initialized(open.front().state, cls, *method, arguments);
    std::vector<Path> ended;
    while (!open.empty()) {
      Path path = std::move(open.front());
      open.pop_front();
      path.outcome = vm.run(path.state);
      const auto* forked = std::get_if<Forked>(&path.outcome);
      if (forked == nullptr) {
        ended.push_back(std::move(path));
        continue;
      }
      for (const auto& [guard, state] : forked->alternatives) {
        open.push_back({OutOfFuel{}, path.guards, state});
        open.back().guards.push_back(guard);
      }
    }
    return ended;
  }

  Value result(const Path& path) { return std::get<Returned>(path.outcome).value; }
  Value x() { return Value::of_term(Kind::Int, terms.variable(Sort::Int, "x")); }

  /// The values of a path's result for the inputs that take it; exactly one path takes each.
  int result_for(const std::vector<Path>& paths, std::int32_t value) {
    Assignment inputs;
    inputs[terms.variable(Sort::Int, "x")] = static_cast<std::uint32_t>(value);
    int found = 0, taken = 0;
    for (const Path& path : paths) {
      bool takes = true;
      for (const Term guard : path.guards)
        takes = takes && evaluate(terms, guard, inputs).value() != 0;
      if (!takes) continue;
      ++taken;
      const Value returned = result(path);
      found = static_cast<int>(
          returned.symbolic ? static_cast<std::int32_t>(*evaluate(terms, returned.term(), inputs))
                            : returned.as_int());
    }
    EXPECT_EQ(taken, 1) << "for " << value;
    return found;
  }

  Jdk jdk;
  Program program;
  TermStore terms;
  SilentHost host;
  Interpreter vm;
  State booted;
};

TEST_F(InterpreterTest, AConcreteCallGivesAConcreteResult) {
  const auto paths = explore("plus", "(II)I", {Value::of_int(3), Value::of_int(4)});
  ASSERT_EQ(paths.size(), 1u);
  EXPECT_FALSE(result(paths[0]).symbolic);
  EXPECT_EQ(result(paths[0]).as_int(), 11);
}

TEST_F(InterpreterTest, ATermGivesATerm) {
  const auto paths = explore("plus", "(II)I", {x(), Value::of_int(4)});
  ASSERT_EQ(paths.size(), 1u);
  ASSERT_TRUE(result(paths[0]).symbolic);
  EXPECT_EQ(print(terms, result(paths[0]).term()), "x + 8");
}

TEST_F(InterpreterTest, ABranchOnATermForks) {
  const auto paths = explore("sign", "(I)I", {x()});
  EXPECT_EQ(paths.size(), 3u);
  EXPECT_EQ(result_for(paths, -5), -1);
  EXPECT_EQ(result_for(paths, 0), 0);
  EXPECT_EQ(result_for(paths, 9), 1);
}

TEST_F(InterpreterTest, ASymbolicDivisorMayBeZero) {
  const auto paths = explore("quotient", "(II)I", {Value::of_int(12), x()});
  EXPECT_EQ(paths.size(), 2u);
  EXPECT_EQ(result_for(paths, 0), -1);
  EXPECT_EQ(result_for(paths, 4), 3);
}

TEST_F(InterpreterTest, ASwitchForksOncePerTarget) {
  const auto paths = explore("choose", "(I)I", {x()});
  EXPECT_EQ(paths.size(), 3u);
  EXPECT_EQ(result_for(paths, 2), 10);
  EXPECT_EQ(result_for(paths, 7), 70);
  EXPECT_EQ(result_for(paths, 8), 0);
}

TEST_F(InterpreterTest, ElementsNarrowTerms) {
  const auto paths = explore("narrow", "(I)B", {x()});
  ASSERT_EQ(paths.size(), 1u);
  EXPECT_EQ(result_for(paths, 300), 44);
}

TEST_F(InterpreterTest, ForkedStatesDoNotSeeEachOthersWrites) {
  const auto paths = explore("count", "(I)I", {x()});
  EXPECT_EQ(paths.size(), 2u);
  EXPECT_EQ(result_for(paths, 6), 8);  // 7 + 1: the static was counted once on each path
  EXPECT_EQ(result_for(paths, 5), 6);
}

TEST_F(InterpreterTest, WhatIsNotSupportedEndsThePathByName) {
  const Value reference = Value::of_term(Kind::Ref, terms.variable(Sort::Ref, "r"));
  const auto paths = explore("deref", "(LSubject;)I", {reference});
  ASSERT_EQ(paths.size(), 1u);
  const auto& ended = std::get<Unsupported>(paths[0].outcome);
  EXPECT_EQ(ended.what, "a symbolic reference in a run without inputs");
  EXPECT_EQ(ended.where, "Subject.deref (Subject.java:12)");
}

TEST_F(InterpreterTest, AnExceptionThatNobodyCatchesIsData) {
  const auto paths = explore("boom", "()V", {});
  ASSERT_EQ(paths.size(), 1u);
  ASSERT_TRUE(std::holds_alternative<Threw>(paths[0].outcome));
}

TEST_F(InterpreterTest, ARunStopsWhenItsFuelIsSpentAndGoesOn) {
  const Class& cls = program.load("Subject");
  const Value n = Value::of_int(100);
  State state = booted;
  vm.enter_initialized(state, cls, *cls.declared_method("loop", "(I)I"), std::span(&n, 1));
  int pauses = 0;
  Outcome outcome = vm.run(state, 50);
  for (; std::holds_alternative<OutOfFuel>(outcome); ++pauses) outcome = vm.run(state, 50);
  EXPECT_GT(pauses, 5);
  EXPECT_EQ(std::get<Returned>(outcome).value.as_int(), 4950);
}

TEST_F(InterpreterTest, ReflectionPassesTermsOn) {
  const auto paths = explore("reflected", "(I)I", {x()});
  EXPECT_EQ(result_for(paths, 100'000), 100'006);
}

TEST_F(InterpreterTest, StatesDefineTheSameClassesEachByItself) {
  for (const int value : {1, 2}) {
    const auto paths = explore("proxied", "(I)I", {Value::of_int(value)});
    ASSERT_EQ(paths.size(), 1u);
    ASSERT_TRUE(std::holds_alternative<Returned>(paths[0].outcome));
    EXPECT_EQ(result(paths[0]).as_int(), value + 1);
  }
}

}  // namespace
}  // namespace loris
