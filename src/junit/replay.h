#pragma once
#include <functional>
#include <string>
#include <vector>

#include "classfile/class_path.h"
#include "junit/junit_library.h"
#include "junit/test_suite.h"

namespace loris {

enum class ReplayVerdict : std::uint8_t { Confirmed, Differs, NotRunnable };

/// What became of a test.
struct Replayed {
  ReplayVerdict verdict = ReplayVerdict::NotRunnable;
  std::string note;      // what differs, or why it was not run
  bool is_ours = false;  // it was not run by a mistake of ours: it does not compile
};

struct ReplayOptions {
  Jdk jdk;
  JunitLibrary junit;
  std::vector<std::string> class_path;
  std::string directory;  // where the files of the suite are
  double test_seconds = 10;
  std::function<bool()> go_on;  // asked now and then
};

/// Compiles the tests and runs them on the JVM, with assertions, many to a start; one answer for
/// each case. A test that takes too long or ends the JVM is not runnable, and the others go on.
std::vector<Replayed> replay(const TestSuite& suite, const ReplayOptions& options);

}  // namespace loris
