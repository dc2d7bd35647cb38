#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

namespace loris::test {

using Bytes = std::vector<std::uint8_t>;

/// Bytes put one after another, big-endian.
class ByteWriter {
 public:
  ByteWriter& u1(unsigned value) {
    bytes_.push_back(static_cast<std::uint8_t>(value));
    return *this;
  }
  ByteWriter& u2(unsigned value) { return u1(value >> 8).u1(value); }
  ByteWriter& u4(unsigned value) { return u2(value >> 16).u2(value); }
  ByteWriter& text(std::string_view text) {
    bytes_.insert(bytes_.end(), text.begin(), text.end());
    return *this;
  }
  ByteWriter& append(const Bytes& bytes) {
    bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
    return *this;
  }
  const Bytes& bytes() const { return bytes_; }

 private:
  Bytes bytes_;
};

/// A class file written by hand, to break one rule at a time. As it starts, it is the class "A"
/// that extends Object: constant 1 is "A", 2 the Class A, 3 and 4 the same for java/lang/Object.
struct ClassWriter {
  unsigned minor = 0, major = 61, access = 0x21, this_class = 2, super_class = 4;
  ByteWriter constants;
  unsigned next_constant = 1;
  std::vector<unsigned> interfaces;
  std::vector<Bytes> fields, methods, attributes;
  Bytes trailing;

  ClassWriter() {
    class_constant("A");
    class_constant("java/lang/Object");
  }

  /// Each adds a constant and returns its index.
  unsigned utf8(std::string_view text) {
    constants.u1(1).u2(static_cast<unsigned>(text.size())).text(text);
    return next_constant++;
  }
  unsigned integer(unsigned value) {
    constants.u1(3).u4(value);
    return next_constant++;
  }
  unsigned one_index(unsigned tag, unsigned index) {
    constants.u1(tag).u2(index);
    return next_constant++;
  }
  unsigned two_indexes(unsigned tag, unsigned a, unsigned b) {
    constants.u1(tag).u2(a).u2(b);
    return next_constant++;
  }
  unsigned handle(unsigned kind, unsigned reference) {
    constants.u1(15).u1(kind).u2(reference);
    return next_constant++;
  }
  unsigned class_constant(std::string_view name) { return one_index(7, utf8(name)); }
  unsigned name_and_type(std::string_view name, std::string_view descriptor) {
    const unsigned a = utf8(name);
    return two_indexes(12, a, utf8(descriptor));
  }
  unsigned member(unsigned tag, std::string_view name, std::string_view descriptor) {
    return two_indexes(tag, 2, name_and_type(name, descriptor));
  }

  Bytes attribute(std::string_view name, const Bytes& body) {
    return ByteWriter().u2(utf8(name)).u4(static_cast<unsigned>(body.size())).append(body).bytes();
  }
  Bytes a_member(unsigned flags, std::string_view name, std::string_view descriptor,
                 const std::vector<Bytes>& member_attributes = {}) {
    ByteWriter out;
    out.u2(flags).u2(utf8(name)).u2(utf8(descriptor));
    out.u2(static_cast<unsigned>(member_attributes.size()));
    for (const Bytes& each : member_attributes) out.append(each);
    return out.bytes();
  }

  Bytes bytes() const {
    ByteWriter out;
    out.u4(0xCAFEBABE).u2(minor).u2(major).u2(next_constant).append(constants.bytes());
    out.u2(access).u2(this_class).u2(super_class);
    out.u2(static_cast<unsigned>(interfaces.size()));
    for (const unsigned each : interfaces) out.u2(each);
    for (const auto* table : {&fields, &methods, &attributes}) {
      out.u2(static_cast<unsigned>(table->size()));
      for (const Bytes& each : *table) out.append(each);
    }
    return out.append(trailing).bytes();
  }
};

}  // namespace loris::test
