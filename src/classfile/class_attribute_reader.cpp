#include "classfile/class_attribute_reader.h"

#include <fmt/format.h>

#include "classfile/annotation_reader.h"
#include "classfile/attributes.h"
#include "classfile/constant_checks.h"

namespace loris {
namespace {

void read_source_file(ConstantCursor& in, ClassFile& file) { file.source_file = in.utf8(); }

void read_signature(ConstantCursor& in, ClassFile& file) { file.signature = in.utf8(); }

std::vector<std::string_view> read_class_names(ConstantCursor& in) {
  std::vector<std::string_view> names;
  for (unsigned count = in.u2(); count > 0; --count) names.push_back(in.plain_class_name());
  return names;
}

void read_nest_host(ConstantCursor& in, ClassFile& file) { file.nest_host = in.plain_class_name(); }

void read_nest_members(ConstantCursor& in, ClassFile& file) {
  file.nest_members = read_class_names(in);
}

void read_permitted_subclasses(ConstantCursor& in, ClassFile& file) {
  file.permitted_subclasses = read_class_names(in);
}

/// JVMS 4.7.6.
void read_inner_classes(ConstantCursor& in, ClassFile& file) {
  for (unsigned count = in.u2(); count > 0; --count) {
    InnerClass inner;
    inner.inner = in.class_name();
    inner.outer = in.optional_class_name();
    inner.name = in.optional_utf8();
    inner.access = in.u2();
    file.inner_classes.push_back(inner);
  }
}

/// JVMS 4.7.7.
void read_enclosing_method(ConstantCursor& in, ClassFile& file) {
  file.enclosing_class = in.plain_class_name();
  const std::uint16_t index = in.optional_index(ConstantTag::NameAndType);
  if (index == 0) return;
  const MemberRef method = in.constants().name_and_type(index);
  if (!method.descriptor.starts_with('(')) in.fail_at_last_u2("the enclosing method is a field");
  file.enclosing_method = method.name;
  file.enclosing_method_descriptor = method.descriptor;
}

void read_component_signature(ConstantCursor& in, RecordComponent& component) {
  component.signature = in.utf8();
}

/// Fields and accessors carry the same annotations, so only the library's reader wants these.
void read_component_annotations(ConstantCursor& in, RecordComponent& component) {
  keep_raw(in, component.raw, &RawAnnotations::visible);
  in.take(in.remaining());
}

constexpr AttributeRow<RecordComponent> kComponentAttributes[] = {
    {"Signature", 49, read_component_signature},
    {"RuntimeVisibleAnnotations", 49, read_component_annotations},
    {"RuntimeVisibleTypeAnnotations", 52, keep_type_annotations<RecordComponent>},
};

/// JVMS 4.7.30.
void read_record(ConstantCursor& in, ClassFile& file) {
  file.is_record = true;
  for (unsigned count = in.u2(); count > 0; --count) {
    RecordComponent component;
    component.name = in.unqualified_name();
    component.descriptor = in.field_descriptor();
    read_attributes<RecordComponent>(in, component, kComponentAttributes);
    file.record_components.push_back(std::move(component));
  }
}

std::uint16_t read_bootstrap_argument(ConstantCursor& in) {
  const std::uint16_t index = in.u2();
  const ConstantTag found = in.constants().tag(index);
  if (!is_loadable(found)) in.fail_at_last_u2(wrong_constant(index, found, "a loadable constant"));
  return index;
}

/// JVMS 4.7.23.
void read_bootstrap_methods(ConstantCursor& in, ClassFile& file) {
  for (unsigned count = in.u2(); count > 0; --count) {
    BootstrapMethod bootstrap{.handle = in.index(ConstantTag::MethodHandle), .arguments = {}};
    for (unsigned arguments = in.u2(); arguments > 0; --arguments) {
      bootstrap.arguments.push_back(read_bootstrap_argument(in));
    }
    file.bootstraps.push_back(std::move(bootstrap));
  }
}

constexpr AttributeRow<ClassFile> kClassAttributes[] = {
    {"SourceFile", 45, read_source_file},
    {"InnerClasses", 45, read_inner_classes},
    {"EnclosingMethod", 49, read_enclosing_method},
    {"Signature", 49, read_signature},
    {"RuntimeVisibleAnnotations", 49, read_visible_annotations<ClassFile>},
    {"RuntimeInvisibleAnnotations", 49, read_invisible_annotations<ClassFile>},
    {"RuntimeVisibleTypeAnnotations", 52, keep_type_annotations<ClassFile>},
    {"BootstrapMethods", 51, read_bootstrap_methods},
    {"NestHost", 55, read_nest_host},
    {"NestMembers", 55, read_nest_members},
    {"Record", 60, read_record},
    {"PermittedSubclasses", 61, read_permitted_subclasses},
};

void check_bootstrap_indexes(const ConstantCursor& in, const ClassFile& file) {
  for (std::size_t i = 1; i < file.constants.size(); ++i) {
    const ConstantPool::Entry& entry = file.constants.entry(static_cast<std::uint16_t>(i));
    if (entry.tag != ConstantTag::Dynamic && entry.tag != ConstantTag::InvokeDynamic) continue;
    if (entry.a < file.bootstraps.size()) continue;
    in.fail(fmt::format("constant {} uses bootstrap method {}, but there are {}", i, entry.a,
                        file.bootstraps.size()));
  }
}

}  // namespace

void read_class_attributes(ConstantCursor& in, ClassFile& file) {
  read_attributes<ClassFile>(in, file, kClassAttributes);
  check_bootstrap_indexes(in, file);
  if (!file.nest_host.empty() && !file.nest_members.empty()) {
    in.fail("a class has both NestHost and NestMembers");
  }
}

}  // namespace loris
