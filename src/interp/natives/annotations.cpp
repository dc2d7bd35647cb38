// What the library's own reader of annotations needs: their bytes and the constants these refer to.
#include <array>

#include "interp/native.h"
#include "interp/reflection.h"
#include "interp/text.h"

namespace loris {

namespace {

Flow give_bytes(NativeCall& call, const RawAnnotations* raw,
                std::vector<std::uint8_t> RawAnnotations::*part) {
  if (raw == nullptr || (raw->*part).empty()) return call.give_null();
  return call.give_ref(byte_array(call.vm, raw->*part));
}

const RawAnnotations* of_class(NativeCall& call) {
  const Class& cls = call.vm.mirrored(call.ref(0));
  return cls.file == nullptr ? nullptr : cls.file->raw.get();
}

Flow class_annotations(NativeCall& call) {
  return give_bytes(call, of_class(call), &RawAnnotations::visible);
}
Flow class_types(NativeCall& call) {
  return give_bytes(call, of_class(call), &RawAnnotations::types);
}

Flow method_types(NativeCall& call) {
  return give_bytes(call, reflected_method(call.vm, call.ref(0)).info->raw.get(),
                    &RawAnnotations::types);
}

Flow field_types(NativeCall& call) {
  return give_bytes(call, reflected_field(call.vm, call.ref(0)).info->raw.get(),
                    &RawAnnotations::types);
}

/// The constants of a class, which the object refers to by the class itself.
Flow constant_pool(NativeCall& call) {
  if (call.vm.mirrored(call.ref(0)).file == nullptr) return call.give_null();
  const ObjectId pool =
      call.heap().add_instance(call.program().load("jdk/internal/reflect/ConstantPool"));
  call.vm.set_field(pool, "constantPoolOop", "Ljava/lang/Object;", Value::of_ref(call.ref(0)));
  return call.give_ref(pool);
}

// Natives of ConstantPool: slot 0 is the object, 1 the class, 2 the index.

const ConstantPool& constants(NativeCall& call) {
  return call.vm.mirrored(call.ref(1)).file->constants;
}

/// The constant at the index that was asked for, when it is of this kind.
std::optional<std::uint16_t> index_of(NativeCall& call, ConstantTag expected) {
  const std::int32_t index = call.integer(2);
  if (index <= 0 || static_cast<std::size_t>(index) >= constants(call).size()) return std::nullopt;
  const auto at = static_cast<std::uint16_t>(index);
  if (constants(call).tag(at) != expected) return std::nullopt;
  return at;
}

template <ConstantTag kTag, class Give>
Flow give_constant(NativeCall& call, Give give) {
  const auto index = index_of(call, kTag);
  if (!index)
    return call.raise("java/lang/IllegalArgumentException", "Wrong type at constant pool index");
  return give(constants(call), *index);
}

Flow integer_at(NativeCall& call) {
  return give_constant<ConstantTag::Integer>(call,
                                             [&](const ConstantPool& pool, std::uint16_t index) {
                                               return call.give_int(pool.integer(index));
                                             });
}

Flow long_at(NativeCall& call) {
  return give_constant<ConstantTag::Long>(call, [&](const ConstantPool& pool, std::uint16_t index) {
    return call.give_long(pool.long_value(index));
  });
}

Flow float_at(NativeCall& call) {
  return give_constant<ConstantTag::Float>(call,
                                           [&](const ConstantPool& pool, std::uint16_t index) {
                                             return call.give_float(pool.float_value(index));
                                           });
}

Flow double_at(NativeCall& call) {
  return give_constant<ConstantTag::Double>(call,
                                            [&](const ConstantPool& pool, std::uint16_t index) {
                                              return call.give_double(pool.double_value(index));
                                            });
}

Flow utf8_at(NativeCall& call) {
  return give_constant<ConstantTag::Utf8>(call, [&](const ConstantPool& pool, std::uint16_t index) {
    return call.give_ref(call.vm.intern(from_modified_utf8(pool.utf8(index))));
  });
}

Flow string_at(NativeCall& call) {
  return give_constant<ConstantTag::String>(
      call, [&](const ConstantPool& pool, std::uint16_t index) {
        return call.give_ref(call.vm.intern(from_modified_utf8(pool.string(index))));
      });
}

Flow class_at(NativeCall& call) {
  return give_constant<ConstantTag::Class>(
      call, [&](const ConstantPool& pool, std::uint16_t index) {
        return call.give_ref(call.vm.mirror(call.program().load(pool.class_name(index))));
      });
}

Flow size(NativeCall& call) {
  return call.give_int(static_cast<std::int32_t>(constants(call).size()));
}

constexpr std::string_view kPool = "jdk/internal/reflect/ConstantPool";
constexpr std::array kAnnotationRows{
    NativeRow{"java/lang/Class", "getRawAnnotations", "", class_annotations},
    NativeRow{"java/lang/Class", "getRawTypeAnnotations", "", class_types},
    NativeRow{"java/lang/reflect/Executable", "getTypeAnnotationBytes0", "", method_types},
    NativeRow{"java/lang/reflect/Field", "getTypeAnnotationBytes0", "", field_types},
    NativeRow{"java/lang/Class", "getConstantPool", "", constant_pool},
    NativeRow{kPool, "getSize0", "", size},
    NativeRow{kPool, "getIntAt0", "", integer_at},
    NativeRow{kPool, "getLongAt0", "", long_at},
    NativeRow{kPool, "getFloatAt0", "", float_at},
    NativeRow{kPool, "getDoubleAt0", "", double_at},
    NativeRow{kPool, "getUTF8At0", "", utf8_at},
    NativeRow{kPool, "getStringAt0", "", string_at},
    NativeRow{kPool, "getClassAt0", "", class_at},
};

}  // namespace

std::span<const NativeRow> annotation_natives() { return kAnnotationRows; }

}  // namespace loris
