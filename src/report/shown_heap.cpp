#include "report/shown_heap.h"

#include <map>
#include <set>

#include "report/graph_view.h"
#include "report/java_text.h"

namespace loris {

namespace {

ShownPart shown_part(const GraphView& view, std::string key, GraphValue value) {
  ShownPart part;
  part.key = std::move(key);
  const auto target = GraphView::target(value);
  if (target && !view.is_atom(*target))
    part.target = target;
  else if (target)
    part.text = view.atom_text(*target);
  else
    part.text = value.type == 'L' ? "null" : primitive_text(value);
  return part;
}

ShownObject shown_object(const GraphView& view, std::size_t node) {
  ShownObject object;
  object.node = node;
  object.class_name = view.class_name(node);
  object.is_array = view.node(node).class_name.starts_with('[');
  object.hides_parts = view.hides_fields(node);
  for (const Part& part : view.parts(node))
    object.parts.push_back(shown_part(view, part.key, part.value));
  return object;
}

/// The exception that ended the run says nothing but its class, as long as nothing else has it.
bool is_plain_exception(const GraphView& view, const GraphRoot& root) {
  const auto node = GraphView::target(root.value);
  return root.name == "exception" && node && view.uses(*node) == 1 && view.is_leaf(*node);
}

ShownHeap shown_heap(const GraphView& view) {
  ShownHeap heap;
  std::set<std::size_t> plain;
  for (const GraphRoot& root : view.graph().roots) {
    heap.roots.push_back(shown_part(view, root.name, root.value));
    if (!is_plain_exception(view, root)) continue;
    plain.insert(*heap.roots.back().target);
    heap.roots.back().text = view.class_name(*heap.roots.back().target);
    heap.roots.back().target.reset();
  }
  for (std::size_t node = 0; node < view.graph().nodes.size(); ++node) {
    if (view.uses(node) > 0 && !view.is_atom(node) && !plain.contains(node))
      heap.objects.push_back(shown_object(view, node));
  }
  return heap;
}

bool is_same(const ShownPart& a, const ShownPart& b) {
  return a.text == b.text && a.target == b.target;
}

using PartsByKey = std::map<std::string, ShownPart*>;

PartsByKey by_key(std::vector<ShownPart>& parts) {
  PartsByKey found;
  for (ShownPart& part : parts) found.emplace(part.key, &part);
  return found;
}

/// A part that only one side shows was written, too: the other side hides it as not looked at.
void mark_changes(std::vector<ShownPart>& before, std::vector<ShownPart>& after) {
  const PartsByKey earlier = by_key(before), later = by_key(after);
  for (const auto& [key, part] : earlier) {
    const auto found = later.find(key);
    if (found == later.end()) continue;
    part->is_changed = found->second->is_changed = !is_same(*part, *found->second);
  }
  for (const auto& [key, part] : later) {
    if (!earlier.contains(key)) part->is_changed = true;
  }
}

void mark_changes(ShownHeap& before, ShownHeap& after, std::size_t input_nodes) {
  std::map<std::size_t, ShownObject*> later;
  for (ShownObject& object : after.objects) later.emplace(object.node, &object);
  for (ShownObject& object : before.objects) {
    const auto found = later.find(object.node);
    if (found == later.end())
      object.fate = Fate::Gone;
    else
      mark_changes(object.parts, found->second->parts);
  }
  for (ShownObject& object : after.objects) {
    if (object.node >= input_nodes) object.fate = Fate::New;
  }
}

}  // namespace

HeapPair shown_heaps(const PathResult& path) {
  HeapPair pair;
  const Graph* before = path.input ? &*path.input : nullptr;
  if (before != nullptr) pair.before = shown_heap(GraphView(*before, nullptr));
  if (path.output) pair.after = shown_heap(GraphView(*path.output, before));
  if (pair.before && pair.after) mark_changes(*pair.before, *pair.after, before->nodes.size());
  return pair;
}

}  // namespace loris
