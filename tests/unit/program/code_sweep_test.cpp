#include <gtest/gtest.h>

#include <random>

#include "base/input_error.h"
#include "classfile/class_path.h"
#include "classfile/class_reader.h"
#include "program/code_check.h"

namespace loris {
namespace {

/// Real code passes: every method of every class of the module. Returns how many there were.
std::size_t check_all(const ClassSource& source, std::string_view module) {
  std::size_t methods = 0;
  for (const std::string& name : source.list()) {
    const auto bytes = source.find(name);
    if (!bytes || bytes->module != module) continue;
    const ClassFile file = read_class(bytes->bytes, bytes->origin);
    for (const MethodInfo& method : file.methods) {
      EXPECT_NO_THROW(check_code(file, method)) << name << "." << method.name << method.descriptor;
      ++methods;
    }
  }
  return methods;
}

TEST(CodeSweep, EveryMethodOfTheJdkPasses) {
  const auto jdk = open_jdk(find_jdk({}));
  EXPECT_GT(check_all(*jdk, "java.base"), 50'000U);
}

class JarSweep : public testing::TestWithParam<const char*> {};

TEST_P(JarSweep, EveryMethodPasses) {
  const auto jar = open_jar(std::string("/usr/share/java/") + GetParam(), 17);
  EXPECT_GT(check_all(*jar, ""), 100U);
}

INSTANTIATE_TEST_SUITE_P(Debian, JarSweep,
                         testing::Values("asm.jar", "commons-collections4.jar", "guava.jar",
                                         "hppc.jar", "jgrapht-core.jar", "trove4j.jar",
                                         "vavr-0.x.jar"));

/// Puts every byte of the code to its complement and to a random value. Returns how many of the
/// changed methods pass; the others must give an InputError.
std::size_t mutate(const ClassFile& file, MethodInfo& method, std::mt19937& random) {
  std::size_t passed = 0;
  for (std::uint8_t& byte : method.code->bytes) {
    const std::uint8_t kept = byte;
    for (const unsigned changed : {~unsigned{kept}, static_cast<unsigned>(random())}) {
      byte = static_cast<std::uint8_t>(changed);
      try {
        check_code(file, method);
        ++passed;
      } catch (const InputError&) {
      }
    }
    byte = kept;
  }
  return passed;
}

class MutationSweep : public testing::TestWithParam<const char*> {};

TEST_P(MutationSweep, ChangedCodePassesOrIsAnInputError) {
  const auto jdk = open_jdk(find_jdk({}));
  const auto bytes = jdk->find(GetParam());
  ASSERT_TRUE(bytes);
  ClassFile file = read_class(bytes->bytes, bytes->origin);
  std::mt19937 random(42);
  std::size_t passed = 0, total = 0;
  for (MethodInfo& method : file.methods) {
    if (!method.code) continue;
    passed += mutate(file, method, random);
    total += 2 * method.code->bytes.size();
  }
  EXPECT_GT(passed, 0U);  // a changed number is as good as the old one
  EXPECT_LT(passed, total / 2);
}

INSTANTIATE_TEST_SUITE_P(JavaBase, MutationSweep,
                         testing::Values("java/util/TreeMap", "java/lang/Long",
                                         "java/util/regex/Pattern", "java/util/Formatter"));

}  // namespace
}  // namespace loris
