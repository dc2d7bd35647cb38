#include "report/html_block.h"

#include "report/condition.h"
#include "report/html_pictures.h"
#include "report/html_source.h"
#include "report/script_text.h"

namespace loris {

namespace {

using Json = nlohmann::ordered_json;

const char* ending_letter(Ending ending) {
  switch (ending) {
    case Ending::Normal: return "n";
    case Ending::Exceptional: return "e";
    case Ending::Violating: return "v";
    case Ending::Undecided: return "d";
    case Ending::Cut: return "c";
    case Ending::Unsupported: return "u";
  }
  return "";
}

Json part_json(const ShownPart& part) {
  Json json = Json::array({part.key});
  if (part.target)
    json.push_back(Json::array({*part.target}));
  else
    json.push_back(part.text);
  if (part.is_changed) json.push_back(1);
  return json;
}

Json parts_json(const std::vector<ShownPart>& parts) {
  Json json = Json::array();
  for (const ShownPart& part : parts) json.push_back(part_json(part));
  return json;
}

Json object_json(const ShownObject& object) {
  Json json{{"n", object.node}, {"c", object.class_name}, {"f", parts_json(object.parts)}};
  if (object.is_array) json["a"] = 1;
  if (object.hides_parts) json["h"] = 1;
  if (object.fate != Fate::Stays) json["w"] = object.fate == Fate::New ? "new" : "gone";
  return json;
}

Json picture_json(std::size_t picture) {
  return picture == HtmlPictures::kNone ? Json() : Json(picture);
}

}  // namespace

std::size_t HtmlBlock::text(const std::string& text) {
  const auto [found, is_new] = text_ids_.try_emplace(text, texts_.size());
  if (is_new) texts_.push_back(text);
  return found->second;
}

Json HtmlBlock::texts(const std::vector<std::string>& texts) {
  Json json = Json::array();
  for (const std::string& one : texts) json.push_back(text(one));
  return json;
}

std::size_t HtmlBlock::object(Json json) {
  const auto [found, is_new] = object_ids_.try_emplace(script_json(json), objects_.size());
  if (is_new) objects_.push_back(std::move(json));
  return found->second;
}

Json HtmlBlock::heap(const ShownHeap& heap) {
  Json json = Json::array({object(parts_json(heap.roots))});
  for (const ShownObject& one : heap.objects) json.push_back(object(object_json(one)));
  return json;
}

void HtmlBlock::add_trace(Json& json, const Trace& trace) {
  constexpr std::size_t kMostDecisions = 60;
  json["w"] = texts(traced_lines(trace));
  std::size_t shown = 0;
  const std::string first = trace.steps.empty() ? std::string() : trace.steps[0].method->file;
  for (const TraceDecision& decision : trace.decisions) {
    const TraceStep& step = trace.steps[decision.step];
    if (step.is_library || decision.is_implied) continue;
    if (shown++ >= kMostDecisions) break;
    Json row = Json::array({step.line, text(decision.text)});
    if (step.method->file != first) row.push_back(text(step.method->file));
    json["y"].push_back(std::move(row));
  }
  if (trace.is_cut || shown > kMostDecisions) json["z"] = 1;
}

void HtmlBlock::add(const PathResult& path, std::pair<std::size_t, std::size_t> pictures,
                    const std::optional<std::string>& test) {
  Json json{{"e", ending_letter(path.ending)}};
  if (!path.kind.empty()) json["k"] = text(path.kind);
  if (!path.message.empty()) json["m"] = text(path.message);
  if (!path.at.empty()) json["a"] = text(path.at);
  if (!path.stack.empty()) json["s"] = texts(path.stack);
  if (!path.result.empty()) json["r"] = text(path.result);
  json["c"] = texts(condition_of(path));
  for (const auto& [name, meaning] : path.lets)
    json["l"].push_back(Json::array({text(name), text(meaning)}));
  if (!path.calls.empty()) json["d"] = texts(path.calls);
  const HeapPair pair = shown_heaps(path);
  if (pair.before) json["b"] = heap(*pair.before);
  if (pair.after) json["f"] = heap(*pair.after);
  if (pictures.first != HtmlPictures::kNone || pictures.second != HtmlPictures::kNone)
    json["g"] = Json::array({picture_json(pictures.first), picture_json(pictures.second)});
  if (path.trace) add_trace(json, *path.trace);
  if (test) json["t"] = text(*test);
  if (path.audit == Audit::Infeasible) json["u"] = "infeasible";
  if (path.audit == Audit::Unknown) json["u"] = "unknown";
  if (!path.replayable) json["x"] = 1;
  paths_.push_back(std::move(json));
}

std::string HtmlBlock::take() {
  const Json block{{"s", std::move(texts_)}, {"o", std::move(objects_)}, {"p", std::move(paths_)}};
  *this = {};
  return script_json(block);
}

}  // namespace loris
