#include "classfile/member_reader.h"

#include <fmt/format.h>

#include <algorithm>

#include "classfile/annotation_reader.h"
#include "classfile/attributes.h"
#include "classfile/code_reader.h"
#include "classfile/descriptor.h"
#include "classfile/member_checks.h"
#include "classfile/names.h"

namespace loris {
namespace {

template <class Member>
void read_signature(ConstantCursor& in, Member& member) {
  member.signature = in.utf8();
}

ConstantTag constant_value_tag(const FieldInfo& field) {
  if (field.descriptor == "Ljava/lang/String;") return ConstantTag::String;
  switch (field.descriptor[0]) {
    case 'J': return ConstantTag::Long;
    case 'F': return ConstantTag::Float;
    case 'D': return ConstantTag::Double;
    case 'L':
    case '[': return ConstantTag::None;
    default: return ConstantTag::Integer;
  }
}

/// JVMS 4.7.2: it means nothing on a field that is not static.
void read_constant_value(ConstantCursor& in, FieldInfo& field) {
  const std::uint16_t index = in.u2();
  if ((field.access & access::kStatic) == 0) return;
  const ConstantTag expected = constant_value_tag(field);
  const ConstantTag found = in.constants().tag(index);
  if (expected == ConstantTag::None) {
    in.fail_at_last_u2(fmt::format("ConstantValue on field {} of type {}", quoted(field.name),
                                   quoted(field.descriptor)));
  }
  if (found != expected) in.fail_at_last_u2(wrong_constant(index, found, describe(expected)));
  field.constant_value = index;
}

void read_method_code(ConstantCursor& in, MethodInfo& method) { method.code = read_code(in); }

void read_exceptions(ConstantCursor& in, MethodInfo& method) {
  for (unsigned count = in.u2(); count > 0; --count) {
    method.exceptions.push_back(in.plain_class_name());
  }
}

void read_visible_parameters(ConstantCursor& in, MethodInfo& method) {
  keep_raw(in, method.raw, &RawAnnotations::parameters);
  read_parameter_annotations(in, true, method.parameter_annotations);
}

void read_invisible_parameters(ConstantCursor& in, MethodInfo& method) {
  read_parameter_annotations(in, false, method.parameter_annotations);
}

void read_annotation_default(ConstantCursor& in, MethodInfo& method) {
  keep_raw(in, method.raw, &RawAnnotations::default_value);
  in.take(in.remaining());
}

void read_method_parameters(ConstantCursor& in, MethodInfo& method) {
  method.parameters.emplace();
  for (unsigned count = in.u1(); count > 0; --count) {
    const std::string_view name = in.optional_utf8();
    method.parameters->push_back({name, in.u2()});
  }
}

constexpr AttributeRow<FieldInfo> kFieldAttributes[] = {
    {"ConstantValue", 45, read_constant_value},
    {"Signature", 49, read_signature<FieldInfo>},
    {"RuntimeVisibleAnnotations", 49, read_visible_annotations<FieldInfo>},
    {"RuntimeInvisibleAnnotations", 49, read_invisible_annotations<FieldInfo>},
    {"RuntimeVisibleTypeAnnotations", 52, read_visible_type_annotations<FieldInfo>},
    {"RuntimeInvisibleTypeAnnotations", 52, read_invisible_type_annotations<FieldInfo>},
};

constexpr AttributeRow<MethodInfo> kMethodAttributes[] = {
    {"Code", 45, read_method_code},
    {"Exceptions", 45, read_exceptions},
    {"Signature", 49, read_signature<MethodInfo>},
    {"RuntimeVisibleAnnotations", 49, read_visible_annotations<MethodInfo>},
    {"RuntimeInvisibleAnnotations", 49, read_invisible_annotations<MethodInfo>},
    {"RuntimeVisibleParameterAnnotations", 49, read_visible_parameters},
    {"RuntimeInvisibleParameterAnnotations", 49, read_invisible_parameters},
    {"AnnotationDefault", 49, read_annotation_default},
    {"RuntimeVisibleTypeAnnotations", 52, read_visible_type_annotations<MethodInfo>},
    {"RuntimeInvisibleTypeAnnotations", 52, read_invisible_type_annotations<MethodInfo>},
    {"MethodParameters", 52, read_method_parameters},
};

FieldInfo read_field(ConstantCursor& in) {
  FieldInfo field;
  field.access = in.u2();
  field.name = in.unqualified_name();
  field.descriptor = in.field_descriptor();
  read_attributes<FieldInfo>(in, field, kFieldAttributes);
  return field;
}

MethodInfo read_method(ConstantCursor& in) {
  MethodInfo method;
  method.access = in.u2();
  method.name = in.utf8();
  if (!is_method_name(method.name)) {
    in.fail_at_last_u2(fmt::format("{} is not the name of a method", quoted(method.name)));
  }
  method.descriptor = in.utf8();
  if (!is_method_descriptor(method.descriptor)) {
    in.fail_at_last_u2(fmt::format("{} is not a method descriptor", quoted(method.descriptor)));
  }
  read_attributes<MethodInfo>(in, method, kMethodAttributes);
  return method;
}

/// Members of one kind differ in name or descriptor.
template <class Member>
void check_unique(const ConstantCursor& in, const std::vector<Member>& members,
                  std::string_view kind) {
  using Key = std::pair<std::string_view, std::string_view>;
  std::vector<Key> keys;
  keys.reserve(members.size());
  for (const Member& member : members) keys.emplace_back(member.name, member.descriptor);
  std::sort(keys.begin(), keys.end());
  const auto twice = std::adjacent_find(keys.begin(), keys.end());
  if (twice == keys.end()) return;
  in.fail(fmt::format("{} {} with descriptor {} appears twice", kind, quoted(twice->first),
                      quoted(twice->second)));
}

/// Room for `count` elements, but never more than the bytes that are there could hold.
template <class Member>
void reserve(std::vector<Member>& members, const ConstantCursor& in, std::size_t count) {
  constexpr std::size_t kSmallestMember = 8;
  members.reserve(std::min(count, in.remaining() / kSmallestMember));
}

}  // namespace

void read_fields(ConstantCursor& in, ClassFile& file) {
  const std::size_t count = in.u2();
  reserve(file.fields, in, count);
  for (std::size_t i = 0; i < count; ++i) {
    file.fields.push_back(read_field(in));
    const std::string flaw = field_flaw(file.fields.back(), file);
    if (!flaw.empty()) in.fail(flaw);
  }
  check_unique(in, file.fields, "field");
}

void read_methods(ConstantCursor& in, ClassFile& file) {
  const std::size_t count = in.u2();
  reserve(file.methods, in, count);
  for (std::size_t i = 0; i < count; ++i) {
    file.methods.push_back(read_method(in));
    const std::string flaw = method_flaw(file.methods.back(), file);
    if (!flaw.empty()) in.fail(flaw);
  }
  check_unique(in, file.methods, "method");
}

}  // namespace loris
