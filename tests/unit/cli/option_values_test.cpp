#include "cli/option_values.h"

#include <gtest/gtest.h>

#include "base/input_error.h"

namespace loris {
namespace {

using Strings = std::vector<std::string>;

TEST(ParseCount, TakesWholeNumbersFromTheLeastOn) {
  EXPECT_EQ(parse_count("0", 0), 0);
  EXPECT_EQ(parse_count("17", 0), 17);
  EXPECT_EQ(parse_count("1024", 1, 1024), 1024);
}

TEST(ParseCount, RefusesTheRest) {
  for (const char* text : {"-1", "", "x", "1x", " 1", "1.5", "99999999999999999999", "+1"})
    EXPECT_THROW(parse_count(text, 0), InputError) << text;
  EXPECT_THROW(parse_count("0", 1), InputError);
  EXPECT_THROW(parse_count("1025", 1, 1024), InputError);
}

TEST(ParseCount, SaysWhatWasExpected) {
  try {
    parse_count("-3", 0);
    FAIL();
  } catch (const InputError& e) {
    EXPECT_STREQ(e.what(), "expected a whole number, 0 or more, found '-3'");
  }
}

TEST(ParseDuration, KnowsItsUnits) {
  EXPECT_DOUBLE_EQ(parse_duration("10"), 10);
  EXPECT_DOUBLE_EQ(parse_duration("10s"), 10);
  EXPECT_DOUBLE_EQ(parse_duration("5m"), 300);
  EXPECT_DOUBLE_EQ(parse_duration("1.5h"), 5400);
  EXPECT_DOUBLE_EQ(parse_duration("200ms"), 0.2);
}

TEST(ParseDuration, RefusesTheRest) {
  for (const char* text : {"", "s", "-1s", "-0", "1d", "1 s", "nan", "inf", "1e999", "ms"})
    EXPECT_THROW(parse_duration(text), InputError) << text;
}

TEST(ParseSize, KnowsItsUnits) {
  EXPECT_EQ(parse_size("1024"), 1024U);
  EXPECT_EQ(parse_size("64K"), 65536U);
  EXPECT_EQ(parse_size("512M"), 512U << 20U);
  EXPECT_EQ(parse_size("2G"), std::uint64_t{2} << 30U);
}

TEST(ParseSize, RefusesTheRest) {
  for (const char* text : {"", "0", "-1G", "1T", "G", "1e30", "2g"})
    EXPECT_THROW(parse_size(text), InputError) << text;
}

TEST(ParseRange, HasAFieldAndTwoEnds) {
  const FieldRange range = parse_range("pkg.Node.key=-5..10");
  EXPECT_EQ(range.field, "pkg.Node.key");
  EXPECT_EQ(range.low, -5);
  EXPECT_EQ(range.high, 10);
  EXPECT_EQ(parse_range("N.k=3..3").high, 3);
}

TEST(ParseRange, RefusesTheRest) {
  for (const char* text : {"", "N.k", "N.k=", "N.k=1", "N.k=1..", "N.k=..1", "N.k=2..1", "k=1..2",
                           "N.k=a..b", "N.k=1...2", "N.k=1..2..3"})
    EXPECT_THROW(parse_range(text), InputError) << text;
}

TEST(ParseChoices, AreNumbersWithDots) {
  EXPECT_EQ(parse_choices("0.2.1"), (std::vector<std::uint32_t>{0, 2, 1}));
  EXPECT_EQ(parse_choices("7"), (std::vector<std::uint32_t>{7}));
  EXPECT_TRUE(parse_choices("-").empty());
}

TEST(ParseChoices, RefusesTheRest) {
  for (const char* text : {"", ".", "0.", ".0", "0..1", "a", "-1", "4294967296"})
    EXPECT_THROW(parse_choices(text), InputError) << text;
}

TEST(SplitPath, LeavesOutEmptyEntries) {
  EXPECT_EQ(split_path("a:b"), (Strings{"a", "b"}));
  EXPECT_EQ(split_path(":a::"), (Strings{"a"}));
  EXPECT_TRUE(split_path("").empty());
}

}  // namespace
}  // namespace loris
