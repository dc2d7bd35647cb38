#include "junit/build_inputs.h"

#include <algorithm>
#include <map>

#include "base/input_error.h"
#include "exec/audit.h"
#include "exec/describe.h"
#include "exec/materializer.h"
#include "interp/text.h"
#include "junit/build_search.h"
#include "junit/concrete_graph.h"
#include "program/link_error.h"

namespace loris {

namespace {

/// For all paths together, in multiples of what one object may take.
constexpr std::uint64_t kShares = 300;

/// Everything that a node leads to, itself included.
std::set<std::size_t> reachable(const Graph& graph, std::size_t root) {
  std::set<std::size_t> seen{root};
  std::vector<std::size_t> open{root};
  const auto add = [&](const GraphValue& value) {
    if (value.type == 'L' && value.bits != 0 && seen.insert(value.bits - 1).second)
      open.push_back(value.bits - 1);
  };
  while (!open.empty()) {
    const GraphNode& node = graph.nodes[open.back()];
    open.pop_back();
    for (const GraphField& field : node.fields) add(field.value);
    for (const GraphValue& element : node.elements) add(element);
  }
  return seen;
}

/// One input.
class InputBuilder {
 public:
  InputBuilder(Engine& engine, BuildCalls& calls, const Graph& graph, std::uint64_t share,
               std::uint64_t& budget)
      : engine_(engine),
        calls_(calls),
        search_(engine, calls),
        graph_(graph),
        share_(share),
        budget_(budget),
        state(engine.start),
        objects(graph.nodes.size()) {
    state.input.answer_by(
        std::make_shared<std::vector<AnyValue>>());  // what builds asks for nothing
    make_leaves();
    plain_ = state;
  }

  /// Builds those objects among receiver and parameters that share nothing with others.
  void build() {
    std::set<std::size_t> roots;
    for (std::size_t i = 0; i < engine_.arguments.size(); ++i) {
      const GraphValue& value = graph_.roots[i].value;
      if (value.type == 'L' && value.bits != 0 && !leaves_[value.bits - 1])
        roots.insert(value.bits - 1);
    }
    std::set<std::size_t> all = roots;  // with what the run will ask for
    for (const GraphRoot& root : graph_.roots) {
      if (root.value.type == 'L' && root.value.bits != 0) all.insert(root.value.bits - 1);
    }
    for (const std::size_t root : roots) {
      if (is_apart(root, all)) build_root(root);
    }
  }

  /// Whether the calls have left alone all that was there before: static fields and what they hold.
  bool is_clean() const {
    for (std::uint32_t i = 1; i < engine_.start.heap.limit(); ++i) {
      const ObjectId id{i};
      if (!engine_.start.heap.has(id)) continue;
      const Object& before = engine_.start.heap.at(id);
      if (&before == &state.heap.at(id)) continue;
      const Class& cls = engine_.program.at(before.cls());
      // The hash code of a text is kept in it.
      if (cls.name == "java/lang/String") continue;
      if (cls.name != "java/lang/Class" || !is_new_class(id)) return false;
    }
    return true;
  }

 private:
  /// A class that a call has initialized: one of the library, or one without variables.
  bool is_new_class(ObjectId mirror) const {
    bool is_new = false;
    engine_.start.classes.for_each([&](std::uint32_t id, const ClassState& known) {
      if (known.mirror != mirror || known.status == InitStatus::Done) return;
      const Class& cls = engine_.program.at(ClassId{id});
      is_new = !cls.module.empty() ||
               std::none_of(cls.fields.begin(), cls.fields.end(), [](const Field& field) {
                 return field.is_static() && (field.access & access::kFinal) == 0;
               });
    });
    return is_new;
  }

