#include "classfile/constant_checks.h"

#include <fmt/format.h>

#include "classfile/descriptor.h"
#include "classfile/names.h"

namespace loris {
namespace {

using Entry = ConstantPool::Entry;

/// Checks one constant after another. A check returns the empty string when all is well.
class Checker {
 public:
  Checker(const ConstantPool& pool, std::uint16_t major) : pool_(pool), major_(major) {}

  std::string check(const Entry& entry) const {
    switch (entry.tag) {
      case ConstantTag::None:
      case ConstantTag::Utf8:
      case ConstantTag::Integer:
      case ConstantTag::Float:
      case ConstantTag::Long:
      case ConstantTag::Double: return {};
      case ConstantTag::Class: return check_class(entry);
      case ConstantTag::String:
      case ConstantTag::Module: return expect(entry.a, ConstantTag::Utf8);
      case ConstantTag::Package: return check_package(entry);
      case ConstantTag::NameAndType: return check_name_and_type(entry);
      case ConstantTag::Fieldref: return check_field(entry);
      case ConstantTag::Methodref:
      case ConstantTag::InterfaceMethodref: return check_method(entry);
      case ConstantTag::MethodHandle: return check_handle(entry);
      case ConstantTag::MethodType: return check_method_type(entry);
      case ConstantTag::Dynamic:
      case ConstantTag::InvokeDynamic: return check_dynamic(entry);
    }
    return {};
  }

 private:
  std::string expect(std::uint16_t index, ConstantTag tag) const {
    const ConstantTag found = pool_.tag(index);
    return found == tag ? std::string() : wrong_constant(index, found, describe(tag));
  }

  std::string check_class(const Entry& entry) const {
    if (auto flaw = expect(entry.a, ConstantTag::Utf8); !flaw.empty()) return flaw;
    const std::string_view name = pool_.utf8(entry.a);
    const bool ok = name.starts_with('[') ? is_field_descriptor(name) : is_class_name(name);
    return ok ? std::string() : fmt::format("{} is not the name of a class", quoted(name));
  }

  std::string check_package(const Entry& entry) const {
    if (auto flaw = expect(entry.a, ConstantTag::Utf8); !flaw.empty()) return flaw;
    const std::string_view name = pool_.utf8(entry.a);
    return is_class_name(name) ? std::string()
                               : fmt::format("{} is not the name of a package", quoted(name));
  }

  std::string check_method_type(const Entry& entry) const {
    if (auto flaw = expect(entry.a, ConstantTag::Utf8); !flaw.empty()) return flaw;
    return check_method_descriptor(pool_.utf8(entry.a));
  }

  std::string check_name_and_type(const Entry& entry) const {
    if (auto flaw = expect(entry.a, ConstantTag::Utf8); !flaw.empty()) return flaw;
    if (auto flaw = expect(entry.b, ConstantTag::Utf8); !flaw.empty()) return flaw;
    const std::string_view name = pool_.utf8(entry.a), descriptor = pool_.utf8(entry.b);
    if (descriptor.starts_with('(')) {
      if (!is_method_name(name)) return fmt::format("{} is not the name of a method", quoted(name));
      return check_method_descriptor(descriptor);
    }
    if (!is_unqualified_name(name))
      return fmt::format("{} is not the name of a field", quoted(name));
    return is_field_descriptor(descriptor)
               ? std::string()
               : fmt::format("{} is not a field descriptor", quoted(descriptor));
  }

  /// `index` is a NameAndType, of a method or of a field as is_method says. That it is well-formed
  /// is checked where it stands.
  std::string expect_type(std::uint16_t index, bool is_method) const {
    if (auto flaw = expect(index, ConstantTag::NameAndType); !flaw.empty()) return flaw;
    if (auto flaw = check_name_and_type_indexes(index); !flaw.empty()) return flaw;
    const std::string_view descriptor = pool_.name_and_type(index).descriptor;
    if (descriptor.starts_with('(') == is_method) return {};
    return fmt::format("{} is not a {} descriptor", quoted(descriptor),
                       is_method ? "method" : "field");
  }

  std::string check_name_and_type_indexes(std::uint16_t index) const {
    const Entry& entry = pool_.entry(index);
    if (auto flaw = expect(entry.a, ConstantTag::Utf8); !flaw.empty()) return flaw;
    return expect(entry.b, ConstantTag::Utf8);
  }

  std::string check_field(const Entry& entry) const {
    if (auto flaw = expect(entry.a, ConstantTag::Class); !flaw.empty()) return flaw;
    return expect_type(entry.b, false);
  }

