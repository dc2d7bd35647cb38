// Whole programs, compiled by javac, give the same output when each of their call sites is linked
// to what we synthesize for it.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "bootstrap_patch.h"
#include "classfile/class_reader.h"
#include "java_process.h"
#include "program/bootstrap.h"

namespace loris::test {
namespace fs = std::filesystem;
namespace {

const fs::path kSubjects = java_sources("bootstrap");

/// Sources that are compiled together.
struct Sources {
  std::string options;
  std::vector<std::string> names;
};

/// A program compiled by javac, and its copy that is linked to synthesized classes.
class LinkedProgram {
 public:
  LinkedProgram(const JavaTools& tools, const std::vector<Sources>& all) : tools_(tools) {
    for (const Sources& sources : all) {
      std::vector<fs::path> paths;
      for (const std::string& name : sources.names) paths.push_back(kSubjects / name);
      tools.compile(paths, original(),
                    fmt::format("-cp {} {}", original().string(), sources.options));
    }
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(original())) {
      if (entry.path().extension() == ".class") link_class(entry.path());
    }
  }

  void expect_same_output(const std::string& arguments, const std::string& options = "") const {
    const std::string expected = tools_.run(original(), arguments, options);
    const std::string found = tools_.run(
        linked(), arguments, fmt::format("{} -Dloris.sites={}", options, sites().string()));
    EXPECT_EQ(found, expected);
    EXPECT_NE(expected, "");
  }

  unsigned site_count() const { return site_count_; }

 private:
  fs::path original() const { return directory_.path() / "original"; }
  fs::path linked() const { return directory_.path() / "linked"; }
  fs::path sites() const { return directory_.path() / "sites"; }

  void link_class(const fs::path& path) {
    std::vector<std::uint8_t> bytes = read_file(path);
    const ClassFile file = read_class(bytes, path.string());
    std::vector<Redirection> redirections;
    for (std::uint16_t i = 1; i < file.constants.size(); ++i) {
      if (file.constants.tag(i) != ConstantTag::InvokeDynamic) continue;
      redirections.push_back(link_site(file, i));
    }
    if (!redirections.empty()) bytes = redirect(bytes, redirections);
    write_file(linked() / fs::relative(path, original()), bytes);
  }

  Redirection link_site(const ClassFile& file, std::uint16_t constant) {
    const DynamicRef ref = file.constants.invoke_dynamic(constant);
    const DynamicSite site = dynamic_site(file, ref, ++site_count_);
    const std::optional<Blueprint> blueprint = draw(site);
    if (!blueprint) throw std::runtime_error(fmt::format("{}.{}", site.host, site.bootstrap.name));
    const std::string name = fmt::format("{}.class", site_count_);
    write_file(sites() / name, blueprint->builder.to_bytes());
    return {constant, name, blueprint->method};
  }

  const JavaTools& tools_;
  TemporaryDirectory directory_;
  unsigned site_count_ = 0;
};

// Concatenation without recipes; private methods called by invokespecial.
const Sources kRecords{"-XDstringConcat=indy", {"Records.java", "TopRecord.java"}};
const Sources kOld{"--release 8 -Xlint:-options", {"OldLambdas.java"}};

TEST(BootstrapProgram, LambdasConcatenationsAndRecords) {
  const JavaTools tools;
  const LinkedProgram program(
      tools,
      {kRecords, kOld, {"", {"Lambdas.java", "Concats.java", "Programs.java", "LorisLink.java"}}});
  EXPECT_GT(program.site_count(), 150u);
  program.expect_same_output("Programs Lambdas OldLambdas Concats Records");
}

TEST(BootstrapProgram, Java21Switches) {
  const std::optional<NewerJdk> jdk = find_newer_jdk(21);
  if (!jdk) GTEST_SKIP() << "no JDK 21 or later under /usr/lib/jvm";
  const Sources sources{"", {"Switches.java", "Concats.java", "Programs.java", "LorisLink.java"}};
  const LinkedProgram program(jdk->tools, {kRecords, sources});
  program.expect_same_output("Programs Switches Concats Records");
}

TEST(BootstrapProgram, PrimitiveSwitches) {
  const std::optional<NewerJdk> jdk = find_newer_jdk(25);
  if (!jdk) GTEST_SKIP() << "no JDK 25 or later under /usr/lib/jvm";
  const std::string preview =
      fmt::format("--enable-preview --release {} -Xlint:-preview", jdk->feature);
  const LinkedProgram program(jdk->tools,
                              {{preview, {"PrimitiveSwitches.java", "LorisLink.java"}}});
  program.expect_same_output("PrimitiveSwitches", "--enable-preview");
}

}  // namespace
}  // namespace loris::test
