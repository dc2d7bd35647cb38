#include "program/array_copier.h"

#include <array>

#include <fmt/format.h>

#include "program/text_class.h"

namespace loris {

namespace {

struct Element {
  std::string_view array;  // descriptor
  Op load, store;
};

constexpr std::array<Element, 10> kElements{{
    {"[Z", Op::baload, Op::bastore},
    {"[B", Op::baload, Op::bastore},
    {"[C", Op::caload, Op::castore},
    {kUnitArray, Op::caload, Op::castore},
    {"[S", Op::saload, Op::sastore},
    {"[I", Op::iaload, Op::iastore},
    {"[J", Op::laload, Op::lastore},
    {"[F", Op::faload, Op::fastore},
    {"[D", Op::daload, Op::dastore},
    {"[Ljava/lang/Object;", Op::aaload, Op::aastore},
}};

enum Slot : int { kFrom = 0, kFirst = 1, kTo = 2, kInto = 3, kCount = 4 };

constexpr std::string_view kRefuseType = "(Ljava/lang/Object;ILjava/lang/Object;II)V";

/// slot += step
void step(Assembler& code, int slot, int by) {
  code.load("I", slot);
  code.push_int(by);
  code.op(Op::iadd);
  code.store("I", slot);
}

/// to[into + offset] = from[first + offset], where the offset is the count or nothing.
void copy_one(Assembler& code, const Element& element, bool at_count) {
  const auto index = [&](int slot) {
    code.load("I", slot);
    if (!at_count) return;
    code.load("I", kCount);
    code.op(Op::iadd);
  };
  code.load("L", kTo);
  index(kInto);
  code.load("L", kFrom);
  index(kFirst);
  code.op(element.load);
  code.op(element.store);
}

/// Jumps where an index or the count is negative or beyond an end.
void check_range(Assembler& code, const Element& element, Label outside) {
  for (const int slot : {kFirst, kInto, kCount}) {
    code.load("I", slot);
    code.branch(Op::iflt, outside);
  }
  for (const auto& [array, start] : {std::pair{kFrom, kFirst}, std::pair{kTo, kInto}}) {
    code.load("I", start);
    code.load("L", array);
    code.op(Op::arraylength);
    if (element.array == kUnitArray) {  // whose length counts bytes
      code.push_int(1);
      code.op(Op::ishr);
    }
    code.load("I", kCount);
    code.op(Op::isub);
    code.branch(Op::if_icmpgt, outside);
  }
}

void write_copy(Assembler& code, const Element& element) {
  const Label outside = code.make_label(), forward = code.make_label(), done = code.make_label(),
              backward = code.make_label();
  check_range(code, element, outside);
  code.load("L", kFrom);
  code.load("L", kTo);
  code.branch(Op::if_acmpne, forward);
  code.load("I", kFirst);
  code.load("I", kInto);
  code.branch(Op::if_icmpge, forward);
  // Into itself and further on: the last first.
  code.bind(backward);
  code.load("I", kCount);
  code.branch(Op::ifle, done);
  step(code, kCount, -1);
  copy_one(code, element, true);
  code.branch(Op::goto_, backward);

  code.bind(forward);
  code.load("I", kCount);
  code.branch(Op::ifle, done);
  copy_one(code, element, false);
  step(code, kFirst, 1);
  step(code, kInto, 1);
  step(code, kCount, -1);
  code.branch(Op::goto_, forward);

  code.bind(done);
  code.op(Op::return_);

  code.bind(outside);
  for (const int slot : {kFrom, kFirst, kTo, kInto, kCount})
    code.load(slot == kFrom || slot == kTo ? "L" : "I", slot);
  code.invoke(Op::invokestatic, {kArrayCopier, "refuse", kRefuseType});
  code.return_value("V");
}

void write_fill(Assembler& code, const Element& element) {
  code.load("L", 0);
  code.push_int(0);
  code.load("L", 1);
  code.push_int(0);
  code.load("L", 0);
  code.op(Op::arraylength);
  code.invoke(Op::invokestatic,
              {"java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V"});
  code.load("L", 1);
  code.return_value(element.array);
}

}  // namespace

ClassBuilder draw_array_copier() {
  ClassBuilder builder(kArrayCopier);
  // A native: it raises the exception.
  builder.add_method(access::kStatic, "refuse", kRefuseType,
                     [](Assembler& code) { code.return_value("V"); });
  for (const Element& element : kElements) {
    const std::string copy = fmt::format("({0}I{0}II)V", element.array);
    builder.add_method(access::kStatic, "copy", copy,
                       [&](Assembler& code) { write_copy(code, element); });
    builder.add_method(access::kStatic, "fill", fmt::format("({0}{0}){0}", element.array),
                       [&](Assembler& code) { write_fill(code, element); });
  }
  return builder;
}

}  // namespace loris
