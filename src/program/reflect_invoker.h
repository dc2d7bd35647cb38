#pragma once
#include <memory>
#include <string_view>

#include "program/class_builder.h"

namespace loris {

class Class;
struct Method;

inline constexpr std::string_view kInvokerMethod = "invoke";

/// A class whose one static method calls `target` as reflection does: it takes the receiver, unless
/// the target is static or a constructor, then the arguments; it gives the result as an object
/// (null for void, the new object for a constructor) and throws InvocationTargetException for
/// whatever the target throws. The class is a nestmate of the target's, so it may call private
/// members.
ClassBuilder draw_invoker(const Method& target, unsigned serial);

/// Whether it is a class of this kind.
bool is_invoker(const Class& cls);

}  // namespace loris
