#include "junit/build_calls.h"

#include <algorithm>

#include "base/input_error.h"
#include "classfile/descriptor.h"
#include "junit/call_code.h"
#include "program/link_error.h"

namespace loris {

namespace {

/// A nested class whose constructor is given an object of the class around it.
bool is_inner(const Class& cls) {
  for (const InnerClass& inner : cls.file->inner_classes) {
    if (inner.inner == cls.name) return (inner.access & access::kStatic) == 0;
  }
  return false;
}

/// A capacity of a thousand million, taken from a key, would cost that much memory.
bool is_harmless(char type, std::uint64_t bits) {
  constexpr std::int64_t kLargest = 10'000;
  if (type == 'I') return static_cast<std::int32_t>(bits) <= kLargest;
  return type != 'J' || static_cast<std::int64_t>(bits) <= kLargest;
}

}  // namespace

BuildCalls::BuildCalls(Engine& engine, SourceNames& names)
    : engine_(engine), names_(names), purity_(engine.program) {}

const ClassCalls& BuildCalls::of(const Class& cls) {
  const auto known = known_.find(&cls);
  if (known != known_.end()) return known->second;
  ClassCalls found;
  try {
    if (is_made_by_new(cls)) found = find(cls);
  } catch (const LinkError&) {  // something that it names is not there
    found = {};
  } catch (const InputError&) {
    found = {};
  }
  return known_[&cls] = std::move(found);
}

bool BuildCalls::is_made_by_new(const Class& cls) {
  constexpr std::uint16_t kNever = access::kAbstract | access::kInterface | access::kEnum;
  return cls.file != nullptr && (cls.access & kNever) == 0 && !is_inner(cls) &&
         names_.class_name(cls.name);
}

bool BuildCalls::is_writable(const Method& method) {
  constexpr std::uint16_t kOdd = access::kBridge | access::kSynthetic;
  if ((method.access & kOdd) != 0 || !names_.may_use(*method.owner, method.access)) return false;
  if (has_bounds(method) || !names_.class_name(method.owner->name)) return false;
  const auto parameters = parse_method_descriptor(method.descriptor).parameters;
  return std::all_of(parameters.begin(), parameters.end(),
                     [&](std::string_view each) { return names_.type(each).has_value(); });
}

ClassCalls BuildCalls::find(const Class& cls) {
  ClassCalls calls;
  for (const auto& method : cls.methods) {
    if (method->is_constructor() && is_writable(*method))
      calls.constructors.push_back(method.get());
  }
  std::stable_sort(
      calls.constructors.begin(), calls.constructors.end(),
      [](const Method* a, const Method* b) { return a->parameters.size() < b->parameters.size(); });
  for (const Class* at = &cls; at->super != nullptr; at = at->super) {
    for (const auto& method : at->methods) {
      const bool is_candidate = !method->is_static() && !method->is_constructor() &&
                                !method->is_abstract() && is_java_identifier(method->name);
      if (is_candidate && is_writable(*method) &&
          &engine_.program.select(cls, *method) == method.get() && !purity_.is_pure(*method))
        calls.methods.push_back(method.get());
    }
  }
  return calls;
}

std::vector<GraphValue> BuildCalls::numbers(const BuildGoal& goal, char type) const {
  if (type == 'Z') return {{type, 0}, {type, 1}};
  std::vector<GraphValue> found;
  const auto add = [&](std::uint64_t bits) {
    constexpr std::size_t kMost = 8;
    const GraphValue value{type, bits};
    if (found.size() < kMost && is_harmless(type, bits) &&
        std::find(found.begin(), found.end(), value) == found.end())
      found.push_back(value);
  };
  for (const std::size_t node : goal.nodes()) {
    const GraphNode& shown = goal.graph().nodes[node];
    for (const GraphField& field : shown.fields) {
      if (field.is_read && field.value.type == type) add(field.value.bits);
    }
    for (const GraphValue& element : shown.elements) {
      if (element.type == type) add(element.bits);
    }
    if (type == 'I' && shown.class_name.starts_with('[')) add(shown.elements.size());
  }
  if (found.empty()) add(0);
  return found;
}

/// What has the parameter's type gets only to places of that type or a wider one.
bool BuildCalls::could_be(const BuildGoal& goal, std::size_t node, const Class& parameter) {
  if (!goal.class_of(node)->is_assignable_to(parameter)) return false;
  const GraphValue wanted{'L', 1 + node};
  for (const std::size_t holder : goal.nodes()) {
    const GraphNode& shown = goal.graph().nodes[holder];
    for (const GraphField& field : shown.fields) {
      if (field.is_read && field.value == wanted &&
          parameter.is_assignable_to(engine_.program.load_descriptor(field.descriptor)))
        return true;
    }
    const bool is_held =
        std::find(shown.elements.begin(), shown.elements.end(), wanted) != shown.elements.end();
    if (is_held && parameter.is_assignable_to(*goal.class_of(holder)->element)) return true;
  }
  return false;
}

std::vector<OpenCall> BuildCalls::towards(const BuildGoal& goal,
                                          const std::vector<const Method*>& methods,
                                          const std::vector<ObjectId>& made) {
  std::vector<OpenCall> calls;
  for (const Method* method : methods) {
    OpenCall call{method, {}};
    for (const std::string_view each : parse_method_descriptor(method->descriptor).parameters) {
      const Class& parameter = engine_.program.load_descriptor(each);
      if (parameter.is_primitive()) {
        call.choices.push_back(numbers(goal, each[0]));
        continue;
      }
      // The first argument is what most calls are about: a key, an element.
      std::vector<GraphValue> objects;
      const bool is_first = call.choices.empty();
      if (!is_first) objects.push_back({'L', 0});
      for (std::size_t i = 0; i < made.size(); ++i) {
        if (made[i] && could_be(goal, i, parameter)) objects.push_back({'L', 1 + i});
      }
      if (is_first) objects.push_back({'L', 0});
      call.choices.push_back(std::move(objects));
    }
    calls.push_back(std::move(call));
  }
  return calls;
}

bool BuildCalls::is_argument(const BuildGoal& goal, std::size_t node) {
  const ClassCalls& calls = of(goal.cls());
  for (const auto* list : {&calls.constructors, &calls.methods}) {
    for (const Method* method : *list) {
      for (const std::string_view each : parse_method_descriptor(method->descriptor).parameters) {
        const bool is_reference = each[0] == 'L' || each[0] == '[';
        if (is_reference && could_be(goal, node, engine_.program.load_descriptor(each)))
          return true;
      }
    }
  }
  return false;
}

}  // namespace loris
