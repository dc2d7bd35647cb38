#include "cli/explore_usage.h"

#include <CLI/CLI.hpp>

#include "base/input_error.h"
#include "cli/toml_options.h"
#include "report/java_text.h"

namespace loris {

namespace {

constexpr std::size_t kHelpColumn = 26;
constexpr std::size_t kHelpWidth = 72;

/// Breaks text into lines; CLI11 indents what follows a line feed.
std::string wrapped(const std::string& text) {
  std::string lines;
  std::size_t used = 0;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find(' ', start), text.size());
    const std::string word = text.substr(start, end - start);
    const std::size_t width = columns(word);
    if (used > 0) lines += used + 1 + width > kHelpWidth ? "\n" : " ";
    used = used > 0 && used + 1 + width <= kHelpWidth ? used + 1 + width : width;
    lines += word;
    start = end + 1;
  }
  return lines;
}

class HelpFormatter final : public CLI::Formatter {
 public:
  HelpFormatter() { column_width(kHelpColumn); }
  std::string make_usage(const CLI::App*, std::string name) const override {
    return "Usage: " + name + " TARGET [OPTIONS]\n";
  }
};

}  // namespace

ExploreUsage::ExploreUsage(CLI::App& app)
    : command_(
          app.add_subcommand("explore", "explore the paths of a method, or of all of a class")),
      table_(explore_options()),
      values_(table_.size()) {
  command_->formatter(std::make_shared<HelpFormatter>());
  command_->footer(
      "A loris.toml in the working directory may hold the same options by their long\n"
      "names; the command line wins.\n\n"
      "Exit status: 0 nothing wrong within the bounds and everything explored; 1 at least\n"
      "one violation; 2 bad usage or unreadable input; 3 stopped by a limit or by something\n"
      "unsupported, so that the answer is incomplete, or a test that --replay ran differs.");
  command_
      ->add_option("TARGET", target_,
                   wrapped("pkg.Class.method, with parameter types when overloaded: "
                           "pkg.Class.method(int,Node); or pkg.Class.* for all methods of a class, "
                           "pkg.* for a package, pkg.** for those below it, too"))
      ->option_text(" ");
  for (std::size_t i = 0; i < table_.size(); ++i) declare(table_[i], values_[i]);
  command_->get_option("--quiet")->excludes("--verbose");
}

bool ExploreUsage::is_used() const { return command_->parsed(); }

void ExploreUsage::declare(const ExploreOption& option, Values& values) {
  if (option.kind == OptionKind::Flag) {
    command_->add_flag(option.flags(), values.flag, wrapped(option.help))
        ->group(option.group)
        ->disable_flag_override();
    return;
  }
  CLI::Option* declared = command_->add_option(option.flags(), values.texts, wrapped(option.help))
                              ->group(option.group)
                              ->option_text(option.value);
  // "--types A B C" is the one that takes all words up to the next option.
  declared->allow_extra_args(option.value.ends_with("..."));
  if (option.kind != OptionKind::List)
    declared->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::Throw);
}

ExploreCommand ExploreUsage::command(const std::string& file) const {
  std::string target = target_;
  std::vector<GivenOption> given;
  for (std::size_t i = 0; i < table_.size(); ++i) {
    std::vector<std::string> texts = values_[i].texts;
    // The last word after --types is the target when there is no other.
    if (target.empty() && table_[i].name == "types" && texts.size() > 1) {
      target = texts.back();
      texts.pop_back();
    }
    if (values_[i].flag || !texts.empty())
      given.push_back({&table_[i], table_[i].shown_name(), std::move(texts)});
  }
  if (target.empty()) throw InputError("explore: TARGET is missing (see loris explore --help)");
  std::vector<GivenOption> from_file;
  if (const auto text = read_if_present(file)) from_file = read_toml_options(*text, file, table_);
  return make_command(std::move(target), from_file, given);
}

}  // namespace loris
