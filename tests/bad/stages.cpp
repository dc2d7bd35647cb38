#include "stages.h"

#include "base/check.h"
#include "base/input_error.h"
#include "classfile/descriptor.h"

namespace loris::test {
namespace {

/// Reads each character, so that the sanitizer sees a view that points to nowhere.
class Reader {
 public:
  void text(std::string_view view) {
    for (const char c : view) sum_ += static_cast<unsigned char>(c);
  }
  void member(const MemberRef& ref) {
    text(ref.class_name);
    text(ref.name);
    text(ref.descriptor);
  }
  void annotations(const std::vector<Annotation>& list) {
    for (const Annotation& each : list) annotation(each);
  }
  std::size_t sum() const { return sum_; }

 private:
  void annotation(const Annotation& each) {
    text(each.type);
    for (const auto& [name, value] : each.elements) {
      text(name);
      element(value);
    }
  }
  void element(const ElementValue& value) {
    text(value.text);
    text(value.type);
    annotations(value.nested);
    for (const ElementValue& each : value.elements) element(each);
  }

  std::size_t sum_ = 0;
};

void read_constant(const ConstantPool& pool, std::uint16_t index, Reader& reader) {
  switch (pool.tag(index)) {
    case ConstantTag::None:
    case ConstantTag::NameAndType:
    case ConstantTag::Module:
    case ConstantTag::Package: break;
    case ConstantTag::Utf8: return reader.text(pool.utf8(index));
    case ConstantTag::Integer: pool.integer(index); break;
    case ConstantTag::Float: pool.float_value(index); break;
    case ConstantTag::Long: pool.long_value(index); break;
    case ConstantTag::Double: pool.double_value(index); break;
    case ConstantTag::Class: return reader.text(pool.class_name(index));
    case ConstantTag::String: return reader.text(pool.string(index));
    case ConstantTag::MethodType: return reader.text(pool.method_type(index));
    case ConstantTag::Fieldref: return reader.member(pool.field(index));
    case ConstantTag::Methodref:
    case ConstantTag::InterfaceMethodref: return reader.member(pool.method(index));
    case ConstantTag::MethodHandle: return reader.member(pool.method_handle(index).member);
    case ConstantTag::Dynamic: return reader.text(pool.dynamic(index).descriptor);
    case ConstantTag::InvokeDynamic: return reader.text(pool.invoke_dynamic(index).descriptor);
  }
}

/// What was checked on reading must not fail here: an InputError of this stage is a bug, too.
void read_every_constant(const ClassFile& file) {
  Reader reader;
  try {
    for (std::size_t i = 0; i < file.constants.size(); ++i) {
      read_constant(file.constants, static_cast<std::uint16_t>(i), reader);
    }
  } catch (const InputError&) {
    LORIS_CHECK(false, "a constant that was checked should be readable");
  }
}

void read_method(const MethodInfo& method, Reader& reader) {
  reader.text(method.signature);
  reader.annotations(method.annotations);
  for (const auto& parameter : method.parameter_annotations) reader.annotations(parameter);
  for (const std::string_view name : method.exceptions) reader.text(name);
  const MethodDescriptor descriptor = parse_method_descriptor(method.descriptor);
  LORIS_CHECK(!descriptor.result.empty(), "a method should have a result");
  if (!method.code) return;
  for (const LocalVariable& local : method.code->locals) reader.text(local.name);
  for (const ExceptionHandler& handler : method.code->handlers) {
    LORIS_CHECK(handler.end_pc <= method.code->bytes.size(), "a handler should be in the code");
  }
}

void read_every_attribute(const ClassFile& file) {
  Reader reader;
  for (const std::string_view text :
       {file.name, file.super_name, file.nest_host, file.source_file, file.signature,
        file.enclosing_class, file.enclosing_method, file.enclosing_method_descriptor}) {
    reader.text(text);
  }
  for (const auto* names : {&file.interfaces, &file.permitted_subclasses, &file.nest_members}) {
    for (const std::string_view name : *names) reader.text(name);
  }
  reader.annotations(file.annotations);
  for (const InnerClass& inner : file.inner_classes) reader.text(inner.inner);
  for (const RecordComponent& component : file.record_components) reader.text(component.name);
  for (const FieldInfo& field : file.fields) reader.annotations(field.annotations);
  for (const MethodInfo& method : file.methods) read_method(method, reader);
  for (const BootstrapMethod& bootstrap : file.bootstraps) {
    reader.member(file.constants.method_handle(bootstrap.handle).member);
  }
  LORIS_CHECK(reader.sum() > 0, "a class should have a name");
}

}  // namespace

const std::vector<Stage>& stages() {
  static const std::vector<Stage> all = {
      {"constants", read_every_constant},
      {"attributes", read_every_attribute},
  };
  return all;
}

}  // namespace loris::test