  void make_leaves() {
    leaves_.resize(graph_.nodes.size());
    Materializer maker(engine_, state, graph_);
    for (std::size_t i = 0; i < graph_.nodes.size(); ++i) {
      const Class& cls = engine_.program.load(graph_.nodes[i].class_name);
      if (is_leaf(graph_.nodes[i], cls)) leaves_[i] = objects[i] = maker.make(i);
    }
  }

  bool is_apart(std::size_t root, const std::set<std::size_t>& roots) const {
    const std::set<std::size_t> own = reachable(graph_, root);
    for (const std::size_t other : roots) {
      if (other == root) continue;
      for (const std::size_t node : reachable(graph_, other)) {
        if (own.contains(node) && !leaves_[node]) return false;
      }
    }
    return true;
  }

  void build_root(std::size_t root) {
    const State before = state;
    std::vector<ObjectId> made = leaves_;
    std::vector<Construction> parts;
    const auto found = build_node(root, made, parts, share_);
    if (!found) return state = before, void();
    for (std::size_t i = 0; i < objects.size(); ++i) {
      if (found->match.objects[i]) objects[i] = found->match.objects[i];
    }
    is_exact = is_exact && found->match.is_exact;
    keep_used(std::move(parts));
  }

  /// The parts that calls take come first, whether they are used or not.
  std::optional<BuiltObject> build_node(std::size_t node, std::vector<ObjectId>& made,
                                        std::vector<Construction>& parts, std::uint64_t share) {
    const Class& cls = engine_.program.load(graph_.nodes[node].class_name);
    if (cls.is_array() || calls_.of(cls).constructors.empty()) return std::nullopt;
    const BuildGoal goal(engine_, graph_, node, leaves_);
    for (std::size_t i = goal.nodes().size(); i-- > 1;) {
      const std::size_t part = goal.nodes()[i];
      constexpr std::uint64_t kPart = 8;
      if (!made[part] && calls_.is_argument(goal, part) && !reachable(graph_, part).contains(node))
        make_part(part, made, parts, share / kPart);
    }
    std::uint64_t own = std::min(share, budget_);
    budget_ -= own;
    auto found = search_.find(goal, state, plain_, made, own);
    budget_ += own;
    if (!found) return std::nullopt;
    state = found->state;
    parts.push_back({node, found->calls});
    return found;
  }

  void make_part(std::size_t part, std::vector<ObjectId>& made, std::vector<Construction>& parts,
                 std::uint64_t share) {
    const std::string& name = graph_.nodes[part].class_name;
    if (name.starts_with('[')) {
      const bool holds_references = name[1] == 'L' || name[1] == '[';
      if (!holds_references) made[part] = Materializer(engine_, state, graph_).make(part);
      return;
    }
    const auto found = build_node(part, made, parts, share);
    // What comes out otherwise in places that the path does not read could not be told apart.
    if (found && found->match.is_exact) made[part] = found->object;
  }

  void keep_used(std::vector<Construction> parts) {
    std::set<std::size_t> used{parts.back().node};
    std::vector<Construction> kept;
    for (std::size_t i = parts.size(); i-- > 0;) {
      if (!used.contains(parts[i].node)) continue;
      for (const BuildCall& call : parts[i].calls) {
        for (const GraphValue& value : call.arguments) {
          if (value.type == 'L' && value.bits != 0) used.insert(value.bits - 1);
        }
      }
      kept.push_back(std::move(parts[i]));
    }
    built.insert(built.end(), std::make_move_iterator(kept.rbegin()),
                 std::make_move_iterator(kept.rend()));
  }

  Engine& engine_;
  BuildCalls& calls_;
  BuildSearch search_;
  const Graph& graph_;
  const std::uint64_t share_;
  std::uint64_t& budget_;
  State plain_;
  std::vector<ObjectId> leaves_;

 public:
  State state;                    // with what was built
  std::vector<ObjectId> objects;  // by node
  std::vector<Construction> built;
  bool is_exact = true;
};

/// What the path shows when its input is what the calls have made.
class Reshown {
 public:
  Reshown(Engine& engine, const PathResult& path, InputBuilder& builder)
      : engine_(engine),
        path_(path),
        input_(make_concrete(engine, *path.input, builder.state, builder.objects)),
        graph_(engine, input_.state) {}

