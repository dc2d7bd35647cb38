#include "exec/final_elements.h"

#include <algorithm>

namespace loris {

std::uint64_t FinalElements::number(Term term) const {
  return evaluate_completed(terms_, term, model_).value_or(0);
}

std::int32_t FinalElements::index_of(Value index) const {
  return static_cast<std::int32_t>(index.symbolic ? number(index.term()) : index.bits);
}

FinalElements::Contents FinalElements::of(std::uint64_t array,
                                          const MergedHeap::ElementWrites& writes,
                                          Kind kind) const {
  const auto is_here = [&](const auto& write) { return number(write.address) == array; };
  if (std::none_of(writes.begin(), writes.end(), is_here)) return {};
  return after(array, writes, writes.size(), kind);
}

FinalElements::Contents FinalElements::at_first(std::uint64_t array) const {
  Contents contents;
  const ObjectId id = array_of_(array);
  if (!id || !heap_.has(id)) return contents;
  const Object& object = heap_.at(id);
  if (!object.is_array()) return contents;
  if (object.has_unknown_length() || object.is_input()) {
    for (const ArrayElement& element : object.symbolic()->elements) {
      if (element.initial.kind != Kind::Unset)
        contents.emplace(index_of(element.index), element.initial);
    }
    return contents;
  }
  for (std::uint32_t i = 0; i < object.length(); ++i)
    contents.emplace(static_cast<std::int32_t>(i), load_element(object, i));
  return contents;
}

/// After the first `count` of the writes.
FinalElements::Contents FinalElements::after(std::uint64_t array,
                                             const MergedHeap::ElementWrites& writes,
                                             std::size_t count, Kind kind) const {
  Contents contents = at_first(array);
  for (std::size_t i = 0; i < count; ++i) {
    const MergedHeap::ElementWrite& write = writes[i];
    if (number(write.address) != array) continue;
    if (write.slice)
      copy(write, after(number(write.slice->array), writes, i, kind), kind, contents);
    else
      contents[index_of(write.index)] = write.value;
  }
  return contents;
}

void FinalElements::copy(const MergedHeap::ElementWrite& write, const Contents& from, Kind kind,
                         Contents& to) const {
  const std::int32_t start = index_of(write.index), first = index_of(write.slice->first),
                     many = index_of(write.slice->count);
  const auto is_inside = [&](std::int32_t index, std::int32_t low) {
    return index >= low && index - low < many;
  };
  for (auto& [index, value] : to) {
    if (is_inside(index, start)) value = Value::zero(kind);
  }
  for (const auto& [index, value] : from) {
    if (is_inside(index, first)) to[index - first + start] = value;
  }
}

}  // namespace loris
