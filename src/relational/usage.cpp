#include "relational/usage.h"

#include <algorithm>

namespace loris::relational {

namespace {

template <class T>
void add_once(std::vector<const T*>& to, const T& one) {
  if (std::find(to.begin(), to.end(), &one) == to.end()) to.push_back(&one);
}

}  // namespace

void Usage::add(const Field& field) {
  add_once(field.storage == Storage::Ref ? references : numbers, field);
}

void Usage::add(const Class& cls) { add_once(classes, cls); }

}  // namespace loris::relational
