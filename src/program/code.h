#pragma once
#include <cstdint>
#include <deque>
#include <vector>

#include "classfile/opcodes.h"
#include "program/class.h"

namespace loris {

/// What the interpreter does for one instruction: the JVM's opcodes, where several forms of one
/// opcode are merged, and after them the forms that an instruction takes once it is resolved.
enum class Act : std::uint16_t {
#define X(enumerator, mnemonic, format, effect) enumerator,
  LORIS_OPCODES(X)
#undef X
  // Merged forms. Values carry their kind, so one load serves int, float and reference alike.
  push,   // kind a, bits
  push2,  // the same for long and double
  load,
  load2,  // local a
  store,
  store2,        // local a
  push_string,   // literal b
  push_class,    // cls
  push_dynamic,  // constant b of another type: MethodHandle, MethodType, Dynamic
  // Resolved forms.
  get_int,
  get_long,
  get_float,
  get_double,
  get_ref,  // field
  put_int,
  put_long,
  put_float,
  put_double,
  put_ref,  // field
  get_static,
  put_static,  // field
  call_static,
  call_special,
  call_virtual,
  call_polymorphic,  // call
  new_object,        // cls
  new_array,
  multi_new_array,  // cls is the array's; multi: dimensions a
  check_cast,
  instance_of,  // cls
};

/// A resolved field access.
struct FieldSite {
  const Field* field;
  std::uint32_t slot;
  Storage storage;
  ClassId seen;  // the class of the last object that was found to have the field
};

/// A resolved call; the last target is remembered with the receiver's class that selected it.
struct CallSite {
  const Method* method;
  std::uint16_t argument_slots;
  Kind result;
  std::string_view
      descriptor;  // as written at the call, which differs for signature polymorphic methods
  ClassId seen;
  const Method* target = nullptr;
};

struct SwitchTable {
  std::int32_t low = 0;            // tableswitch: the key of the first target
  std::vector<std::int32_t> keys;  // lookupswitch: sorted
  std::vector<std::uint32_t> targets;
  std::uint32_t fallback = 0;
  std::vector<std::uint32_t> taken;  // coverage: the targets that were gone to

  std::uint32_t target(std::int32_t key) const;
};

struct Insn {
  explicit Insn(Act does) : act(does) {}

  Act act;
  std::uint16_t a = 0;
  std::int32_t b = 0;  // a branch's target as an index, a constant-pool index, or as Act says
  union {
    std::uint64_t bits = 0;
    FieldSite* field;
    CallSite* call;
    const Class* cls;
    SwitchTable* table;
  };
};

/// Exception table entry over instruction indexes.
struct Handler {
  std::uint32_t start, end, target;
  std::uint16_t catch_type;     // constant-pool index, 0 catches all
  const Class* type = nullptr;  // once resolved
};

/// A method's body in the form that is run. Instructions are rewritten to their resolved forms when
/// they are first executed; that changes speed, never meaning, so states share the code.
struct Code {
  const Method* method = nullptr;
  std::uint16_t max_locals = 0, max_stack = 0;
  std::vector<Insn> insns;
  std::vector<std::uint16_t> bci;  // byte offset of each instruction
  std::vector<Handler> handlers;
  std::deque<SwitchTable> switches;
  std::deque<FieldSite> fields;
  std::deque<CallSite> calls;
  bool never_null = false;          // the method's annotation says so of its result
  std::vector<std::uint8_t> marks;  // coverage, per instruction; empty until it is kept
};

/// What coverage knows of an instruction.
namespace mark {
inline constexpr std::uint8_t kRun = 1, kTaken = 2, kNotTaken = 4;
inline constexpr std::uint8_t kSwitched = 8;  // where to is in the table
}  // namespace mark

/// The source line of the code at a byte offset, -1 when it is not known.
int line_at(const MethodInfo& method, std::uint32_t bci);

/// Decodes and checks a method that has a Code attribute. Throws InputError.
std::unique_ptr<Code> decode(const Method& method);

}  // namespace loris
