// Copies of the arrays that hold the characters of Strings.
#include <array>

#include <fmt/format.h>

#include "interp/native.h"
#include "program/text_class.h"

namespace loris {

namespace {

Flow refuse(NativeCall& call) {
  return call.unsupported("a part of the characters of a String that begins at an odd byte");
}

const Method& text_method(NativeCall& call, std::string_view name, std::string_view descriptor) {
  return *call.program().load(kText).declared_method(name, descriptor);
}

/// Arrays.copyOfRange and, from 0 on, Arrays.copyOf.
Flow copy_of_range(NativeCall& call) {
  if (!call.vm.has_units(call.arguments[0])) return call.run_replaced();
  const bool is_prefix = call.arguments.size() == 2;
  const auto from = is_prefix ? Value::of_int(0) : call.vm.halved(call.arguments[1]);
  const auto to = call.vm.halved(call.arguments.back());
  if (!from || !to || !call.vm.both_units(call.arguments[0], call.arguments[0]))
    return refuse(call);
  const std::array given{call.arguments[0], *from, *to};
  return call.tail_call(text_method(call, "copyOfRange", "([BII)[B"), given);
}

/// pair(first, second, isFirst): the code point of two units, or else one of them.
Flow pair(NativeCall& call) {
  TermStore& terms = call.vm.terms();
  const auto term = [&](std::size_t slot) {
    const Value value = call.arguments[slot];
    return value.symbolic ? value.term() : terms.int_constant(value.as_int());
  };
  const auto among = [&](Term unit, std::int32_t low, std::int32_t high) {
    return terms.make(TermOp::BoolAnd, terms.make(TermOp::Ge, unit, terms.int_constant(low)),
                      terms.make(TermOp::Le, unit, terms.int_constant(high)));
  };
  const Term first = term(0), second = term(1);
  const Term is_pair =
      terms.make(TermOp::BoolAnd, among(first, 0xd800, 0xdbff), among(second, 0xdc00, 0xdfff));
  const Term high = terms.make(TermOp::Mul, first, terms.int_constant(0x400));
  const Term code_point = terms.make(TermOp::Add, terms.make(TermOp::Add, high, second),
                                     terms.int_constant(0x10000 - (0xd800 << 10) - 0xdc00));
  const Term result =
      terms.make(TermOp::Ite, is_pair, code_point, call.integer(2) != 0 ? first : second);
  if (terms.is_constant(result)) return call.give({terms.bits(result), Kind::Int, false});
  return call.give(Value::of_term(Kind::Int, result));
}

/// ArraysSupport.mismatch(byte[], int, byte[], int, int length): one of units by units.
Flow mismatch_of_text(NativeCall& call) {
  if (!call.vm.has_units(call.arguments[0]) && !call.vm.has_units(call.arguments[2]))
    return call.run_replaced();
  const auto first = call.vm.halved(call.arguments[1]), into = call.vm.halved(call.arguments[3]),
             count = call.vm.halved(call.arguments[4]);
  if (!first || !into || !count || !call.vm.both_units(call.arguments[0], call.arguments[2]))
    return refuse(call);
  const std::array given{call.arguments[0], *first, call.arguments[2], *into, *count};
  return call.tail_call(text_method(call, "mismatch", "([BI[BII)I"), given);
}

constexpr std::array kTextRows{
    NativeRow{"java/util/Arrays", "copyOfRange", "([BII)[B", copy_of_range, true},
    NativeRow{"java/util/Arrays", "copyOf", "([BI)[B", copy_of_range, true},
    NativeRow{"jdk/internal/util/ArraysSupport", "mismatch", "([BI[BII)I", mismatch_of_text, true},
    NativeRow{kText, "refuse", "()V", refuse},
    NativeRow{kText, "pair", "(CCZ)I", pair, true},
};

}  // namespace

std::span<const NativeRow> text_natives() { return kTextRows; }

Flow copy_units(NativeCall& call) {
  const auto first = call.vm.halved(call.arguments[1]), into = call.vm.halved(call.arguments[3]),
             count = call.vm.halved(call.arguments[4]);
  if (!first || !into || !count || !call.vm.both_units(call.arguments[0], call.arguments[2]))
    return refuse(call);
  const std::array given{call.arguments[0], *first, call.arguments[2], *into, *count};
  const bool is_open = first->symbolic || into->symbolic || count->symbolic;
  return call.tail_call(text_method(call, is_open ? "copy" : "move", "([BI[BII)V"), given);
}

}  // namespace loris
