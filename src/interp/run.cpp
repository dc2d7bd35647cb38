// The loop that runs a state: one row per instruction.
#include "base/java_math.h"
#include "interp/interpreter.h"
#include "program/link_error.h"

#define LORIS_INLINE __attribute__((always_inline))

namespace loris {

namespace {

bool concrete(const Value& a) { return !a.symbolic; }
bool concrete(const Value& a, const Value& b) { return !(a.symbolic | b.symbolic); }

template <class T>
T get(const Value& v);
template <>
inline std::int32_t get<std::int32_t>(const Value& v) {
  return v.as_int();
}
template <>
inline std::int64_t get<std::int64_t>(const Value& v) {
  return v.as_long();
}
template <>
inline float get<float>(const Value& v) {
  return v.as_float();
}
template <>
inline double get<double>(const Value& v) {
  return v.as_double();
}

inline Value make(std::int32_t v) { return Value::of_int(v); }
inline Value make(std::int64_t v) { return Value::of_long(v); }
inline Value make(float v) { return Value::of_float(v); }
inline Value make(double v) { return Value::of_double(v); }

template <class T>
inline constexpr int kSlots = sizeof(T) / 4;  // int and float take one slot, long and double two
template <class T>
inline constexpr Kind kKind = std::is_same_v<T, std::int32_t>   ? Kind::Int
                              : std::is_same_v<T, std::int64_t> ? Kind::Long
                              : std::is_same_v<T, float>        ? Kind::Float
                                                                : Kind::Double;

}  // namespace

Outcome Interpreter::run(State& state, std::uint64_t fuel) {
  state_ = &state;
  if (refiner_ == nullptr) return run_loop<false>(fuel);
  settle_edge();
  return run_loop<true>(fuel);
}

/// kExplore: there may be input references, coverage is marked, and loops are counted.
template <bool kExplore>
Outcome Interpreter::run_loop(std::uint64_t fuel) {
  using I = std::int32_t;
  using L = std::int64_t;
  using F = float;
  using D = double;

  Frame* frame = nullptr;
  Insn* pc = nullptr;   // the instruction being run
  Value* sp = nullptr;  // just above the topmost operand
  Value* locals = nullptr;
  std::uint8_t* marks = nullptr;  // coverage of the frame's code, where it is kept
  const auto enter_frame = [&]() LORIS_INLINE {
    frame = &state_->stack.own();
    pc = frame->code->insns.data() + frame->pc;
    if constexpr (kExplore) marks = covering_ ? coverage_marks(*frame->code) : nullptr;
    locals = frame->locals();
    sp = frame->stack() + frame->sp;
  };
  const auto save = [&]() LORIS_INLINE {
    frame->pc = static_cast<std::uint32_t>(pc - frame->code->insns.data());
    frame->sp = static_cast<std::uint32_t>(sp - frame->stack());
  };
  const auto push = [&](Value v) LORIS_INLINE {
    *sp++ = v;
    ++pc;
  };
  const auto push2 = [&](Value v) LORIS_INLINE {
    sp[0] = v;
    sp[1] = Value{};
    sp += 2;
    ++pc;
  };
  const auto store = [&]() LORIS_INLINE {
    locals[pc->a] = *--sp;
    ++pc;
  };
  const auto store2 = [&]() LORIS_INLINE {
    sp -= 2;
    locals[pc->a] = sp[0];
    locals[pc->a + 1] = Value{};
    ++pc;
  };
  const auto drop = [&](int slots) LORIS_INLINE {
    sp -= slots;
    ++pc;
  };
  // Puts the topmost kTop slots once more below themselves and kUnder others.
  const auto duplicate = [&]<int kTop, int kUnder>() LORIS_INLINE {
    for (int i = 0; i < kTop + kUnder; ++i) sp[kTop - 1 - i] = sp[-1 - i];
    for (int i = 0; i < kTop; ++i) sp[i - kTop - kUnder] = sp[i];
    sp += kTop;
    ++pc;
  };
  const auto jump = [&](std::int32_t target)
                        LORIS_INLINE { pc = frame->code->insns.data() + target; };

  // Families of instructions. T is the operands' type; each leaves pc at the next instruction.
  const auto binary = [&]<class T>(T (*f)(T, T), TermOp op) LORIS_INLINE {
    Value& a = sp[-2 * kSlots<T>];
    const Value& b = sp[-kSlots<T>];
    a = concrete(a, b) ? make(f(get<T>(a), get<T>(b))) : symbolic_binary(op, kKind<T>, a, b);
    sp -= kSlots<T>;
    ++pc;
  };
  const auto bitwise = [&]<class T>(auto f, TermOp op, T) LORIS_INLINE {
    Value& a = sp[-2 * kSlots<T>];
    const Value& b = sp[-kSlots<T>];
    a = concrete(a, b) ? make(static_cast<T>(f(get<T>(a), get<T>(b))))
                       : symbolic_binary(op, kKind<T>, a, b);
    sp -= kSlots<T>;
    ++pc;
  };
  const auto shift = [&]<class T>(T (*f)(T, I), TermOp op) LORIS_INLINE {
    Value& a = sp[-1 - kSlots<T>];
    const Value& b = sp[-1];
    a = concrete(a, b) ? make(f(get<T>(a), b.as_int())) : symbolic_binary(op, kKind<T>, a, b);
    --sp;
    ++pc;
  };
  const auto negate = [&]<class T>(T) LORIS_INLINE {
    Value& a = sp[-kSlots<T>];
    a = concrete(a) ? make(java_neg(get<T>(a))) : symbolic_unary(TermOp::Neg, kKind<T>, a);
    ++pc;
  };
  const auto convert = [&]<class To, class From>(To (*f)(From), TermOp op) LORIS_INLINE {
    Value& a = sp[-kSlots<From>];
    a = concrete(a) ? make(f(get<From>(a))) : symbolic_unary(op, kKind<To>, a);
    sp += kSlots<To> - kSlots<From>;
    if constexpr (kSlots < To >> kSlots<From>) sp[-1] = Value{};
    ++pc;
  };
  const auto compare3 = [&]<class T>(I (*f)(T, T), TermOp op) LORIS_INLINE {
    Value& a = sp[-2 * kSlots<T>];
    const Value& b = sp[-kSlots<T>];
    a = concrete(a, b) ? make(f(get<T>(a), get<T>(b))) : symbolic_binary(op, Kind::Int, a, b);
    sp -= 2 * kSlots<T> - 1;
    ++pc;
  };

  std::uint64_t left = fuel;
  enter_frame();
  for (;;) {
    if (left-- == 0) {
      save();
      executed_ += fuel;
      return OutOfFuel{};
    }
    if constexpr (kExplore) {
      if (marks != nullptr) marks[pc - frame->code->insns.data()] |= mark::kRun;
    }
    // Goes back in the code: a loop that depends on the input must end some time.
    const auto jump_back = [&](std::int32_t target) LORIS_INLINE -> bool {
      if constexpr (kExplore) {
        if (frame->code->insns.data() + target <= pc) {
          save();
          if (!count_back_jump(static_cast<std::uint32_t>(target))) return false;
        }
      }
      jump(target);
      return true;
    };
    // A two-way branch on ints or, with eq and ne, on references; terms fork.
    const auto branch = [&](unsigned popped, auto test, TermOp op, const Value& a, const Value& b)
                            LORIS_INLINE -> bool {
      if (concrete(a, b)) {
        const bool taken = test(a.as_int(), b.as_int());
        sp -= popped;
        if constexpr (kExplore) {
          if (marks != nullptr)
            marks[pc - frame->code->insns.data()] |= taken ? mark::kTaken : mark::kNotTaken;
        }
        if (taken) return jump_back(pc->b);
        ++pc;
        return true;
      }
      save();
      const bool on =
          fork_compare(op, a, b, static_cast<std::uint32_t>(pc->b), popped) != Flow::Stop;
      if (on) enter_frame();
      return on;
    };
    const auto branch1 = [&](auto test, TermOp op)
                             LORIS_INLINE { return branch(1, test, op, sp[-1], Value::of_int(0)); };
    const auto branch2 = [&](auto test, TermOp op)
                             LORIS_INLINE { return branch(2, test, op, sp[-2], sp[-1]); };
    const auto eq = [](I a, I b) { return a == b; };
    const auto ne = [](I a, I b) { return a != b; };
    const auto lt = [](I a, I b) { return a < b; };
    const auto ge = [](I a, I b) { return a >= b; };
    const auto gt = [](I a, I b) { return a > b; };
    const auto le = [](I a, I b) { return a <= b; };

    bool going = true;
    switch (pc->act) {
      case Act::nop: ++pc; break;
      case Act::push: push({pc->bits, static_cast<Kind>(pc->a), false}); break;
      case Act::push2: push2({pc->bits, static_cast<Kind>(pc->a), false}); break;
      case Act::load:
        if constexpr (kExplore) {
          if (locals[pc->a].symbolic && locals[pc->a].kind == Kind::Ref) [[unlikely]] {
            save();
            going = load_reference(pc->a) != Flow::Stop;
            if (going) enter_frame();
            break;
          }
        }
        push(locals[pc->a]);
        break;
      case Act::load2: push2(locals[pc->a]); break;
      case Act::store: store(); break;
      case Act::store2: store2(); break;

      case Act::pop: drop(1); break;
      case Act::pop2: drop(2); break;
      case Act::dup: duplicate.template operator()<1, 0>(); break;
      case Act::dup_x1: duplicate.template operator()<1, 1>(); break;
      case Act::dup_x2: duplicate.template operator()<1, 2>(); break;
      case Act::dup2: duplicate.template operator()<2, 0>(); break;
      case Act::dup2_x1: duplicate.template operator()<2, 1>(); break;
      case Act::dup2_x2: duplicate.template operator()<2, 2>(); break;
      case Act::swap:
        std::swap(sp[-1], sp[-2]);
        ++pc;
        break;

      case Act::iadd: binary(&java_add<I>, TermOp::Add); break;
      case Act::ladd: binary(&java_add<L>, TermOp::Add); break;
      case Act::fadd: binary(&java_add<F>, TermOp::Add); break;
      case Act::dadd: binary(&java_add<D>, TermOp::Add); break;
      case Act::isub: binary(&java_sub<I>, TermOp::Sub); break;
      case Act::lsub: binary(&java_sub<L>, TermOp::Sub); break;
      case Act::fsub: binary(&java_sub<F>, TermOp::Sub); break;
      case Act::dsub: binary(&java_sub<D>, TermOp::Sub); break;
      case Act::imul: binary(&java_mul<I>, TermOp::Mul); break;
      case Act::lmul: binary(&java_mul<L>, TermOp::Mul); break;
      case Act::fmul: binary(&java_mul<F>, TermOp::Mul); break;
      case Act::dmul: binary(&java_mul<D>, TermOp::Mul); break;
      case Act::fdiv: binary(&java_div<F>, TermOp::Div); break;
      case Act::ddiv: binary(&java_div<D>, TermOp::Div); break;
      case Act::frem: binary(&java_rem<F>, TermOp::Rem); break;
      case Act::drem: binary(&java_rem<D>, TermOp::Rem); break;
      case Act::ineg: negate(I{}); break;
      case Act::lneg: negate(L{}); break;
      case Act::fneg: negate(F{}); break;
      case Act::dneg: negate(D{}); break;
      case Act::ishl: shift(&java_shl<I>, TermOp::Shl); break;
      case Act::lshl: shift(&java_shl<L>, TermOp::Shl); break;
      case Act::ishr: shift(&java_shr<I>, TermOp::Shr); break;
      case Act::lshr: shift(&java_shr<L>, TermOp::Shr); break;
      case Act::iushr: shift(&java_ushr<I>, TermOp::Ushr); break;
      case Act::lushr: shift(&java_ushr<L>, TermOp::Ushr); break;
      case Act::iand: bitwise(std::bit_and<>{}, TermOp::And, I{}); break;
      case Act::land: bitwise(std::bit_and<>{}, TermOp::And, L{}); break;
      case Act::ior: bitwise(std::bit_or<>{}, TermOp::Or, I{}); break;
      case Act::lor: bitwise(std::bit_or<>{}, TermOp::Or, L{}); break;
      case Act::ixor: bitwise(std::bit_xor<>{}, TermOp::Xor, I{}); break;
      case Act::lxor: bitwise(std::bit_xor<>{}, TermOp::Xor, L{}); break;
      case Act::iinc: {
        Value& v = locals[pc->a];
        v = concrete(v) ? make(java_add(v.as_int(), pc->b))
                        : symbolic_binary(TermOp::Add, Kind::Int, v, Value::of_int(pc->b));
        ++pc;
        break;
      }

      case Act::i2l: convert(&java_i2l, TermOp::I2L); break;
      case Act::i2f: convert(&java_i2f, TermOp::I2F); break;
      case Act::i2d: convert(&java_i2d, TermOp::I2D); break;
      case Act::l2i: convert(&java_l2i, TermOp::L2I); break;
      case Act::l2f: convert(&java_l2f, TermOp::L2F); break;
      case Act::l2d: convert(&java_l2d, TermOp::L2D); break;
      case Act::f2i: convert(&java_f2i, TermOp::F2I); break;
      case Act::f2l: convert(&java_f2l, TermOp::F2L); break;
      case Act::f2d: convert(&java_f2d, TermOp::F2D); break;
      case Act::d2i: convert(&java_d2i, TermOp::D2I); break;
      case Act::d2l: convert(&java_d2l, TermOp::D2L); break;
      case Act::d2f: convert(&java_d2f, TermOp::D2F); break;
      case Act::i2b: convert(&java_i2b, TermOp::I2B); break;
      case Act::i2c: convert(&java_i2c, TermOp::I2C); break;
      case Act::i2s: convert(&java_i2s, TermOp::I2S); break;
      case Act::lcmp: compare3(&java_cmp, TermOp::LCmp); break;
      case Act::fcmpl: compare3(&java_cmpl<F>, TermOp::FCmpL); break;
      case Act::fcmpg: compare3(&java_cmpg<F>, TermOp::FCmpG); break;
      case Act::dcmpl: compare3(&java_cmpl<D>, TermOp::DCmpL); break;
      case Act::dcmpg: compare3(&java_cmpg<D>, TermOp::DCmpG); break;

      case Act::ifeq: going = branch1(eq, TermOp::Eq); break;
      case Act::ifne: going = branch1(ne, TermOp::Ne); break;
      case Act::iflt: going = branch1(lt, TermOp::Lt); break;
      case Act::ifge: going = branch1(ge, TermOp::Ge); break;
      case Act::ifgt: going = branch1(gt, TermOp::Gt); break;
      case Act::ifle: going = branch1(le, TermOp::Le); break;
      case Act::if_icmpeq: going = branch2(eq, TermOp::Eq); break;
      case Act::if_icmpne: going = branch2(ne, TermOp::Ne); break;
      case Act::if_icmplt: going = branch2(lt, TermOp::Lt); break;
      case Act::if_icmpge: going = branch2(ge, TermOp::Ge); break;
      case Act::if_icmpgt: going = branch2(gt, TermOp::Gt); break;
      case Act::if_icmple: going = branch2(le, TermOp::Le); break;
      case Act::if_acmpeq:
      case Act::if_acmpne: {
        const bool if_same = pc->act == Act::if_acmpeq;
        if constexpr (kExplore) {
          if (is_set_apart(sp[-2], sp[-1])) [[unlikely]] {
            save();
            going = branch_on_references(if_same, sp[-2], sp[-1], static_cast<std::uint32_t>(pc->b),
                                         2) != Flow::Stop;
            if (going) enter_frame();
            break;
          }
        }
        going = if_same ? branch2(eq, TermOp::Eq) : branch2(ne, TermOp::Ne);
        break;
      }
      case Act::ifnull: going = branch(1, eq, TermOp::Eq, sp[-1], Value::of_null()); break;
      case Act::ifnonnull: going = branch(1, ne, TermOp::Ne, sp[-1], Value::of_null()); break;
      case Act::goto_: going = jump_back(pc->b); break;
      case Act::jsr:
        *sp++ = {static_cast<std::uint64_t>(pc + 1 - frame->code->insns.data()),
                 Kind::ReturnAddress, false};
        jump(pc->b);
        break;
      case Act::ret: jump(static_cast<std::int32_t>(locals[pc->a].bits)); break;

      default: {
        save();
        const Flow flow = guarded(*pc);
        if (flow == Flow::Next) ++state_->stack.own().pc;
        going = flow != Flow::Stop;
        if (going) enter_frame();
      }
    }
    if (!going) {
      executed_ += fuel - left;
      return std::move(outcome_);
    }
  }
}

Flow Interpreter::guarded(Insn& insn) {
  try {
    return slow(insn);
  } catch (const LinkError& e) {
    return raise(e);
  } catch (const UnsupportedError& e) {
    return unsupported(e.what);
  } catch (const InputError& e) {
    return raise(LinkError("java/lang/VerifyError", e.what()));
  } catch (const std::bad_alloc&) {
    return raise("java/lang/OutOfMemoryError", "Java heap space");
  }
}

Flow Interpreter::slow(Insn& insn) {
  switch (insn.act) {
    case Act::idiv: return divide(TermOp::Div, Kind::Int);
    case Act::ldiv: return divide(TermOp::Div, Kind::Long);
    case Act::irem: return divide(TermOp::Rem, Kind::Int);
    case Act::lrem: return divide(TermOp::Rem, Kind::Long);
    case Act::tableswitch:
    case Act::lookupswitch: return fork_switch(*insn.table);

    case Act::iaload:
    case Act::laload:
    case Act::faload:
    case Act::daload:
    case Act::aaload:
    case Act::baload:
    case Act::caload:
    case Act::saload: return array_load(insn.act);
    case Act::iastore:
    case Act::lastore:
    case Act::fastore:
    case Act::dastore:
    case Act::aastore:
    case Act::bastore:
    case Act::castore:
    case Act::sastore: return array_store(insn.act);
    case Act::arraylength: return array_length();
    case Act::newarray:
    case Act::anewarray:
    case Act::multianewarray: return resolve_type(insn);
    case Act::new_array: return new_array(*insn.cls);
    case Act::multi_new_array: return multi_new_array(*insn.cls, insn.a);

    case Act::ldc:
    case Act::push_string:
    case Act::push_dynamic: return resolve_constant(insn);
    case Act::push_class: return push_class(*insn.cls);
    case Act::new_:
    case Act::checkcast:
    case Act:: instanceof: return resolve_type(insn);
    case Act::new_object: return new_object(*insn.cls);
    case Act::check_cast: return check_cast(*insn.cls);
    case Act::instance_of: return instance_of(*insn.cls);
    case Act::monitorenter: return monitor(true);
    case Act::monitorexit: return monitor(false);

    case Act::getstatic: return resolve_field(insn, true, false);
    case Act::putstatic: return resolve_field(insn, true, true);
    case Act::getfield: return resolve_field(insn, false, false);
    case Act::putfield: return resolve_field(insn, false, true);
    case Act::get_int: return get_field(insn, Kind::Int);
    case Act::get_long: return get_field(insn, Kind::Long);
    case Act::get_float: return get_field(insn, Kind::Float);
    case Act::get_double: return get_field(insn, Kind::Double);
    case Act::get_ref: return get_field(insn, Kind::Ref);
    case Act::put_int: return put_field(insn, Kind::Int);
    case Act::put_long: return put_field(insn, Kind::Long);
    case Act::put_float: return put_field(insn, Kind::Float);
    case Act::put_double: return put_field(insn, Kind::Double);
    case Act::put_ref: return put_field(insn, Kind::Ref);
    case Act::get_static: return get_static(insn);
    case Act::put_static: return put_static(insn);

    case Act::invokevirtual:
    case Act::invokespecial:
    case Act::invokestatic:
    case Act::invokeinterface: return resolve_call(insn);
    case Act::invokedynamic: return resolve_dynamic(insn);
    case Act::call_static: return call_static(*insn.call);
    case Act::call_special: return call_special(*insn.call);
    case Act::call_virtual: return call_virtual(*insn.call);
    case Act::call_polymorphic: return call_polymorphic(*insn.call);

    case Act::areturn:
      if (Flow flow; refiner_ != nullptr && !may_return(flow)) return flow;
      [[fallthrough]];
    case Act::ireturn:
    case Act::freturn: {
      const Frame& frame = state_->stack.top();
      return leave(frame.stack()[frame.sp - 1]);
    }
    case Act::lreturn:
    case Act::dreturn: {
      const Frame& frame = state_->stack.top();
      return leave(frame.stack()[frame.sp - 2]);
    }
    case Act::return_: return leave(Value::zero(Kind::Void));
    case Act::athrow: {
      const Frame& frame = state_->stack.top();
      const Value thrown = frame.stack()[frame.sp - 1];
      return throw_value(thrown);
    }
    default: return unsupported("an instruction that the decoder should not have made");
  }
}

}  // namespace loris
