#include "exec/describe.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "exec/graph_builder.h"
#include "exec/materializer.h"
#include "exec/partition_builder.h"
#include "exec/settle.h"
#include "interp/text.h"
#include "program/npe_message.h"
#include "solver/congruence_axioms.h"
#include "spec/decider.h"
#include "term/print.h"
#include "term/variables.h"

namespace loris {

namespace {

std::set<Term> variables_of(const TermStore& terms, const std::vector<Term>& conjuncts) {
  Variables variables(terms);
  for (const Term conjunct : conjuncts) variables.add(conjunct);
  return variables.all();
}

/// A receiver that the path did not look at is an object all the same.
void require_receiver(const Engine& engine, Refined& heap) {
  if (engine.target.is_static() || !engine.arguments[0].value.symbolic) return;
  const SymbolId receiver = engine.symbols.of(engine.arguments[0].value.term());
  InputHeap::Facts facts = heap.input.facts(receiver);
  if (!facts.object && !facts.types) facts.types = engine.symbols.at(receiver).types;
  heap.input.set_facts(receiver, facts);
}

/// In an order that no history of the run changes.
std::vector<Term> by_name(const TermStore& terms, const std::set<Term>& variables) {
  std::vector<Term> sorted(variables.begin(), variables.end());
  std::sort(sorted.begin(), sorted.end(),
            [&](Term a, Term b) { return terms.name(a) < terms.name(b); });
  return sorted;
}

/// The model with a value for each of the variables: what it does not mention has its default
/// there, whatever other variables may imply.
std::shared_ptr<Assignment> with_defaults(const TermStore& terms, const Assignment& model,
                                          const std::set<Term>& variables) {
  auto filled = std::make_shared<Assignment>(model);
  for (const Term variable : variables) {
    if (!filled->contains(variable))
      filled->insert_or_assign(variable, terms.default_bits(variable));
  }
  return filled;
}

/// A model in which equal arguments have equal values.
Verdict congruent_model(Engine& engine, std::vector<Term> conjuncts) {
  constexpr int kMostRounds = 100;
  CongruenceAxioms axioms(engine.terms, engine.symbols.applications());
  for (int round = 0; round < kMostRounds; ++round) {
    Verdict verdict = engine.models.solve(conjuncts);
    if (verdict.answer != Answer::Yes || engine.vm.merger() == nullptr) return verdict;
    const std::set<Term> mentioned = variables_of(engine.terms, conjuncts);
    std::vector<Term> variables = by_name(engine.terms, mentioned);
    axioms.close(variables);
    const auto completed = with_defaults(engine.terms, *verdict.model, mentioned);
    axioms.complete(variables, *completed);
    const auto conflicts = axioms.find_all(variables, *completed);
    if (conflicts.empty()) return {Answer::Yes, completed};
    for (const auto& conflict : conflicts) conjuncts.push_back(axioms.instance(conflict));
  }
  return {};
}

/// What the exception says when the target is run on the input that is shown.
std::optional<std::u16string> message_of_run(Engine& engine, const PathResult& path) {
  const WithStrategy decided(engine.vm, *engine.inside_strategy);
  ConcreteInput input = make_concrete(engine, *path.input);
  const auto outcome = run_target(engine, input.state, input.arguments);
  const auto* threw = outcome ? std::get_if<Threw>(&*outcome) : nullptr;
  if (threw == nullptr) return std::nullopt;
  engine.vm.look_at(input.state);
  if (engine.vm.class_of(threw->exception).external_name() != path.kind) return std::nullopt;
  const Value text = engine.vm.get_field(threw->exception, "detailMessage", "Ljava/lang/String;");
  if (!text.as_ref()) return std::nullopt;
  return engine.vm.text_of(text.as_ref());
}

/// The graphs of a path, and what its exception says for the input that they show.
void describe_graphs(Engine& engine, const State& state, GraphBuilder& builder, PathResult& path,
                     Value result, ObjectId exception) {
  path.input = builder.input();
  if (path.ending == Ending::Cut || path.ending == Ending::Unsupported) return;
  path.output = builder.output(result, exception);
  if (exception) {
    const Class& cls = engine.program.at(state.heap.at(exception).cls());
    const bool is_outcome = path.kind == cls.external_name();  // not what a predicate said of it
    auto message = builder.message_of(exception);
    if (is_outcome && engine.vm.has_unwritten_message(state, exception))
      message = path.replayable ? message_of_run(engine, path) : std::nullopt;
    if (is_outcome && message) path.message = to_utf8(*message);
    if (is_outcome) path.detail = message;
  } else if (result.kind != Kind::Void) {
    path.result = value_text(path.output->roots.back().value, *path.output);
  }
  if (builder.is_too_large()) path.output.reset();
}

/// The graphs of a path whose state keeps all aliasings.
void describe_merged(Engine& engine, const Ended& shown, const Assignment& model,
                     const std::set<Term>& constrained, PathResult& path) {
  Settled settled = settle(engine, shown.node.state, model, constrained, shown.result);
  engine.vm.look_at(settled.state);
  GraphBuilder builder(engine, settled.state, settled.model, std::move(settled.constrained));
  describe_graphs(engine, settled.state, builder, path, settled.result, shown.exception);
}

}  // namespace

std::string value_text(const GraphValue& value, const Graph& graph) {
  if (value.type != 'L') return graph_value_text(value);
  if (value.bits == 0) return "null";
  const GraphNode& node = graph.nodes[value.bits - 1];
  if (!node.name.empty()) return node.name;
  if (!node.unknown.empty()) return "an object of unknown class";
  std::string name = node.class_name;
  for (char& c : name) c = c == '/' ? '.' : c;
  return "new " + name;
}

std::string exception_message(Engine& engine, const State& state, ObjectId exception) {
  const Field* field =
      engine.vm.known().throwable.declared_field("detailMessage", "Ljava/lang/String;");
  const Value text = Heap::load(state.heap.at(exception), field->slot, Kind::Ref);
  if (!text.symbolic && text.as_ref()) {
    const Object& string = state.heap.at(text.as_ref());
    const Value bytes = Heap::load(string, engine.vm.known().string_value, Kind::Ref);
    if (string.has_terms() || state.heap.at(bytes.as_ref()).has_terms()) return {};
    return engine.vm.utf8_in(state, text.as_ref());
  }
  const Class& cls = engine.program.at(state.heap.at(exception).cls());
  const auto trace = engine.vm.backtrace_of(state, exception);
  if (cls.name != "java/lang/NullPointerException" || trace.empty()) return {};
  const Method& method = engine.program.method_at(trace[0].method);
  if (!method.info->code) return {};
  return npe_message(*method.owner->file, *method.info, trace[0].bci).value_or("");
}

Answer has_input(Engine& engine, const Node& node) {
  if (node.model != nullptr) return Answer::Yes;
  return congruent_model(engine, conjuncts(node.condition)).answer;
}

void describe_calls(Engine& engine, const Driver& driver, const Ended& ended, PathResult& path) {
  path.condition = condition_texts(engine, ended.node);
  const Verdict verdict = congruent_model(engine, conjuncts(ended.node.condition));
  const Model model = verdict.answer == Answer::Yes ? verdict.model : ended.node.model;
  if (model != nullptr && ended.node.driven)
    path.calls = driver.describe(*ended.node.driven, *model);
}

namespace {

HeapStrategy& strategy_of(Engine& engine, const Ended& ended) {
  return ended.is_inside ? *engine.inside_strategy : *engine.strategy;
}

/// The graphs of a path under one model.
void describe_model(Engine& engine, const Ended& shown, const Assignment& model,
                    const std::set<Term>& constrained, PathResult& path) {
  if (engine.vm.merger() != nullptr) {
    const auto explicit_model = with_defaults(engine.terms, model, constrained);
    return describe_merged(engine, shown, *explicit_model, constrained, path);
  }
  Refined completed{shown.node.state.heap, shown.node.state.input};
  require_receiver(engine, completed);
  if (!engine.refiner->complete(completed)) return;
  State state = shown.node.state;
  state.heap = std::move(completed.objects);
  state.input = std::move(completed.input);
  engine.vm.look_at(state);
  GraphBuilder builder(engine, state, model, constrained);
  describe_graphs(engine, state, builder, path, shown.result, shown.exception);
}

/// That some variable, or each of them, has another value than in the model. None where no variable
/// can be asked.
std::optional<Term> other_than(TermStore& terms, const Assignment& model,
                               const std::set<Term>& variables, bool each) {
  std::optional<Term> all;
  for (const Term variable : by_name(terms, variables)) {
    const Sort sort = terms.sort(variable);
    if (sort != Sort::Int && sort != Sort::Long && sort != Sort::Ref) continue;
    const auto value = model.find(variable);
    const std::uint64_t bits = value != model.end() ? value->second : terms.default_bits(variable);
    const Term differs = terms.make(TermOp::Ne, variable, terms.constant(sort, bits));
    all = all ? terms.make(each ? TermOp::BoolAnd : TermOp::BoolOr, *all, differs) : differs;
  }
  return all;
}

/// Models of a condition, one after the other. They depend on the condition alone, not on what was
/// asked before.
class Models {
 public:
  Models(Engine& engine, std::vector<Term> condition)
      : engine_(engine), condition_(std::move(condition)) {}

