// Directories, class files, jars and the class path made of them.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <zip.h>

#include <algorithm>

#include "classfile/class_path.h"
#include "classfile/class_reader.h"
#include "classfile/zip_archive.h"
#include "java_tools.h"

namespace loris {
namespace {

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

fs::path classes() {
  return test::compile_java(
      {{"A.java", "package p; class A { static class B {} }"}, {"Top.java", "class Top {}"}});
}

/// A jar whose p/V says in a constant which release it is for.
fs::path multi_release_jar() {
  const auto version = [](const std::string& text) {
    return test::compile_java(
        {{"V.java", "package p; class V { static final String TEXT = \"" + text + "\"; }"}});
  };
  const fs::path base = version("base"), nine = version("nine"), later = version("later");
  const std::string key = "jar" + base.string() + nine.string() + later.string();
  return test::directory_filled_once(
             key,
             [&](const fs::path& made) {
               test::write_text(made / "note.txt", "of the base");
               test::run_tool("jar",
                              {"--create", "--file", (made / "v.jar").string(), "-C", base.string(),
                               "p", "-C", made.string(), "note.txt", "--release", "9", "-C",
                               nine.string(), "p", "--release", "17", "-C", later.string(), "p"});
             }) /
         "v.jar";
}

std::string text_of_v(const ClassSource& source) {
  const auto found = source.find("p/V");
  if (!found) return "absent";
  const ClassFile file = read_class(found->bytes, found->origin);
  return std::string(file.constants.string(file.fields.at(0).constant_value));
}

struct ZipEntry {
  std::string name, content;
  bool encrypted = false;
};

fs::path write_jar(const fs::path& path, const std::vector<ZipEntry>& entries) {
  zip_t* archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
  EXPECT_NE(archive, nullptr);
  for (const ZipEntry& entry : entries) {
    zip_source_t* source =
        zip_source_buffer(archive, entry.content.data(), entry.content.size(), 0);
    const auto index = zip_file_add(archive, entry.name.c_str(), source, 0);
    EXPECT_GE(index, 0);
    if (entry.encrypted) {
      zip_file_set_encryption(archive, static_cast<zip_uint64_t>(index), ZIP_EM_AES_256, "secret");
    }
  }
  EXPECT_EQ(zip_close(archive), 0);
  return path;
}

std::string content_of(const fs::path& file) {
  const auto bytes = test::bytes_of(file);
  return {bytes.begin(), bytes.end()};
}

TEST(Directory, FindsClassesByTheirName) {
  const auto source = open_directory(classes().string());
  const auto found = source->find("p/A$B");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->origin, (classes() / "p/A$B.class").string());
  EXPECT_EQ(found->module, "");
  EXPECT_EQ(read_class(found->bytes, found->origin).name, "p/A$B");
  EXPECT_EQ(source->list(), (Names{"Top", "p/A", "p/A$B"}));
  EXPECT_TRUE(source->modules().empty());
}

TEST(Directory, AbsentIsAnOrdinaryAnswer) {
  const auto source = open_directory(classes().string());
  for (const char* name :
       {"q/A", "p/C", "A", "p", "", "../Top", "p/../Top", "Top/x", "/etc/passwd"}) {
    EXPECT_FALSE(source->find(name)) << name;
  }
  EXPECT_FALSE(source->find_resource("p"));
  EXPECT_FALSE(source->find_resource("../x"));
  EXPECT_FALSE(source->find_resource("/etc/passwd"));
  EXPECT_TRUE(source->find_resource("p/A.class"));
}

TEST(Directory, AClassUnderAnotherNameIsRefused) {
  const test::TemporaryDirectory directory;
  fs::copy_file(classes() / "Top.class", directory.path() / "Other.class");
  const auto source = open_directory(directory.path().string());
  EXPECT_EQ(
      test::input_error_of([&] { source->find("Other"); }),
      (directory.path() / "Other.class").string() + ": contains class 'Top', expected 'Other'");
}

TEST(Directory, ListingFollowsLinksButNotInCircles) {
  const test::TemporaryDirectory directory;
  fs::copy(classes(), directory.path() / "real", fs::copy_options::recursive);
  fs::create_directory_symlink(directory.path() / "real", directory.path() / "real/self");
  fs::create_directory_symlink(classes() / "p", directory.path() / "real/linked");
  fs::create_symlink("/nowhere", directory.path() / "real/Dangling.class");
  EXPECT_EQ(open_directory((directory.path() / "real").string())->list(),
            (Names{"Top", "linked/A", "linked/A$B", "p/A", "p/A$B"}));
}

TEST(Directory, ANamedPipeIsNotWaitedFor) {
  const test::TemporaryDirectory directory;
  const fs::path pipe = directory.path() / "Pipe.class";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  const auto source = open_directory(directory.path().string());
  EXPECT_EQ(test::input_error_of([&] { source->find("Pipe"); }),
            pipe.string() + ": not a regular file");
}

TEST(SingleClassFile, IsNamedByTheClassInIt) {
  const auto source = open_class_file((classes() / "p/A.class").string());
  EXPECT_EQ(source->list(), Names{"p/A"});
  EXPECT_TRUE(source->find("p/A"));
  EXPECT_FALSE(source->find("A"));
  EXPECT_FALSE(source->find_resource("p/A.class"));
}

TEST(Jar, FindsClassesAndResources) {
  const auto source = open_jar(multi_release_jar().string(), 8);
  EXPECT_EQ(source->list(), Names{"p/V"});
  const auto found = source->find("p/V");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->origin, multi_release_jar().string() + "!/p/V.class");
  EXPECT_FALSE(source->find("p/W"));
  EXPECT_FALSE(source->find("p"));
  const auto note = source->find_resource("note.txt");
  ASSERT_TRUE(note);
  EXPECT_EQ(std::string(note->bytes.begin(), note->bytes.end()), "of the base");
}

