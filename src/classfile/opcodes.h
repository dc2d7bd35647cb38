#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace loris {

/// What follows an opcode in the code, JVMS 6.5.
enum class OperandFormat : std::uint8_t {
  None,
  Byte,             // s1
  Short,            // s2
  Local,            // u1 index; u2 after wide
  Increment,        // u1 index, s1 amount; u2 and s2 after wide
  Constant1,        // u1 constant-pool index
  Constant,         // u2 constant-pool index
  Branch,           // s2 offset from the opcode
  BranchWide,       // s4 offset from the opcode
  InvokeInterface,  // u2 constant-pool index, u1 argument slots, zero
  InvokeDynamic,    // u2 constant-pool index, zero, zero
  ArrayType,        // u1, JVMS table 6.5.newarray-A
  MultiArray,       // u2 constant-pool index, u1 dimensions
  TableSwitch,
  LookupSwitch,
  Wide,
};

// X(enumerator, mnemonic, operand format, stack effect), in the order of the opcodes, from 0.
//
// The stack effect is "popped>pushed", the top of the stack last, in the letters of descriptors: I
// for all that are ints on the stack, J, F, D, A for references, R for return addresses. A ? stands
// for what the operand or, for dup and its kin, the stack itself decides.
#define LORIS_OPCODES(X)                                         \
  X(nop, "nop", None, ">")                                       \
  X(aconst_null, "aconst_null", None, ">A")                      \
  X(iconst_m1, "iconst_m1", None, ">I")                          \
  X(iconst_0, "iconst_0", None, ">I")                            \
  X(iconst_1, "iconst_1", None, ">I")                            \
  X(iconst_2, "iconst_2", None, ">I")                            \
  X(iconst_3, "iconst_3", None, ">I")                            \
  X(iconst_4, "iconst_4", None, ">I")                            \
  X(iconst_5, "iconst_5", None, ">I")                            \
  X(lconst_0, "lconst_0", None, ">J")                            \
  X(lconst_1, "lconst_1", None, ">J")                            \
  X(fconst_0, "fconst_0", None, ">F")                            \
  X(fconst_1, "fconst_1", None, ">F")                            \
  X(fconst_2, "fconst_2", None, ">F")                            \
  X(dconst_0, "dconst_0", None, ">D")                            \
  X(dconst_1, "dconst_1", None, ">D")                            \
  X(bipush, "bipush", Byte, ">I")                                \
  X(sipush, "sipush", Short, ">I")                               \
  X(ldc, "ldc", Constant1, ">?")                                 \
  X(ldc_w, "ldc_w", Constant, ">?")                              \
  X(ldc2_w, "ldc2_w", Constant, ">?")                            \
  X(iload, "iload", Local, ">I")                                 \
  X(lload, "lload", Local, ">J")                                 \
  X(fload, "fload", Local, ">F")                                 \
  X(dload, "dload", Local, ">D")                                 \
  X(aload, "aload", Local, ">A")                                 \
  X(iload_0, "iload_0", None, ">I")                              \
  X(iload_1, "iload_1", None, ">I")                              \
  X(iload_2, "iload_2", None, ">I")                              \
  X(iload_3, "iload_3", None, ">I")                              \
  X(lload_0, "lload_0", None, ">J")                              \
  X(lload_1, "lload_1", None, ">J")                              \
  X(lload_2, "lload_2", None, ">J")                              \
  X(lload_3, "lload_3", None, ">J")                              \
  X(fload_0, "fload_0", None, ">F")                              \
  X(fload_1, "fload_1", None, ">F")                              \
  X(fload_2, "fload_2", None, ">F")                              \
  X(fload_3, "fload_3", None, ">F")                              \
  X(dload_0, "dload_0", None, ">D")                              \
  X(dload_1, "dload_1", None, ">D")                              \
  X(dload_2, "dload_2", None, ">D")                              \
  X(dload_3, "dload_3", None, ">D")                              \
  X(aload_0, "aload_0", None, ">A")                              \
  X(aload_1, "aload_1", None, ">A")                              \
  X(aload_2, "aload_2", None, ">A")                              \
  X(aload_3, "aload_3", None, ">A")                              \
  X(iaload, "iaload", None, "AI>I")                              \
  X(laload, "laload", None, "AI>J")                              \
  X(faload, "faload", None, "AI>F")                              \
  X(daload, "daload", None, "AI>D")                              \
  X(aaload, "aaload", None, "AI>A")                              \
  X(baload, "baload", None, "AI>I")                              \
  X(caload, "caload", None, "AI>I")                              \
  X(saload, "saload", None, "AI>I")                              \
  X(istore, "istore", Local, "I>")                               \
  X(lstore, "lstore", Local, "J>")                               \
  X(fstore, "fstore", Local, "F>")                               \
  X(dstore, "dstore", Local, "D>")                               \
  X(astore, "astore", Local, "A>")                               \
  X(istore_0, "istore_0", None, "I>")                            \
  X(istore_1, "istore_1", None, "I>")                            \
  X(istore_2, "istore_2", None, "I>")                            \
  X(istore_3, "istore_3", None, "I>")                            \
  X(lstore_0, "lstore_0", None, "J>")                            \
  X(lstore_1, "lstore_1", None, "J>")                            \
  X(lstore_2, "lstore_2", None, "J>")                            \
  X(lstore_3, "lstore_3", None, "J>")                            \
  X(fstore_0, "fstore_0", None, "F>")                            \
  X(fstore_1, "fstore_1", None, "F>")                            \
  X(fstore_2, "fstore_2", None, "F>")                            \
  X(fstore_3, "fstore_3", None, "F>")                            \
  X(dstore_0, "dstore_0", None, "D>")                            \
  X(dstore_1, "dstore_1", None, "D>")                            \
  X(dstore_2, "dstore_2", None, "D>")                            \
  X(dstore_3, "dstore_3", None, "D>")                            \
  X(astore_0, "astore_0", None, "A>")                            \
  X(astore_1, "astore_1", None, "A>")                            \
  X(astore_2, "astore_2", None, "A>")                            \
  X(astore_3, "astore_3", None, "A>")                            \
  X(iastore, "iastore", None, "AII>")                            \
  X(lastore, "lastore", None, "AIJ>")                            \
  X(fastore, "fastore", None, "AIF>")                            \
  X(dastore, "dastore", None, "AID>")                            \
  X(aastore, "aastore", None, "AIA>")                            \
  X(bastore, "bastore", None, "AII>")                            \
  X(castore, "castore", None, "AII>")                            \
  X(sastore, "sastore", None, "AII>")                            \
  X(pop, "pop", None, "?")                                       \
  X(pop2, "pop2", None, "?")                                     \
  X(dup, "dup", None, "?")                                       \
  X(dup_x1, "dup_x1", None, "?")                                 \
  X(dup_x2, "dup_x2", None, "?")                                 \
  X(dup2, "dup2", None, "?")                                     \
  X(dup2_x1, "dup2_x1", None, "?")                               \
  X(dup2_x2, "dup2_x2", None, "?")                               \
  X(swap, "swap", None, "?")                                     \
  X(iadd, "iadd", None, "II>I")                                  \
  X(ladd, "ladd", None, "JJ>J")                                  \
  X(fadd, "fadd", None, "FF>F")                                  \
  X(dadd, "dadd", None, "DD>D")                                  \
  X(isub, "isub", None, "II>I")                                  \
  X(lsub, "lsub", None, "JJ>J")                                  \
  X(fsub, "fsub", None, "FF>F")                                  \
  X(dsub, "dsub", None, "DD>D")                                  \
  X(imul, "imul", None, "II>I")                                  \
  X(lmul, "lmul", None, "JJ>J")                                  \
  X(fmul, "fmul", None, "FF>F")                                  \
  X(dmul, "dmul", None, "DD>D")                                  \
  X(idiv, "idiv", None, "II>I")                                  \
  X(ldiv, "ldiv", None, "JJ>J")                                  \
  X(fdiv, "fdiv", None, "FF>F")                                  \
  X(ddiv, "ddiv", None, "DD>D")                                  \
  X(irem, "irem", None, "II>I")                                  \
  X(lrem, "lrem", None, "JJ>J")                                  \
  X(frem, "frem", None, "FF>F")                                  \
  X(drem, "drem", None, "DD>D")                                  \
  X(ineg, "ineg", None, "I>I")                                   \
  X(lneg, "lneg", None, "J>J")                                   \
  X(fneg, "fneg", None, "F>F")                                   \
  X(dneg, "dneg", None, "D>D")                                   \
  X(ishl, "ishl", None, "II>I")                                  \
  X(lshl, "lshl", None, "JI>J")                                  \
  X(ishr, "ishr", None, "II>I")                                  \
  X(lshr, "lshr", None, "JI>J")                                  \
  X(iushr, "iushr", None, "II>I")                                \
  X(lushr, "lushr", None, "JI>J")                                \
  X(iand, "iand", None, "II>I")                                  \
  X(land, "land", None, "JJ>J")                                  \
  X(ior, "ior", None, "II>I")                                    \
  X(lor, "lor", None, "JJ>J")                                    \
  X(ixor, "ixor", None, "II>I")                                  \
  X(lxor, "lxor", None, "JJ>J")                                  \
  X(iinc, "iinc", Increment, ">")                                \
  X(i2l, "i2l", None, "I>J")                                     \
  X(i2f, "i2f", None, "I>F")                                     \
  X(i2d, "i2d", None, "I>D")                                     \
  X(l2i, "l2i", None, "J>I")                                     \
  X(l2f, "l2f", None, "J>F")                                     \
  X(l2d, "l2d", None, "J>D")                                     \
  X(f2i, "f2i", None, "F>I")                                     \
  X(f2l, "f2l", None, "F>J")                                     \
  X(f2d, "f2d", None, "F>D")                                     \
  X(d2i, "d2i", None, "D>I")                                     \
  X(d2l, "d2l", None, "D>J")                                     \
  X(d2f, "d2f", None, "D>F")                                     \
  X(i2b, "i2b", None, "I>I")                                     \
  X(i2c, "i2c", None, "I>I")                                     \
  X(i2s, "i2s", None, "I>I")                                     \
  X(lcmp, "lcmp", None, "JJ>I")                                  \
  X(fcmpl, "fcmpl", None, "FF>I")                                \
  X(fcmpg, "fcmpg", None, "FF>I")                                \
  X(dcmpl, "dcmpl", None, "DD>I")                                \
  X(dcmpg, "dcmpg", None, "DD>I")                                \
  X(ifeq, "ifeq", Branch, "I>")                                  \
  X(ifne, "ifne", Branch, "I>")                                  \
  X(iflt, "iflt", Branch, "I>")                                  \
  X(ifge, "ifge", Branch, "I>")                                  \
  X(ifgt, "ifgt", Branch, "I>")                                  \
  X(ifle, "ifle", Branch, "I>")                                  \
  X(if_icmpeq, "if_icmpeq", Branch, "II>")                       \
  X(if_icmpne, "if_icmpne", Branch, "II>")                       \
  X(if_icmplt, "if_icmplt", Branch, "II>")                       \
  X(if_icmpge, "if_icmpge", Branch, "II>")                       \
  X(if_icmpgt, "if_icmpgt", Branch, "II>")                       \
  X(if_icmple, "if_icmple", Branch, "II>")                       \
  X(if_acmpeq, "if_acmpeq", Branch, "AA>")                       \
  X(if_acmpne, "if_acmpne", Branch, "AA>")                       \
  X(goto_, "goto", Branch, ">")                                  \
  X(jsr, "jsr", Branch, ">R")                                    \
  X(ret, "ret", Local, ">")                                      \
  X(tableswitch, "tableswitch", TableSwitch, "I>")               \
  X(lookupswitch, "lookupswitch", LookupSwitch, "I>")            \
  X(ireturn, "ireturn", None, "I>")                              \
  X(lreturn, "lreturn", None, "J>")                              \
  X(freturn, "freturn", None, "F>")                              \
  X(dreturn, "dreturn", None, "D>")                              \
  X(areturn, "areturn", None, "A>")                              \
  X(return_, "return", None, ">")                                \
  X(getstatic, "getstatic", Constant, ">?")                      \
  X(putstatic, "putstatic", Constant, "?>")                      \
  X(getfield, "getfield", Constant, "A>?")                       \
  X(putfield, "putfield", Constant, "A?>")                       \
  X(invokevirtual, "invokevirtual", Constant, "A?>?")            \
  X(invokespecial, "invokespecial", Constant, "A?>?")            \
  X(invokestatic, "invokestatic", Constant, "?>?")               \
  X(invokeinterface, "invokeinterface", InvokeInterface, "A?>?") \
  X(invokedynamic, "invokedynamic", InvokeDynamic, "?>?")        \
  X(new_, "new", Constant, ">A")                                 \
  X(newarray, "newarray", ArrayType, "I>A")                      \
  X(anewarray, "anewarray", Constant, "I>A")                     \
  X(arraylength, "arraylength", None, "A>I")                     \
  X(athrow, "athrow", None, "A>")                                \
  X(checkcast, "checkcast", Constant, "A>A")                     \
  X(instanceof, "instanceof", Constant, "A>I")                   \
  X(monitorenter, "monitorenter", None, "A>")                    \
  X(monitorexit, "monitorexit", None, "A>")                      \
  X(wide, "wide", Wide, ">")                                     \
  X(multianewarray, "multianewarray", MultiArray, "?>A")         \
  X(ifnull, "ifnull", Branch, "A>")                              \
  X(ifnonnull, "ifnonnull", Branch, "A>")                        \
  X(goto_w, "goto_w", BranchWide, ">")                           \
  X(jsr_w, "jsr_w", BranchWide, ">R")

