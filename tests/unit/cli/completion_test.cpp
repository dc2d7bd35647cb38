#include <gtest/gtest.h>
#include <CLI/CLI.hpp>

#include "base/input_error.h"
#include "cli/command_table.h"
#include "cli/explore_usage.h"

namespace loris {
namespace {

std::vector<ShownCommand> commands() {
  CLI::App app{"text", "loris"};
  const ExploreUsage usage(app);
  return command_table(app);
}

TEST(CommandTable, HasEveryOptionOfTheTable) {
  const std::vector<ShownCommand> table = commands();
  ASSERT_EQ(table.size(), 1);
  EXPECT_EQ(table[0].argument, "TARGET");
  for (const ExploreOption& row : explore_options()) {
    const auto found = std::find_if(
        table[0].options.begin(), table[0].options.end(), [&](const ShownOption& option) {
          return option.long_name == row.name || option.short_name == row.name;
        });
    ASSERT_NE(found, table[0].options.end()) << row.name;
    EXPECT_EQ(found->value, row.value) << row.name;
    EXPECT_EQ(found->is_flag(), row.kind == OptionKind::Flag) << row.name;
  }
}

TEST(Completion, EveryShellKnowsEveryOption) {
  for (const std::string& shell : completion_shells()) {
    const std::string script = completion_script(commands(), shell);
    for (const ExploreOption& row : explore_options())
      EXPECT_NE(script.find(row.name), std::string::npos) << shell << ' ' << row.name;
  }
  EXPECT_THROW(completion_script(commands(), "tcsh"), InputError);
}

TEST(ManPage, KeepsHyphensAndBackslashes) {
  const ShownOption odd{"odd-one", "", "A\\B", ".starts with a dot", "Options", {}, {}};
  const std::string page = man_page({{"fly", "does it", "", {}, {odd}}});
  EXPECT_NE(page.find(".TP\n\\fB\\-\\-odd\\-one\\fR \\fIA\\eB\\fR\n\\&.starts with a dot\n"),
            std::string::npos)
      << page;
}

}  // namespace
}  // namespace loris
