#include "exec/engine.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/descriptor.h"
#include "exec/annotations.h"
#include "exec/input_scope.h"
#include "exec/type_scope.h"
#include "exec/unknown_classes.h"
#include "program/link_error.h"
#include "program/nullness.h"
#include "program/type_names.h"

namespace loris {

namespace {

/// For each attempt to find an input that is shown; where queries have no limit, these have.
std::uint32_t model_timeout(const ExploreOptions& options) {
  constexpr std::uint32_t kMost = 10'000;
  const auto asked = static_cast<std::uint32_t>(options.solver_timeout_ms);
  return asked == 0 ? kMost : std::min(kMost, 2 * asked);
}

const HeapStrategyRow& strategy_row(const std::string& name) {
  for (const HeapStrategyRow& row : kHeapStrategies) {
    if (row.name == name) return row;
  }
  throw InputError(fmt::format("--heap {}: not a heap strategy", name));
}

}  // namespace

bool is_floating_storage(Storage storage) {
  return storage == Storage::Float || storage == Storage::Double;
}

/// What no input may be unless it is in scope, but a run may make: the insides of a String, boxes.
static std::vector<const Class*> hidden_classes(Program& program) {
  std::vector<const Class*> hidden{&program.load("[B"), &program.unit_array()};
  for (const char* box :
       {"Boolean", "Byte", "Character", "Double", "Float", "Integer", "Long", "Short"})
    hidden.push_back(&program.load(fmt::format("java/lang/{}", box)));
  return hidden;
}

static TypeUniverse universe(Program& program, const Method& target, const ExploreOptions& given,
                             std::vector<std::string>& unloadable, const EngineParts& parts) {
  const auto go_on = [&parts] {
    if (parts.is_stopped()) throw Stopped{};
  };
  std::vector<const Class*> known =
      classes_in_scope(program, target, given.types, unloadable, go_on);
  std::vector<const Class*> unknown =
      unknown_classes(program, target, known, given.symbolic_statics);
  return {program, std::move(known), hidden_classes(program), unknown};
}

Engine::Engine(const ExploreOptions& given, const std::vector<std::string>& warm,
               const EngineParts& parts)
    : options(given),
      jdk(find_jdk(given.jdk)),
      program(open_class_path(given.class_path, jdk.feature), open_jdk(jdk), jdk.feature),
      host(jdk.home),
      target(find_target(program, given.target)),
      types(universe(program, target, given, unloadable, parts)),
      symbols(program, terms, types, input_scope(program, given)),
      vm(program, terms, host,
         {jdk.home, jdk.version, fmt::format("{}", fmt::join(given.class_path, ":")), {}, true}),
      models(terms, {model_timeout(given), parts.stop}) {
  find_predicates();
  if (options.only_assumed) {
    assumed = {assumed.at(*options.only_assumed)};
    heap_half = data_half = assumed;
  }
  check_allowed();
  list_unloadable();
  SolverOptions solving;
  solving.solver = options.solver;
  solving.timeout_ms = static_cast<std::uint32_t>(options.solver_timeout_ms);
  solving.stop = parts.stop;
  solving.reuse = solving.order = solving.slice = !options.asks_every_query;
  solving.unwind = options.unwind;
  solving.log_dir = options.log_queries.value_or("");
  const HeapStrategyRow& row = strategy_row(options.heap);
  const bool merges = row.make == nullptr;
  inside_solver = make_solver(terms, solving, solver_stats);
  walking_solver = make_solver(terms, solving, solver_stats);
  if (!options.asks_every_query) {
    quick_inside_solver = make_quick_solver(terms, quick_stats);
    quick_walking_solver = make_quick_solver(terms, quick_stats);
  }
  if (merges) solving.applications = &symbols.applications();
  solver = make_solver(terms, solving, solver_stats);
  initialize_all(warm);
  const std::vector<ObjectId> constants = enum_constants();
  refiner = std::make_unique<Refiner>(symbols, constants);
  if (merges) {
    numbering = std::make_unique<Numbering>(program, types, symbols.scope(), start.heap, constants);
    symbols.number_by(*numbering);
    strategy = row.make_merging(*refiner, *numbering);
  } else {
    strategy = row.make(*refiner);
  }
  inside_strategy = make_lazier_sharp(*refiner);
  PathLimits limits;
  limits.rounds = static_cast<std::uint32_t>(options.max_loop);
  limits.calls = static_cast<std::uint32_t>(options.max_calls);
  make_arguments();
  if (options.symbolic_statics) make_statics();
  std::vector<std::string> names;
  for (const Argument& argument : arguments) names.push_back(argument.name);
  start.input.reserve_names(std::move(names));
  read_specifications();
  start.made_from = start.heap.limit();
  vm.use_inputs(*refiner, *strategy, limits);
  const bool library_target = !target.owner->module.empty();
  vm.set_covered([this, library_target](const Class& cls) {
    return library_target ? &cls == target.owner : cls.module.empty();
  });
}

Machine Engine::machine() {
  return {program, terms, symbols, vm, *refiner, *strategy, *solver, solver_stats};
}

Machine Engine::inside() {
  return {program, terms, symbols, vm, *refiner, *inside_strategy, *inside_solver, solver_stats};
}

std::vector<Value> Engine::argument_values() const {
  std::vector<Value> values;
  for (const Argument& argument : arguments) values.push_back(argument.value);
  return values;
}

std::vector<InputRoot> Engine::roots() const {
  std::vector<InputRoot> found;
  const auto add = [&](const Argument& argument, bool is_static) {
    if (argument.value.kind != Kind::Ref || !argument.value.symbolic) return;
    InputRoot root{"", argument.name, symbols.of(argument.value.term())};
    if (is_static) {
      const std::size_t dot = root.name.rfind('.');
      root.class_name = root.name.substr(0, dot);
      std::replace(root.class_name.begin(), root.class_name.end(), '.', '/');
      root.name.erase(0, dot + 1);
    }
    found.push_back(std::move(root));
  };
  for (const Argument& argument : arguments) add(argument, false);
  for (const Argument& argument : statics) add(argument, true);
  return found;
}

void Engine::find_predicates() {
  const Contract contract = contract_of(program, target, options);
  std::vector<const Class*> given;
  if (!target.is_static()) given.push_back(target.owner);
  const MethodDescriptor descriptor = parse_method_descriptor(target.descriptor);
  for (const std::string_view parameter : descriptor.parameters)
    given.push_back(&program.declared_type(parameter));
  std::vector<const Class*> with_result = given;
  if (descriptor.result != "V") with_result.push_back(&program.declared_type(descriptor.result));
  const bool has_receiver = !target.is_static();
  for (const std::string& text : contract.invariants) {
    if (!has_receiver)
      throw InputError(fmt::format("--inv {}: a static target has no receiver", text));
    const Predicate invariant =
        find_predicate(program, *target.owner, text, {target.owner}, true, "--inv");
    assumed.push_back(invariant);
    asserted_always.push_back(invariant);
  }
  for (const std::string& text : contract.preconditions)
    assumed.push_back(find_predicate(program, *target.owner, text, given, has_receiver, "--pre"));
  heap_half = data_half = assumed;
  const auto add_half = [&](const std::vector<std::string>& texts, std::vector<Predicate>& half,
                            const std::string& option) {
    for (const std::string& text : texts)
      half.push_back(find_predicate(program, *target.owner, text, given, has_receiver, option));
  };
  add_half(options.pre_heap, heap_half, "--pre-heap");
  add_half(options.pre_data, data_half, "--pre-data");
  const auto plain = static_cast<std::ptrdiff_t>(assumed.size());
  assumed.insert(assumed.end(), heap_half.begin() + plain, heap_half.end());
  assumed.insert(assumed.end(), data_half.begin() + plain, data_half.end());
  for (const std::string& text : contract.postconditions)
    asserted_on_return.push_back(
        find_predicate(program, *target.owner, text, with_result, has_receiver, "--post"));
}

/// One line: a jar may have many classes whose libraries are not there.
void Engine::list_unloadable() {
  if (unloadable.empty()) return;
  constexpr std::size_t kShown = 3;
  std::string names;
  for (std::size_t i = 0; i < std::min(kShown, unloadable.size()); ++i) {
    std::string name = unloadable[i];
    std::replace(name.begin(), name.end(), '/', '.');
    names += (i == 0 ? "" : ", ") + name;
  }
  symbols.assume(fmt::format(
      "no input is of a class that cannot be loaded: {}{}", names,
      unloadable.size() > kShown ? fmt::format(" and {} more", unloadable.size() - kShown) : ""));
}

void Engine::check_allowed() {
  for (const std::string& name : options.allow) {
    if (name.find('.') == std::string::npos) continue;  // a simple name, of any package
    std::string internal = name;
    std::replace(internal.begin(), internal.end(), '.', '/');
    if (program.find(internal) == nullptr)
      throw InputError(fmt::format("--allow {}: there is no such class", name));
  }
}

/// Runs the initializer of a class on the start state; one that fails will fail again on a path.
/// What cannot be initialized now is left as it is: a path that needs it meets what is wrong.
void Engine::initialize(const Class& cls) {
  State before = start;
  if (vm.initialize(start, cls)) start = std::move(before);
}

void Engine::initialize_all(const std::vector<std::string>& warm) {
  if (auto failed = vm.boot(start))
    throw InputError(fmt::format("the library of {} cannot be started: {}, at {}", jdk.home,
                                 failed->what, failed->where));
  for (const std::string& name : warm) initialize(program.load(name));
  initialize(*target.owner);
  for (const auto* list : {&assumed, &asserted_always, &asserted_on_return}) {
    for (const Predicate& predicate : *list) initialize(*predicate.method->owner);
  }
  for (const Class* cls : types.classes()) {
    if (is_enum_class(*cls) || (is_value_class(*cls) && cls->name != "java/lang/String"))
      initialize(*cls);
  }
}

/// All constants of the enums in scope, in the order of their classes and ordinals.
std::vector<ObjectId> Engine::enum_constants() {
  std::vector<ObjectId> constants;
  for (const Class* cls : types.classes()) {
    if (!is_enum_class(*cls)) continue;
    const Class& declaring = cls->super->name == "java/lang/Enum" ? *cls : *cls->super;
    const ClassState state = start.classes.get(declaring.id.value);
    if (state.status != InitStatus::Done) continue;
    for (const Field& field : declaring.fields) {
      if (!field.is_static() || (field.access & access::kEnum) == 0) continue;
      const ObjectId constant = vm.get_static(declaring, field.name, field.descriptor).as_ref();
      if (constant && start.heap.at(constant).cls() == cls->id) constants.push_back(constant);
    }
  }
  return constants;
}

namespace {

/// The receiver may have any class that inherits the target.
TypeSet receiver_types(Program& program, TypeUniverse& types, const Method& target) {
  return types.filter(types.below(*target.owner),
                      [&](const Class& cls) { return &program.select(cls, target) == &target; });
}

std::string parameter_name(const Method& method, std::size_t index, std::uint16_t slot) {
  const MethodInfo& info = *method.info;
  if (info.parameters && index < info.parameters->size() && !(*info.parameters)[index].name.empty())
    return std::string((*info.parameters)[index].name);
  if (info.code) {
    for (const LocalVariable& local : info.code->locals) {
      if (local.index == slot && local.start_pc == 0) return std::string(local.name);
    }
  }
  return fmt::format("p{}", index);
}

}  // namespace

void Engine::make_arguments() {
  std::uint16_t slot = 0;
  if (!target.is_static()) {
    const TypeSet receiver = receiver_types(program, types, target);
    if (!receiver)
      throw InputError(fmt::format("{}: no class in scope can be the receiver's (see --types)",
                                   target_text(target)));
    const SymbolId symbol = symbols.root("this", *target.owner, receiver);
    arguments.push_back({"this", fmt::format("L{};", target.owner->name), target.owner,
                         Value::of_term(Kind::Ref, symbols.at(symbol).term)});
    slot = 1;
  }
  std::size_t index = 0;
  for (const std::string_view parameter : parse_method_descriptor(target.descriptor).parameters) {
    std::string name = parameter_name(target, index, slot);
    const auto has_it = [&](const Argument& other) { return other.name == name; };
    if (std::any_of(arguments.begin(), arguments.end(), has_it))
      name += fmt::format("#{}", index);  // no javac writes that
    const Class& type = symbols.declared_type(parameter, *target.owner);
    Value value;
    if (type.is_primitive()) {
      value = Value::of_term(kind_of_descriptor(parameter), symbols.number(name, parameter[0]));
    } else {
      const Nullness nullness = nullness_of_parameter(target, index);
      const bool not_null = nullness == Nullness::Never;
      if (nullness != Nullness::Unsaid) {
        symbols.assume(fmt::format("parameter {} {} null (its annotation)", name,
                                   not_null ? "is not" : "may be"));
      }
      const TypeSet objects = types.led_to(type);
      const TypeSet all = not_null ? objects : types.join(objects, types.null());
      const SymbolId symbol = symbols.root(name, type, all, generic_parameter(index));
      value = Value::of_term(Kind::Ref, symbols.at(symbol).term);
    }
    arguments.push_back({name, std::string(parameter), &type, value});
    slot = static_cast<std::uint16_t>(slot + slots_of(value.kind));
    ++index;
  }
}

/// A type variable of the class or method itself stays open.
GenericType Engine::generic_parameter(std::size_t index) const {
  const auto signatures = parse_parameter_signatures(target.info->signature);
  if (!signatures || index >= signatures->size()) return {};
  return substitute((*signatures)[index], {});
}

/// Static fields of the class path that are not final become inputs.
void Engine::make_statics() {
  for (const std::string& name : program.class_path_classes()) {
    const Class* cls = nullptr;
    try {
      cls = program.find(name);
    } catch (const LinkError&) {
      continue;
    }
    if (cls == nullptr || name.starts_with("loris/")) continue;
    initialize(*cls);
    if (start.classes.get(cls->id.value).status != InitStatus::Done) continue;
    for (const Field& field : cls->fields) {
      if (!field.is_static() || (field.access & access::kFinal) != 0) continue;
      if ((field.access & access::kSynthetic) != 0) continue;
      std::string text = fmt::format("{}.{}", cls->external_name(), field.name);
      const auto has_it = [&](const Argument& other) { return other.name == text; };
      if (std::any_of(statics.begin(), statics.end(), has_it))
        text += ":" + type_text(field.descriptor);  // no javac writes that
      Value value;
      if (field.storage == Storage::Ref) {
        const Class& type = symbols.declared_type(field.descriptor, *cls);
        const TypeSet all = types.join(types.led_to(type), types.null());
        value = Value::of_term(Kind::Ref, symbols.at(symbols.root(text, type, all)).term);
      } else {
        value = Value::of_term(field.kind(), symbols.number(text, field.descriptor[0]));
      }
      vm.set_static(start, *cls, field, value);
      statics.push_back(
          {text, std::string(field.descriptor), &program.declared_type(field.descriptor), value});
    }
  }
}

}  // namespace loris
