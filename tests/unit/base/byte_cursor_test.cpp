#include "base/byte_cursor.h"

#include <gtest/gtest.h>

#include <vector>

#include "base/input_error.h"

namespace loris {
namespace {

using Bytes = std::vector<std::uint8_t>;

template <class Action>
std::string message_of(Action action) {
  try {
    action();
  } catch (const InputError& e) {
    return e.what();
  }
  return "no InputError";
}

TEST(ByteCursor, ReadsBigEndianFieldsInOrder) {
  const Bytes bytes{0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0xff,
                    0xfe, 0xfd, 0xfc, 0xfb, 0xfa, 0xf9, 0xf8};
  ByteCursor in("x", bytes);
  EXPECT_EQ(in.u1(), 0x01);
  EXPECT_EQ(in.u2(), 0x0203);
  EXPECT_EQ(in.u4(), 0x04050607U);
  EXPECT_EQ(in.u8(), 0xfffefdfcfbfaf9f8U);
  EXPECT_TRUE(in.at_end());
}

TEST(ByteCursor, ReadingPastTheEndNamesFileAndOffset) {
  const Bytes bytes{1, 2, 3};
  ByteCursor in("Node.class", bytes);
  in.u2();
  EXPECT_EQ(message_of([&] { in.u2(); }),
            "Node.class: 2 more bytes expected, 1 are left (byte 0x2)");
  EXPECT_EQ(in.u1(), 3);
}

TEST(ByteCursor, TakingALotDoesNotWrapAround) {
  const Bytes bytes{1, 2, 3};
  ByteCursor in("x", bytes);
  in.u1();
  EXPECT_THROW(in.take(SIZE_MAX), InputError);
  EXPECT_EQ(in.remaining(), 2U);
}

TEST(ByteCursor, SubCursorEndsWhereItsPartEndsAndKeepsTheFileOffset) {
  const Bytes bytes{1, 2, 3, 4, 5};
  ByteCursor in("x", bytes, 0x100);
  in.u1();
  ByteCursor part = in.sub(2);
  EXPECT_EQ(part.offset(), 0x101U);
  EXPECT_EQ(part.u2(), 0x0203);
  EXPECT_EQ(message_of([&] { part.u1(); }), "x: 1 more bytes expected, 0 are left (byte 0x103)");
  EXPECT_EQ(in.u2(), 0x0405);
}

}  // namespace
}  // namespace loris
