#include "program/npe_message.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sstream>

#include "classfile/class_path.h"
#include "classfile/class_reader.h"
#include "classfile/opcodes.h"
#include "code_subject.h"
#include "java_process.h"

namespace loris {
namespace {

namespace fs = std::filesystem;
using test::JavaTools;
using test::TemporaryDirectory;

const fs::path kSources = test::java_sources("npe");

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

std::optional<std::string> message(const test::CodeSubject& subject, std::uint32_t bci) {
  const ClassFile file = subject.file();
  return npe_message(file, file.methods[0], bci);
}

TEST(NpeMessage, ThereIsNoneWhereNothingIsDereferenced) {
  test::CodeSubject subject;
  subject.op(Op::aconst_null).op(Op::athrow);
  EXPECT_EQ(message(subject, 0), std::nullopt);
  EXPECT_EQ(message(subject, 1), "Cannot throw exception because \"null\" is null");
  EXPECT_EQ(message(subject, 2), std::nullopt);  // past the end
}

TEST(NpeMessage, MonitorsAreExitedToo) {
  test::CodeSubject subject;
  subject.descriptor = "(Ljava/lang/Object;)V";
  subject.op(Op::aload_0).op(Op::monitorexit).op(Op::return_);
  EXPECT_EQ(message(subject, 1), "Cannot exit synchronized block because \"<parameter1>\" is null");
}

TEST(NpeMessage, WideLocalsHaveTheirNumber) {
  test::CodeSubject subject;
  subject.op(Op::wide, {static_cast<int>(Op::aload), 1, 44}).op(Op::arraylength);
  EXPECT_EQ(message(subject, 4), "Cannot read the array length because \"<local300>\" is null");
}

TEST(NpeMessage, CodeThatIsNotReachedHasNoReason) {
  test::CodeSubject subject;
  subject.op(Op::return_).op(Op::aconst_null).op(Op::athrow);
  EXPECT_EQ(message(subject, 2), "Cannot throw exception");
}

TEST(NpeMessage, EveryInstructionOfAClassIsSafeToAskFor) {
  const auto jdk = open_jdk(find_jdk({}));
  const auto bytes = jdk->find("java/util/regex/Pattern");
  ASSERT_TRUE(bytes);
  const ClassFile file = read_class(bytes->bytes, bytes->origin);
  std::size_t messages = 0;
  for (const MethodInfo& method : file.methods) {
    const std::size_t size = method.code ? method.code->bytes.size() : 0;
    for (std::size_t at = 0; at < size; at += instruction_length(method.code->bytes, at)) {
      if (npe_message(file, method, static_cast<std::uint32_t>(at))) ++messages;
    }
  }
  EXPECT_GT(messages, 500U);
}

}  // namespace
}  // namespace loris
