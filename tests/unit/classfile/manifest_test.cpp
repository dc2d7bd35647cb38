#include "classfile/manifest.h"

#include <gtest/gtest.h>

namespace loris {
namespace {

using Paths = std::vector<std::string>;

TEST(Manifest, FindsAttributesOfTheMainSectionWithoutCase) {
  constexpr auto kManifest =
      "Manifest-Version: 1.0\r\nMULTI-release: true\r\n\r\nName: a/\r\nSealed: true\r\n";
  EXPECT_EQ(manifest_attribute(kManifest, "Multi-Release"), "true");
  EXPECT_EQ(manifest_attribute(kManifest, "Manifest-Version"), "1.0");
  EXPECT_EQ(manifest_attribute(kManifest, "Sealed"), std::nullopt);
  EXPECT_EQ(manifest_attribute(kManifest, "Absent"), std::nullopt);
  EXPECT_EQ(manifest_attribute("", "Absent"), std::nullopt);
}

TEST(Manifest, LinesEndInAnyWayAndContinueAfterABlank) {
  EXPECT_EQ(manifest_attribute("A: 1\rB: on\r e\n  two\nC: 3", "B"), "one two");
  EXPECT_EQ(manifest_attribute("A: 1\rB: one\nC: 3", "C"), "3");
}

TEST(Manifest, ClassPathIsUrls) {
  EXPECT_EQ(manifest_class_path("Class-Path: a.jar  lib/b%20c.jar ./d/\n"),
            (Paths{"a.jar", "lib/b c.jar", "./d/"}));
  EXPECT_EQ(manifest_class_path("Class-Path: http://host/a.jar 100%.jar\n"), Paths{"100%.jar"});
  EXPECT_EQ(manifest_class_path("A: b\n"), Paths{});
}

TEST(Manifest, ClassPathDoesNotLeaveTheDirectoryOfTheJar) {
  for (const std::string url : {"/a.jar", "file:/a.jar", "file:///a.jar", "FILE:a.jar", "../a.jar",
                                "..", "lib/../../a.jar", "%2e%2e/a.jar", "%2Fa.jar", "//a.jar"})
    EXPECT_EQ(manifest_class_path("Class-Path: " + url + "\n"), Paths{}) << url;
  EXPECT_EQ(manifest_class_path("Class-Path: lib/../a.jar ..a.jar\n"),
            (Paths{"lib/../a.jar", "..a.jar"}));
}

}  // namespace
}  // namespace loris
