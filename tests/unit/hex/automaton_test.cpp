#include "hex/automaton.h"

#include <gtest/gtest.h>

#include "base/input_error.h"
#include "hex/parser.h"

namespace loris::hex {
namespace {

Steps steps_of(const std::string& text) {
  return parse_rules("a.hex", "this" + text + " not null;").rules[0].atoms[0].path.steps;
}

/// Words are fields, a dot before each; "A:x" has its class.
bool accepts(const std::string& expression, const std::string& word) {
  const Steps steps = steps_of(expression);
  Alphabet alphabet;
  alphabet.add(steps);
  const Automaton automaton(steps, alphabet);
  Automaton::State state = automaton.start();
  for (std::size_t at = 0; at < word.size();) {
    const std::size_t end = std::min(word.find('.', at + 1), word.size());
    const std::string step = word.substr(at + 1, end - at - 1);
    const std::size_t colon = step.find(':');
    const bool has_class = colon != std::string::npos;
    state = automaton.next(state, step == "[]"
                                      ? Alphabet::kElement
                                      : alphabet.of(has_class ? step.substr(0, colon) : "Other",
                                                    has_class ? step.substr(colon + 1) : step));
    at = end;
  }
  return automaton.accepts(state);
}

TEST(Automaton, Sequences) {
  EXPECT_TRUE(accepts(".a.b", ".a.b"));
  EXPECT_FALSE(accepts(".a.b", ".a"));
  EXPECT_FALSE(accepts(".a.b", ".a.b.b"));
  EXPECT_FALSE(accepts(".a.b", ".b.a"));
  EXPECT_TRUE(accepts("", ""));
  EXPECT_FALSE(accepts("", ".a"));
}

TEST(Automaton, Repetitions) {
  EXPECT_TRUE(accepts(".a(.b|.c)*", ".a"));
  EXPECT_TRUE(accepts(".a(.b|.c)*", ".a.b.c.c"));
  EXPECT_FALSE(accepts(".a(.b|.c)*", ".a.b.a"));
  EXPECT_FALSE(accepts(".a(.b)+", ".a"));
  EXPECT_TRUE(accepts(".a(.b)+", ".a.b.b"));
  EXPECT_TRUE(accepts(".a(.b)?.c", ".a.c"));
  EXPECT_FALSE(accepts(".a(.b)?.c", ".a.b.b.c"));
  EXPECT_TRUE(accepts("(.a(.b)?)+(.a)*", ".a.a.b.a"));
}

TEST(Automaton, ANameAloneMeansTheFieldsOfAllClasses) {
  EXPECT_TRUE(accepts(".x", ".A:x"));
  EXPECT_TRUE(accepts("(.x|.A:x)", ".A:x"));
  EXPECT_TRUE(accepts(".A:x", ".A:x"));
  EXPECT_FALSE(accepts(".A:x", ".B:x"));
  EXPECT_FALSE(accepts(".x", ".y"));
}

TEST(Automaton, ElementsAreSteps) {
  EXPECT_TRUE(accepts(".table[](.next)*", ".table.[].next"));
  EXPECT_FALSE(accepts(".table[](.next)*", ".table.next"));
}

TEST(Automaton, HasABound) {
  std::string text = "(.a|.b)*.a";
  for (int i = 0; i < 20; ++i) text += "(.a|.b)";
  EXPECT_THROW(accepts(text, ""), InputError) << "two to the twentieth states";
  std::string path;
  for (int i = 0; i < 1000; ++i) path += ".a";
  EXPECT_THROW(accepts(path, ""), InputError);
}

}  // namespace
}  // namespace loris::hex
