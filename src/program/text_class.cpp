#include "program/text_class.h"

#include <algorithm>
#include <array>

namespace loris {

namespace {

void write_get(Assembler& code) {
  code.load("L", 0);
  code.load("I", 1);
  code.op(Op::caload);
  code.return_value("I");
}

void write_put(Assembler& code) {
  code.load("L", 0);
  code.load("I", 1);
  code.load("I", 2);
  code.op(Op::castore);
  code.return_value("V");
}

void write_new(Assembler& code) {
  code.load("I", 0);
  code.type(Op::anewarray, kUnit);
  code.return_value("L");
}

/// Whether two arrays hold the same. The library compares bytes, which would ask twice.
void write_equals(Assembler& code) {
  constexpr int kLength = 2, kAt = 3;
  const Label different = code.make_label(), next = code.make_label(), same = code.make_label();
  code.load("L", 0);
  code.op(Op::arraylength);
  code.push_int(1);
  code.op(Op::ishr);
  code.store("I", kLength);
  code.push_int(0);
  code.store("I", kAt);
  code.load("L", 1);
  code.op(Op::arraylength);
  code.push_int(1);
  code.op(Op::ishr);
  code.load("I", kLength);
  code.branch(Op::if_icmpne, different);
  code.bind(next);
  code.load("I", kAt);
  code.load("I", kLength);
  code.branch(Op::if_icmpge, same);
  for (const int array : {0, 1}) {
    code.load("L", array);
    code.load("I", kAt);
    code.op(Op::caload);
  }
  code.branch(Op::if_icmpne, different);
  code.load("I", kAt);
  code.push_int(1);
  code.op(Op::iadd);
  code.store("I", kAt);
  code.branch(Op::goto_, next);
  code.bind(same);
  code.push_int(1);
  code.return_value("I");
  code.bind(different);
  code.push_int(0);
  code.return_value("I");
}

/// "value" of a String, by the accessor that the package has.
void load_characters(Assembler& code, int string) {
  code.load("L", string);
  code.invoke(Op::invokevirtual, {"java/lang/String", "value", "()[B"});
}

/// String.hashCode(). The library keeps the number unless it is zero, which nobody sees but would
/// ask whether it is zero.
void write_hash_code(Assembler& code) {
  constexpr int kCharacters = 1, kLength = 2, kAt = 3, kHash = 4;
  const Label next = code.make_label(), end = code.make_label();
  load_characters(code, 0);
  code.store("L", kCharacters);
  code.load("L", kCharacters);
  code.op(Op::arraylength);
  code.push_int(1);
  code.op(Op::ishr);
  code.store("I", kLength);
  for (const int zero : {kAt, kHash}) {
    code.push_int(0);
    code.store("I", zero);
  }
  code.bind(next);
  code.load("I", kAt);
  code.load("I", kLength);
  code.branch(Op::if_icmpge, end);
  code.push_int(31);
  code.load("I", kHash);
  code.op(Op::imul);
  code.load("L", kCharacters);
  code.load("I", kAt);
  code.op(Op::caload);
  code.op(Op::iadd);
  code.store("I", kHash);
  code.load("I", kAt);
  code.push_int(1);
  code.op(Op::iadd);
  code.store("I", kAt);
  code.branch(Op::goto_, next);
  code.bind(end);
  code.load("I", kHash);
  code.return_value("I");
}

/// String.regionMatches(int, String, int, int), which the library does byte by byte; also that part
/// of startsWith.
void write_region_matches(Assembler& code) {
  constexpr int kThis = 0, kFirst = 1, kOther = 2, kInto = 3, kCount = 4, kLeft = 5, kRight = 6,
                kAt = 7;
  const Label different = code.make_label(), next = code.make_label(), same = code.make_label();
  for (const auto& [string, array] : {std::pair{kThis, kLeft}, {kOther, kRight}}) {
    load_characters(code, string);
    code.store("L", array);
  }
  // As the library: the sums of long numbers.
  const auto check = [&](int array, int start) {
    code.load("I", start);
    code.op(Op::i2l);
    code.load("L", array);
    code.op(Op::arraylength);
    code.push_int(1);
    code.op(Op::ishr);
    code.op(Op::i2l);
    code.load("I", kCount);
    code.op(Op::i2l);
    code.op(Op::lsub);
    code.op(Op::lcmp);
    code.branch(Op::ifgt, different);
  };
  code.load("I", kInto);
  code.branch(Op::iflt, different);
  code.load("I", kFirst);
  code.branch(Op::iflt, different);
  check(kLeft, kFirst);
  check(kRight, kInto);
  code.push_int(0);
  code.store("I", kAt);
  code.bind(next);
  code.load("I", kAt);
  code.load("I", kCount);
  code.branch(Op::if_icmpge, same);
  for (const auto& [array, start] : {std::pair{kLeft, kFirst}, {kRight, kInto}}) {
    code.load("L", array);
    code.load("I", start);
    code.load("I", kAt);
    code.op(Op::iadd);
    code.op(Op::caload);
  }
  code.branch(Op::if_icmpne, different);
  code.load("I", kAt);
  code.push_int(1);
  code.op(Op::iadd);
  code.store("I", kAt);
  code.branch(Op::goto_, next);
  code.bind(same);
  code.push_int(1);
  code.return_value("I");
  code.bind(different);
  code.push_int(0);
  code.return_value("I");
}

/// String.startsWith(String, int).
void write_starts_with(Assembler& code) {
  code.load("L", 0);
  code.load("I", 2);
  code.load("L", 1);
  code.push_int(0);
  load_characters(code, 1);
  code.op(Op::arraylength);
  code.push_int(1);
  code.op(Op::ishr);
  code.invoke(Op::invokevirtual, {"java/lang/String", "regionMatches", "(ILjava/lang/String;II)Z"});
  code.return_value("I");
}

/// StringUTF16.codePointAt(byte[], int index, int end), which does not ask what the units are.
void write_code_point_at(Assembler& code) {
  const Label last = code.make_label();
  code.load("I", 1);
  code.push_int(1);
  code.op(Op::iadd);
  code.load("I", 2);
  code.branch(Op::if_icmpge, last);
  code.load("L", 0);
  code.load("I", 1);
  code.op(Op::caload);
  code.load("L", 0);
  code.load("I", 1);
  code.push_int(1);
  code.op(Op::iadd);
  code.op(Op::caload);
  code.push_int(1);
  code.invoke(Op::invokestatic, {kText, "pair", "(CCZ)I"});
  code.return_value("I");
  code.bind(last);
  code.load("L", 0);
  code.load("I", 1);
  code.op(Op::caload);
  code.return_value("I");
}

/// StringUTF16.codePointBefore(byte[], int index).
void write_code_point_before(Assembler& code) {
  const Label first = code.make_label();
  code.load("I", 1);
  code.push_int(1);
  code.branch(Op::if_icmple, first);
  for (const int back : {2, 1}) {
    code.load("L", 0);
    code.load("I", 1);
    code.push_int(back);
    code.op(Op::isub);
    code.op(Op::caload);
  }
  code.push_int(0);
  code.invoke(Op::invokestatic, {kText, "pair", "(CCZ)I"});
  code.return_value("I");
  code.bind(first);
  code.load("L", 0);
  code.load("I", 1);
  code.push_int(1);
  code.op(Op::isub);
  code.op(Op::caload);
  code.return_value("I");
}

/// The byte where two parts of arrays differ first, or -1; numbers count units.
void write_mismatch(Assembler& code) {
  constexpr int kCount = 4, kAt = 5;
  const Label next = code.make_label(), same = code.make_label(), different = code.make_label();
  code.push_int(0);
  code.store("I", kAt);
  code.bind(next);
  code.load("I", kAt);
  code.load("I", kCount);
  code.branch(Op::if_icmpge, same);
  for (const int array : {0, 2}) {
    code.load("L", array);
    code.load("I", array + 1);
    code.load("I", kAt);
    code.op(Op::iadd);
    code.op(Op::caload);
  }
  code.branch(Op::if_icmpne, different);
  code.load("I", kAt);
  code.push_int(1);
  code.op(Op::iadd);
  code.store("I", kAt);
  code.branch(Op::goto_, next);
  code.bind(different);
  code.load("I", kAt);
  code.push_int(1);
  code.op(Op::ishl);
  code.return_value("I");
  code.bind(same);
  code.push_int(-1);
  code.return_value("I");
}

/// A byte, at an index that counts bytes: (byte) (units[i >> 1] >> (i & 1) * 8).
void write_byte_at(Assembler& code) {
  code.load("L", 0);
  code.load("I", 1);
  code.push_int(1);
  code.op(Op::ishr);
  code.op(Op::caload);
  code.load("I", 1);
  code.push_int(1);
  code.op(Op::iand);
  code.push_int(3);
  code.op(Op::ishl);
  code.op(Op::ishr);
  code.op(Op::i2b);
  code.return_value("I");
}

constexpr int kMostUnits = 0x3fffffff;

/// Goes away where the number is negative or twice of it is no int.
void check_half(Assembler& code, int slot, Label away) {
  code.load("I", slot);
  code.branch(Op::iflt, away);
  code.load("I", slot);
  code.push_int(kMostUnits);
  code.branch(Op::if_icmpgt, away);
}

void write_refusal(Assembler& code, Label away) {
  code.bind(away);
  code.invoke(Op::invokestatic, {kText, "refuse", "()V"});
}

/// arraycopy, with numbers that count units.
void write_copy_units(Assembler& code) {
  const Label away = code.make_label();
  for (const int slot : {1, 3, 4}) check_half(code, slot, away);
  code.load("L", 0);
  code.load("I", 1);
  code.load("L", 2);
  code.load("I", 3);
  code.load("I", 4);
  code.invoke(Op::invokestatic, {kText, "move", "([BI[BII)V"});
  code.return_value("V");
  write_refusal(code, away);
  code.return_value("V");
}

/// Arrays.copyOfRange, with numbers that count units.
void write_copy_of_range(Assembler& code) {
  constexpr int kFrom = 1, kTo = 2, kLength = 3, kCount = 4, kMade = 5;
  const Label away = code.make_label(), enough = code.make_label();
  code.load("I", kTo);
  code.load("I", kFrom);
  code.op(Op::isub);
  code.store("I", kLength);
  check_half(code, kFrom, away);
  check_half(code, kLength, away);
  code.load("I", kLength);
  code.type(Op::anewarray, kUnit);
  code.store("L", kMade);
  code.load("L", 0);
  code.op(Op::arraylength);
  code.push_int(1);
  code.op(Op::ishr);
  code.load("I", kFrom);
  code.op(Op::isub);
  code.store("I", kCount);
  code.load("I", kCount);
  code.load("I", kLength);
  code.branch(Op::if_icmple, enough);
  code.load("I", kLength);
  code.store("I", kCount);
  code.bind(enough);
  code.load("L", 0);
  code.load("I", kFrom);
  code.load("L", kMade);
  code.push_int(0);
  code.load("I", kCount);
  code.invoke(Op::invokestatic, {kText, "move", "([BI[BII)V"});
  code.load("L", kMade);
  code.return_value("L");
  write_refusal(code, away);
  code.load("L", 0);
  code.return_value("L");
}

struct Body {
  std::string_view class_name, name, descriptor;
  void (*write)(Assembler& code);
  std::uint16_t access = access::kStatic;
};

constexpr std::array kBodies{
    Body{"java/lang/StringUTF16", "getChar", "([BI)C", write_get},
    Body{"java/lang/StringUTF16", "putChar", "([BII)V", write_put},
    Body{"java/lang/StringUTF16", "newBytesFor", "(I)[B", write_new},
    Body{"java/lang/StringUTF16", "codePointAt", "([BII)I", write_code_point_at},
    Body{"java/lang/StringUTF16", "codePointBefore", "([BI)I", write_code_point_before},
    Body{"java/lang/StringLatin1", "equals", "([B[B)Z", write_equals},
    Body{"java/lang/String", "hashCode", "()I", write_hash_code, 0},
    Body{"java/lang/String", "regionMatches", "(ILjava/lang/String;II)Z", write_region_matches, 0},
    Body{"java/lang/String", "startsWith", "(Ljava/lang/String;I)Z", write_starts_with, 0},
};

}  // namespace

ClassBuilder draw_unit() { return ClassBuilder(kUnit); }

ClassBuilder draw_text() {
  ClassBuilder builder(kText);
  for (const Body& body : kBodies)
    builder.add_method(body.access, body.name, std::string(body.descriptor), body.write);
  builder.add_method(access::kStatic, "mismatch", "([BI[BII)I", write_mismatch);
  builder.add_method(access::kStatic, "byteAt", "([BI)I", write_byte_at);
  builder.add_method(access::kStatic, "copy", "([BI[BII)V", write_copy_units);
  builder.add_method(access::kStatic, "copyOfRange", "([BII)[B", write_copy_of_range);
  // The VM replaces these.
  const auto replaced = [](Assembler& code) { code.return_value("V"); };
  builder.add_method(access::kStatic, "move", "([BI[BII)V", replaced);
  builder.add_method(access::kStatic, "refuse", "()V", replaced);
  builder.add_method(access::kStatic, "pair", "(CCZ)I", [](Assembler& code) {
    code.push_int(0);
    code.return_value("I");
  });
  return builder;
}

bool is_drawn_in_text(std::string_view class_name, std::string_view name,
                      std::string_view descriptor) {
  return std::any_of(kBodies.begin(), kBodies.end(), [&](const Body& body) {
    return body.class_name == class_name && body.name == name && body.descriptor == descriptor;
  });
}

}  // namespace loris
