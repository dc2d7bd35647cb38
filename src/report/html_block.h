#pragma once
#include <map>
#include <optional>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include "report/shown_heap.h"

namespace loris {

/// Some paths of a report, as the page decodes them together. Texts and objects that several of
/// them have in common are stored once:
///
///     {"s": texts, "o": objects, "p": paths}
///
/// A text is named by its place in "s". A path has those keys that apply: "e" how it ended (n, e,
/// v, c, u), "k" kind, "m" message, "a" place, "s" stack, "r" result, "c" condition, "l" names and
/// their meaning, "d" calls that build the receiver, "b" and "f" heap before and after, "g" their
/// pictures (null for none), "w" its lines by file, "y" what was decided at which line ([line,
/// text], and the file if it is not the first), "z" that these are not all, "t" test, "u" what an
/// audit found, "x" that it cannot be replayed. A heap is a list of places in "o": its roots, then
/// its objects. A root or field is [name, text or [node], changed], an object {"n": node, "c":
/// class, "f": fields, "a": is an array, "h": hides fields, "w": "new" or "gone"}.
class HtmlBlock {
 public:
  void add(const PathResult& path, std::pair<std::size_t, std::size_t> pictures,
           const std::optional<std::string>& test);
  std::size_t size() const { return paths_.size(); }
  /// The text of the block; it is empty afterwards.
  std::string take();

 private:
  using Json = nlohmann::ordered_json;
  std::size_t text(const std::string& text);
  Json texts(const std::vector<std::string>& texts);
  std::size_t object(Json json);
  Json heap(const ShownHeap& heap);
  void add_trace(Json& json, const Trace& trace);

  std::map<std::string, std::size_t> text_ids_, object_ids_;
  Json texts_ = Json::array(), objects_ = Json::array(), paths_ = Json::array();
};

}  // namespace loris