/// The opcodes that a class file may contain, by mnemonic; a C++ keyword has a trailing underscore.
enum class Op : std::uint8_t {
#define X(enumerator, mnemonic, format, effect) enumerator,
  LORIS_OPCODES(X)
#undef X
};

struct OpInfo {
  std::string_view name;
  OperandFormat format;
  std::uint8_t length;  // of the whole instruction, not after wide; 0 for the switches and wide
  std::string_view effect;
};

/// The length of an instruction with this operand format, 0 when the operands decide it.
constexpr std::uint8_t length_of(OperandFormat format) {
  switch (format) {
    case OperandFormat::None: return 1;
    case OperandFormat::Byte:
    case OperandFormat::Local:
    case OperandFormat::Constant1:
    case OperandFormat::ArrayType: return 2;
    case OperandFormat::Short:
    case OperandFormat::Increment:
    case OperandFormat::Constant:
    case OperandFormat::Branch: return 3;
    case OperandFormat::MultiArray: return 4;
    case OperandFormat::BranchWide:
    case OperandFormat::InvokeInterface:
    case OperandFormat::InvokeDynamic: return 5;
    case OperandFormat::TableSwitch:
    case OperandFormat::LookupSwitch:
    case OperandFormat::Wide: return 0;
  }
  return 0;
}

inline constexpr std::array kOps{
#define X(enumerator, mnemonic, format, effect) \
  OpInfo{mnemonic, OperandFormat::format, length_of(OperandFormat::format), effect},
    LORIS_OPCODES(X)
#undef X
};

static_assert(kOps.size() == 202 && static_cast<int>(Op::jsr_w) == 201);

constexpr bool is_opcode(std::uint8_t byte) { return byte < kOps.size(); }
constexpr const OpInfo& op_info(Op op) { return kOps[static_cast<std::uint8_t>(op)]; }

/// The length of the instruction that starts at code[at], or 0 when there is no whole instruction:
/// an unknown opcode, code that ends too early, a switch with a negative count, wide before an
/// opcode that it does not apply to. `at` may be any number.
std::size_t instruction_length(std::span<const std::uint8_t> code, std::size_t at);

}  // namespace loris
