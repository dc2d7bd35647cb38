// Every class of every module of every JDK on the machine is read.
#include <gtest/gtest.h>

#include <ctime>
#include <filesystem>
#include <iostream>
#include <set>

#include "base/input_error.h"
#include "classfile/class_path.h"
#include "classfile/class_reader.h"

namespace loris {
namespace {

namespace fs = std::filesystem;

#if defined(__SANITIZE_ADDRESS__) || !defined(NDEBUG)
constexpr bool kMeasureTime = false;
#else
constexpr bool kMeasureTime = true;
#endif

/// Links beside the real directories are left out.
std::set<fs::path> installed_jdks() {
  std::set<fs::path> homes;
  for (const auto& entry : fs::directory_iterator("/usr/lib/jvm")) {
    if (fs::exists(entry.path() / "lib/modules")) homes.insert(fs::canonical(entry.path()));
  }
  homes.insert(fs::canonical(find_jdk({}).home));
  return homes;
}

struct Tally {
  std::size_t classes = 0, base_classes = 0;
  double base_seconds = 0;  // of the processor, so that a busy machine does not matter
};

void read_one(const ClassSource& source, const std::string& name, Tally& tally) {
  const std::clock_t start = std::clock();
  const auto found = source.find(name);
  ASSERT_TRUE(found) << name;
  try {
    const ClassFile file = read_class(found->bytes, found->origin);
    EXPECT_EQ(file.name, name);
  } catch (const InputError& e) {
    ADD_FAILURE() << e.what();
  }
  ++tally.classes;
  if (found->module != "java.base") return;
  ++tally.base_classes;
  tally.base_seconds += static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

TEST(JdkClasses, EveryClassOfEveryModuleIsRead) {
  for (const fs::path& home : installed_jdks()) {
    const Jdk jdk = find_jdk(home.string());
    const auto source = open_jdk(jdk);
    Tally tally;
    for (const std::string& name : source->list()) read_one(*source, name, tally);
    for (const std::string& module : source->modules()) {
      const auto found = source->find_resource("/" + module + "/module-info.class");
      ASSERT_TRUE(found) << module;
      EXPECT_EQ(read_class(found->bytes, found->origin).access, access::kModule) << module;
      ++tally.classes;
    }
    std::cout << jdk.home << " (" << jdk.version << "): " << tally.classes << " classes of "
              << source->modules().size() << " modules; java.base: " << tally.base_classes
              << " classes in " << tally.base_seconds << " s\n";
    EXPECT_GT(tally.base_classes, 5000U);
    EXPECT_GT(tally.classes, tally.base_classes);
    if (kMeasureTime) {
      EXPECT_LT(tally.base_seconds, 1.0);
    }
  }
}

}  // namespace
}  // namespace loris