  /// None where it would not be the path any more.
  std::optional<PathResult> make(std::vector<Construction> built) {
    PathResult shown = path_;
    shown.input = read_input();
    if (!is_plain(*shown.input)) return std::nullopt;
    if (!engine_.assumed.empty() && holds_of(engine_, *shown.input) != Answer::Yes)
      return std::nullopt;
    renumber(built);
    shown.built = std::move(built);
    State after = input_.state;
    const auto outcome = run_target(engine_, after, input_.arguments);
    if (!outcome || !fits(*outcome, after)) return std::nullopt;
    add_output(*outcome, after, shown);
    return shown;
  }

 private:
  Graph read_input() {
    for (std::size_t i = 0; i < input_.objects.size(); ++i)
      graph_.name(input_.objects[i], path_.input->nodes[i].name);
    for (std::size_t i = 0; i < engine_.arguments.size(); ++i)
      graph_.add_root(path_.input->roots[i].name, path_.input->roots[i].descriptor,
                      input_.arguments[i]);
    for (const AnyValue& asked : input_.state.input.answers()) graph_.add_asked(asked);
    Graph read = graph_.read();
    for (std::size_t i = 0; i < input_.objects.size(); ++i) mark_read(i, read);
    return read;
  }

  /// The path depends on what it depended on before.
  void mark_read(std::size_t old, Graph& read) const {
    const auto at =
        std::find(graph_.objects().begin(), graph_.objects().end(), input_.objects[old]);
    if (at == graph_.objects().end()) return;
    GraphNode& node = read.nodes[static_cast<std::size_t>(at - graph_.objects().begin())];
    const GraphNode& was = path_.input->nodes[old];
    for (std::size_t i = 0; i < node.fields.size() && i < was.fields.size(); ++i)
      node.fields[i].is_read = was.fields[i].is_read;
  }

  /// Nothing that was there before any input, and nothing that source cannot show.
  bool is_plain(const Graph& read) const {
    for (std::size_t i = 0; i < read.nodes.size(); ++i) {
      const Class& cls = engine_.program.load(read.nodes[i].class_name);
      if (is_leaf(read.nodes[i], cls)) continue;
      if (cls.hidden || engine_.start.heap.has(graph_.objects()[i])) return false;
      if (!cls.is_array() && read.nodes[i].fields.size() != instance_fields(cls).size())
        return false;
    }
    return true;
  }

  void renumber(std::vector<Construction>& built) const {
    const auto renumbered = [&](std::size_t old) { return graph_.node_of(input_.objects[old]); };
    for (Construction& one : built) {
      one.node = renumbered(one.node);
      for (BuildCall& call : one.calls) {
        for (GraphValue& value : call.arguments) {
          if (value.type == 'L' && value.bits != 0) value.bits = 1 + renumbered(value.bits - 1);
        }
      }
    }
  }

  bool fits(const Outcome& outcome, const State& after) const {
    const auto* threw = std::get_if<Threw>(&outcome);
    if (threw == nullptr) return path_.kind.empty();
    const Class& cls = engine_.program.at(after.heap.at(threw->exception).cls());
    const std::vector<TraceEntry> trace = engine_.vm.backtrace_of(after, threw->exception);
    const auto place = place_in(engine_.program, engine_.target, trace);
    // Two instructions of a line may throw alike: one because of a field that a constructor sets.
    if (path_.bci && (!place || trace[*place].bci != *path_.bci)) return false;
    return cls.external_name() == path_.kind &&
           thrown_at(engine_.program, engine_.target,
                     engine_.vm.trace_text(after, threw->exception)) ==
               thrown_at(engine_.program, engine_.target, path_.stack);
  }

