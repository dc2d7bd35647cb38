#pragma once
#include <string>
#include <vector>

#include "exec/result.h"
#include "junit/test_method.h"

namespace loris {

/// A Java file; the path is relative to the directory of tests.
struct TestFile {
  std::string path, text;
};

/// The test of a path.
struct TestCase {
  std::uint64_t index = 0;  // of the path
  std::string kind;         // of the path: one that violates may share its index with another
  std::string cls;          // "pkg.BstInsertTest"
  std::string method;
  std::string obstacle;  // why it is disabled; empty when it is not
  /// "BstInsertTest#path17_throwsNullPointerException"
  std::string name() const;
};

struct TestSuite {
  std::vector<TestFile> files;  // the helper last, if there is one
  std::vector<TestCase> cases;
  bool has_helper = false;
};

struct SuiteOptions {
  int junit = 5;         // or 4
  bool minimal = false;  // only paths that cover a branch which none before them covers
};

/// Tests of single paths, to be shown beside them.
class PathTests {
 public:
  PathTests(Program& program, const std::string& target, int junit);
  /// The method alone; its class and its helper are what `write_suite` writes.
  std::string of(const PathResult& path);

 private:
  SourceNames names_;
  TestedTarget target_;
};

/// A line with which every file begins; a file that begins otherwise is not ours.
extern const char* const kFileMark;

/// Tests of the listed paths of a result, at most 200 to a class.
TestSuite write_suite(Program& program, const Result& result, const std::string& target,
                      const SuiteOptions& options);

}  // namespace loris