  /// The first; that of the search where the solver finds none.
  Model first(const Model& known) {
    const Verdict verdict = congruent_model(engine_, condition_);
    return last_ = verdict.answer == Answer::Yes ? verdict.model : known;
  }

  /// One in which all variables that can be asked differ from the last, or at least one does. Every
  /// second time, their numbers exceed all that there were, if they can: else the search would walk
  /// in one direction.
  Model next(const std::set<Term>& variables) {
    note_highest(variables);
    if (++turn_ % 2 == 1) {
      if (const Model higher = with(above_highest(variables))) return last_ = higher;
    }
    for (const bool each : {true, false}) {
      const auto other = other_than(engine_.terms, *last_, variables, each);
      if (!other) return nullptr;
      if (const Model found = with(*other)) {
        condition_.push_back(*other);
        return last_ = found;
      }
    }
    return nullptr;
  }

 private:
  Model with(Term conjunct) {
    condition_.push_back(conjunct);
    const Verdict verdict = congruent_model(engine_, condition_);
    condition_.pop_back();
    return verdict.answer == Answer::Yes ? verdict.model : nullptr;
  }

  void note_highest(const std::set<Term>& variables) {
    for (const Term variable : by_name(engine_.terms, variables)) {
      const Sort sort = engine_.terms.sort(variable);
      if (sort != Sort::Int && sort != Sort::Long) continue;
      const auto value = last_->find(variable);
      const std::uint64_t bits =
          value != last_->end() ? value->second : engine_.terms.default_bits(variable);
      const Term constant = engine_.terms.constant(sort, bits);
      const auto [at, is_new] = highest_.emplace(variable, constant);
      if (is_new || signed_value(constant) > signed_value(at->second)) at->second = constant;
    }
  }

