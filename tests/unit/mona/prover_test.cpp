#include "mona/prover.h"

#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "base/input_error.h"
#include "base/process.h"

namespace loris::mona {
namespace {

constexpr auto kIsTheProgram = "if [ \"$1\" = --help ]; then echo 'MONA v1.4'; exit; fi\n";

/// A program named mona that comes first in PATH, and counts how often it is asked.
class Pretender {
 public:
  explicit Pretender(const std::string& script) : path_(std::getenv("PATH")) {
    const std::string file = work_.path() + "/mona";
    std::ofstream(file) << "#!/bin/sh\necho asked >> " << work_.path() << "/asked\n" << script;
    ::chmod(file.c_str(), 0755);
    ::setenv("PATH", (work_.path() + ":" + path_).c_str(), 1);
  }
  ~Pretender() { ::setenv("PATH", path_.c_str(), 1); }

  /// Once for its version.
  std::ptrdiff_t times_asked() const {
    std::ifstream in(work_.path() + "/asked");
    return std::count(std::istreambuf_iterator<char>(in), {}, '\n') - 1;
  }

 private:
  TemporaryDirectory work_;
  const std::string path_;
};

Prover make_prover() {
  return {5, [] { return true; }};
}

TEST(Prover, RefusesAProgramThatIsNotMona) {
  const Pretender pretender("echo hello\n");
  EXPECT_THROW(make_prover(), InputError);
}

TEST(Prover, StopsAfterAnAnswerThatMakesNoSense) {
  const Pretender pretender(std::string(kIsTheProgram) + "echo hello\n");
  Prover prover = make_prover();
  for (int i = 0; i < 5; ++i) EXPECT_EQ(prover.is_satisfiable("true;"), std::nullopt);
  EXPECT_EQ(pretender.times_asked(), 1);
  EXPECT_EQ(prover.failure(), "mona failed with status 0: hello; it was not asked again");
}

TEST(Prover, StopsWhenEachQuestionFails) {
  const Pretender pretender(std::string(kIsTheProgram) + "exit 3\n");
  Prover prover = make_prover();
  for (int i = 0; i < 9; ++i) EXPECT_EQ(prover.is_satisfiable("true;"), std::nullopt);
  EXPECT_EQ(pretender.times_asked(), 3);
}

TEST(Prover, GoesOnAfterOneQuestionThatFails) {
  const Pretender pretender(std::string(kIsTheProgram) +
                            "grep -q bad \"$2\" && exit 3\necho 'Formula is unsatisfiable'\n");
  Prover prover = make_prover();
  EXPECT_EQ(prover.is_satisfiable("bad"), std::nullopt);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(prover.is_satisfiable("good"), false);
  EXPECT_EQ(prover.is_satisfiable("bad"), std::nullopt);
  EXPECT_EQ(prover.is_satisfiable("good"), false);
}

}  // namespace
}  // namespace loris::mona
