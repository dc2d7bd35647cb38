#include "worlds.h"

#include <sstream>

namespace loris::mona::test {

PartialHeap World::heap(const std::string& text) const {
  PartialHeap heap;
  std::map<std::string, Index> objects;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const std::size_t is = word.find('='), dot = word.find('.');
    PartialHeap::Decision decision;
    const std::string left = word.substr(0, is), right = word.substr(is + 1);
    const bool is_root = dot == std::string::npos;
    if (!is_root) decision.source = objects.at(left.substr(0, dot));
    const std::string name = is_root ? left : left.substr(dot + 1);
    while (vocabulary_.references[decision.reference].name != name ||
           (decision.reference >= vocabulary_.fields) != is_root)
      ++decision.reference;
    if (right == "?") {
      decision.kind = PartialHeap::Decision::Kind::NotNull;
    } else if (right != "null") {
      decision.kind = PartialHeap::Decision::Kind::Object;
      const std::size_t colon = right.find(':');
      if (colon != std::string::npos) {
        objects[right.substr(0, colon)] = static_cast<Index>(heap.kinds.size());
        heap.kinds.push_back({kinds_.at(right.substr(colon + 1))});
      }
      decision.object = objects.at(right.substr(0, colon));
    }
    heap.decisions.push_back(decision);
  }
  return heap;
}

std::string Case::allows(const std::string& heap) {
  if (theory == nullptr)
    theory = std::make_unique<Theory>(rules, world.vocabulary(), Theory::Options{});
  const auto answer = theory->allows(world.heap(heap));
  return !answer ? theory->failure() : *answer ? "yes" : "no";
}

World tree_world() {
  World world;
  world.cls("Tree").cls("Node").field("Tree", "root", "Node").field("Node", "left", "Node");
  world.field("Node", "right", "Node").field("Node", "parent", "Node").root("this", "Tree", false);
  return world.root("n", "Node");
}

World list_world() {
  World world;
  world.cls("List").cls("Entry").field("List", "head", "Entry").field("List", "last", "Entry");
  world.field("Entry", "next", "Entry").field("Entry", "prev", "Entry");
  return world.root("this", "List", false);
}

}  // namespace loris::mona::test
