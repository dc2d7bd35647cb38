// jdk.internal.misc.Unsafe: classes, offsets, whole pieces of arrays (unsafe_values.cpp has single
// values).
#include <algorithm>
#include <array>
#include <cstring>

#include <fmt/format.h>

#include "interp/native.h"
#include "interp/unsafe_offset.h"

namespace loris {

namespace {

/// Where an offset points; the bytes are inside the object.
struct Place {
  ObjectId object;
  std::size_t at = 0;
  std::uint32_t cell = 0;
  bool is_array = false;
};

/// The place of `width` bytes, or nothing when they are not wholly inside the object.
std::optional<Place> place(NativeCall& call, ObjectId id, std::int64_t offset, std::size_t width) {
  if (!id || offset < kUnsafeBase) return std::nullopt;
  const Object& object = call.heap().at(id);
  Place found{id, static_cast<std::size_t>(offset - kUnsafeBase), 0, object.is_array()};
  if (found.at + width > object.byte_size()) return std::nullopt;
  if (object.has_terms() && found.is_array) return std::nullopt;
  if (!found.is_array) {
    if (found.at % sizeof(std::uint64_t) != 0) return std::nullopt;
    found.cell = static_cast<std::uint32_t>(found.at / sizeof(std::uint64_t));
  }
  return found;
}

Flow outside(NativeCall& call) {
  return call.unsupported(fmt::format("{} outside the Java heap", call.method.key()));
}

const Field* find_field(const Class& cls, std::string_view name) {
  for (const Field& field : cls.fields) {
    if (field.name == name) return &field;
  }
  return nullptr;
}

/// objectFieldOffset(Class, String)
Flow named_field_offset(NativeCall& call) {
  if (!call.ref(1) || !call.ref(2)) return call.null_pointer();
  const Field* field = find_field(call.vm.mirrored(call.ref(1)), call.vm.utf8_of(call.ref(2)));
  if (field == nullptr) return call.raise("java/lang/InternalError", call.vm.utf8_of(call.ref(2)));
  return call.give_long(unsafe_offset(field->slot));
}

/// The declared field that a java.lang.reflect.Field object stands for.
const Field* reflected(NativeCall& call) {
  const Class& cls =
      call.vm.mirrored(call.vm.get_field(call.ref(1), "clazz", "Ljava/lang/Class;").as_ref());
  const std::int32_t slot = call.vm.get_field(call.ref(1), "slot", "I").as_int();
  return &cls.fields[static_cast<std::size_t>(slot)];
}

Flow field_offset(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  const Field* field = reflected(call);
  const std::uint32_t base = field->is_static() ? call.vm.known().class_class.instance_slots : 0;
  return call.give_long(unsafe_offset(base + field->slot));
}

Flow static_field_base(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  return call.give_ref(call.vm.mirror(*reflected(call)->owner));
}

Flow allocate_instance(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  const Class& cls = call.vm.mirrored(call.ref(1));
  if (cls.is_array() || cls.is_primitive() || cls.is_interface() ||
      (cls.access & access::kAbstract) != 0) {
    return call.raise("java/lang/InstantiationException", cls.external_name());
  }
  Flow flow;
  if (!call.vm.ensure_initialized(cls, flow)) return flow;
  return call.give_ref(call.heap().add_instance(cls));
}

Flow ensure_class_initialized(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  Flow flow;
  if (!call.vm.ensure_initialized(call.vm.mirrored(call.ref(1)), flow)) return flow;
  return call.give_nothing();
}

Flow should_be_initialized(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  return call.give_bool(call.vm.status(call.vm.mirrored(call.ref(1))) == InitStatus::Untouched);
}

Flow index_scale(NativeCall& call) {
  const Class& cls = call.vm.mirrored(call.ref(1));
  return call.give_int(1 << size_log2(cls.storage));
}

/// setMemory0(Object, long, long bytes, byte value) inside one array.
Flow set_memory(NativeCall& call) {
  const auto bytes = static_cast<std::size_t>(call.long_integer(4));
  const auto found = place(call, call.ref(1), call.long_integer(2), bytes);
  if (!found || !found->is_array) return outside(call);
  std::memset(call.heap().edit(found->object).bytes() + found->at, call.integer(6), bytes);
  return call.give_nothing();
}

/// copyMemory0(Object, long, Object, long, long bytes) between arrays.
Flow copy_memory(NativeCall& call) {
  const auto bytes = static_cast<std::size_t>(call.long_integer(7));
  const auto from = place(call, call.ref(1), call.long_integer(2), bytes);
  const auto to = place(call, call.ref(4), call.long_integer(5), bytes);
  if (!from || !to || !from->is_array || !to->is_array) return outside(call);
  Object& target = call.heap().edit(to->object);
  std::memmove(target.bytes() + to->at, call.heap().at(from->object).bytes() + from->at, bytes);
  return call.give_nothing();
}

/// copySwapMemory0(Object, long, Object, long, long bytes, long element): copies with each
/// element's bytes in reverse.
Flow copy_swap_memory(NativeCall& call) {
  const auto bytes = static_cast<std::size_t>(call.long_integer(7)),
             width = static_cast<std::size_t>(call.long_integer(9));
  const auto from = place(call, call.ref(1), call.long_integer(2), bytes);
  const auto to = place(call, call.ref(4), call.long_integer(5), bytes);
  if (!from || !to || !from->is_array || !to->is_array || width == 0 || bytes % width != 0)
    return outside(call);
  const std::byte* source = call.heap().at(from->object).bytes() + from->at;
  std::vector<std::byte> swapped(source, source + bytes);
  for (std::size_t i = 0; i < bytes; i += width) {
    std::reverse(swapped.begin() + static_cast<std::ptrdiff_t>(i),
                 swapped.begin() + static_cast<std::ptrdiff_t>(i + width));
  }
  std::copy(swapped.begin(), swapped.end(), call.heap().edit(to->object).bytes() + to->at);
  return call.give_nothing();
}

Flow throw_exception(NativeCall& call) {
  return call.ref(1) ? call.vm.throw_object(call.ref(1)) : call.null_pointer();
}

constexpr std::string_view kUnsafe = "jdk/internal/misc/Unsafe";

constexpr std::array kUnsafeRows{
    NativeRow{kUnsafe, "objectFieldOffset1", "", named_field_offset},
    NativeRow{kUnsafe, "objectFieldOffset0", "", field_offset},
    NativeRow{kUnsafe, "staticFieldOffset0", "", field_offset},
    NativeRow{kUnsafe, "staticFieldBase0", "", static_field_base},
    NativeRow{kUnsafe, "arrayBaseOffset0", "",
              [](NativeCall& c) { return c.give_int(kUnsafeBase); }},
    NativeRow{kUnsafe, "arrayIndexScale0", "", index_scale},
    NativeRow{kUnsafe, "allocateInstance", "", allocate_instance},
    NativeRow{kUnsafe, "ensureClassInitialized0", "", ensure_class_initialized},
    NativeRow{kUnsafe, "shouldBeInitialized0", "", should_be_initialized},
    NativeRow{kUnsafe, "setMemory0", "", set_memory},
    NativeRow{kUnsafe, "copyMemory0", "", copy_memory},
    NativeRow{kUnsafe, "copySwapMemory0", "", copy_swap_memory},
    NativeRow{kUnsafe, "throwException", "", throw_exception},
    NativeRow{kUnsafe, "fullFence", "", nothing},
    NativeRow{kUnsafe, "loadFence", "", nothing},
    NativeRow{kUnsafe, "storeFence", "", nothing},
    NativeRow{kUnsafe, "unpark", "", nothing},
};

}  // namespace

std::span<const NativeRow> unsafe_natives() { return kUnsafeRows; }

}  // namespace loris
