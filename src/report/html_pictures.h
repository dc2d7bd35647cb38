#pragma once
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "report/html.h"

namespace loris {

/// Pictures that Graphviz laid out, each stored once, however many paths show it.
class HtmlPictures {
 public:
  /// Draws the heaps of some paths: of each kind of violation one, then of further violations,
  /// then of other paths in their order.
  HtmlPictures(const std::vector<const Result*>& results, const HtmlOptions& options);

  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
  /// Before and after, as places in all().
  std::pair<std::size_t, std::size_t> of(const PathResult& path) const;
  const std::vector<std::string>& all() const { return svgs_; }
  /// Why there are none; empty when there are.
  const std::string& problem() const { return problem_; }

 private:
  void choose(const Result& result, std::size_t most);
  void draw(const HtmlOptions& options);

  std::vector<const PathResult*> chosen_;
  std::map<const PathResult*, std::pair<std::size_t, std::size_t>> places_;
  std::vector<std::string> svgs_;
  std::string problem_;
};

}  // namespace loris
