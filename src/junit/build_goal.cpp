#include "junit/build_goal.h"

#include <deque>

#include "junit/concrete_graph.h"

namespace loris {

namespace {

bool is_narrow(char type) { return type != 'J' && type != 'D' && type != 'L'; }

bool is_same_number(const GraphValue& wanted, Value found) {
  if (!is_narrow(wanted.type)) return wanted.bits == found.bits;
  return static_cast<std::uint32_t>(wanted.bits) == static_cast<std::uint32_t>(found.bits);
}

}  // namespace

BuildGoal::BuildGoal(Engine& engine, const Graph& graph, std::size_t root,
                     std::vector<ObjectId> leaves)
    : engine_(engine), graph_(graph), root_(root), leaves_(std::move(leaves)) {
  add({'L', 1 + root});
  std::size_t next = 0;
  while (next < nodes_.size()) {  // add makes it longer
    const std::size_t at = nodes_[next++];
    const GraphNode& node = graph.nodes[at];
    const Class& cls = engine.program.load(node.class_name);
    classes_[at] = &cls;
    if (!cls.is_array()) fields_[at] = instance_fields(cls);
    for (const GraphField& field : node.fields) {
      if (field.is_read) add(field.value);
    }
    for (const GraphValue& element : node.elements) add(element);
  }
}

void BuildGoal::add(const GraphValue& value) {
  if (value.type != 'L' || value.bits == 0) return;
  const std::size_t node = value.bits - 1;
  if (!leaves_[node] && seen_.insert(node).second) nodes_.push_back(node);
}

const Class* BuildGoal::class_of(std::size_t node) const {
  const auto found = classes_.find(node);
  return found != classes_.end() ? found->second
                                 : &engine_.program.load(graph_.nodes[node].class_name);
}

/// Walks through a goal and an object side by side.
class BuildMatcher {
 public:
  BuildMatcher(const BuildGoal& goal, const State& state) : goal_(goal), state_(state) {
    match_.objects = goal.leaves_;
  }

  BuildGoal::Match match(ObjectId object) {
    bind(goal_.root_, object);
    while (!waiting_.empty()) {
      const std::size_t node = waiting_.front();
      waiting_.pop_front();
      compare(node, state_.heap.at(match_.objects[node]));
    }
    for (const std::size_t node : goal_.nodes_) {
      if (!match_.objects[node]) ++match_.distance;
    }
    return std::move(match_);
  }

 private:
  void bind(std::size_t node, ObjectId object) {
    ObjectId& known = match_.objects[node];
    if (known == object) return;
    const bool is_free = !known && !bound_.contains(object.value) &&
                         !goal_.engine_.start.heap.has(object) &&
                         state_.heap.at(object).cls() == goal_.classes_.at(node)->id;
    if (!is_free) return ++match_.distance, void();
    known = object;
    bound_.insert(object.value);
    waiting_.push_back(node);
  }

  void compare(std::size_t at, const Object& object) {
    const GraphNode& node = goal_.graph_.nodes[at];
    if (object.is_array()) return compare_elements(node, object);
    const auto& fields = goal_.fields_.at(at);
    for (std::size_t i = 0; i < fields.size() && i < node.fields.size(); ++i) {
      const Value found = Heap::load(object, fields[i]->slot, fields[i]->kind());
      if (node.fields[i].is_read)
        compare(node.fields[i].value, found);
      else if (!is_equal(node.fields[i].value, found))
        match_.is_exact = false;
    }
  }

  void compare_elements(const GraphNode& node, const Object& array) {
    if (node.elements.size() != array.length()) ++match_.distance;
    for (std::uint32_t i = 0; i < array.length() && i < node.elements.size(); ++i)
      compare(node.elements[i], load_element(array, i));
  }

  void compare(const GraphValue& wanted, Value found) {
    if (wanted.type != 'L') {
      if (!is_same_number(wanted, found)) ++match_.distance;
    } else if (wanted.bits == 0 || !found.as_ref()) {
      if (wanted.bits != 0 || found.as_ref()) ++match_.distance;
    } else {
      bind(wanted.bits - 1, found.as_ref());
    }
  }

  /// What the path does not read: references are the same only where there are none.
  static bool is_equal(const GraphValue& wanted, Value found) {
    if (wanted.type != 'L') return is_same_number(wanted, found);
    return wanted.bits == 0 && !found.as_ref();
  }

  const BuildGoal& goal_;
  const State& state_;
  BuildGoal::Match match_;
  std::set<std::uint32_t> bound_;
  std::deque<std::size_t> waiting_;
};

BuildGoal::Match BuildGoal::match(const State& state, ObjectId object) const {
  return BuildMatcher(*this, state).match(object);
}

std::string form_of(const Program& program, const State& state, const State& before,
                    ObjectId object) {
  std::string form;
  std::vector<ObjectId> objects{object};
  std::unordered_map<std::uint32_t, std::uint64_t> numbers{{object.value, 0}};
  const auto put = [&](std::uint64_t bits) {
    form.append(reinterpret_cast<const char*>(&bits), sizeof bits);
  };
  const auto put_value = [&](Value value) {
    if (value.kind != Kind::Ref || !value.as_ref()) return put(value.bits);
    if (before.heap.has(value.as_ref())) return put((std::uint64_t{1} << 40) + value.bits);
    const auto [at, is_new] = numbers.try_emplace(value.as_ref().value, objects.size());
    if (is_new) objects.push_back(value.as_ref());
    put((std::uint64_t{1} << 41) + at->second);
  };
  std::size_t next = 0;
  while (next < objects.size()) {  // put_value makes it longer
    const Object& shown = state.heap.at(objects[next++]);
    put(shown.cls().value);
    if (shown.is_array()) {
      put(shown.length());
      for (std::uint32_t k = 0; k < shown.length(); ++k) put_value(load_element(shown, k));
      continue;
    }
    for (const Field* field : instance_fields(program.at(shown.cls())))
      put_value(Heap::load(shown, field->slot, field->kind()));
  }
  return form;
}

}  // namespace loris
