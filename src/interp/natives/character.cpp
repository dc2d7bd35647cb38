// The functions of java.lang.Character on an open code point: ranges instead of tables.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "interp/char_tables.h"
#include "interp/native.h"
#include "program/class_builder.h"
#include "term/range.h"

namespace loris {

namespace {

using Runs = CharTables::Runs;

constexpr std::int32_t kUnits = 0x10000, kCodePoints = 0x110000;
constexpr std::uint64_t kTableFuel = 2'000'000'000;

/// static void fill(int[] table, int first, int radix): table[i] = function(first + i, radix).
ClassBuilder draw_filler(const std::string& name, const Method& function) {
  constexpr int kTable = 0, kFirst = 1, kRadix = 2, kAt = 3;
  ClassBuilder builder(name);
  builder.add_method(access::kStatic, "fill", "([III)V", [&](Assembler& code) {
    const Label next = code.make_label(), done = code.make_label();
    code.push_int(0);
    code.store("I", kAt);
    code.bind(next);
    code.load("I", kAt);
    code.load("L", kTable);
    code.op(Op::arraylength);
    code.branch(Op::if_icmpge, done);
    code.load("L", kTable);
    code.load("I", kAt);
    code.load("I", kFirst);
    code.load("I", kAt);
    code.op(Op::iadd);
    if (function.argument_slots == 2) code.load("I", kRadix);
    code.invoke(Op::invokestatic, {function.owner->name, std::string(function.name),
                                   std::string(function.descriptor)});
    code.op(Op::iastore);
    code.load("I", kAt);
    code.push_int(1);
    code.op(Op::iadd);
    code.store("I", kAt);
    code.branch(Op::goto_, next);
    code.bind(done);
    code.return_value("V");
  });
  return builder;
}

/// What the function gives for so many code points, run on a copy of the state; empty when it does
/// not end well.
std::vector<std::int32_t> results_of(NativeCall& call, const Method& filler, std::int32_t first,
                                     std::int32_t count, std::int32_t radix) {
  State& state = call.vm.state();
  State copy = state;
  copy.stack = {};
  const ObjectId table =
      copy.heap.add_array(call.program().load("[I"), static_cast<std::uint32_t>(count));
  const std::array arguments{Value::of_ref(table), Value::of_int(first), Value::of_int(radix)};
  const bool covered = call.vm.cover(false);
  call.vm.enter_call(copy, filler, arguments);
  const Outcome outcome = call.vm.run(copy, kTableFuel);
  call.vm.cover(covered);
  std::vector<std::int32_t> results;
  if (std::holds_alternative<Returned>(outcome)) {
    const Object& filled = copy.heap.at(table);
    for (std::uint32_t i = 0; i < filled.length(); ++i)
      results.push_back(filled.raw<std::int32_t>(i));
  }
  call.vm.look_at(state);
  return results;
}

/// The fewest runs that say the same, from left to right.
void add_runs(Runs& runs, std::int32_t first, const std::vector<std::int32_t>& results) {
  const std::size_t size = results.size();
  for (std::size_t at = 0; at < size;) {
    const auto added = [&](std::size_t i) {
      return static_cast<std::int64_t>(results[i]) - static_cast<std::int64_t>(i);
    };
    std::size_t same = at + 1, shifted = at + 1;
    while (same < size && results[same] == results[at]) ++same;
    while (shifted < size && added(shifted) == added(at)) ++shifted;
    const bool is_added = shifted > same;
    const auto code_point = first + static_cast<std::int32_t>(at);
    runs.push_back({code_point, is_added ? results[at] - code_point : results[at], is_added});
    at = is_added ? shifted : same;
  }
}

/// In the package of the functions, some of which are not public. All runs, from the least number
/// on; empty where it cannot be run.
Runs make_runs(NativeCall& call, std::int32_t radix, bool is_whole) {
  const std::string name = fmt::format("java/lang/CharTable{}", call.program().next_serial());
  const Class& cls = call.program().define(
      std::make_unique<ClassFile>(draw_filler(name, call.method).build()), true, "java.base");
  const Method& filler = *cls.declared_method("fill", "([III)V");
  const auto results = results_of(call, filler, 0, is_whole ? kCodePoints : kUnits, radix);
  if (results.empty()) return {};
  Runs runs;
  if (is_whole) {  // of all numbers below 0, and of all above the last code point, it says the same
    const auto below = results_of(call, filler, -2, 2, radix);
    if (below.empty()) return {};
    const bool is_added = below[0] != below[1];
    runs.push_back({INT32_MIN, is_added ? 0 : below[0], is_added});
  }
  add_runs(runs, 0, results);
  if (is_whole) {
    const auto above = results_of(call, filler, kCodePoints, 2, radix);
    if (above.empty()) return {};
    const bool is_added = above[0] != above[1];
    runs.push_back({kCodePoints, is_added ? 0 : above[0], is_added});
  }
  return runs;
}

/// A tree of comparisons with the first code points of the runs from `low` to `high`.
Term tree(TermStore& terms, Term code_point, const Runs& runs, std::size_t low, std::size_t high) {
  if (low == high) {
    const Term number = terms.int_constant(runs[low].number);
    return runs[low].is_added ? terms.make(TermOp::Add, code_point, number) : number;
  }
  const std::size_t middle = (low + high + 1) / 2;
  const Term is_below = terms.make(TermOp::Lt, code_point, terms.int_constant(runs[middle].first));
  return terms.make(TermOp::Ite, is_below, tree(terms, code_point, runs, low, middle - 1),
                    tree(terms, code_point, runs, middle, high));
}

/// Which run has the number.
std::size_t run_of(const Runs& runs, std::int64_t number) {
  const auto after = std::find_if(runs.begin() + 1, runs.end(),
                                  [&](const CodePointRun& run) { return run.first > number; });
  return static_cast<std::size_t>(after - runs.begin()) - 1;
}

Flow by_ranges(NativeCall& call) {
  const Value open = call.arguments[0];
  const bool has_radix = call.arguments.size() == 2;
  if (!open.symbolic || !call.vm.has_inputs() || (has_radix && call.arguments[1].symbolic))
    return call.run_replaced();
  TermStore& terms = call.vm.terms();
  const Range range = range_of(terms, open.term());
  const bool is_whole = range.low < 0 || range.high >= kUnits;
  const std::int32_t radix = has_radix ? call.integer(1) : 0;
  CharTables& tables = call.vm.char_tables();
  const CharTables::Key key{call.method.id, {radix, is_whole}};
  auto found = tables.runs.find(key);
  if (found == tables.runs.end())
    found = tables.runs.emplace(key, make_runs(call, radix, is_whole)).first;
  const Runs& runs = found->second;
  if (runs.empty()) return call.run_replaced();
  const Term result =
      tree(terms, open.term(), runs, run_of(runs, range.low), run_of(runs, range.high));
  if (terms.is_constant(result)) return call.give(Value{terms.bits(result), Kind::Int, false});
  return call.give(Value::of_term(Kind::Int, result));
}

constexpr std::string_view kCharacter = "java/lang/Character";

constexpr std::array kCharacterRows{
    NativeRow{kCharacter, "isDigit", "(I)Z", by_ranges, true},
    NativeRow{kCharacter, "isLetter", "(I)Z", by_ranges, true},
    NativeRow{kCharacter, "isLetterOrDigit", "(I)Z", by_ranges, true},
    NativeRow{kCharacter, "isWhitespace", "(I)Z", by_ranges, true},
    NativeRow{kCharacter, "isSpaceChar", "(I)Z", by_ranges, true},
    NativeRow{kCharacter, "isUpperCase", "(I)Z", by_ranges, true},
    NativeRow{kCharacter, "isLowerCase", "(I)Z", by_ranges, true},
    NativeRow{kCharacter, "isTitleCase", "(I)Z", by_ranges, true},
    NativeRow{kCharacter, "isAlphabetic", "(I)Z", by_ranges, true},
    NativeRow{kCharacter, "isIdeographic", "(I)Z", by_ranges, true},
    NativeRow{kCharacter, "isDefined", "(I)Z", by_ranges, true},
    NativeRow{kCharacter, "isMirrored", "(I)Z", by_ranges, true},
    NativeRow{kCharacter, "isJavaIdentifierStart", "(I)Z", by_ranges, true},
    NativeRow{kCharacter, "isJavaIdentifierPart", "(I)Z", by_ranges, true},
    NativeRow{kCharacter, "isUnicodeIdentifierStart", "(I)Z", by_ranges, true},
    NativeRow{kCharacter, "isUnicodeIdentifierPart", "(I)Z", by_ranges, true},
    NativeRow{kCharacter, "isIdentifierIgnorable", "(I)Z", by_ranges, true},
    NativeRow{kCharacter, "getType", "(I)I", by_ranges, true},
    NativeRow{kCharacter, "getNumericValue", "(I)I", by_ranges, true},
    NativeRow{kCharacter, "getDirectionality", "(I)B", by_ranges, true},
    NativeRow{kCharacter, "toLowerCase", "(I)I", by_ranges, true},
    NativeRow{kCharacter, "toUpperCase", "(I)I", by_ranges, true},
    NativeRow{kCharacter, "toUpperCaseEx", "(I)I", by_ranges, true},
    NativeRow{kCharacter, "toTitleCase", "(I)I", by_ranges, true},
    NativeRow{kCharacter, "digit", "(II)I", by_ranges, true},
};

}  // namespace

std::span<const NativeRow> character_natives() { return kCharacterRows; }

}  // namespace loris
