#include "heap/numbering.h"

#include <algorithm>
#include <string>

#include "base/check.h"

namespace loris {

namespace {

constexpr std::int64_t kMany = 1 << 16;  // where the scope sets no limit

/// Subclasses follow their superclass, so that what is below a class is one range; Strings and
/// boxes, of which there may be many, come last.
std::string place_of(const Class& cls) {
  std::string place = is_value_class(cls) ? "~" : "";
  for (const Class* ancestor : cls.ancestors) place += ancestor->name + " ";
  return cls.is_array() ? place + cls.name : place;
}

}  // namespace

Numbering::Numbering(const Program& program, TypeUniverse& types, const Scope& scope,
                     const Heap& objects, const std::vector<ObjectId>& enum_constants)
    : types_(types) {
  std::vector<std::pair<std::string, const Class*>> sorted;
  for (const Class* cls : types.classes()) sorted.emplace_back(place_of(*cls), cls);
  std::sort(sorted.begin(), sorted.end());
  for (const Class* cls : types.unknown_classes()) sorted.emplace_back("", cls);
  std::int64_t next = 1;
  for (const auto& [place, cls] : sorted) {
    std::int64_t count = is_value_class(*cls) ? kMany : scope.most(*cls).value_or(kMany);
    if (is_enum_class(*cls)) {
      count = 0;
      for (const ObjectId constant : enum_constants) {
        if (&program.at(objects.at(constant).cls()) != cls) continue;
        const auto number = static_cast<std::uint64_t>(next + count++);
        constants_.emplace(constant.value, number);
        constant_objects_.emplace(number, constant);
      }
    }
    by_class_.emplace(cls, ranges_.size());
    ranges_.push_back({cls, next, next + count - 1});
    next += count;
  }
  last_ = static_cast<std::uint64_t>(next - 1);
}

const Numbering::Range* Numbering::range_of(const Class& cls) const {
  const auto found = by_class_.find(&cls);
  return found == by_class_.end() ? nullptr : &ranges_[found->second];
}

/// Ranges that touch are one.
std::vector<std::pair<std::int64_t, std::int64_t>> Numbering::ranges_of(TypeSet types) const {
  std::vector<std::pair<std::int64_t, std::int64_t>> all;
  for (const Class* cls : types_.members(types)) {
    const Range* range = range_of(*cls);
    if (range != nullptr && range->low <= range->high) all.emplace_back(range->low, range->high);
  }
  std::sort(all.begin(), all.end());
  std::vector<std::pair<std::int64_t, std::int64_t>> joined;
  for (const auto& [low, high] : all) {
    if (!joined.empty() && joined.back().second + 1 == low)
      joined.back().second = high;
    else
      joined.emplace_back(low, high);
  }
  return joined;
}

Numbering::Hull Numbering::hull(TypeSet types) const {
  const auto ranges = ranges_of(types);
  const bool has_null = types_.has_null(types);
  if (ranges.empty()) return {{'L', 0, 0}, has_null};
  Hull hull{{'L', ranges.front().first, ranges.back().second}, ranges.size() == 1};
  if (!has_null) return hull;
  hull.domain.low = 0;
  if (ranges.front().first > 1) {
    hull.domain.gap_low = 1;
    hull.domain.gap_high = ranges.front().first - 1;
  }
  return hull;
}

Term Numbering::is_in(TermStore& terms, Term variable, TypeSet types) const {
  const auto constant = [&](std::int64_t number) {
    return terms.constant(Sort::Ref, static_cast<std::uint64_t>(number));
  };
  Term is_in = terms.bool_constant(false);
  if (types_.has_null(types)) is_in = terms.make(TermOp::Eq, variable, constant(0));
  const Domain& domain = terms.domain(variable);
  for (const auto& [low, high] : ranges_of(types)) {
    if (high < domain.low || domain.high < low) continue;
    const Term above = terms.make(TermOp::Ge, variable, constant(low));
    const Term below = terms.make(TermOp::Le, variable, constant(high));
    is_in = terms.make(TermOp::BoolOr, is_in, terms.make(TermOp::BoolAnd, above, below));
  }
  return is_in;
}

TypeSet Numbering::types_between(std::int64_t low, std::int64_t high) const {
  std::vector<const Class*> found;
  for (const Range& range : ranges_) {
    if (range.low <= range.high && low <= range.high && range.low <= high)
      found.push_back(range.cls);
  }
  const TypeSet types = types_.of(found);
  return low <= 0 && 0 <= high ? types_.join(types, types_.null()) : types;
}

std::uint64_t Numbering::number_of(ObjectId object) const {
  if (!object) return 0;
  const auto constant = constants_.find(object.value);
  return constant == constants_.end() ? last_ + object.value : constant->second;
}

std::uint64_t Numbering::number_of(const Class& cls, std::uint32_t before) const {
  const Range* range = range_of(cls);
  LORIS_CHECK(range != nullptr && range->low + before <= range->high,
              "an input object should have a number");
  return static_cast<std::uint64_t>(range->low + before);
}

ObjectId Numbering::object_of(std::uint64_t number) const {
  if (number >= static_cast<std::uint64_t>(kFirstPrivate)) return {};
  if (number > last_) return {static_cast<std::uint32_t>(number - last_)};
  const auto constant = constant_objects_.find(number);
  return constant == constant_objects_.end() ? ObjectId{} : constant->second;
}

const Class* Numbering::class_of(std::uint64_t number) const {
  const auto wanted = static_cast<std::int64_t>(number);
  for (const Range& range : ranges_) {
    if (range.low <= wanted && wanted <= range.high) return range.cls;
  }
  return nullptr;
}

}  // namespace loris
