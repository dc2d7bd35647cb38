#include "junit/literals.h"

#include <bit>

#include <gtest/gtest.h>

namespace loris {
namespace {

TEST(Literals, QuotesBackslashesAndControlsAreEscaped) {
  EXPECT_EQ(ascii_string_literal(u"a\"b'c\\d\n\t\r"), R"("a\"b'c\\d\n\t\r")");
  EXPECT_EQ(ascii_string_literal(std::u16string_view(u"\0"
                                                     u"1",
                                                     2)),
            R"("\0001")");
}

TEST(Literals, WhatIsNotAsciiIsEscapedByItsUnits) {
  EXPECT_EQ(ascii_string_literal(u"ä\U0001F600"), R"("\u00e4\ud83d\ude00")");
  const char16_t half[] = {0xd800};
  EXPECT_EQ(ascii_string_literal(std::u16string_view(half, 1)), R"("\ud800")");
}

TEST(Literals, ABackslashBeforeUIsNoUnicodeEscape) {
  EXPECT_EQ(ascii_string_literal(u"\\u0022"), R"("\\u0022")");
  EXPECT_EQ(comment_text(R"(a \u000a b)"), R"(a \\u000a b)");
  EXPECT_EQ(comment_text(R"(a \\u000a b)"), R"(a \\u000a b)");
}

TEST(Literals, ACommentStaysOnItsLine) {
  EXPECT_EQ(comment_text("a\nb"), "a\\nb");
  EXPECT_EQ(comment_text("x ─left→ …  "), "x -left> ...");
}

TEST(Literals, LongTextIsJoinedAtRunTime) {
  const std::u16string text(50'000, u'x');
  EXPECT_TRUE(ascii_string_expression(text).starts_with("java.lang.String.join(\"\", \"xxx"));
  EXPECT_EQ(ascii_string_expression(u"x"), "\"x\"");
}

TEST(Literals, NumbersHaveTheirType) {
  EXPECT_EQ(primitive_expression({'B', 0xfffffffb}), "(byte) -5");
  EXPECT_EQ(primitive_expression({'J', 5}), "5L");
  EXPECT_EQ(primitive_expression({'C', '\''}), R"('\'')");
  EXPECT_EQ(primitive_expression({'Z', 1}), "true");
  EXPECT_EQ(primitive_expression({'D', std::bit_cast<std::uint64_t>(-0.0)}), "-0.0");
  EXPECT_EQ(primitive_expression({'F', std::bit_cast<std::uint32_t>(1.5F)}), "1.5f");
  EXPECT_EQ(primitive_expression({'D', 0x7ff8000000000000}), "java.lang.Double.NaN");
}

}  // namespace
}  // namespace loris
