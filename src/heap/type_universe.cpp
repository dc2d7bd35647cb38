#include "heap/type_universe.h"

#include <algorithm>
#include <array>

namespace loris {

namespace {

constexpr std::array<std::string_view, 9> kValueClasses{
    "java/lang/Boolean", "java/lang/Byte",  "java/lang/Character",
    "java/lang/Double",  "java/lang/Float", "java/lang/Integer",
    "java/lang/Long",    "java/lang/Short", "java/lang/String"};

/// The nearest class that both are assignable to; arrays have Object above them.
const Class* nearest_common(const Class* a, const Class* b, const Class& object) {
  if (a == b) return a;
  if (a->is_array() || b->is_array()) return &object;
  const Class* common = &object;
  const std::size_t depth = std::min(a->ancestors.size(), b->ancestors.size());
  for (std::size_t i = 0; i < depth && a->ancestors[i] == b->ancestors[i]; ++i)
    common = a->ancestors[i];
  return common;
}

}  // namespace

std::vector<std::pair<const Method*, TypeSet>> selected_methods(Program& program,
                                                                TypeUniverse& types, TypeSet set,
                                                                const Method& method) {
  std::vector<std::pair<const Method*, std::vector<const Class*>>> by_method;
  for (const Class* cls : types.members(set)) {
    const Method* target = &program.select(*cls, method);
    auto known = std::find_if(by_method.begin(), by_method.end(),
                              [&](const auto& other) { return other.first == target; });
    if (known == by_method.end()) known = by_method.insert(known, {target, {}});
    known->second.push_back(cls);
  }
  std::vector<std::pair<const Method*, TypeSet>> selected;
  selected.reserve(by_method.size());
  for (const auto& [target, classes] : by_method) selected.emplace_back(target, types.of(classes));
  return selected;
}

bool is_value_class(const Class& cls) {
  return std::find(kValueClasses.begin(), kValueClasses.end(), cls.name) != kValueClasses.end();
}

bool is_enum_class(const Class& cls) {
  return cls.ancestors.size() >= 2 && cls.ancestors[1]->name == "java/lang/Enum";
}

std::size_t TypeUniverse::BitsHash::operator()(const Bits& bits) const {
  std::uint64_t h = 0;
  for (const std::uint64_t word : bits) h = (h ^ word) * 0x9e3779b97f4a7c15 ^ h >> 29;
  return h;
}

TypeUniverse::TypeUniverse(const Program& program, std::vector<const Class*> classes,
                           const std::vector<const Class*>& hidden,
                           const std::vector<const Class*>& unknown)
    : classes_(std::move(classes)), visible_(classes_.size()), object_(&program.object_class()) {
  for (const Class* cls : hidden) {
    if (std::find(classes_.begin(), classes_.end(), cls) == classes_.end()) classes_.push_back(cls);
  }
  classes_.insert(classes_.end(), unknown.begin(), unknown.end());
  for (std::size_t i = 0; i < classes_.size(); ++i) numbers_.emplace(classes_[i], i);
  const std::size_t words = (classes_.size() + 1 + 63) / 64;
  entries_.emplace_back().bits.resize(words);
  ids_.emplace(entries_[0].bits, TypeSet{});
  Bits null_bit(words);
  null_bit[0] = 1;
  null_ = intern(std::move(null_bit));
  values_ = those(is_value_class);
  enums_ = those(is_enum_class);
  unknown_ = those([](const Class& cls) { return cls.is_unknown(); });
}

TypeSet TypeUniverse::those(bool (*test)(const Class&)) {
  Bits bits(entries_[0].bits.size());
  for (std::size_t i = 0; i < classes_.size(); ++i) {
    if (test(*classes_[i])) bits[(i + 1) / 64] |= std::uint64_t{1} << (i + 1) % 64;
  }
  return intern(std::move(bits));
}

TypeSet TypeUniverse::intern(Bits bits) {
  const auto known = ids_.find(bits);
  if (known != ids_.end()) return known->second;
  Entry made;
  made.has_null = (bits[0] & 1) != 0;
  for (std::size_t i = 0; i < classes_.size(); ++i) {
    if ((bits[(i + 1) / 64] >> (i + 1) % 64 & 1) == 0) continue;
    const Class* cls = classes_[i];
    made.members.push_back(cls);
    made.upper = made.upper == nullptr ? cls : nearest_common(made.upper, cls, *object_);
    made.cells = std::max(made.cells, cls->instance_slots);
  }
  if (!made.members.empty() && made.members.front()->is_unknown()) made.upper = made.members[0];
  const TypeSet id{static_cast<std::uint32_t>(entries_.size())};
  made.bits = bits;
  entries_.push_back(std::move(made));
  ids_.emplace(std::move(bits), id);
  return id;
}

TypeSet TypeUniverse::below(const Class& declared) {
  const auto known = below_.find(&declared);
  if (known != below_.end()) return known->second;
  Bits bits(entries_[0].bits.size());
  for (std::size_t i = 0; i < visible_; ++i) {
    if (classes_[i]->is_assignable_to(declared))
      bits[(i + 1) / 64] |= std::uint64_t{1} << (i + 1) % 64;
  }
  const TypeSet made = intern(std::move(bits));
  below_.emplace(&declared, made);
  return made;
}

namespace {

/// Whether some class below the one that it stands for may be below `declared` as well. A class
/// may implement whatever it likes, unless it is final.
bool may_be_below(const Class& unknown, const Class& declared) {
  const Class& known = *unknown.stands_for.front();
  if (known.is_assignable_to(declared)) return true;
  const bool is_closed = known.is_array() || (known.access & access::kFinal) != 0;
  return declared.is_interface() && !is_closed;
}

}  // namespace

TypeSet TypeUniverse::led_to(const Class& declared) {
  const TypeSet known = below(declared);
  if (known) return known;
  return filter(unknown_, [&](const Class& cls) { return may_be_below(cls, declared); });
}

TypeSet TypeUniverse::only(const Class& cls) {
  const Class* const one = &cls;
  return of({&one, 1});
}

TypeSet TypeUniverse::of(std::span<const Class* const> classes) {
  Bits bits(entries_[0].bits.size());
  for (const Class* cls : classes) {
    const auto found = numbers_.find(cls);
    if (found == numbers_.end()) continue;
    bits[(found->second + 1) / 64] |= std::uint64_t{1} << (found->second + 1) % 64;
  }
  return intern(std::move(bits));
}

template <class Operation>
TypeSet TypeUniverse::combine(std::unordered_map<std::uint64_t, TypeSet>& known, TypeSet a,
                              TypeSet b, Operation operation) {
  const std::uint64_t key = std::uint64_t{a.value} << 32 | b.value;
  const auto found = known.find(key);
  if (found != known.end()) return found->second;
  Bits bits = entry(a).bits;
  for (std::size_t i = 0; i < bits.size(); ++i) bits[i] = operation(bits[i], entry(b).bits[i]);
  const TypeSet made = intern(std::move(bits));
  known.emplace(key, made);
  return made;
}

TypeSet TypeUniverse::meet(TypeSet a, TypeSet b) {
  if (a == b) return a;
  return combine(meets_, a, b, [](std::uint64_t x, std::uint64_t y) { return x & y; });
}

TypeSet TypeUniverse::join(TypeSet a, TypeSet b) {
  if (a == b) return a;
  return combine(joins_, a, b, [](std::uint64_t x, std::uint64_t y) { return x | y; });
}

TypeSet TypeUniverse::minus(TypeSet a, TypeSet b) {
  return combine(differences_, a, b, [](std::uint64_t x, std::uint64_t y) { return x & ~y; });
}

}  // namespace loris
