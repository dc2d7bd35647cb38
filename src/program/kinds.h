#pragma once
#include <cstdint>
#include <string_view>

namespace loris {

/// The kinds of value that a local variable or operand holds (JVMS 2.11.1). Long and Double take
/// two slots, of which the second stays unset.
enum class Kind : std::uint8_t { Unset, Int, Long, Float, Double, Ref, ReturnAddress, Void };

/// What a field or array element stores, one per primitive type, and references.
enum class Storage : std::uint8_t { Boolean, Byte, Char, Short, Int, Float, Long, Double, Ref };

/// The storage for a field descriptor, by its first character.
constexpr Storage storage_of(char descriptor) {
  switch (descriptor) {
    case 'Z': return Storage::Boolean;
    case 'B': return Storage::Byte;
    case 'C': return Storage::Char;
    case 'S': return Storage::Short;
    case 'I': return Storage::Int;
    case 'F': return Storage::Float;
    case 'J': return Storage::Long;
    case 'D': return Storage::Double;
    default: return Storage::Ref;
  }
}

constexpr Kind kind_of(Storage storage) {
  switch (storage) {
    case Storage::Float: return Kind::Float;
    case Storage::Long: return Kind::Long;
    case Storage::Double: return Kind::Double;
    case Storage::Ref: return Kind::Ref;
    default: return Kind::Int;
  }
}

constexpr Kind kind_of_descriptor(std::string_view descriptor) {
  return descriptor[0] == 'V' ? Kind::Void : kind_of(storage_of(descriptor[0]));
}

/// Slots that a value of this kind takes among locals and operands.
constexpr unsigned slots_of(Kind kind) {
  if (kind == Kind::Void) return 0;
  return kind == Kind::Long || kind == Kind::Double ? 2 : 1;
}

/// log2 of the bytes that an array element takes.
constexpr unsigned size_log2(Storage storage) {
  switch (storage) {
    case Storage::Boolean:
    case Storage::Byte: return 0;
    case Storage::Char:
    case Storage::Short: return 1;
    case Storage::Long:
    case Storage::Double: return 3;
    default: return 2;
  }
}

}  // namespace loris
