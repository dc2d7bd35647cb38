#include <gtest/gtest.h>

#include <cstdlib>
#include <optional>

#include "classfile/class_path.h"
#include "java_tools.h"

namespace loris {
namespace {

namespace fs = std::filesystem;

/// An environment variable with another value, until the end of the scope.
class Variable {
 public:
  Variable(const char* name, const std::string& value) : name_(name) {
    if (const char* old = std::getenv(name)) old_ = old;
    ::setenv(name, value.c_str(), 1);
  }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;
  ~Variable() {
    if (old_)
      ::setenv(name_, old_->c_str(), 1);
    else
      ::unsetenv(name_);
  }

 private:
  const char* name_;
  std::optional<std::string> old_;
};

/// A home with the image of the installed JDK and, unless empty, a release file.
fs::path fake_home(const fs::path& directory, const std::string& release) {
  const fs::path image = fs::path(find_jdk({}).home) / "lib/modules";
  fs::create_directories(directory / "lib");
  fs::create_directories(directory / "bin");
  fs::create_symlink(image, directory / "lib/modules");
  fs::create_symlink("/bin/true", directory / "bin/unused");
  test::write_text(directory / "bin/java", "#!/bin/true\n");
  fs::permissions(directory / "bin/java", fs::perms::owner_all);
  if (!release.empty()) test::write_text(directory / "release", release);
  return directory;
}

std::string find_error(const std::optional<std::string>& home) {
  return test::input_error_of([&] { find_jdk(home); });
}

TEST(FindJdk, TheInstalledOneHasClassesAndARelease) {
  const Jdk jdk = find_jdk({});
  EXPECT_GE(jdk.feature, 17);
  EXPECT_TRUE(jdk.version.starts_with(std::to_string(jdk.feature))) << jdk.version;
  EXPECT_TRUE(open_jdk(jdk)->find("java/lang/Object"));
}

TEST(FindJdk, TheGivenHomeComesFirst) {
  const test::TemporaryDirectory directory;
  const fs::path home = fake_home(directory.path() / "jdk", "JAVA_VERSION=\"19.0.2\"\n");
  const Variable java_home("JAVA_HOME", "/nowhere");
  const Jdk jdk = find_jdk(home.string());
  EXPECT_EQ(jdk.home, home.string());
  EXPECT_EQ(jdk.version, "19.0.2");
  EXPECT_EQ(jdk.feature, 19);
}

TEST(FindJdk, ThenJavaHomeThenPath) {
  const test::TemporaryDirectory directory;
  const fs::path by_home = fake_home(directory.path() / "a", "OS=\"x\"\nJAVA_VERSION=\"26-ea\"\n");
  const fs::path by_path = fake_home(directory.path() / "b", "JAVA_VERSION=\"21\"\n");
  fs::create_directory(directory.path() / "links");
  fs::create_symlink(by_path / "bin/java", directory.path() / "links/java");
  const Variable path("PATH", "/nowhere:" + (directory.path() / "links").string());
  {
    const Variable java_home("JAVA_HOME", by_home.string());
    EXPECT_EQ(find_jdk({}).feature, 26);
  }
  const Variable java_home("JAVA_HOME", "");
  EXPECT_EQ(find_jdk({}).feature, 21);
  EXPECT_EQ(find_jdk({}).home, by_path.string());
}

TEST(FindJdk, WithoutAReleaseFileTheClassesSayTheFeature) {
  const int feature = find_jdk({}).feature;
  const test::TemporaryDirectory directory;
  EXPECT_EQ(find_jdk(fake_home(directory.path() / "a", "").string()).feature, feature);
  const Jdk odd = find_jdk(fake_home(directory.path() / "b", "JAVA_VERSION=\"?\"").string());
  EXPECT_EQ(odd.feature, feature);
  EXPECT_EQ(odd.version, std::to_string(feature));
}

TEST(FindJdk, MessagesSayWhereWasLooked) {
  const test::TemporaryDirectory directory;
  const std::string path = directory.path().string();
  EXPECT_EQ(find_error("/nowhere"), "no JDK at the given home '/nowhere': it does not exist");
  EXPECT_EQ(find_error(path),
            "no JDK at the given home '" + path + "': it has neither lib/modules nor jmods");
  test::write_text(directory.path() / "jre/lib/rt.jar", "");
  const Variable java_home("JAVA_HOME", path);
  EXPECT_EQ(find_error({}),
            "no JDK at JAVA_HOME '" + path + "': it is Java 8 or older, 9 is needed");
}

TEST(FindJdk, NothingOnPath) {
  const test::TemporaryDirectory directory;
  const Variable java_home("JAVA_HOME", "");
  const Variable path("PATH", directory.path().string());
  EXPECT_EQ(find_error({}),
            "no JDK found: none was named, JAVA_HOME is not set, and PATH has no java of a JDK");
  test::write_text(directory.path() / "bin/java", "#!/bin/true\n");
  fs::permissions(directory.path() / "bin/java", fs::perms::owner_all);
  const Variable other("PATH", (directory.path() / "bin").string());
  EXPECT_NE(find_error({}).find("it has neither lib/modules nor jmods"), std::string::npos);
}

TEST(OpenJdk, JmodsServeWhereThereIsNoImage) {
  const auto classes = test::compile_java(
      {{"module-info.java", "module m {}"}, {"O.java", "package p; class O {}"}});
  const test::TemporaryDirectory directory;
  fs::create_directory(directory.path() / "jmods");
  test::run_tool("jmod", {"create", "--class-path", classes.string(),
                          (directory.path() / "jmods/m.jmod").string()});
  test::write_text(directory.path() / "release", "JAVA_VERSION=\"18\"\n");
  const Jdk jdk = find_jdk(directory.path().string());
  EXPECT_EQ(open_jdk(jdk)->find("p/O")->module, "m");
}

}  // namespace
}  // namespace loris
