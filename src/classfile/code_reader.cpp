#include "classfile/code_reader.h"

#include <fmt/format.h>

#include "classfile/attributes.h"
#include "classfile/descriptor.h"

namespace loris {
namespace {

void read_instructions(ConstantCursor& in, CodeAttribute& code) {
  const std::uint32_t length = in.u4();
  if (length == 0 || length > 65535) {
    in.fail(fmt::format("code of {} bytes, expected 1 to 65535", length));
  }
  const auto bytes = in.take(length);
  code.bytes.assign(bytes.begin(), bytes.end());
}

void read_handlers(ConstantCursor& in, CodeAttribute& code) {
  for (unsigned count = in.u2(); count > 0; --count) {
    ExceptionHandler handler{};
    handler.start_pc = in.u2();
    handler.end_pc = in.u2();
    if (handler.start_pc >= handler.end_pc || handler.end_pc > code.bytes.size()) {
      in.fail_at_last_u2(fmt::format("exception handler for {} to {} in code of {} bytes",
                                     handler.start_pc, handler.end_pc, code.bytes.size()));
    }
    handler.handler_pc = in.u2();
    if (handler.handler_pc >= code.bytes.size()) {
      in.fail_at_last_u2(fmt::format("exception handler at {} in code of {} bytes",
                                     handler.handler_pc, code.bytes.size()));
    }
    handler.catch_type = in.optional_index(ConstantTag::Class);
    code.handlers.push_back(handler);
  }
}

/// JVMS 4.7.12.
void read_line_numbers(ConstantCursor& in, CodeAttribute& code) {
  constexpr std::size_t kEntrySize = 4;
  const std::size_t count = in.u2();
  if (in.remaining() == count * kEntrySize) code.lines.reserve(code.lines.size() + count);
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint16_t pc = in.u2();
    if (pc >= code.bytes.size()) {
      in.fail_at_last_u2(
          fmt::format("line number at {} in code of {} bytes", pc, code.bytes.size()));
    }
    code.lines.push_back({pc, in.u2()});
  }
}

/// JVMS 4.7.13.
void read_local_variables(ConstantCursor& in, CodeAttribute& code) {
  for (unsigned count = in.u2(); count > 0; --count) {
    LocalVariable local{};
    local.start_pc = in.u2();
    local.length = in.u2();
    if (std::size_t{local.start_pc} + local.length > code.bytes.size()) {
      in.fail_at_last_u2(fmt::format("local variable lives from {} for {} in code of {} bytes",
                                     local.start_pc, local.length, code.bytes.size()));
    }
    local.name = in.unqualified_name();
    local.descriptor = in.field_descriptor();
    local.index = in.u2();
    if (local.index + slots_of(local.descriptor) > code.max_locals) {
      in.fail_at_last_u2(
          fmt::format("local variable {} in a frame of {}", local.index, code.max_locals));
    }
    code.locals.push_back(local);
  }
}

constexpr AttributeRow<CodeAttribute> kCodeAttributes[] = {
    {"LineNumberTable", 45, read_line_numbers, true},
    {"LocalVariableTable", 45, read_local_variables, true},
};

}  // namespace

CodeAttribute read_code(ConstantCursor& in) {
  CodeAttribute code;
  code.max_stack = in.u2();
  code.max_locals = in.u2();
  read_instructions(in, code);
  read_handlers(in, code);
  read_attributes<CodeAttribute>(in, code, kCodeAttributes);
  return code;
}

}  // namespace loris
