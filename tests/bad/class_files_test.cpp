// Class files cut anywhere, and with any byte changed.
#include <gtest/gtest.h>

#include <random>

#include "base/input_error.h"
#include "classfile/class_reader.h"
#include "stages.h"
#include "subjects.h"

namespace loris::test {
namespace {

enum class Reading { Read, Refused };

/// Reads and does everything else that is done with a class; only InputError may come out of it.
Reading try_class(const std::vector<std::uint8_t>& bytes, const std::string& name) {
  try {
    const ClassFile file = read_class(bytes, name);
    for (const Stage& stage : stages()) stage.run(file);
    return Reading::Read;
  } catch (const InputError& e) {
    EXPECT_EQ(std::string(e.what()).find('\n'), std::string::npos) << e.what();
    return Reading::Refused;
  }
}

TEST(BadClassFile, ThereAreTenGoodOnes) {
  EXPECT_EQ(subjects().size(), 10U);
  for (const Subject& subject : subjects()) {
    EXPECT_EQ(try_class(subject.bytes, subject.name), Reading::Read) << subject.name;
  }
}

TEST(BadClassFile, EachPrefixIsRefused) {
  for (const Subject& subject : subjects()) {
    for (std::size_t size = 0; size < subject.bytes.size(); ++size) {
      // A copy of that size, so that the sanitizer sees a read behind its end.
      const auto end = subject.bytes.begin() + static_cast<std::ptrdiff_t>(size);
      const std::vector<std::uint8_t> prefix(subject.bytes.begin(), end);
      EXPECT_EQ(try_class(prefix, subject.name), Reading::Refused) << subject.name << " " << size;
    }
  }
}

/// Reads the subject once for each byte, with that byte changed.
template <class Change>
void try_each_byte(const Subject& subject, Change change) {
  std::vector<std::uint8_t> bytes = subject.bytes;
  std::size_t refused = 0;
  for (std::uint8_t& byte : bytes) {
    const std::uint8_t old = byte;
    byte = change(old);
    if (try_class(bytes, subject.name) == Reading::Refused) ++refused;
    byte = old;
  }
  EXPECT_GT(refused, 0U);
  EXPECT_LT(refused, bytes.size());
}

TEST(BadClassFile, EachByteComplementedGivesAnErrorOrAResult) {
  for (const Subject& subject : subjects()) {
    try_each_byte(subject, [](std::uint8_t old) { return static_cast<std::uint8_t>(~old); });
  }
}

TEST(BadClassFile, EachByteAtRandomGivesAnErrorOrAResult) {
  std::mt19937 random(20240229);
  for (const Subject& subject : subjects()) {
    try_each_byte(subject, [&](std::uint8_t) { return static_cast<std::uint8_t>(random()); });
  }
}

TEST(BadClassFile, EachByteOneMoreGivesAnErrorOrAResult) {
  for (const Subject& subject : subjects()) {
    try_each_byte(subject, [](std::uint8_t old) { return static_cast<std::uint8_t>(old + 1); });
  }
}

TEST(BadClassFile, TwoFilesInOneAreRefused) {
  for (const Subject& subject : subjects()) {
    std::vector<std::uint8_t> twice = subject.bytes;
    twice.insert(twice.end(), subject.bytes.begin(), subject.bytes.end());
    EXPECT_EQ(try_class(twice, subject.name), Reading::Refused) << subject.name;
  }
}

}  // namespace
}  // namespace loris::test
