#include "classfile/jimage.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "classfile/class_reader.h"
#include "classfile/files.h"
#include "java_tools.h"

namespace loris {
namespace {

std::string image_path() { return find_jdk({}).home + "/lib/modules"; }

TEST(Jimage, FindsAClassAndItsModule) {
  const auto image = open_jimage(image_path());
  const auto map = image->find("java/util/Map$Entry");
  ASSERT_TRUE(map);
  EXPECT_EQ(map->module, "java.base");
  EXPECT_EQ(map->origin, "java.base/java/util/Map$Entry.class");
  EXPECT_EQ(read_class_name(map->bytes, map->origin), "java/util/Map$Entry");
  EXPECT_EQ(image->find("java/util/logging/Logger")->module, "java.logging");
}

TEST(Jimage, AbsentIsAnOrdinaryAnswer) {
  const auto image = open_jimage(image_path());
  for (const char* name : {"java/util/NoSuchMap", "no/such/Package", "NoPackage", "", "/", "java/",
                           "java.util.Map", "java/util/Map.class", "module-info"}) {
    EXPECT_FALSE(image->find(name)) << name;
  }
}

TEST(Jimage, ResourcesAreFoundWithAndWithoutTheirModule) {
  const auto image = open_jimage(image_path());
  const auto info = image->find_resource("/java.logging/module-info.class");
  ASSERT_TRUE(info);
  EXPECT_EQ(info->module, "java.logging");
  EXPECT_EQ(read_class_name(info->bytes, "x"), "module-info");
  EXPECT_TRUE(image->find_resource("java/util/Map.class"));
  EXPECT_FALSE(image->find_resource("/java.logging/nothing"));
  EXPECT_FALSE(image->find_resource("META-INF/services/nothing"));
  EXPECT_FALSE(image->find_resource("/java.logging"));
}

TEST(Jimage, ListsClassesSortedAndModules) {
  const auto image = open_jimage(image_path());
  const std::vector<std::string> classes = image->list(), modules = image->modules();
  EXPECT_TRUE(std::is_sorted(classes.begin(), classes.end()));
  EXPECT_TRUE(std::binary_search(classes.begin(), classes.end(), "java/lang/Object"));
  EXPECT_FALSE(std::binary_search(classes.begin(), classes.end(), "module-info"));
  EXPECT_TRUE(std::binary_search(modules.begin(), modules.end(), "java.base"));
}

/// The header as seven fields of four bytes, little-endian.
std::vector<std::uint8_t> header(std::initializer_list<std::uint32_t> fields) {
  std::vector<std::uint8_t> bytes;
  for (const std::uint32_t field : fields) {
    for (int shift = 0; shift < 32; shift += 8) {
      bytes.push_back(static_cast<std::uint8_t>(field >> shift));
    }
  }
  return bytes;
}

std::string open_error(const std::vector<std::uint8_t>& bytes) {
  return test::input_error_of([&] { open_jimage_in_memory("modules", bytes); });
}

TEST(Jimage, HeaderIsChecked) {
  EXPECT_EQ(open_error({}), "modules: not a jimage: shorter than its header (byte 0x0)");
  EXPECT_EQ(open_error(header({0xCAFEBABE, 0, 0, 0, 0, 0, 0})),
            "modules: not a jimage: starts with cafebabe (byte 0x0)");
  EXPECT_EQ(open_error(header({0xDADAFECA, 0, 0, 0, 0, 0, 0})),
            "modules: a jimage for machines of the other byte order (byte 0x0)");
  EXPECT_EQ(open_error(header({0xCAFEDADA, 2 << 16 | 1, 0, 0, 0, 0, 0})),
            "modules: jimage version 2.1, expected 1.0 (byte 0x4)");
  EXPECT_EQ(open_error(header({0xCAFEDADA, 1 << 16, 0, 0, 1, 0, 0})),
            "modules: 4 more bytes expected, 0 are left (byte 0x1c)");
  EXPECT_EQ(open_error(header({0xCAFEDADA, 1 << 16, 0, 0, 0xffffffff, 0, 0})),
            "modules: 17179869180 more bytes expected, 0 are left (byte 0x1c)");
  EXPECT_EQ(open_error(header({0xCAFEDADA, 1 << 16, 0, 0, 0, 0, 0})), "no InputError");
}

/// An image with one slot, whose location consists of the attribute bytes.
std::unique_ptr<ClassSource> one_slot_image(std::vector<std::uint8_t>& storage, std::uint32_t slot,
                                            const std::string& attributes) {
  const std::string strings("\0m\0p\0", 5);
  storage = header({0xCAFEDADA, 1 << 16, 0, 1, 1, static_cast<std::uint32_t>(attributes.size()),
                    static_cast<std::uint32_t>(strings.size()), ~slot, 0});
  storage.insert(storage.end(), attributes.begin(), attributes.end());
  storage.insert(storage.end(), strings.begin(), strings.end());
  return open_jimage_in_memory("modules", storage);
}

std::string find_error(std::uint32_t slot, const std::string& attributes) {
  std::vector<std::uint8_t> storage;
  const auto image = one_slot_image(storage, slot, attributes);
  return test::input_error_of([&] { image->find("p/A"); });
}

TEST(Jimage, LocationsAreChecked) {
  using namespace std::string_literals;
  EXPECT_EQ(find_error(1, "\0"s), "modules: slot 1 of 1 in the jimage index (byte 0x1c)");
  EXPECT_EQ(find_error(0, "\x08"s), "modules: 1 more bytes expected, 0 are left (byte 0x25)");
  EXPECT_EQ(find_error(0, "\x08\x05\0"s), "modules: no string at 0x5 (byte 0x27)");
  EXPECT_EQ(find_error(0, "\x50\x05\0"s),
            "modules: unknown field 10 in the jimage index (byte 0x26)");
  EXPECT_EQ(find_error(0, "\0"s), "no InputError") << "another path hashes here";
}

TEST(Jimage, CompressedAndCutResourcesAreRefused) {
  using namespace std::string_literals;
  std::vector<std::uint8_t> storage;
  // Module "m", base "p" (offsets 1 and 3), then a compressed size or a size of 1.
  const auto compressed = one_slot_image(storage, 0, "\x08\x01\x18\x03\x30\x07\0"s);
  EXPECT_NE(test::input_error_of([&] {
              compressed->find_resource("/m/p");
            }).find("is compressed, which is not supported"),
            std::string::npos);
  std::vector<std::uint8_t> other;
  const auto cut = one_slot_image(other, 0, "\x08\x01\x18\x03\x38\x01\0"s);
  EXPECT_NE(
      test::input_error_of([&] { cut->find_resource("/m/p"); }).find("the file ends inside 'p'"),
      std::string::npos);
}

TEST(Jimage, WhatIsNotAFileIsRefused) {
  const test::TemporaryDirectory directory;
  const std::string path = directory.path().string();
  EXPECT_EQ(test::input_error_of([&] { open_jimage(path); }), path + ": not a regular file");
  EXPECT_EQ(test::input_error_of([&] { open_jimage(path + "/none"); }),
            path + "/none: No such file or directory");
}

}  // namespace
}  // namespace loris
