#include "report/graph_json.h"

#include <cmath>

#include <fmt/format.h>

#include "base/check.h"
#include "interp/text.h"
#include "program/type_names.h"
#include "report/java_text.h"
#include "term/bits.h"

namespace loris {

namespace {

using Json = nlohmann::ordered_json;

/// Readers that keep numbers as doubles would round what lies beyond.
constexpr std::int64_t kExactInDouble = std::int64_t{1} << 53;

Json long_json(std::int64_t value) {
  if (value >= -kExactInDouble && value <= kExactInDouble) return value;
  return fmt::format("{}", value);
}

Json floating_json(double value) {
  if (std::isfinite(value)) return value;
  return floating_text(value);
}

/// Text for everything that has a character, the Java escape for half a surrogate pair.
Json char_json(char16_t unit) {
  const std::u16string text(1, unit);
  if (is_well_formed(text)) return to_utf8(text);
  return fmt::format("\\u{:04x}", static_cast<unsigned>(unit));
}

std::string object_id(std::uint64_t node) { return fmt::format("o{}", node + 1); }

Json value_json(GraphValue value) {
  switch (value.type) {
    case 'Z': return value.bits != 0;
    case 'C': return char_json(static_cast<char16_t>(value.bits));
    case 'J': return long_json(from_bits<std::int64_t>(value.bits));
    case 'F': return floating_json(from_bits<float>(value.bits));
    case 'D': return floating_json(from_bits<double>(value.bits));
    case 'L': return value.bits == 0 ? Json() : Json{{"ref", object_id(value.bits - 1)}};
    default: return from_bits<std::int32_t>(value.bits);
  }
}

/// The name of a field as the object's own class sees it; one that a subclass hides is qualified.
std::string field_key(const GraphNode& node, std::size_t index) {
  const GraphField& field = node.fields[index];
  for (std::size_t later = index + 1; later < node.fields.size(); ++later) {
    if (node.fields[later].name == field.name) return class_text(field.owner) + "." + field.name;
  }
  return field.name;
}

void add_fields(Json& object, const GraphNode& node, GraphSide side) {
  Json fields = Json::object();
  Json free = Json::array();
  for (std::size_t i = 0; i < node.fields.size(); ++i) {
    const std::string key = field_key(node, i);
    fields[key] = value_json(node.fields[i].value);
    if (!node.fields[i].is_read) free.push_back(key);
  }
  object["fields"] = std::move(fields);
  if (side == GraphSide::Input && !free.empty()) object["free"] = std::move(free);
}

void add_text(Json& object, const std::u16string& text) {
  if (is_well_formed(text)) {
    object["string"] = to_utf8(text);
    return;
  }
  Json units = Json::array();
  for (const char16_t unit : text) units.push_back(static_cast<unsigned>(unit));
  object["utf16"] = std::move(units);
}

void add_elements(Json& object, const GraphNode& node) {
  Json elements = Json::array();
  for (const GraphValue& element : node.elements) elements.push_back(value_json(element));
  object["elements"] = std::move(elements);
}

Json node_json(const GraphNode& node, std::size_t index, GraphSide side) {
  Json object{{"id", object_id(index)}, {"class", class_text(node.class_name)}};
  if (!node.unknown.empty()) {
    Json types = Json::array();
    for (const std::string& type : node.unknown) types.push_back(class_text(type));
    object["unknown"] = std::move(types);
  }
  if (!node.name.empty()) object["name"] = node.name;
  if (node.is_kept) object["kept"] = true;
  if (node.is_enum_constant)
    object["constant"] = to_utf8(node.text);
  else if (node.class_name == "java/lang/String")
    add_text(object, node.text);
  else if (node.class_name.starts_with('['))
    add_elements(object, node);
  else
    add_fields(object, node, side);
  return object;
}

Json pairs_json(const std::vector<std::pair<std::string, std::string>>& pairs) {
  Json list = Json::array();
  for (const auto& [first, second] : pairs) list.push_back(Json::array({first, second}));
  return list;
}

Json reference_json(const InputReference& reference) {
  if (reference.is) return *reference.is;
  if (reference.types.empty()) return nullptr;
  Json types = reference.types;
  if (reference.may_be_null) types.push_back(nullptr);
  return Json{{"types", std::move(types)}};
}

/// What the run asks for, in the order of its calls.
Json asked_json(const Graph& graph) {
  Json asked = Json::array();
  for (const GraphRoot& root : graph.roots) {
    if (!root.asked) continue;
    Json one{{"name", root.asked->name}, {"root", root.name}};
    one["type"] = type_text(root.descriptor);
    one["value"] = value_json(root.value);
    if (root.asked->in != AskedIn::Target) {
      one["when"] = root.asked->in == AskedIn::Before ? "before" : "after";
      one["by"] = root.asked->by;
    }
    asked.push_back(std::move(one));
  }
  return asked;
}

}  // namespace

Json graph_json(const Graph& graph, GraphSide side) {
  Json roots = Json::object();
  for (const GraphRoot& root : graph.roots) {
    // A parameter may be called "result" too; that of the run comes later and steps aside.
    const std::string name = roots.contains(root.name) ? "(" + root.name + ")" : root.name;
    roots[name] = value_json(root.value);
  }
  Json objects = Json::array();
  for (std::size_t i = 0; i < graph.nodes.size(); ++i)
    objects.push_back(node_json(graph.nodes[i], i, side));
  Json json{{"roots", std::move(roots)}, {"objects", std::move(objects)}};
  if (Json asked = asked_json(graph); side == GraphSide::Input && !asked.empty())
    json["asked"] = std::move(asked);
  return json;
}

Json partition_json(const Partition& partition) {
  Json objects = Json::array();
  for (const InputObject& object : partition.objects)
    objects.push_back(Json{{"name", object.name}, {"types", object.types}});
  Json references = Json::object();
  for (const InputReference& reference : partition.references)
    references[reference.name] = reference_json(reference);
  Json json{{"objects", std::move(objects)}, {"refs", std::move(references)}};
  if (!partition.same.empty()) json["same"] = pairs_json(partition.same);
  if (!partition.distinct.empty()) json["distinct"] = pairs_json(partition.distinct);
  json["conjuncts"] = partition.conjuncts;
  return json;
}

Json final_heap_json(const FinalHeap& heap) {
  Json json = Json::object();
  if (heap.result) json["result"] = *heap.result;
  Json objects = Json::array();
  for (const NewObject& made : heap.objects) {
    Json object{{"name", made.name}, {"class", made.class_name}};
    if (made.length) object["length"] = *made.length;
    if (made.text) object["text"] = *made.text;
    objects.push_back(std::move(object));
  }
  json["new"] = std::move(objects);
  Json writes = Json::array();
  for (const FinalWrite& write : heap.writes) {
    Json row{write.place, write.value};
    if (write.count) row.push_back(*write.count);
    writes.push_back(std::move(row));
  }
  json["writes"] = std::move(writes);
  if (heap.opaque) json["opaque"] = true;
  return json;
}

}  // namespace loris
