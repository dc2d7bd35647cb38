#include "infer/infer.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "base/input_error.h"
#include "exec/engine.h"
#include "exec/explore.h"
#include "infer/selection.h"
#include "infer/visits.h"

namespace loris::infer {

namespace {

/// The precondition as something to explore, and the target's names for what it takes.
struct Question {
  std::string predicate;  // "pkg.Class.method(types)"
  std::vector<Root> roots;
};

Question read_question(const ExploreOptions& options) {
  const Engine engine(options, {});
  if (engine.assumed.size() != 1)
    throw InputError(
        fmt::format("rules are inferred from one precondition, found {}: give one --pre",
                    engine.assumed.size()));
  Question question;
  const Predicate& predicate = engine.assumed[0];
  question.predicate = target_text(*predicate.method);
  for (std::size_t i = 0; i < predicate.arguments; ++i)
    question.roots.push_back({engine.arguments[i].name, class_of(engine.arguments[i].descriptor)});
  return question;
}

ExploreOptions exploring(const ExploreOptions& options, const std::string& predicate) {
  ExploreOptions made = options;
  made.target = predicate;
  made.pre.clear();
  made.inv.clear();
  made.heap = "lazy";
  made.decide = "none";
  made.keep_paths = true;
  return made;
}

/// Whether two heaps differ in numbers alone.
std::string shape_of(const Graph& heap) {
  std::string shape;
  for (const GraphRoot& root : heap.roots) shape += fmt::format("{},", root.value.bits);
  for (const GraphNode& node : heap.nodes) {
    shape += node.class_name + ":";
    for (const GraphField& field : node.fields) {
      if (field.value.type == 'L')
        shape += field.is_read ? fmt::format("{},", field.value.bits) : std::string("?,");
    }
  }
  return shape;
}

std::vector<Graph> accepted(const Result& result) {
  std::map<std::string, Graph> heaps;
  for (const PathResult& path : result.path_list) {
    if (path.ending == Ending::Normal && path.result == "true" && path.input)
      heaps.try_emplace(shape_of(*path.input), *path.input);
  }
  std::vector<Graph> list;
  list.reserve(heaps.size());
  for (auto& [shape, heap] : heaps) list.push_back(std::move(heap));
  return list;
}

std::string external(std::string name) {
  std::replace(name.begin(), name.end(), '/', '.');
  return name;
}

/// References on which no accepted path depends.
std::vector<std::string> unread_fields(const std::vector<Graph>& heaps) {
  std::vector<std::string> names;
  for (const Graph& heap : heaps) {
    for (const GraphNode& node : heap.nodes) {
      for (const GraphField& field : node.fields) {
        if (field.value.type == 'L' && !field.is_read)
          names.push_back(fmt::format("{}.{}", external(field.owner), field.name));
      }
    }
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
  std::string joined;
  for (const std::string& part : parts)
    joined += (joined.empty() ? "" : std::string(separator)) + part;
  return joined;
}

/// In a statement what is said of null comes first, aliases last.
int place_of(Claim claim) {
  if (claim == Claim::NotNull || claim == Claim::IsNull) return 0;
  return claim == Claim::ExpandsToNothing ? 1 : 2;
}

/// Claims about the same paths stand in one statement.
std::string statements(const std::vector<Candidate>& rules, const PatternBase& base,
                       const std::string& indent) {
  std::vector<std::string> paths;
  std::map<std::string, std::vector<const Candidate*>> claims;
  for (const Candidate& rule : rules) {
    const bool is_here = rule.pattern.base.kind == base.kind &&
                         (base.kind != PatternBase::Kind::Class || rule.pattern.base == base);
    if (!is_here) continue;
    std::vector<const Candidate*>& about = claims[rule.pattern.text()];
    if (about.empty()) paths.push_back(rule.pattern.text());
    about.push_back(&rule);
  }
  std::string text;
  for (const std::string& path : paths) {
    std::vector<const Candidate*>& about = claims[path];
    std::stable_sort(about.begin(), about.end(), [](const Candidate* a, const Candidate* b) {
      return place_of(a->claim) < place_of(b->claim);
    });
    std::vector<std::string> parts;
    parts.reserve(about.size());
    for (const Candidate* rule : about) parts.push_back(rule->claim_text());
    text += fmt::format("{}{} {};\n", indent, path, join(parts, ", "));
  }
  return text;
}

std::string rules_text(const std::vector<Candidate>& rules, const ClassFields& classes) {
  std::string text = statements(rules, {PatternBase::Kind::Root, ""}, "") +
                     statements(rules, {PatternBase::Kind::Any, ""}, "");
  for (const auto& [name, fields] : classes) {
    const std::string block = statements(rules, {PatternBase::Kind::Class, name}, "  ");
    if (!block.empty()) text += fmt::format("class {} {{\n{}}}\n", external(name), block);
  }
  return text;
}

std::string bounds_text(const ExploreOptions& options) {
  std::string text;
  if (options.k) text += fmt::format("-k {}", *options.k);
  if (options.n || !options.k)
    text += fmt::format("{}-n {}", text.empty() ? "" : " ", options.n.value_or(5));
  for (const ClassCount& count : options.objects)
    text += fmt::format(" --objects {}={}", count.cls, count.count);
  return text;
}

/// The receiver is never null, which need not be said.
bool is_needless(const Candidate& rule) {
  return rule.pattern.parts.empty() && rule.pattern.base.kind == PatternBase::Kind::Root &&
         rule.pattern.base.name == "this";
}

std::string unsure_text(const Result& result, const Findings& findings) {
  std::vector<std::string> reasons;
  for (const Limit& limit : result.limits)
    reasons.push_back(fmt::format("{} at {}", limit.what, limit.where));
  if (result.interrupted) reasons.emplace_back("interrupted");
  if (!findings.is_whole) reasons.emplace_back("a heap can be visited in too many orders");
  return join(reasons, "; ");
}

}  // namespace

Inferred infer_rules(const ExploreOptions& options, ExplorationWatch& watch) {
  const Question question = read_question(options);
  const Result result = run_exploration(exploring(options, question.predicate), watch);
  const std::vector<Graph> heaps = accepted(result);
  if (heaps.empty())
    throw InputError(
        fmt::format("{} accepts no heap within {}", question.predicate, bounds_text(options)));
  std::vector<std::string> names;
  for (const Root& root : question.roots) names.push_back(root.name);
  const Findings findings = visit_all(heaps, names);
  const ClassFields classes = classes_of(heaps);
  std::vector<Candidate> candidates = make_candidates(question.roots, classes);
  std::erase_if(candidates, is_needless);

  Inferred inferred;
  inferred.unsure = unsure_text(result, findings);
  inferred.text = fmt::format(
      "-- Rules that hold in each of the {} heaps which {} accepts\n"
      "-- within {}. They were tested on these heaps alone: larger ones may differ.\n",
      heaps.size(), question.predicate, bounds_text(options));
  if (!inferred.unsure.empty())
    inferred.text += fmt::format("-- Some heaps may be missing: {}.\n", inferred.unsure);
  if (const std::vector<std::string> unread = unread_fields(heaps); !unread.empty())
    inferred.text +=
        fmt::format("-- The predicate does not look at {}: taken to lead to other objects.\n",
                    join(unread, ", "));
  inferred.text += rules_text(select_rules(candidates, findings), classes);
  return inferred;
}

}  // namespace loris::infer
