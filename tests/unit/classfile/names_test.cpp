#include "classfile/names.h"

#include <gtest/gtest.h>

namespace loris {
namespace {

using namespace std::string_view_literals;

TEST(Names, UnqualifiedNamesHaveNoSeparators) {
  EXPECT_TRUE(is_unqualified_name("a"));
  EXPECT_TRUE(is_unqualified_name("<x>"));
  EXPECT_TRUE(is_unqualified_name("with blank"));
  for (const char* bad : {"", "a.b", "a;", "[a", "a/b"})
    EXPECT_FALSE(is_unqualified_name(bad)) << bad;
}

TEST(Names, MethodNamesHaveAnglesInTwoCasesOnly) {
  for (const char* good : {"<init>", "<clinit>", "lambda$main$0"}) {
    EXPECT_TRUE(is_method_name(good)) << good;
  }
  for (const char* bad : {"", "<x>", "a<", "a>b", "a.b", "<init>x"}) {
    EXPECT_FALSE(is_method_name(bad)) << bad;
  }
}

TEST(Names, ClassNamesAreUnqualifiedNamesBetweenSlashes) {
  for (const char* good : {"A", "java/util/Map$Entry", "module-info", "a/b/c"}) {
    EXPECT_TRUE(is_class_name(good)) << good;
  }
  for (const char* bad : {"", "/", "/a", "a/", "a//b", "a.b", "[I", "La;", "a[b"}) {
    EXPECT_FALSE(is_class_name(bad)) << bad;
  }
}

TEST(Names, ModifiedUtf8HasNoZeroByteAndNoFourByteForms) {
  EXPECT_TRUE(is_modified_utf8("", false));
  EXPECT_TRUE(is_modified_utf8("plain text, longer than eight bytes", false));
  EXPECT_TRUE(is_modified_utf8("\xc0\x80", false)) << "the character zero";
  EXPECT_TRUE(is_modified_utf8("gr\xc3\xbc\xc3\x9f", false));
  EXPECT_TRUE(is_modified_utf8("\xed\xa0\xbd\xed\xb8\x80", false)) << "two surrogates";
  EXPECT_FALSE(is_modified_utf8("a\0b"sv, false));
  EXPECT_FALSE(is_modified_utf8("longer than eight\0"sv, false));
  EXPECT_FALSE(is_modified_utf8("\xf0\x9f\x98\x80", false));
  EXPECT_FALSE(is_modified_utf8("\x80", false));
  EXPECT_FALSE(is_modified_utf8("\xc3", false));
  EXPECT_FALSE(is_modified_utf8("\xc3x", false));
  EXPECT_FALSE(is_modified_utf8("\xe2\x82", false));
  EXPECT_FALSE(is_modified_utf8("\xe2\x82x", false));
}

TEST(Names, OldClassFilesMayEncodeLongerThanNeeded) {
  for (const char* overlong : {"\xc1\x81", "\xe0\x80\xaf", "\xe0\x9f\xbf"}) {
    EXPECT_FALSE(is_modified_utf8(overlong, false));
    EXPECT_TRUE(is_modified_utf8(overlong, true));
  }
}

TEST(Names, QuotedTextStaysOnOneShortLine) {
  EXPECT_EQ(quoted("a b"), "'a b'");
  EXPECT_EQ(quoted("a\n\x1b[31m"), "'a\\x0a\\x1b[31m'");
  EXPECT_EQ(loris::quoted(std::string(200, 'x')), "'" + std::string(120, 'x') + "…'");
}

}  // namespace
}  // namespace loris