  std::int64_t signed_value(Term constant) const {
    const std::uint64_t bits = engine_.terms.bits(constant);
    return engine_.terms.sort(constant) == Sort::Long ? static_cast<std::int64_t>(bits)
                                                      : static_cast<std::int32_t>(bits);
  }

  Term above_highest(const std::set<Term>& variables) const {
    TermStore& terms = engine_.terms;
    Term all = terms.bool_constant(true);
    for (const Term variable : by_name(terms, variables)) {
      const auto found = highest_.find(variable);
      if (found == highest_.end()) continue;
      all = terms.make(TermOp::BoolAnd, all, terms.make(TermOp::Gt, variable, found->second));
    }
    return all;
  }

  Engine& engine_;
  std::vector<Term> condition_;
  Model last_;
  std::map<Term, Term> highest_;  // the largest number that each variable had
  unsigned turn_ = 0;
};

Predicted predicted_by(Engine& engine, const Ended& ended) {
  Predicted predicted;
  if (!ended.exception) return predicted;
  const State& state = ended.node.state;
  predicted.thrown = engine.program.at(state.heap.at(ended.exception).cls()).external_name();
  predicted.trace = engine.vm.backtrace_of(state, ended.exception);
  return predicted;
}

}  // namespace

void describe(Engine& engine, const Ended& ended, PathResult& path) {
  const WithStrategy own(engine.vm, strategy_of(engine, ended));
  path.condition = condition_texts(engine, ended.node);
  if (engine.options.list_paths && path.ending != Ending::Cut && path.ending != Ending::Unsupported)
    describe_partition(engine, ended.node, path, ended.result);
}

CheckedInput describe_input(Engine& engine, const Ended& ended, const Ended& shown,
                            PathResult& path, const std::function<bool()>& keep_going) {
  constexpr int kMostModels = 16;
  const WithStrategy other(engine.vm, strategy_of(engine, shown));
  path.replayable = !shown.node.state.input.hash_used;
  const std::vector<Term> condition = conjuncts(shown.node.condition);
  const std::set<Term> constrained = variables_of(engine.terms, condition);
  const Predicted predicted = predicted_by(engine, ended);
  Models models(engine, condition);
  CheckedInput first;
  first.why = "the solver found none";
  Model model = models.first(shown.node.model);
  for (int tried = 0; model != nullptr && tried < kMostModels; ++tried) {
    describe_model(engine, shown, *model, constrained, path);
    if (!path.input) break;
    CheckedInput checked = InputCheck(engine, *model, keep_going).check(path, predicted);
    if (checked.is_good()) {
      path.unchecked.clear();
      return checked;
    }
    if (tried == 0) first = std::move(checked);
    if (!keep_going()) break;
    model = models.next(constrained);
  }
  path.unchecked = first.why;
  return first;
}

}  // namespace loris