TEST(Jar, MultiReleaseEntriesApplyUpToTheFeature) {
  for (const auto& [feature, text] :
       {std::pair{8, "base"}, std::pair{9, "nine"}, std::pair{11, "nine"}, std::pair{17, "later"},
        std::pair{25, "later"}}) {
    EXPECT_EQ(text_of_v(*open_jar(multi_release_jar().string(), feature)), text) << feature;
  }
  EXPECT_EQ(open_jar(multi_release_jar().string(), 17)->list(), Names{"p/V"});
}

TEST(Jar, VersionsCountOnlyWhenTheManifestSaysSo) {
  const test::TemporaryDirectory directory;
  const std::string top = content_of(classes() / "Top.class");
  for (const auto& [value, found] :
       {std::pair{"true", true}, std::pair{"TRUE", true}, std::pair{"false", false}}) {
    const fs::path jar =
        write_jar(directory.path() / "m.jar",
                  {{"META-INF/MANIFEST.MF", std::string("Multi-Release: ") + value + "\n"},
                   {"META-INF/versions/9/Top.class", top},
                   {"META-INF/versions/x/Top.class", "not a number"},
                   {"META-INF/versions/11", "no path"}});
    const auto source = open_jar(jar.string(), 17);
    EXPECT_EQ(source->find("Top").has_value(), found) << value;
    EXPECT_EQ(source->list(), found ? Names{"Top"} : Names{}) << value;
  }
}

TEST(Jar, AClassUnderAnotherNameIsRefused) {
  const test::TemporaryDirectory directory;
  const fs::path jar =
      write_jar(directory.path() / "x.jar", {{"Other.class", content_of(classes() / "Top.class")}});
  const auto source = open_jar(jar.string(), 17);
  EXPECT_EQ(test::input_error_of([&] { source->find("Other"); }),
            jar.string() + "!/Other.class: contains class 'Top', expected 'Other'");
}

TEST(Jar, EncryptedEntriesAreRefused) {
  const test::TemporaryDirectory directory;
  const fs::path jar = write_jar(directory.path() / "x.jar", {{"A.class", "secret", true}});
  const auto source = open_jar(jar.string(), 17);
  EXPECT_EQ(test::input_error_of([&] { source->find("A"); }),
            jar.string() + ": entry 'A.class': is encrypted");
}

TEST(Jar, HugeEntriesAreRefused) {
  const test::TemporaryDirectory directory;
  const std::string zeros((std::size_t{64} << 20) + 1, '\0');
  const fs::path jar = write_jar(directory.path() / "x.jar", {{"A.class", zeros}});
  const auto source = open_jar(jar.string(), 17);
  EXPECT_EQ(test::input_error_of([&] { source->find("A"); }),
            jar.string() + ": entry 'A.class': claims 67108865 bytes");
}

