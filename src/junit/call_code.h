#pragma once
#include <string>
#include <vector>

#include "junit/test_scope.h"

namespace loris {

/// A call as a test writes it.
struct CallExpression {
  std::string text;
  bool is_reflective = false;  // then it gives an Object, whatever the method returns
};

/// A call of this very method: written plainly where source can name it and would select it, else
/// by the helper. The receiver comes first.
CallExpression write_call(TestScope& scope, const Method& method,
                          const std::vector<Operand>& inputs);

/// The same for a constructor, which has no receiver.
std::string write_new(TestScope& scope, const Method& constructor,
                      const std::vector<Operand>& arguments);

/// Raw arguments may not satisfy the bounds of a method's own type parameters.
bool has_bounds(const Method& method);

}  // namespace loris
