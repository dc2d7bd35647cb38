// Jars cut anywhere, with any byte changed, and with sizes that are not true.
#include <gtest/gtest.h>

#include <random>

#include "base/input_error.h"
#include "classfile/jar_source.h"
#include "java_tools.h"
#include "subjects.h"

namespace loris::test {
namespace {

using Bytes = std::vector<std::uint8_t>;

/// A multi-release jar with the smaller subjects.
const Bytes& good_jar() {
  static const Bytes jar = [] {
    const TemporaryDirectory directory;
    write_text(directory.path() / "MANIFEST.MF", "Multi-Release: true\n");
    for (const Subject& subject : subjects()) {
      if (subject.bytes.size() > 1600) continue;
      write_bytes(directory.path() / "classes" / (subject.name + ".class"), subject.bytes);
      write_bytes(directory.path() / "classes/META-INF/versions/9" / (subject.name + ".class"),
                  subject.bytes);
    }
    const auto file = directory.path() / "x.jar";
    run_tool("jar", {"--create", "--file", file.string(), "--manifest",
                     (directory.path() / "MANIFEST.MF").string(), "-C",
                     (directory.path() / "classes").string(), "."});
    return bytes_of(file);
  }();
  return jar;
}

/// The number of classes that could be had; everything else must be an InputError.
std::size_t readable_classes(const Bytes& bytes) {
  std::size_t found = 0;
  try {
    const auto source = make_jar_source(ZipArchive::in_memory("x.jar", bytes), 17);
    for (const std::string& name : source->list()) {
      try {
        if (source->find(name)) ++found;
      } catch (const InputError& e) {
        EXPECT_TRUE(std::string(e.what()).starts_with("x.jar")) << e.what();
      }
    }
  } catch (const InputError& e) {
    EXPECT_TRUE(std::string(e.what()).starts_with("x.jar")) << e.what();
  }
  return found;
}

TEST(BadJar, AGoodOneIsRead) { EXPECT_GE(readable_classes(good_jar()), 4U); }

TEST(BadJar, EachPrefixIsRefused) {
  for (std::size_t size = 0; size < good_jar().size(); ++size) {
    const Bytes prefix(good_jar().begin(), good_jar().begin() + static_cast<std::ptrdiff_t>(size));
    EXPECT_EQ(readable_classes(prefix), 0U) << size;
  }
}

TEST(BadJar, EachByteChangedGivesAnErrorOrAResult) {
  std::mt19937 random(20240229);
  Bytes bytes = good_jar();
  std::size_t hurt = 0;
  const std::size_t all = readable_classes(bytes);
  for (std::uint8_t& byte : bytes) {
    const std::uint8_t old = byte;
    for (const unsigned value : {~unsigned{old}, static_cast<unsigned>(random())}) {
      byte = static_cast<std::uint8_t>(value);
      if (readable_classes(bytes) < all) ++hurt;
    }
    byte = old;
  }
  EXPECT_GT(hurt, 0U);
}

/// Where the central directory has its entry for a class that is not versioned.
std::size_t directory_entry(const Bytes& jar, const std::string& name) {
  constexpr std::string_view kSignature = "PK\x01\x02";
  const std::string_view text(reinterpret_cast<const char*>(jar.data()), jar.size());
  for (auto at = text.find(kSignature); at != text.npos; at = text.find(kSignature, at + 1)) {
    if (text.substr(at + 46).starts_with(name)) return at;
  }
  throw std::runtime_error("no entry " + name);
}

/// The error of finding bad/Tree in a jar whose directory says something else of it.
std::string lie(std::size_t field, std::uint32_t value, std::size_t size) {
  Bytes jar = good_jar();
  const std::size_t at = directory_entry(jar, "META-INF/versions/9/bad/Mark.class") + field;
  for (std::size_t i = 0; i < size; ++i) jar[at + i] = static_cast<std::uint8_t>(value >> (8 * i));
  return input_error_of(
      [&] { make_jar_source(ZipArchive::in_memory("x.jar", jar), 17)->find("bad/Mark"); });
}

constexpr std::size_t kMethodField = 10, kCrcField = 16, kCompressedField = 20, kSizeField = 24,
                      kOffsetField = 42;

TEST(BadJar, LiesInTheDirectoryAreFoundOut) {
  const std::string entry = "x.jar: entry 'META-INF/versions/9/bad/Mark.class': ";
  EXPECT_EQ(lie(kSizeField, 10, 4), entry + "holds more than its 10 bytes");
  EXPECT_TRUE(lie(kSizeField, 100'000, 4).starts_with(entry + "holds "))
      << lie(kSizeField, 100'000, 4);
  EXPECT_EQ(lie(kSizeField, 0xfffffff0, 4), entry + "claims 4294967280 bytes");
  EXPECT_EQ(lie(kCrcField, 0x12345678, 4), entry + "CRC error");
  EXPECT_EQ(lie(kMethodField, 98, 2), entry + "uses compression method 98, which is not supported");
  EXPECT_TRUE(lie(kCompressedField, 5, 4).starts_with("x.jar")) << lie(kCompressedField, 5, 4);
  EXPECT_TRUE(lie(kOffsetField, 1, 4).starts_with("x.jar")) << lie(kOffsetField, 1, 4);
}

TEST(BadJar, FilesThatAreNone) {
  const TemporaryDirectory directory;
  const std::string empty = (directory.path() / "empty.jar").string();
  write_text(empty, "");
  for (const std::string& path : {empty, directory.path().string(), empty + ".none"}) {
    const std::string error = input_error_of([&] { open_jar(path, 17); });
    EXPECT_TRUE(error.starts_with(path + ": ")) << error;
  }
  const std::string half = (directory.path() / "half.jar").string();
  write_bytes(half, Bytes(good_jar().begin(),
                          good_jar().begin() + static_cast<std::ptrdiff_t>(good_jar().size() / 2)));
  const std::string error = input_error_of([&] { open_jar(half, 17); });
  EXPECT_TRUE(error.starts_with(half + ": cannot be opened as a jar: ")) << error;
}

}  // namespace
}  // namespace loris::test