  void add_output(const Outcome& outcome, State& after, PathResult& shown) {
    graph_.go_on(after);
    const std::string_view signature = engine_.target.descriptor;
    const std::string returned(signature.substr(signature.find(')') + 1));
    if (const auto* threw = std::get_if<Threw>(&outcome)) {
      const Class& cls = engine_.program.at(after.heap.at(threw->exception).cls());
      graph_.name(threw->exception, "");
      graph_.add_root("exception", "L" + cls.name + ";", Value::of_ref(threw->exception));
      shown.output = graph_.read();
      add_message(threw->exception, shown);
      return;
    }
    if (returned != "V") graph_.add_root("result", returned, std::get<Returned>(outcome).value);
    shown.output = graph_.read();
    // Only objects of the input have names.
    for (std::size_t i = shown.input->nodes.size(); i < shown.output->nodes.size(); ++i)
      shown.output->nodes[i].name.clear();
    if (returned != "V") shown.result = value_text(shown.output->roots.back().value, *shown.output);
  }

  void add_message(ObjectId exception, PathResult& shown) const {
    for (std::size_t i = shown.input->nodes.size(); i < shown.output->nodes.size(); ++i)
      shown.output->nodes[i].name.clear();
    const Value text = engine_.vm.get_field(exception, "detailMessage", "Ljava/lang/String;");
    shown.detail.reset();
    if (!text.as_ref()) return;
    shown.detail = engine_.vm.text_of(text.as_ref());
    shown.message = to_utf8(*shown.detail);
  }

  Engine& engine_;
  const PathResult& path_;
  ConcreteInput input_;
  ConcreteGraph graph_;
};

bool is_buildable(const PathResult& path) {
  return has_ended(path) && path.replayable && path.input && path.output &&
         path.kind.find("System.exit") == std::string::npos;
}

std::optional<PathResult> built_path(Engine& engine, BuildCalls& calls, const PathResult& path,
                                     std::uint64_t share, std::uint64_t& budget) {
  try {
    InputBuilder builder(engine, calls, *path.input, share, budget);
    builder.build();
    if (builder.built.empty() || !builder.is_clean()) return std::nullopt;
    if (!builder.is_exact)
      return is_check(path) ? std::nullopt
                            : Reshown(engine, path, builder).make(std::move(builder.built));
    PathResult shown = path;
    shown.built = std::move(builder.built);
    return shown;
  } catch (const LinkError&) {
    return std::nullopt;
  } catch (const InputError&) {
    return std::nullopt;
  }
}

}  // namespace

void build_inputs(Result& result, const ExploreOptions& options, const std::string& target,
                  std::uint64_t calls, const std::function<bool()>& go_on) {
  if (calls == 0 || !go_on() || options.symbolic_statics || options.decide == "driver") return;
  const bool has_objects =
      std::any_of(result.path_list.begin(), result.path_list.end(),
                  [](const PathResult& path) { return path.input && !path.input->nodes.empty(); });
  if (!has_objects) return;
  ExploreOptions plain = options;
  plain.target = target;
  plain.log_queries.reset();
  Engine engine(plain, {});
  engine.vm.cover(false);
  SourceNames names(engine.program, SourceNames::package_for(*engine.target.owner));
  BuildCalls possible(engine, names);
  std::uint64_t budget = calls * kShares;
  std::map<std::pair<std::uint64_t, std::string>, const PathResult*> shown;
  for (PathResult& path : result.path_list) {
    if (budget == 0 || !go_on()) break;
    if (!is_buildable(path)) continue;
    if (auto built = built_path(engine, possible, path, calls, budget)) path = std::move(*built);
    shown[{path.index, path.kind}] = &path;
  }
  for (PathResult& path : result.violations) {
    const auto found = shown.find({path.index, path.kind});
    if (found != shown.end()) path = *found->second;
  }
}

}  // namespace loris
