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

const fs::path kSubjects = fs::path(__FILE__).parent_path() / "bootstrap";

/// A program compiled by javac, and its copy that is linked to synthesized classes.
class LinkedProgram {
 public:
  LinkedProgram(const JavaTools& tools, const std::vector<std::string>& sources,
                const std::string& options)
      : tools_(tools) {
    std::vector<fs::path> paths;
    for (const std::string& source : sources) paths.push_back(kSubjects / source);
    tools.compile(paths, original(), options);
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(original())) {
      if (entry.path().extension() == ".class") link_class(entry.path());
    }
    tools.compile({kSubjects / "LorisLink.java"}, linked());
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

const std::vector<std::string> kSources{"Lambdas.java", "Concats.java", "Records.java",
                                        "TopRecord.java", "Programs.java"};

TEST(BootstrapProgram, LambdasConcatenationsAndRecords) {
  const JavaTools tools;
  const LinkedProgram program(tools, kSources, "");
  EXPECT_GT(program.site_count(), 150u);
  program.expect_same_output("Programs Lambdas Concats Records");
}

TEST(BootstrapProgram, ConcatenationWithoutRecipes) {
  const JavaTools tools;
  const LinkedProgram program(tools, {"Concats.java"}, "-XDstringConcat=indy");
  program.expect_same_output("Concats");
}

TEST(BootstrapProgram, Java21Switches) {
  const std::optional<NewerJdk> jdk = find_newer_jdk(21);
  if (!jdk) GTEST_SKIP() << "no JDK 21 or later under /usr/lib/jvm";
  std::vector<std::string> sources = kSources;
  sources.push_back("Switches.java");
  const LinkedProgram program(jdk->tools, sources, "");
  program.expect_same_output("Programs Switches Lambdas Concats Records");
}

TEST(BootstrapProgram, PrimitiveSwitches) {
  const std::optional<NewerJdk> jdk = find_newer_jdk(25);
  if (!jdk) GTEST_SKIP() << "no JDK 25 or later under /usr/lib/jvm";
  const LinkedProgram program(
      jdk->tools, {"PrimitiveSwitches.java"},
      fmt::format("--enable-preview --release {} -Xlint:-preview", jdk->feature));
  program.expect_same_output("PrimitiveSwitches", "--enable-preview");
}

}  // namespace
}  // namespace loris::test
