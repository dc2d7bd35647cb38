#include "junit/test_suite.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "exec/target.h"
#include "junit/class_state.h"
#include "junit/java_sources.h"
#include "junit/literals.h"
#include "junit/test_names.h"
#include "junit/test_scope.h"
#include "report/version.h"

namespace loris {

const char* const kFileMark = "// Written by loris";

namespace {

constexpr std::size_t kTestsPerClass = 200;

/// Part of a class with tests of exceptions. Lines move when a program is changed, so they are
/// compared only where it is the one that was explored.
constexpr std::string_view kThrownAt = R"java(
  /** That it comes from there: the innermost frame outside of the JDK. -Dloris.lines=true: its line, too. */
  private static void assertThrownAt(java.lang.String place, java.lang.Throwable thrown) {
    java.lang.String self = java.lang.invoke.MethodHandles.lookup().lookupClass().getName();
    java.lang.String own = null;
    java.lang.String first = null;
    for (java.lang.StackTraceElement frame : thrown.getStackTrace()) {
      if (frame.getClassName().equals(self)) break;
      java.lang.String module = frame.getModuleName();
      boolean isOfTheJdk = module != null && (module.startsWith("java.") || module.startsWith("jdk."));
      java.lang.String file = frame.getFileName() == null ? "Unknown Source" : frame.getFileName();
      java.lang.String line = frame.getLineNumber() < 0 ? "" : ":" + frame.getLineNumber();
      java.lang.String at = frame.getClassName() + "." + frame.getMethodName() + " (" + file + line + ")";
      if (!isOfTheJdk) {
        own = at;
        break;
      }
      if (first == null && frame.getClassName().equals(TARGET)) first = at;
    }
    java.lang.String found = own != null ? own : first;
    if (found == null) return;  // a JVM may leave the frames out
    boolean comparesLines = java.lang.Boolean.getBoolean("loris.lines");
    assertEquals(
        comparesLines ? place : place.substring(0, place.indexOf(" (")),
        comparesLines ? found : found.substring(0, found.indexOf(" (")));
  }
)java";

/// Paths that get a test: all that ended, or those that cover something new and the first of each
/// kind of violation.
std::vector<const PathResult*> tested(const Result& result, bool minimal) {
  std::vector<const PathResult*> paths;
  std::set<std::pair<std::string, std::string>> violations;
  for (const PathResult& path : result.path_list) {
    if (!has_ended(path)) continue;
    const bool is_first =
        path.ending == Ending::Violating && violations.insert({path.kind, path.at}).second;
    if (!minimal || path.covers_more || is_first) paths.push_back(&path);
  }
  return paths;
}

/// The test begins by running itself with classes of its own.
void set_apart(TestMethod& test) {
  if (!test.obstacle.empty()) return;
  test.throws = test.uses_helper = true;
  test.body.insert(
      test.body.begin(),
      {fmt::format("if (LorisGraphs.runsApart(getClass(), {})) return;", name_literal(test.name)),
       ""});
}

std::string method_text(const TestedTarget& target, const TestMethod& test) {
  const bool is_4 = target.junit == 4;
  std::string text;
  for (const std::string& note : test.notes) text += "  // " + note + "\n";
  if (!test.obstacle.empty())
    text += fmt::format("  @{}({})\n", is_4 ? "Ignore" : "Disabled",
                        ascii_string_literal(test.obstacle));
  text += fmt::format("  @Test\n  {}void {}(){} {{\n", is_4 ? "public " : "", test.name,
                      test.throws ? " throws " + target.names.lang("Throwable") : "");
  for (const std::string& statement : test.body)
    text += statement.empty() ? "\n" : "    " + statement + "\n";
  return text + "  }\n";
}

/// One file.
class ClassWriter {
 public:
  ClassWriter(const TestedTarget& target, const std::vector<std::string>& statics)
      : target_(target), statics_(statics), is_4_(target.junit == 4) {}

  std::string write(const std::string& name, const std::vector<TestMethod>& tests) {
    put_head(tests);
    const std::string lang = target_.names.lang("SuppressWarnings");
    line("@" + lang +
         "({\"auxiliaryclass\", \"cast\", \"deprecation\", \"rawtypes\", \"removal\",");
    line("    \"unchecked\"})");
    line(fmt::format("{}final class {} {{", is_4_ ? "public " : "", name));
    put_statics();
    put_answers(tests);
    for (const TestMethod& test : tests) line(method_text(target_, test));
    text_.erase(text_.size() - 1);  // the empty line after the last test
    if (std::any_of(tests.begin(), tests.end(), [](const auto& test) { return test.uses_place; }))
      put_place();
    line("}");
    return std::move(text_);
  }

 private:
  void line(const std::string& text) { text_ += text + "\n"; }

  void import(const std::string& five, const std::string& four) {
    line(fmt::format("import org.junit.{};", is_4_ ? four : "jupiter.api." + five));
  }

