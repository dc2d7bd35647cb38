#include "classfile/member_checks.h"

#include <fmt/format.h>

#include <bit>

#include "classfile/descriptor.h"
#include "classfile/names.h"

namespace loris {
namespace {

using namespace access;

constexpr std::uint16_t kJava5 = 49, kJava7 = 51, kJava8 = 52, kJava17 = 61;

bool has(std::uint16_t access, std::uint16_t flags) { return (access & flags) == flags; }

bool has_one_visibility_at_most(std::uint16_t access) {
  return std::popcount(static_cast<unsigned>(access & (kPublic | kPrivate | kProtected))) <= 1;
}

/// An abstract method has none of these. Before Java 5 nobody minded the last two, and since Java
/// 17 strictfp is no flag (JVMS 4.6, and HotSpot where it asks for less).
bool is_abstract_alone(std::uint16_t access, std::uint16_t major) {
  unsigned excluded = kPrivate | kStatic | kFinal | kNative;
  if (major >= kJava5) excluded |= kSynchronized;
  if (major >= kJava5 && major < kJava17) excluded |= kStrict;
  return (access & excluded) == 0;
}

bool interface_method_fits(std::uint16_t access, std::uint16_t major) {
  if (major < kJava8) return has(access, kPublic | kAbstract);
  const bool one_visibility = has(access, kPublic) != has(access, kPrivate);
  return one_visibility && (access & (kProtected | kFinal | kSynchronized | kNative)) == 0;
}

/// <clinit> has its own rules: before Java 7 any flags, then static is required.
bool flags_fit(const MethodInfo& method, const ClassFile& file) {
  const std::uint16_t access = method.access;
  if (method.name == "<clinit>") return file.major < kJava7 || has(access, kStatic);
  if (!has_one_visibility_at_most(access)) return false;
  if (has(access, kAbstract) && !is_abstract_alone(access, file.major)) return false;
  if (method.name == "<init>") {
    unsigned excluded = kStatic | kFinal | kSynchronized | kNative | kAbstract;
    if (file.major >= kJava5) excluded |= kBridge;
    return (access & excluded) == 0 && !has(file.access, kInterface);
  }
  return !has(file.access, kInterface) || interface_method_fits(access, file.major);
}

bool special_descriptor_fits(const MethodInfo& method, const ClassFile& file) {
  if (method.name == "<clinit>") return file.major < kJava7 || method.descriptor == "()V";
  return method.name != "<init>" || method.descriptor.ends_with(")V");
}

/// The arguments start the local variables (JVMS 4.11), and `this` is one of them.
std::string locals_flaw(const MethodInfo& method) {
  constexpr int kMaxArgumentSlots = 255;
  const int slots = argument_slots(method.descriptor) + (has(method.access, kStatic) ? 0 : 1);
  if (slots > kMaxArgumentSlots) return "has more than 255 argument slots";
  if (!method.code || slots <= method.code->max_locals) return {};
  return fmt::format("has {} argument slots and {} locals", slots, method.code->max_locals);
}

std::string code_flaw(const MethodInfo& method) {
  const bool bodyless = (method.access & (kAbstract | kNative)) != 0 && method.name != "<clinit>";
  if (bodyless && method.code) return "is abstract or native, but has a Code attribute";
  if (!bodyless && !method.code) return "has no Code attribute";
  return locals_flaw(method);
}

}  // namespace

std::string class_flaw(const ClassFile& file) {
  const bool is_interface = has(file.access, kInterface), modern = file.major >= kJava5;
  bool fits = !has(file.access, kFinal | kAbstract);
  if (is_interface) {
    fits =
        fits && has(file.access, kAbstract) && !(modern && (file.access & (kSuper | kEnum)) != 0);
  } else {
    fits = fits && !(modern && has(file.access, kAnnotation));
  }
  if (!fits) {
    return fmt::format("access flags {:#06x} do not fit {}", file.access,
                       is_interface ? "an interface" : "a class");
  }
  if (!is_interface || file.super_name == "java/lang/Object") return {};
  return fmt::format("an interface extends {}", quoted(file.super_name));
}

std::string field_flaw(const FieldInfo& field, const ClassFile& file) {
  const std::uint16_t access = field.access;
  const bool fits = has_one_visibility_at_most(access) && !has(access, kFinal | kVolatile) &&
                    (!has(file.access, kInterface) ||
                     (has(access, kPublic | kStatic | kFinal) && !has(access, kTransient)));
  return fits ? std::string()
              : fmt::format("access flags {:#06x} do not fit field {}", access, quoted(field.name));
}

std::string method_flaw(const MethodInfo& method, const ClassFile& file) {
  if (!flags_fit(method, file)) {
    return fmt::format("access flags {:#06x} do not fit method {}", method.access,
                       quoted(method.name));
  }
  if (!special_descriptor_fits(method, file)) {
    return fmt::format("method {} has descriptor {}", quoted(method.name),
                       quoted(method.descriptor));
  }
  const std::string flaw = code_flaw(method);
  return flaw.empty() ? flaw : fmt::format("method {} {}", quoted(method.name), flaw);
}

}  // namespace loris
