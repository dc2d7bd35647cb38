// What says which inputs are valid beside preconditions: structural rules and relations.
#include <algorithm>

#include <fmt/format.h>

#include "base/input_error.h"
#include "exec/engine.h"
#include "hex/parser.h"
#include "hex/type_check.h"

namespace loris {

namespace {

/// Only the companion methods of files: what their rules forbid is asked of a solver.
hex::Rules companions_of(const std::vector<hex::Rules>& files) {
  hex::Rules found;
  for (const hex::Rules& file : files) {
    if (found.triggers.empty()) found.file = file.file;
    found.triggers.insert(found.triggers.end(), file.triggers.begin(), file.triggers.end());
  }
  return found;
}

}  // namespace

/// Rules say what inputs are as the scope does: whatever is decided agrees with them. Where a
/// solver is asked what they forbid, only their companion methods are run here.
void Engine::read_specifications() {
  const bool is_sat = options.decide == "sat", is_mona = options.decide == "mona";
  const bool has_rules = options.hex && (is_sat || is_mona || options.decide == "hex");
  if (options.hex && !has_rules) note_unused(*options.hex);
  if (!is_sat && !options.sat.empty()) note_unused(options.sat.front());
  relational::Problem::Given given;
  if (has_rules) given.rules.push_back(hex::read_rules(*options.hex));
  if (is_sat) {
    for (const std::string& file : options.sat) relational::read_file_into(file, given);
    for (const InputRoot& root : roots()) {
      if (root.class_name.empty()) sat.roots.push_back(root.symbol);
    }
  }
  for (hex::Rules& file : given.rules) check_rules(file);
  if (is_sat || is_mona) {
    hex::Rules companions = companions_of(given.rules);
    if (!companions.triggers.empty()) restrict_by(std::move(companions));
    if (is_mona && has_rules) tree_rules = std::move(given.rules.front());
    if (is_sat) sat.given = std::move(given);
  } else if (has_rules) {
    restrict_by(std::move(given.rules.front()));
  }
}

void Engine::note_unused(const std::string& file) {
  symbols.assume(fmt::format("the rules of {} are not used by --decide {}", file, options.decide));
}

void Engine::check_rules(hex::Rules& file) {
  hex::Roots known;
  for (const Argument& argument : arguments) known.emplace(argument.name, argument.type);
  for (const Argument& argument : statics) {
    const std::size_t dot = argument.name.rfind('.');
    std::string cls = argument.name.substr(0, dot);
    std::replace(cls.begin(), cls.end(), '.', '/');
    if (argument.value.kind == Kind::Ref)
      known.emplace(cls + ':' + argument.name.substr(dot + 1), argument.type);
  }
  hex::check_types(file, program, &known);
  for (const hex::Trigger& trigger : file.triggers)
    initialize(program.load(trigger.call.class_name));
  if (!assumed.empty())
    symbols.assume(
        fmt::format("the rules of {} say which inputs are valid; preconditions and "
                    "invariants are not assumed, but audited with --audit",
                    file.file));
}

void Engine::restrict_by(hex::Rules restricting) {
  std::vector<HexRules::Root> entries;
  for (const InputRoot& root : roots())
    entries.push_back({root.symbol, root.class_name, root.name});
  rules = std::make_unique<HexRules>(std::move(restricting), *refiner, std::move(entries));
  refiner->restrict_by(rules.get());
  const bool has_receiver = !target.is_static();
  if (has_receiver &&
      refiner->choose_object({start.heap, start.input}, symbols.of(arguments[0].value.term()))
          .empty())
    throw InputError(fmt::format("{}: the rules allow no receiver", rules->rules().file));
}

}  // namespace loris
