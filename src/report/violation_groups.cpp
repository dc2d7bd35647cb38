#include "report/violation_groups.h"

#include <map>
#include <utility>

namespace loris {

namespace {

std::size_t input_size(const PathResult& path) { return path.input ? path.input->nodes.size() : 0; }

void add(ViolationGroup& group, const PathResult& path) {
  const bool is_smaller = path.input && input_size(path) < input_size(*group.first);
  group.more.push_back(is_smaller ? std::exchange(group.first, &path) : &path);
}

}  // namespace

std::vector<ViolationGroup> grouped(const std::vector<PathResult>& violations) {
  std::vector<ViolationGroup> groups;
  std::map<std::pair<std::string, std::string>, std::size_t> known;
  for (const PathResult& violation : violations) {
    const auto [found, is_new] = known.try_emplace({violation.kind, violation.at}, groups.size());
    if (is_new)
      groups.push_back({&violation, {}});
    else
      add(groups[found->second], violation);
  }
  return groups;
}

std::vector<std::size_t> violation_places(const Result& result) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < result.path_list.size(); ++i) {
    if (result.path_list[i].ending == Ending::Violating) places.push_back(i);
  }
  return places;
}

}  // namespace loris
