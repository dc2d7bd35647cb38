#pragma once
#include <functional>
#include <map>

#include "heap/heap.h"
#include "heap/merged_heap.h"
#include "term/evaluate.h"

namespace loris {

/// What arrays hold when a path has ended, under a model: the writes of elements and the copies of
/// slices, one after the other.
class FinalElements {
 public:
  using Contents = std::map<std::int32_t, Value>;  // by index; what is missing is zero or null

  /// `array_of` gives the array of a number, none if there is none.
  FinalElements(const TermStore& terms, const Assignment& model, const Heap& heap,
                std::function<ObjectId(std::uint64_t number)> array_of)
      : terms_(terms), model_(model), heap_(heap), array_of_(std::move(array_of)) {}

  /// Of the array with this number; none if nothing was written there. Values are not under the
  /// model yet.
  Contents of(std::uint64_t array, const MergedHeap::ElementWrites& writes, Kind kind) const;

 private:
  std::uint64_t number(Term term) const;
  std::int32_t index_of(Value index) const;
  Contents at_first(std::uint64_t array) const;
  Contents after(std::uint64_t array, const MergedHeap::ElementWrites& writes, std::size_t count,
                 Kind kind) const;
  void copy(const MergedHeap::ElementWrite& write, const Contents& from, Kind kind,
            Contents& to) const;

  const TermStore& terms_;
  const Assignment& model_;
  const Heap& heap_;
  std::function<ObjectId(std::uint64_t number)> array_of_;
};

}  // namespace loris
