#include "report/html_pictures.h"

#include <algorithm>
#include <set>

#include "report/graphviz.h"
#include "report/heap_dot.h"
#include "report/shown_heap.h"
#include "report/violation_groups.h"

namespace loris {

HtmlPictures::HtmlPictures(const std::vector<const Result*>& results, const HtmlOptions& options) {
  if (options.graphviz_paths == 0) return;
  const std::size_t share = options.graphviz_paths / std::max<std::size_t>(1, results.size());
  for (const Result* result : results) choose(*result, std::max<std::size_t>(1, share));
  draw(options);
}

std::pair<std::size_t, std::size_t> HtmlPictures::of(const PathResult& path) const {
  const auto found = places_.find(&path);
  return found == places_.end() ? std::pair{kNone, kNone} : found->second;
}

void HtmlPictures::choose(const Result& result, std::size_t most) {
  std::set<std::size_t> chosen;
  const auto add = [&](std::size_t index) {
    if (chosen.size() < most && index < result.path_list.size() && chosen.insert(index).second)
      chosen_.push_back(&result.path_list[index]);
  };
  const std::vector<std::size_t> places = violation_places(result);
  for (const ViolationGroup& group : grouped(result.violations)) {
    const auto violation = static_cast<std::size_t>(group.first - result.violations.data());
    if (violation < places.size()) add(places[violation]);
  }
  for (const std::size_t place : places) add(place);
  for (std::size_t i = 0; i < result.path_list.size() && chosen.size() < most; ++i) add(i);
}

void HtmlPictures::draw(const HtmlOptions& options) {
  std::vector<std::string> dots;
  std::map<std::string, std::size_t> known;
  const auto place = [&](const std::optional<ShownHeap>& heap) {
    if (!heap || heap->objects.size() > options.graphviz_objects) return kNone;
    std::string dot = heap_dot(*heap);
    const auto [found, is_new] = known.try_emplace(dot, dots.size());
    if (is_new) dots.push_back(std::move(dot));
    return found->second;
  };
  for (const PathResult* path : chosen_) {
    const HeapPair pair = shown_heaps(*path);
    const std::size_t before = place(pair.before);
    places_[path] = {before, place(pair.after)};
  }
  auto svgs = lay_out_graphs(dots, options.graphviz_seconds, problem_);
  if (svgs)
    svgs_ = std::move(*svgs);
  else
    places_.clear();
}

}  // namespace loris
