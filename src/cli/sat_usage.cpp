#include "cli/sat_usage.h"

#include <iostream>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "base/input_error.h"
#include "cli/option_values.h"
#include "exec/input_scope.h"
#include "exec/target.h"
#include "exec/type_scope.h"
#include "relational/enumerate.h"

namespace loris {

namespace {

using relational::Input;

std::string object_text(const relational::Universe& universe, std::size_t object) {
  if (object == Input::kNull) return "null";
  const auto& [cls, index] = universe.atom(object);
  return fmt::format("{}#{}", cls == nullptr ? "other" : cls->external_name(), index + 1);
}

/// "this=List#1 List#1.head=Node#1 Node#1.next=null"
std::string input_text(const relational::Universe& universe, const Input& input) {
  std::string text;
  const auto add = [&](const std::string& where, const std::string& what) {
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", where, what);
  };
  for (std::size_t i = 0; i < input.roots.size(); ++i)
    add(universe.roots()[i].name, object_text(universe, input.roots[i]));
  for (const std::size_t object : input.objects) {
    const std::string name = object_text(universe, object);
    for (const Field* field : universe.references()) {
      const auto found = input.references.find({object, field});
      if (found != input.references.end())
        add(fmt::format("{}.{}", name, field->name), object_text(universe, found->second));
    }
    for (const Field* field : universe.numbers()) {
      const auto found = input.numbers.find({object, field});
      if (found != input.numbers.end())
        add(fmt::format("{}.{}", name, field->name), std::to_string(found->second));
    }
  }
  return text;
}

}  // namespace

SatUsage::SatUsage(CLI::App& app)
    : command_(app.add_subcommand("sat", "work with specifications for a SAT solver (--sat)")),
      count_(command_->add_subcommand("count", "count the inputs that specifications allow")) {
  command_->require_subcommand(1);
  count_->add_option("FILE", files_, "files of the relational language, or rules (.hex)")
      ->required();
  count_->add_option("-c,--classpath", class_path_,
                     "directories, jars and class files, separated by ':'");
  count_->add_option("--jdk", options_.jdk, "home of the JDK whose library is used");
  count_->add_option("--root", root_, "class of the object where inputs begin: this")->required();
  count_->add_option("-n", options_.n, "input objects per class (5)");
  count_->add_option("--objects", objects_, "input objects of one class, C=N, instead of -n")
      ->allow_extra_args(false);
  count_
      ->add_option("--range", ranges_, "values of an int field, C.f=LO..HI, that tell inputs apart")
      ->allow_extra_args(false);
  count_->add_option("--types", options_.types, "classes that an input object may have")
      ->allow_extra_args(false);
  count_->add_flag("--list", lists_, "print the inputs as well, one on a line");
}

bool SatUsage::is_used() const { return command_->parsed(); }

int SatUsage::run() { return count(); }

int SatUsage::count() {
  relational::Problem::Given given;
  for (const std::string& file : files_) relational::read_file_into(file, given);
  options_.class_path = split_path(class_path_);
  if (options_.class_path.empty()) options_.class_path = {"."};
  for (const std::string& text : objects_) options_.objects.push_back(parse_class_count(text));
  for (const std::string& text : ranges_) options_.ranges.push_back(parse_range(text));
  if (options_.n && *options_.n < 0) throw InputError("-n: expected a number from 0 on");
  const Jdk jdk = find_jdk(options_.jdk);
  Program program(open_class_path(options_.class_path, jdk.feature), open_jdk(jdk), jdk.feature);
  const Class* const root = find_class(program, root_);
  if (root == nullptr) throw InputError(fmt::format("--root {}: there is no such class", root_));
  std::vector<std::string> unloadable;
  const auto classes = classes_in_scope(program, *root, options_.types, unloadable);
  relational::Vocabulary vocabulary = relational::make_vocabulary(program, classes);
  relational::Vocabulary::Root entry{"this", {}, false};
  for (const Class* cls : vocabulary.counted) {
    if (cls->is_assignable_to(*root)) entry.classes.push_back(cls);
  }
  if (entry.classes.empty())
    throw InputError(fmt::format("--root {}: no class in scope can be that of an object", root_));
  vocabulary.roots.push_back(std::move(entry));
  const Scope scope = input_scope(program, options_);
  relational::Problem problem(std::move(vocabulary), given, scope, relational::Values::Enough);
  std::uint64_t counted = 0;
  for_each_input(problem, scope, [&](const Input& input) {
    ++counted;
    if (lists_) std::cout << input_text(problem.universe(), input) << '\n';
    return true;
  });
  std::cout << counted << '\n' << std::flush;
  if (!std::cout) throw InputError("cannot write to standard output");
  return 0;
}

}  // namespace loris
