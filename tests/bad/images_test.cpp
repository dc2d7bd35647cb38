// The JDK's image cut at several places and with bytes of its index changed; other files in its
// place.
#include <gtest/gtest.h>

#include <random>

#include "base/input_error.h"
#include "classfile/class_path.h"
#include "classfile/files.h"
#include "classfile/jimage.h"
#include "java_tools.h"

namespace loris::test {
namespace {

using Bytes = std::vector<std::uint8_t>;

const MappedFile& image() {
  static const MappedFile file(find_jdk({}).home + "/lib/modules");
  return file;
}

std::uint32_t header_field(std::size_t index) {
  const auto b = image().bytes().subspan(4 * index, 4);
  return static_cast<std::uint32_t>(b[0] | b[1] << 8 | b[2] << 16) | std::uint32_t{b[3]} << 24;
}

/// The header, the two tables, the locations and the strings: everything but the data.
std::size_t index_size() {
  return 28 + std::size_t{8} * header_field(4) + header_field(5) + header_field(6);
}

struct Tally {
  std::size_t found = 0, refused = 0;
};

/// Looks classes up in an image that may be anything.
Tally look_up(std::span<const std::uint8_t> bytes) {
  Tally tally;
  try {
    const auto source = open_jimage_in_memory("modules", bytes);
    for (const char* name : {"java/lang/Object", "java/util/Map$Entry", "java/util/logging/Logger",
                             "java/sql/Driver", "javax/swing/JFrame", "none/Here"}) {
      try {
        if (source->find(name)) ++tally.found;
      } catch (const InputError& e) {
        EXPECT_TRUE(std::string(e.what()).starts_with("modules: ")) << e.what();
        ++tally.refused;
      }
    }
  } catch (const InputError& e) {
    EXPECT_TRUE(std::string(e.what()).starts_with("modules: ")) << e.what();
    ++tally.refused;
  }
  return tally;
}

TEST(BadImage, AGoodOneIsRead) {
  const Tally tally = look_up(image().bytes());
  EXPECT_EQ(tally.refused, 0U);
  EXPECT_GE(tally.found, 4U);
}

TEST(BadImage, CutInsideItsIndexItIsRefused) {
  const std::size_t all = index_size();
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{27}, std::size_t{28},
                                 std::size_t{1000}, all / 4, all / 2, all - 1}) {
    // A copy, so that the sanitizer sees a read behind its end.
    const auto start = image().bytes().first(size);
    const Bytes cut(start.begin(), start.end());
    EXPECT_EQ(look_up(cut).found, 0U) << size;
    EXPECT_EQ(look_up(cut).refused, 1U) << size;
  }
}

TEST(BadImage, CutInsideItsDataSomeClassesAreRefused) {
  const auto index = image().bytes().first(index_size());
  const Bytes cut(index.begin(), index.end());
  EXPECT_EQ(look_up(cut).found, 0U);
  EXPECT_EQ(look_up(cut).refused, look_up(image().bytes()).found);
  EXPECT_FALSE(open_jimage_in_memory("modules", cut)->list().empty());
  const Tally half = look_up(image().bytes().first(image().bytes().size() / 2));
  EXPECT_GT(half.found + half.refused, 0U);
}

TEST(BadImage, AFileCutInHalfIsRefused) {
  const TemporaryDirectory directory;
  const auto half = image().bytes().first(index_size() / 2);
  write_bytes(directory.path() / "lib/modules", Bytes(half.begin(), half.end()));
  write_text(directory.path() / "release", "JAVA_VERSION=\"17\"\n");
  const std::string error = input_error_of([&] { open_jdk(find_jdk(directory.path().string())); });
  EXPECT_TRUE(error.starts_with((directory.path() / "lib/modules").string() + ": ")) << error;
}

TEST(BadImage, ChangedBytesOfTheIndexGiveAnErrorOrAResult) {
  const auto index = image().bytes().first(index_size());
  Bytes bytes(index.begin(), index.end());
  std::mt19937 random(20240229);
  for (int round = 0; round < 2000; ++round) {
    // The header first, then anywhere.
    const std::size_t at = round < 28 ? static_cast<std::size_t>(round) : random() % bytes.size();
    const std::uint8_t old = bytes[at];
    bytes[at] = static_cast<std::uint8_t>(random());
    look_up(bytes);
    bytes[at] = old;
  }
}

TEST(BadImage, ManyChangedBytesGiveAnErrorOrAResult) {
  const auto index = image().bytes().first(index_size());
  Bytes bytes(index.begin(), index.end());
  std::mt19937 random(20240229);
  for (std::size_t at = 28; at < bytes.size(); at += 1 + random() % 64) {
    bytes[at] = static_cast<std::uint8_t>(random());
  }
  look_up(bytes);
  const auto source = open_jimage_in_memory("modules", bytes);
  EXPECT_NE(input_error_of([&] { source->list(); }), "no InputError");
}

TEST(BadImage, OtherFilesInItsPlace) {
  const TemporaryDirectory directory;
  const std::string path = directory.path().string(), empty = path + "/empty";
  write_text(empty, "");
  EXPECT_EQ(input_error_of([&] { open_jimage(empty); }),
            empty + ": not a jimage: shorter than its header (byte 0x0)");
  EXPECT_EQ(input_error_of([&] { open_jimage(path); }), path + ": not a regular file");
  EXPECT_EQ(input_error_of([&] { open_class_file(path); }), path + ": not a regular file");
  EXPECT_EQ(input_error_of([&] { open_directory(empty); }), empty + ": not a directory");
}

TEST(BadJmod, CutOrEmptyItIsRefused) {
  const TemporaryDirectory directory;
  const std::string path = (directory.path() / "m.jmod").string();
  for (const char* content : {"", "JM", "JM\1", "JM\1\1PK"}) {
    write_text(path, content);
    const std::string error = input_error_of([&] { open_jmods(directory.path().string()); });
    EXPECT_TRUE(error.starts_with(path + ": cannot be opened as a jar: ")) << error;
  }
}

}  // namespace
}  // namespace loris::test
