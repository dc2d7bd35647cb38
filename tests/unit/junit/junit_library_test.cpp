#include "junit/junit_library.h"

#include <gtest/gtest.h>

#include "base/input_error.h"
#include "base/process.h"

namespace loris {
namespace {

TEST(JunitLibrary, NamesThePackageThatIsMissing) {
  const TemporaryDirectory empty;
  try {
    find_junit(5, empty.path());
    FAIL() << "found where nothing is";
  } catch (const InputError& e) {
    EXPECT_NE(std::string(e.what()).find("Debian package junit5"), std::string::npos) << e.what();
  }
}

}  // namespace
}  // namespace loris
