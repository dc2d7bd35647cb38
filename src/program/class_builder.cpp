#include "program/class_builder.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "classfile/descriptor.h"
#include "program/big_endian.h"

namespace loris {
namespace {

constexpr std::uint16_t kMajor = 61;
constexpr std::uint16_t kAccess = access::kFinal | access::kSuper | access::kSynthetic;

void put_same_frame(std::vector<std::uint8_t>& out, int delta) {
  constexpr int kMaxSameFrame = 63;
  constexpr std::uint32_t kSameFrameExtended = 251;
  if (delta > kMaxSameFrame) {
    put_u1(out, kSameFrameExtended);
    put_u2(out, static_cast<std::uint32_t>(delta));
  } else {
    put_u1(out, static_cast<std::uint32_t>(delta));
  }
}

/// same_locals_1_stack_item_frame_extended with an object of a class on the stack.
void put_handler_frame(std::vector<std::uint8_t>& out, int delta, std::uint16_t class_index) {
  constexpr std::uint32_t kOneStackItemExtended = 247, kObjectVariable = 7;
  put_u1(out, kOneStackItemExtended);
  put_u2(out, static_cast<std::uint32_t>(delta));
  put_u1(out, kObjectVariable);
  put_u2(out, class_index);
}

/// A StackMapTable (JVMS 4.7.4): same_frame at labels, the exception alone on the stack at
/// handlers.
std::vector<std::uint8_t> stack_map_table(const AssembledCode& body, std::uint16_t throwable) {
  std::map<std::uint16_t, bool> places;  // is it a handler?
  for (const std::uint16_t label : body.labels) places[label] = false;
  for (const ExceptionHandler& handler : body.code.handlers) places[handler.handler_pc] = true;
  std::vector<std::uint8_t> out;
  put_u2(out, static_cast<std::uint32_t>(places.size()));
  int last = -1;
  for (const auto& [place, is_handler] : places) {
    const int delta = place - last - 1;
    is_handler ? put_handler_frame(out, delta, throwable) : put_same_frame(out, delta);
    last = place;
  }
  return out;
}

void put_attribute(std::vector<std::uint8_t>& out, std::uint16_t name,
                   const std::vector<std::uint8_t>& content) {
  put_u2(out, name);
  put_u4(out, static_cast<std::uint32_t>(content.size()));
  out.insert(out.end(), content.begin(), content.end());
}

}  // namespace

ClassBuilder::ClassBuilder(std::string_view name)
    : name_(name),
      this_class_(constants_.class_name(name)),
      super_class_(constants_.class_name("java/lang/Object")) {}

void ClassBuilder::implement(std::string_view interface) {
  const std::uint16_t index = constants_.class_name(interface);
  if (std::find(interfaces_.begin(), interfaces_.end(), index) == interfaces_.end()) {
    interfaces_.push_back(index);
  }
}

void ClassBuilder::set_nest_host(std::string_view host) {
  nest_host_ = constants_.class_name(host);
}

void ClassBuilder::add_field(std::uint16_t access, std::string_view name,
                             std::string_view descriptor) {
  fields_.push_back({access, constants_.utf8(name), constants_.utf8(descriptor)});
}

void ClassBuilder::add_method(std::uint16_t access, std::string_view name,
                              std::string_view descriptor,
                              const std::function<void(Assembler&)>& body) {
  const int receiver = (access & access::kStatic) != 0 ? 0 : 1;
  Assembler assembler(constants_, argument_slots(descriptor) + receiver);
  body(assembler);
  methods_.push_back(
      {access, constants_.utf8(name), constants_.utf8(descriptor), std::move(assembler).finish()});
}

ClassFile ClassBuilder::build() const {
  ClassFile file;
  file.origin = fmt::format("{} (synthesized)", name_);
  file.major = kMajor;
  file.access = kAccess;
  file.constants = constants_.build(file.origin);
  const ConstantPool& constants = file.constants;
  file.name = constants.class_name(this_class_);
  file.super_name = constants.class_name(super_class_);
  if (nest_host_ != 0) file.nest_host = constants.class_name(nest_host_);
  for (const std::uint16_t index : interfaces_) {
    file.interfaces.push_back(constants.class_name(index));
  }
  for (const Field& field : fields_) {
    FieldInfo& info = file.fields.emplace_back();
    info.access = field.access;
    info.name = constants.utf8(field.name);
    info.descriptor = constants.utf8(field.descriptor);
  }
  for (const Method& method : methods_) file.methods.push_back(make_method(constants, method));
  return file;
}

MethodInfo ClassBuilder::make_method(const ConstantPool& constants, const Method& method) const {
  MethodInfo info;
  info.access = method.access;
  info.name = constants.utf8(method.name);
  info.descriptor = constants.utf8(method.descriptor);
  info.code = method.body.code;
  return info;
}

std::vector<std::uint8_t> ClassBuilder::to_bytes() const {
  ConstantPoolBuilder constants = constants_;
  const CodeConstants names{constants.utf8("Code"), constants.utf8("StackMapTable"),
                            constants.class_name("java/lang/Throwable")};
  std::vector<std::uint8_t> out;
  put_u4(out, 0xCAFEBABE);
  put_u2(out, 0);
  put_u2(out, kMajor);
  constants.write(out);
  put_u2(out, kAccess);
  put_u2(out, this_class_);
  put_u2(out, super_class_);
  put_u2(out, static_cast<std::uint32_t>(interfaces_.size()));
  for (const std::uint16_t index : interfaces_) put_u2(out, index);
  put_u2(out, static_cast<std::uint32_t>(fields_.size()));
  for (const Field& field : fields_) {
    for (const std::uint16_t item : {field.access, field.name, field.descriptor}) put_u2(out, item);
    put_u2(out, 0);
  }
  put_u2(out, static_cast<std::uint32_t>(methods_.size()));
  for (const Method& method : methods_) write_method(out, method, names);
  put_u2(out, 0);
  return out;
}

void ClassBuilder::write_method(std::vector<std::uint8_t>& out, const Method& method,
                                const CodeConstants& names) const {
  for (const std::uint16_t item : {method.access, method.name, method.descriptor}) {
    put_u2(out, item);
  }
  const CodeAttribute& code = method.body.code;
  std::vector<std::uint8_t> content;
  put_u2(content, code.max_stack);
  put_u2(content, code.max_locals);
  put_u4(content, static_cast<std::uint32_t>(code.bytes.size()));
  content.insert(content.end(), code.bytes.begin(), code.bytes.end());
  put_u2(content, static_cast<std::uint32_t>(code.handlers.size()));
  for (const ExceptionHandler& handler : code.handlers) {
    for (const std::uint16_t item :
         {handler.start_pc, handler.end_pc, handler.handler_pc, handler.catch_type}) {
      put_u2(content, item);
    }
  }
  put_u2(content, 1);
  put_attribute(content, names.frames, stack_map_table(method.body, names.throwable));
  put_u2(out, 1);
  put_attribute(out, names.code, content);
}

}  // namespace loris
