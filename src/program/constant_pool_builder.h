#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "classfile/constant_pool.h"

namespace loris {

/// Collects the constants of a class being built; equal constants get one index. Throws InputError
/// when there are more than a class file can hold.
class ConstantPoolBuilder {
 public:
  std::uint16_t utf8(std::string_view text);
  std::uint16_t integer(std::int32_t value);
  std::uint16_t float_value(float value);
  std::uint16_t long_value(std::int64_t value);
  std::uint16_t double_value(double value);
  std::uint16_t class_name(std::string_view name);  // internal name or array descriptor
  std::uint16_t string(std::string_view modified_utf8);
  std::uint16_t field(const MemberRef& ref);
  std::uint16_t method(const MemberRef& ref);

  std::string_view utf8_at(std::uint16_t index) const;
  ConstantPool build(std::string origin) const;
  /// Appends the pool as JVMS 4.1 has it: the count, then the entries.
  void write(std::vector<std::uint8_t>& out) const;

 private:
  using Key = std::tuple<ConstantTag, std::uint16_t, std::uint16_t, std::uint64_t>;

  std::uint16_t add(const ConstantPool::Entry& entry);
  std::uint16_t append(const ConstantPool::Entry& entry);
  std::uint16_t member(ConstantTag tag, const MemberRef& ref);

  std::vector<ConstantPool::Entry> entries_{ConstantPool::Entry{}};
  std::vector<char> text_;
  std::map<Key, std::uint16_t> index_of_;
  std::map<std::string, std::uint16_t, std::less<>> index_of_text_;
};

}  // namespace loris
