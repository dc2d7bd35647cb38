#include "program/messages.h"

#include <array>

#include <fmt/format.h>

#include "program/bootstrap_family.h"

namespace loris {

namespace {

constexpr std::string_view kStringType = "Ljava/lang/String;";

enum CopySlot : int { kSourceAt = 1, kSourceLength, kTargetAt, kTargetLength, kLength, kMessage };

void append_number(Assembler& code, int slot) {
  code.load("I", slot);
  synthesis::append_value(code, "I");
}

/// Ends the text that was begun, as the message of the exception and the result.
void end_message(Assembler& code, int local) {
  code.invoke(Op::invokevirtual, {"java/lang/StringBuilder", "toString", "()Ljava/lang/String;"});
  code.store(kStringType, local);
  code.load("L", 0);
  code.load(kStringType, local);
  code.field(Op::putfield, {"java/lang/Throwable", "detailMessage", kStringType});
  code.load(kStringType, local);
  code.return_value(kStringType);
}

void write_index(Assembler& code) {
  constexpr int kIndex = 1, kBound = 2;
  synthesis::begin_string(code);
  synthesis::append_text(code, "Index ");
  append_number(code, kIndex);
  synthesis::append_text(code, " out of bounds for length ");
  append_number(code, kBound);
  end_message(code, kBound + 1);
}

void write_size(Assembler& code) {
  synthesis::begin_string(code);
  append_number(code, 1);
  end_message(code, 2);
}

/// "… out of bounds for int[3]"
void append_bounds(Assembler& code, std::string_view element, int length) {
  synthesis::append_text(code, fmt::format(" out of bounds for {}[", element));
  append_number(code, length);
  synthesis::append_text(code, "]");
  end_message(code, kMessage);
}

void write_negative_index(Assembler& code, std::string_view what, std::string_view element, int at,
                          int length) {
  const Label next = code.make_label();
  code.load("I", at);
  code.branch(Op::ifge, next);
  synthesis::begin_string(code);
  synthesis::append_text(code, fmt::format("arraycopy: {} index ", what));
  append_number(code, at);
  append_bounds(code, element, length);
  code.bind(next);
}

void write_last_index(Assembler& code, std::string_view what, std::string_view element, int at,
                      int length) {
  synthesis::begin_string(code);
  synthesis::append_text(code, fmt::format("arraycopy: last {} index ", what));
  // HotSpot prints the sum as an unsigned number.
  for (const int slot : {at, static_cast<int>(kLength)}) {
    code.load("I", slot);
    code.op(Op::i2l);
  }
  code.op(Op::ladd);
  synthesis::append_value(code, "J");
  append_bounds(code, element, length);
}

void write_copy_fault(Assembler& code, std::string_view element) {
  write_negative_index(code, "source", element, kSourceAt, kSourceLength);
  write_negative_index(code, "destination", element, kTargetAt, kTargetLength);
  const Label counted = code.make_label(), at_target = code.make_label();
  code.load("I", kLength);
  code.branch(Op::ifge, counted);
  synthesis::begin_string(code);
  synthesis::append_text(code, "arraycopy: length ");
  append_number(code, kLength);
  synthesis::append_text(code, " is negative");
  end_message(code, kMessage);
  code.bind(counted);
  code.load("I", kSourceAt);
  code.load("I", kSourceLength);
  code.load("I", kLength);
  code.op(Op::isub);
  code.branch(Op::if_icmple, at_target);
  write_last_index(code, "source", element, kSourceAt, kSourceLength);
  code.bind(at_target);
  write_last_index(code, "destination", element, kTargetAt, kTargetLength);
}

constexpr std::array<std::string_view, 9> kElementNames{
    "boolean", "byte", "char", "short", "int", "long", "float", "double", "object array"};

}  // namespace

ClassBuilder draw_messages() {
  ClassBuilder builder(kMessages);
  builder.set_nest_host("java/lang/Throwable");
  const auto add = [&](std::string_view name, std::string_view numbers,
                       const std::function<void(Assembler&)>& body) {
    builder.add_method(access::kStatic, name,
                       fmt::format("(Ljava/lang/Throwable;{}){}", numbers, kStringType), body);
  };
  add("index", "II", write_index);
  add("size", "I", write_size);
  for (const std::string_view element : kElementNames) {
    add(fmt::format("copy {}", element), "IIIII",
        [&](Assembler& code) { write_copy_fault(code, element); });
  }
  return builder;
}

}  // namespace loris
