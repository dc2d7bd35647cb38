#include "classfile/member_checks.h"

#include <fmt/format.h>

#include <bit>

#include "classfile/descriptor.h"
#include "classfile/names.h"

namespace loris {
namespace {

using namespace access;

bool has(std::uint16_t access, std::uint16_t flags) { return (access & flags) == flags; }

bool has_one_visibility_at_most(std::uint16_t access) {
  return std::popcount(static_cast<unsigned>(access & (kPublic | kPrivate | kProtected))) <= 1;
}

/// JVMS 4.6: an abstract method has none of these; strictfp was a flag from major 46 to 60.
bool is_abstract_alone(std::uint16_t access, std::uint16_t major) {
  unsigned excluded = kPrivate | kStatic | kFinal | kSynchronized | kNative;
  if (major >= 46 && major <= 60) excluded |= kStrict;
  return (access & excluded) == 0;
}

bool interface_method_fits(std::uint16_t access, std::uint16_t major) {
  if (major < 52) return has(access, kPublic | kAbstract);
  const bool one_visibility = has(access, kPublic) != has(access, kPrivate);
  return one_visibility && (access & (kProtected | kFinal | kSynchronized | kNative)) == 0;
}

/// <clinit> has its own rules: before major 51 any flags, then static is required.
bool flags_fit(const MethodInfo& method, const ClassFile& file) {
  const std::uint16_t access = method.access;
  if (method.name == "<clinit>") return file.major < 51 || has(access, kStatic);
  if (!has_one_visibility_at_most(access)) return false;
  if (has(access, kAbstract) && !is_abstract_alone(access, file.major)) return false;
  if (method.name == "<init>") {
    constexpr unsigned kExcluded = kStatic | kFinal | kSynchronized | kNative | kAbstract | kBridge;
    return (access & kExcluded) == 0 && !has(file.access, kInterface);
  }
  return !has(file.access, kInterface) || interface_method_fits(access, file.major);
}

bool special_descriptor_fits(const MethodInfo& method, const ClassFile& file) {
  if (method.name == "<clinit>") return file.major < 51 || method.descriptor == "()V";
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
  if (has(file.access, kInterface)) {
    if ((file.access & (kFinal | kEnum)) != 0 || !has(file.access, kAbstract)) {
      return fmt::format("access flags {:#06x} do not fit an interface", file.access);
    }
    return file.super_name == "java/lang/Object"
               ? std::string()
               : fmt::format("an interface extends {}", quoted(file.super_name));
  }
  const bool contradictory = has(file.access, kFinal | kAbstract) || has(file.access, kAnnotation);
  return contradictory ? fmt::format("access flags {:#06x} do not fit a class", file.access)
                       : std::string();
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
