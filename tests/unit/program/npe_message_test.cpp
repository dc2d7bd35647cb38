#include "program/npe_message.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sstream>

#include "classfile/class_reader.h"
#include "code_subject.h"
#include "java_process.h"

namespace loris {
namespace {

namespace fs = std::filesystem;
using test::JavaTools;
using test::TemporaryDirectory;

const fs::path kSources = fs::path(__FILE__).parent_path() / "npe";

/// The message for the instruction that has this line number; "null" when there is none, as Java
/// prints.
std::string message_at_line(const fs::path& classes, const std::string& name, int line) {
  const fs::path path = classes / (name + ".class");
  const ClassFile file = read_class(test::read_file(path), path.string());
  for (const MethodInfo& method : file.methods) {
    if (!method.code) continue;
    for (const LineNumber& entry : method.code->lines) {
      if (entry.line == line) return npe_message(file, method, entry.start_pc).value_or("null");
    }
  }
  return fmt::format("{} has no line {}", name, line);
}

class NpeMessageTest : public testing::TestWithParam<const char*> {};

/// Every exception that NullPointers.java provokes has the message that java gives it.
TEST_P(NpeMessageTest, IsThatOfTheJvm) {
  const std::string asm_jar = "/usr/share/java/asm.jar";
  const TemporaryDirectory tool, classes;
  const JavaTools java;
  java.compile({kSources / "NumberInstructions.java"}, tool.path(), "-cp " + asm_jar);
  java.compile({kSources / "NullPointers.java"}, classes.path(), GetParam());
  java.run(asm_jar + ":" + tool.path().string(), "NumberInstructions " + classes.path().string());
  std::istringstream output(java.run(classes.path(), "NullPointers"));
  int count = 0;
  for (std::string line; std::getline(output, line); ++count) {
    const std::size_t name_end = line.find(' '), number_end = line.find(' ', name_end + 1);
    ASSERT_NE(number_end, std::string::npos) << line;
    const std::string name = line.substr(0, name_end);
    const int number = std::stoi(line.substr(name_end + 1, number_end));
    EXPECT_EQ(message_at_line(classes.path(), name, number), line.substr(number_end + 1))
        << name << " at instruction " << number;
  }
  EXPECT_GT(count, 150);
}

INSTANTIATE_TEST_SUITE_P(Debug, NpeMessageTest, testing::Values("-g", "-g:none"));

}  // namespace
}  // namespace loris
