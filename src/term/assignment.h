#pragma once
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

#include "base/check.h"
#include "term/term.h"

namespace loris {

/// Variables to their values, as bits (term/bits.h). A sorted vector: models have few variables,
/// are copied often and looked up all the time.
class Assignment {
 public:
  using Entry = std::pair<Term, std::uint64_t>;
  using const_iterator = std::vector<Entry>::const_iterator;

  Assignment() = default;
  Assignment(std::initializer_list<Entry> entries) {
    reserve(entries.size());
    for (const auto& [variable, bits] : entries) emplace(variable, bits);
  }

  const_iterator begin() const { return entries_.begin(); }
  const_iterator end() const { return entries_.end(); }
  std::size_t size() const { return entries_.size(); }
  bool empty() const { return entries_.empty(); }
  void reserve(std::size_t entries) { entries_.reserve(entries); }

  const_iterator find(Term variable) const {
    const auto at = lower_bound(variable);
    return at != end() && at->first == variable ? at : end();
  }
  bool contains(Term variable) const { return find(variable) != end(); }
  std::uint64_t at(Term variable) const {
    const auto found = find(variable);
    LORIS_CHECK(found != end(), "the variable has no value");
    return found->second;
  }

  /// Gives the variable a value unless it has one; says whether it had none.
  std::pair<const_iterator, bool> emplace(Term variable, std::uint64_t bits) {
    const auto at = lower_bound(variable);
    if (at != end() && at->first == variable) return {at, false};
    return {entries_.insert(at, {variable, bits}), true};
  }
  void insert_or_assign(Term variable, std::uint64_t bits) { (*this)[variable] = bits; }
  std::uint64_t& operator[](Term variable) {
    const auto at = emplace(variable, 0).first;
    return entries_[static_cast<std::size_t>(at - begin())].second;
  }

  friend bool operator==(const Assignment&, const Assignment&) = default;

 private:
  /// From the back, as variables tend to be added in the order of their making.
  const_iterator lower_bound(Term variable) const {
    if (entries_.empty() || entries_.back().first < variable) return end();
    std::size_t low = 0;
    std::size_t high = entries_.size();
    while (low < high) {
      const std::size_t middle = (low + high) / 2;
      if (entries_[middle].first < variable) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return begin() + static_cast<std::ptrdiff_t>(low);
  }

  std::vector<Entry> entries_;
};

}  // namespace loris