TEST(Jmods, ClassesAreFoundBesideTheirModule) {
  const test::TemporaryDirectory directory;
  const fs::path module = test::compile_java(
      {{"module-info.java", "module m.one {}"}, {"A.java", "package p; class A { class B {} }"}});
  test::run_tool("jmod", {"create", "--class-path", module.string(),
                          (directory.path() / "m.one.jmod").string()});
  const auto source = open_jmods(directory.path().string());
  const auto found = source->find("p/A");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->module, "m.one");
  EXPECT_EQ(found->origin, "m.one/p/A.class");
  EXPECT_EQ(source->modules(), Names{"m.one"});
  EXPECT_EQ(source->list(), (Names{"p/A", "p/A$B"}));
  EXPECT_TRUE(source->find_resource("/m.one/p/A.class"));
  EXPECT_TRUE(source->find_resource("p/A.class"));
  EXPECT_FALSE(source->find_resource("/m.two/p/A.class"));
  EXPECT_FALSE(source->find_resource("/m.one"));
  EXPECT_FALSE(source->find("q/A"));
}

TEST(Jmods, ADirectoryWithoutThemIsRefused) {
  const test::TemporaryDirectory directory;
  EXPECT_EQ(test::input_error_of([&] { open_jmods(directory.path().string()); }),
            directory.path().string() + ": holds no jmod files");
}

std::string class_path_error(const std::string& entry) {
  return test::input_error_of([&] { open_class_path({entry}, 17); });
}

TEST(ClassPath, EntriesAreOpenedByWhatTheyAre) {
  const auto sources = open_class_path(
      {classes().string(), (classes() / "Top.class").string(), multi_release_jar().string()}, 17);
  ASSERT_EQ(sources.size(), 3U);
  EXPECT_TRUE(sources[0]->find("p/A"));
  EXPECT_TRUE(sources[1]->find("Top"));
  EXPECT_EQ(text_of_v(*sources[2]), "later");
}

TEST(ClassPath, WhatIsNotThereOrNotAJarIsRefused) {
  EXPECT_EQ(class_path_error("/no/such/entry"), "class path entry '/no/such/entry' does not exist");
  EXPECT_EQ(class_path_error("/no/such/*"),
            "class path entry '/no/such/*': No such file or directory");
  EXPECT_EQ(class_path_error("/dev/null"), "class path entry '/dev/null' is not a regular file");
  const test::TemporaryDirectory directory;
  const std::string text = (directory.path() / "a.txt").string();
  test::write_text(text, "plain text");
  EXPECT_EQ(class_path_error(text), text + ": cannot be opened as a jar: Not a zip archive");
  const std::string empty = (directory.path() / "Empty.class").string();
  test::write_text(empty, "");
  EXPECT_EQ(class_path_error(empty), empty + ": 4 more bytes expected, 0 are left (byte 0x0)");
}

TEST(ClassPath, AWildcardStandsForTheJarsOfADirectory) {
  const test::TemporaryDirectory directory;
  write_jar(directory.path() / "b.jar", {{"b.txt", "b"}});
  write_jar(directory.path() / "a.jar", {{"a.txt", "a"}});
  test::write_text(directory.path() / "c.txt", "no jar");
  const auto sources = open_class_path({directory.path().string() + "/*"}, 17);
  ASSERT_EQ(sources.size(), 2U);
  EXPECT_TRUE(sources[0]->find_resource("a.txt"));
  EXPECT_TRUE(sources[1]->find_resource("b.txt"));
}

TEST(ClassPath, ManifestsAreFollowedOnce) {
  const test::TemporaryDirectory directory;
  const auto manifest = [](const std::string& path) {
    return ZipEntry{"META-INF/MANIFEST.MF", "Class-Path: " + path + "\n"};
  };
  write_jar(directory.path() / "a.jar", {manifest("lib/b.jar absent.jar"), {"x.txt", "a"}});
  fs::create_directory(directory.path() / "lib");
  write_jar(directory.path() / "lib/b.jar", {manifest("b.jar ../a.jar c/"), {"x.txt", "b"}});
  test::write_text(directory.path() / "lib/c/x.txt", "c");
  const auto sources =
      open_class_path({(directory.path() / "a.jar").string(), classes().string()}, 17);
  ASSERT_EQ(sources.size(), 4U);
  for (const auto& [index, text] : {std::pair{0U, 'a'}, std::pair{1U, 'b'}, std::pair{2U, 'c'}}) {
    EXPECT_EQ(sources[index]->find_resource("x.txt")->bytes[0], text);
  }
  EXPECT_TRUE(sources[3]->find("Top"));
}

}  // namespace
}  // namespace loris
