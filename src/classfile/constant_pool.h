#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace loris {

/// JVMS table 4.4-B.
enum class ConstantTag : std::uint8_t {
  None = 0,  // index 0 and the second half of a Long or Double
  Utf8 = 1,
  Integer = 3,
  Float = 4,
  Long = 5,
  Double = 6,
  Class = 7,
  String = 8,
  Fieldref = 9,
  Methodref = 10,
  InterfaceMethodref = 11,
  NameAndType = 12,
  MethodHandle = 15,
  MethodType = 16,
  Dynamic = 17,
  InvokeDynamic = 18,
  Module = 19,
  Package = 20,
};

/// JVMS table 5.4.3.5-A.
enum class HandleKind : std::uint8_t {
  GetField = 1,
  GetStatic,
  PutField,
  PutStatic,
  InvokeVirtual,
  InvokeStatic,
  InvokeSpecial,
  NewInvokeSpecial,
  InvokeInterface,
};

struct MemberRef {
  std::string_view class_name, name, descriptor;
  bool is_interface = false;  // an InterfaceMethodref
};

struct MethodHandleRef {
  HandleKind kind;
  MemberRef member;
};

/// A Dynamic or InvokeDynamic constant.
struct DynamicRef {
  std::uint16_t bootstrap;  // index into ClassFile::bootstraps, checked
  std::string_view name, descriptor;
};

/// "a Utf8", "an Integer", "absent".
std::string_view describe(ConstantTag tag);
/// "constant 17 is a Class, expected a Utf8"
std::string wrong_constant(std::uint16_t index, ConstantTag found, std::string_view expected);

/// The constants of one class. Indexes inside constants were checked when the file was read; an
/// index that comes from an instruction is checked by each accessor, which throws InputError
/// ("Foo.class: constant 17 is a Class, expected a Utf8").
/// Strings are modified UTF-8 as they stand in the file (JVMS 4.4.7).
class ConstantPool {
 public:
  struct Entry {
    ConstantTag tag = ConstantTag::None;
    // Indexes, as JVMS 4.4 orders them; MethodHandle: a = kind, b = reference; Utf8: a = length.
    std::uint16_t a = 0, b = 0;
    std::uint64_t bits = 0;  // Integer, Float, Long, Double; Utf8: offset in the text
  };

  ConstantPool() = default;
  /// text holds the characters of all Utf8 constants.
  ConstantPool(std::string origin, std::vector<Entry> entries, std::vector<char> text);
  ConstantPool(ConstantPool&&) = default;
  ConstantPool& operator=(ConstantPool&&) = default;

  std::size_t size() const { return entries_.size(); }  // one more than the highest index
  ConstantTag tag(std::uint16_t index) const {          // None when out of range
    return index < entries_.size() ? entries_[index].tag : ConstantTag::None;
  }
  /// As it stands in the file; the index must be below size().
  const Entry& entry(std::uint16_t index) const { return entries_[index]; }
  std::string_view utf8(std::uint16_t index) const;
  std::int32_t integer(std::uint16_t index) const;
  float float_value(std::uint16_t index) const;
  std::int64_t long_value(std::uint16_t index) const;
  double double_value(std::uint16_t index) const;
  std::string_view class_name(std::uint16_t index) const;  // internal name, or an array descriptor
  std::string_view string(std::uint16_t index) const;
  std::string_view method_type(std::uint16_t index) const;  // its descriptor
  MemberRef field(std::uint16_t index) const;
  MemberRef method(std::uint16_t index) const;         // Methodref or InterfaceMethodref
  MemberRef name_and_type(std::uint16_t index) const;  // without a class
  MethodHandleRef method_handle(std::uint16_t index) const;
  DynamicRef dynamic(std::uint16_t index) const;         // Dynamic
  DynamicRef invoke_dynamic(std::uint16_t index) const;  // InvokeDynamic

 private:
  const Entry& at(std::uint16_t index, ConstantTag expected) const;
  MemberRef member(const Entry& entry) const;
  DynamicRef dynamic_ref(const Entry& entry) const;

  std::string origin_;
  std::vector<Entry> entries_;
  std::vector<char> text_;
};

}  // namespace loris