  std::string check_method(const Entry& entry) const {
    if (auto flaw = expect(entry.a, ConstantTag::Class); !flaw.empty()) return flaw;
    if (auto flaw = expect_type(entry.b, true); !flaw.empty()) return flaw;
    const MemberRef ref = pool_.name_and_type(entry.b);
    if (!ref.name.starts_with('<')) return {};
    const bool is_constructor = entry.tag == ConstantTag::Methodref && ref.name == "<init>";
    if (!is_constructor)
      return fmt::format("{} cannot refer to {}", describe(entry.tag), quoted(ref.name));
    return ref.descriptor.ends_with(")V")
               ? std::string()
               : fmt::format("<init> returns no value, but its descriptor is {}",
                             quoted(ref.descriptor));
  }

  std::string check_dynamic(const Entry& entry) const {
    if (auto flaw = expect_type(entry.b, entry.tag == ConstantTag::InvokeDynamic); !flaw.empty()) {
      return flaw;
    }
    const std::string_view name = pool_.name_and_type(entry.b).name;
    return name.starts_with('<') && entry.tag == ConstantTag::InvokeDynamic
               ? fmt::format("{} cannot be the name of an InvokeDynamic", quoted(name))
               : std::string();
  }

  /// JVMS 4.4.8.
  std::string check_handle(const Entry& entry) const {
    constexpr auto kFirst = static_cast<std::uint16_t>(HandleKind::GetField);
    constexpr auto kLast = static_cast<std::uint16_t>(HandleKind::InvokeInterface);
    if (entry.a < kFirst || entry.a > kLast) {
      return fmt::format("method handle of kind {}, expected 1 to 9", entry.a);
    }
    const auto kind = static_cast<HandleKind>(entry.a);
    if (auto flaw = check_handle_member(kind, entry.b); !flaw.empty()) return flaw;
    return kind <= HandleKind::PutStatic ? std::string() : check_handle_name(kind, entry.b);
  }

  std::string check_handle_member(HandleKind kind, std::uint16_t index) const {
    switch (kind) {
      case HandleKind::GetField:
      case HandleKind::GetStatic:
      case HandleKind::PutField:
      case HandleKind::PutStatic: return expect(index, ConstantTag::Fieldref);
      case HandleKind::InvokeVirtual:
      case HandleKind::NewInvokeSpecial: return expect(index, ConstantTag::Methodref);
      case HandleKind::InvokeInterface: return expect(index, ConstantTag::InterfaceMethodref);
      case HandleKind::InvokeStatic:
      case HandleKind::InvokeSpecial: break;
    }
    const bool may_be_interface = major_ >= 52;
    if (may_be_interface && pool_.tag(index) == ConstantTag::InterfaceMethodref) return {};
    return expect(index, ConstantTag::Methodref);
  }

  /// The Methodref has a kind that fits, but was not checked itself yet if it comes later.
  std::string check_handle_name(HandleKind kind, std::uint16_t index) const {
    if (auto flaw = check_method(pool_.entry(index)); !flaw.empty()) return flaw;
    const std::string_view name = pool_.name_and_type(pool_.entry(index).b).name;
    if ((kind == HandleKind::NewInvokeSpecial) == (name == "<init>")) return {};
    return fmt::format("method handle of kind {} cannot refer to {}", static_cast<int>(kind),
                       quoted(name));
  }

  static std::string check_method_descriptor(std::string_view descriptor) {
    return is_method_descriptor(descriptor)
               ? std::string()
               : fmt::format("{} is not a method descriptor", quoted(descriptor));
  }

  const ConstantPool& pool_;
  std::uint16_t major_;
};

}  // namespace

std::optional<ConstantFlaw> find_flaw(const ConstantPool& pool, std::uint16_t major) {
  const Checker checker(pool, major);
  for (std::size_t i = 1; i < pool.size(); ++i) {
    const auto index = static_cast<std::uint16_t>(i);
    std::string flaw = checker.check(pool.entry(index));
    if (!flaw.empty()) return ConstantFlaw{index, std::move(flaw)};
  }
  return std::nullopt;
}

bool is_loadable(ConstantTag tag) {
  switch (tag) {
    case ConstantTag::Integer:
    case ConstantTag::Float:
    case ConstantTag::Long:
    case ConstantTag::Double:
    case ConstantTag::Class:
    case ConstantTag::String:
    case ConstantTag::MethodHandle:
    case ConstantTag::MethodType:
    case ConstantTag::Dynamic: return true;
    default: return false;
  }
}

}  // namespace loris
