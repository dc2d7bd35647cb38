#pragma once
#include <cstdint>
#include <vector>

#include "term/term.h"

namespace loris {

/// A variable that is the value of a function: of a field at the object that a reference leads to,
/// of the elements of an array at an index. Equal arguments have equal values.
struct Application {
  std::uint32_t function = 0;  // 0 for none
  Term base;                   // a Ref; where it is null there is no value
  Term index;                  // an Int; none for a function of one argument
};

/// Which variables are applications. Filled by those who make the variables.
class Applications {
 public:
  void add(Term variable, Application application) {
    if (variable.id >= by_variable_.size()) by_variable_.resize(variable.id + 64u);
    by_variable_[variable.id] = application;
  }
  /// With function 0 when it is none.
  Application of(Term variable) const {
    return variable.id < by_variable_.size() ? by_variable_[variable.id] : Application{};
  }

 private:
  std::vector<Application> by_variable_;
};

}  // namespace loris
