#include "cli/hex_usage.h"

#include <iostream>

#include "cli/option_values.h"
#include "hex/checker.h"
#include "hex/parser.h"
#include "hex/type_check.h"

namespace loris {

HexUsage::HexUsage(CLI::App& app)
    : command_(app.add_subcommand("hex", "work with structural rules (--hex)")),
      check_(command_->add_subcommand("check", "check a rule file against the classes it names")),
      infer_(*command_) {
  command_->require_subcommand(1);
  check_->add_option("FILE", file_, "the rule file")->required();
  check_->add_option("-c,--classpath", class_path_,
                     "directories, jars and class files, separated by ':'");
  check_->add_option("--jdk", jdk_, "home of the JDK whose library is used");
}

int HexUsage::run() const { return infer_.is_used() ? infer_.run() : check(); }

int HexUsage::check() const {
  hex::Rules rules = hex::read_rules(file_);
  std::vector<std::string> entries = split_path(class_path_);
  if (entries.empty()) entries = {"."};
  const Jdk jdk = find_jdk(jdk_);
  Program program(open_class_path(entries, jdk.feature), open_jdk(jdk), jdk.feature);
  hex::check_types(rules, program, nullptr);
  const hex::Checker checker(rules);  // throws where a path is too large
  std::cout << hex::summary(rules) << '\n';
  return 0;
}

}  // namespace loris