  void put_head(const std::vector<TestMethod>& tests) {
    line(fmt::format("{} {} for {}. Each test takes a path of its own.", kFileMark, version(),
                     comment_text(target_text(target_.method))));
    std::string package = target_.names.package();
    std::replace(package.begin(), package.end(), '/', '.');
    if (!package.empty()) line(fmt::format("package {};\n", package));
    line(fmt::format("import static org.junit.{}.*;\n",
                     is_4_ ? "Assert" : "jupiter.api.Assertions"));
    if (!statics_.empty() || has_answers(tests)) import("AfterEach", "After");
    if (!statics_.empty()) import("BeforeEach", "Before");
    const bool disables = std::any_of(
        tests.begin(), tests.end(), [](const TestMethod& test) { return !test.obstacle.empty(); });
    if (disables) import("Disabled", "Ignore");
    import("Test", "Test");
    line("");
  }

  static bool has_answers(const std::vector<TestMethod>& tests) {
    return std::any_of(tests.begin(), tests.end(),
                       [](const TestMethod& test) { return test.has_answers; });
  }

  void put_answers(const std::vector<TestMethod>& tests) {
    if (!has_answers(tests)) return;
    line(fmt::format("  @{}", is_4_ ? "After" : "AfterEach"));
    line(fmt::format("  {}void clearAnswers() {{", is_4_ ? "public " : ""));
    line("    loris.Answers.clear();");
    line("  }\n");
  }

  void put_statics() {
    if (statics_.empty()) return;
    std::vector<std::string> names;
    for (const std::string& name : statics_) names.push_back(class_literal(name));
    const char* access = is_4_ ? "public " : "";
    line(fmt::format("  @{}", is_4_ ? "Before" : "BeforeEach"));
    line(fmt::format("  {}void keepStatics() {{", access));
    line(fmt::format("    LorisGraphs.keepStatics({});", fmt::join(names, ", ")));
    line("  }\n");
    line(fmt::format("  @{}", is_4_ ? "After" : "AfterEach"));
    line(fmt::format("  {}void restoreStatics() {{", access));
    line("    LorisGraphs.restoreStatics();");
    line("  }\n");
  }

  void put_place() {
    std::string text(kThrownAt);
    text.replace(text.find("TARGET"), std::string_view("TARGET").size(),
                 class_literal(target_.method.owner->external_name()));
    text_ += text;
  }

  const TestedTarget& target_;
  const std::vector<std::string>& statics_;
  const bool is_4_;
  std::string text_;
};

std::string helper_text(const std::string& package) {
  std::string dotted = package;
  std::replace(dotted.begin(), dotted.end(), '/', '.');
  const std::string head = dotted.empty() ? "" : fmt::format("package {};\n\n", dotted);
  return fmt::format("{} {}: what the tests beside it build objects with.\n{}{}", kFileMark,
                     version(), head, java_sources::kLorisGraphs);
}

std::string in_package(const std::string& package, const std::string& name) {
  return package.empty() ? name : package + "/" + name;
}

}  // namespace

PathTests::PathTests(Program& program, const std::string& target, int junit)
    : names_(program, SourceNames::package_for(*find_target(program, target).owner)),
      target_{program, find_target(program, target), names_, junit} {}

std::string PathTests::of(const PathResult& path) {
  return method_text(target_, write_test(target_, path));
}

std::string TestCase::name() const { return cls.substr(cls.rfind('.') + 1) + "#" + method; }

TestSuite write_suite(Program& program, const Result& result, const std::string& target,
                      const SuiteOptions& options) {
  const Method& method = find_target(program, target);
  SourceNames names(program, SourceNames::package_for(*method.owner));
  const TestedTarget tested_target{program, method, names, options.junit};
  const ClassStates states = states_of_classes(names, result);
  const std::vector<std::string>& statics = states.variable;
  const std::vector<const PathResult*> paths = tested(result, options.minimal);
  const std::string base = test_class_name(program, method);
  TestSuite suite;
  suite.has_helper = !statics.empty() && !paths.empty();
  for (std::size_t start = 0; start < paths.size(); start += kTestsPerClass) {
    const std::size_t number = start / kTestsPerClass + 1;
    const std::string name = numbered_class_name(base, number);
    const std::string path = in_package(names.package(), name);
    std::string cls = path;
    std::replace(cls.begin(), cls.end(), '/', '.');
    std::vector<TestMethod> tests;
    for (std::size_t i = start; i < std::min(paths.size(), start + kTestsPerClass); ++i) {
      tests.push_back(write_test(tested_target, *paths[i]));
      if (states.needs_fresh_classes) set_apart(tests.back());
      suite.cases.push_back(
          {paths[i]->index, paths[i]->kind, cls, tests.back().name, tests.back().obstacle});
      suite.has_helper = suite.has_helper || tests.back().uses_helper;
    }
    suite.files.push_back({path + ".java", ClassWriter(tested_target, statics).write(name, tests)});
  }
  if (suite.has_helper)
    suite.files.push_back(
        {in_package(names.package(), "LorisGraphs.java"), helper_text(names.package())});
  return suite;
}

}  // namespace loris
