// Calls and returns.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "base/check.h"
#include "classfile/descriptor.h"
#include "interp/dynamic_linking.h"
#include "interp/interpreter.h"
#include "interp/native.h"
#include "program/bootstrap.h"
#include "program/link_error.h"

namespace loris {

namespace {

constexpr std::uint32_t kMaxDepth = 12'000;

/// Slots that a call with this descriptor takes off the stack, without the receiver.
std::uint16_t parameter_slots(std::string_view descriptor) {
  unsigned slots = 0;
  for (std::string_view parameter : parse_method_descriptor(descriptor).parameters) {
    slots += slots_of(kind_of_descriptor(parameter));
  }
  return static_cast<std::uint16_t>(slots);
}

CallSite make_site(const Method& method, std::string_view descriptor) {
  CallSite site{};
  site.method = &method;
  site.descriptor = descriptor;
  site.argument_slots =
      static_cast<std::uint16_t>(parameter_slots(descriptor) + (method.is_static() ? 0 : 1));
  site.result = kind_of_descriptor(parse_method_descriptor(descriptor).result);
  return site;
}

[[noreturn]] void incompatible(const Method& method, std::string_view expected) {
  throw LinkError("java/lang/IncompatibleClassChangeError",
                  fmt::format("Expected {} method '{}'", expected, method.key()));
}

/// JVMS 6.5 (invokespecial): super calls start their search at the direct superclass.
const Method& special_target(Program& program, const Class& from, const Method& resolved,
                             const MemberRef& ref) {
  const Class& named = program.load(ref.class_name);
  const bool super_call = !resolved.is_constructor() && !resolved.is_private() &&
                          !named.is_interface() && &named != &from &&
                          from.is_assignable_to(named) && (from.access & access::kSuper) != 0;
  if (!super_call || from.super == nullptr) return resolved;
  const Method* found = program.find_method(*from.super, resolved.name, resolved.descriptor);
  return found == nullptr ? resolved : *found;
}

bool is_polymorphic(const Method& method) {
  constexpr std::uint16_t kNeeded = access::kVarargs | access::kNative;
  return (method.access & kNeeded) == kNeeded &&
         (method.owner->name == "java/lang/invoke/MethodHandle" ||
          method.owner->name == "java/lang/invoke/VarHandle");
}

}  // namespace

Interpreter::Use Interpreter::call_text(const CallSite& site) {
  return [&site] {
    return fmt::format("a call of {}.{}", site.method->owner->external_name(), site.method->name);
  };
}

Flow Interpreter::resolve_call(Insn& insn) {
  Code& code = *state_->stack.top().code;
  const Class& from = *code.method->owner;
  const auto index = static_cast<std::uint16_t>(insn.b);
  const MemberRef ref = from.file->constants.method(index);
  const Method* method = ref.is_interface ? &program_.resolve_interface_method(from, ref)
                                          : &program_.resolve_method(from, ref);
  const bool want_static = insn.act == Act::invokestatic;
  if (method->is_static() != want_static)
    incompatible(*method, want_static ? "static" : "non-static");
  Act act = Act::call_virtual;
  if (want_static) act = Act::call_static;
  if (insn.act == Act::invokespecial) {
    method = &special_target(program_, from, *method, ref);
    act = Act::call_special;
  }
  if (is_polymorphic(*method)) act = Act::call_polymorphic;
  code.calls.push_back(
      make_site(*method, is_polymorphic(*method) ? ref.descriptor : method->descriptor));
  insn.call = &code.calls.back();
  insn.act = act;
  return Flow::Stay;
}

Flow Interpreter::resolve_dynamic(Insn& insn) {
  Code& code = *state_->stack.top().code;
  const Class& from = *code.method->owner;
  const DynamicRef ref = from.file->constants.invoke_dynamic(static_cast<std::uint16_t>(insn.b));
  code.calls.push_back(make_site(link_dynamic(from, ref, false), ref.descriptor));
  insn.call = &code.calls.back();
  insn.act = Act::call_static;
  return Flow::Stay;
}

const Method& Interpreter::link_dynamic(const Class& host, const DynamicRef& ref,
                                        bool is_constant) {
  const std::string key = fmt::format("{}#{}#{}#{}#{}", host.name, ref.bootstrap, ref.name,
                                      ref.descriptor, is_constant);
  // A dynamic constant has one value per class; call sites are linked one by one.
  if (is_constant) {
    const auto known = dynamic_constants_.find(key);
    if (known != dynamic_constants_.end()) return *known->second;
  }
  const DynamicSite site = dynamic_site(*host.file, ref, program_.next_serial());
  const Method* method = nullptr;
  if (std::optional<SynthesizedClass> made = synthesize(site)) {
    const Class& cls = program_.define(std::make_unique<ClassFile>(std::move(made->file)), true);
    method = cls.declared_method(made->method, made->descriptor);
    LORIS_CHECK(method != nullptr, "a synthesized class should have its method");
  } else {
    method =
        is_constant ? &bootstrapped_constant(program_, site) : &bootstrapped_call(program_, site);
  }
  if (is_constant) dynamic_constants_.emplace(key, method);
  return *method;
}

Flow Interpreter::call_static(const CallSite& site) {
  Flow flow;
  if (!ensure_initialized(*site.method->owner, flow)) return flow;
  return invoke(*site.method, site);
}

Value Interpreter::receiver_of(const CallSite& site) const {
  const Frame& frame = state_->stack.top();
  return frame.stack()[frame.sp - site.argument_slots];
}

/// The receiver of a call; true when it is known and not null. It takes the place of its name on
/// the stack, so that the callee need not ask again.
bool Interpreter::receiver(const CallSite& site, ObjectId& object, Flow& flow) {
  const Frame& frame = state_->stack.top();
  const Value value = frame.stack()[frame.sp - site.argument_slots];
  object = value.as_ref();
  if (!value.symbolic && object) [[likely]]
    return true;
  if (!dereference(value, object, flow)) return false;
  Frame& own = state_->stack.own();
  own.stack()[own.sp - site.argument_slots] = settled(value);
  return true;
}

Flow Interpreter::call_special(const CallSite& site) {
  ObjectId object;
  Flow flow;
  if (const Value open = receiver_of(site); is_open(open))
    return not_null(open, flow) ? invoke(*site.method, site) : flow;
  if (!receiver(site, object, flow)) return flow;
  if (!class_of(object).is_assignable_to(*site.method->owner)) [[unlikely]] {
    if (!knows(object, call_text(site), flow)) return flow;
    return raise("java/lang/VerifyError", "invokespecial on an object of another class");
  }
  return invoke(*site.method, site);
}

Flow Interpreter::call_virtual(CallSite& site) {
  ObjectId object;
  Flow flow;
  if (const Value open = receiver_of(site); open.symbolic && is_open(open)) [[unlikely]]
    return call_virtual_merged(site, open);
  if (!receiver(site, object, flow)) return flow;
  if (heap().at(object).is_input()) [[unlikely]] {
    if (class_of(object).is_unknown()) return use_of_unknown(call_text(site), unknown_type(object));
    const TypeSet types = refiner_->object_types(heap(), object);
    if (refiner_->types().members(types).size() > 1) return call_undecided(site, object, types);
  }
  const ClassId cls = heap().at(object).cls();
  if (cls != site.seen) {
    const Class& actual = program_.at(cls);
    if (actual.is_unknown()) return use_of_unknown(call_text(site), unknown_type(object));
    if (!actual.is_assignable_to(*site.method->owner)) {
      throw LinkError("java/lang/IncompatibleClassChangeError",
                      fmt::format("Class {} does not implement the requested interface {}",
                                  actual.external_name(), site.method->owner->external_name()));
    }
    site.target = &program_.select(actual, *site.method);
    site.seen = cls;
  }
  return invoke(*site.target, site);
}

/// The receiver may have several classes: one alternative per method that they select.
Flow Interpreter::call_undecided(const CallSite& site, ObjectId receiver, TypeSet types) {
  const auto selected = selected_methods(program_, refiner_->types(), types, *site.method);
  if (selected.size() == 1) return invoke(*selected[0].first, site);
  std::vector<TypeSet> parts;
  parts.reserve(selected.size());
  for (const auto& [target, part] : selected) parts.push_back(part);
  return fork_heap(refiner_->split_object(view(), receiver, parts));
}

Flow Interpreter::call_polymorphic(const CallSite& site) {
  ObjectId object;
  Flow flow;
  if (!site.method->is_static()) {
    if (!receiver(site, object, flow)) return flow;
    if (!knows(object, call_text(site), flow)) return flow;
  }
  return invoke(*site.method, site);
}

Interpreter::Entry& Interpreter::entry(const Method& method) {
  if (method.id.value >= entries_.size()) entries_.resize(method.id.value + 1024u);
  Entry& entry = entries_[method.id.value];
  if (entry.prepared) [[likely]]
    return entry;
  const std::string key = method.key();
  auto row = natives_.find(key);
  if (row == natives_.end()) row = natives_.find(key.substr(0, key.find('(')));
  if (row == natives_.end() && method.is_native()) {
    row = natives_.find(fmt::format("*.{}{}", method.name, method.descriptor));
  }
  if (row != natives_.end()) {
    entry.native = row->second;
  } else if (!method.is_native()) {
    if (method.is_abstract() || !method.info->code) {
      throw LinkError("java/lang/AbstractMethodError", method.key());
    }
    const Method* drawn = options_.wide_texts ? drawn_body(method) : nullptr;
    entry.code = &program_.code(drawn != nullptr ? *drawn : method);
  }
  entry.prepared = true;
  return entry;
}

Flow Interpreter::invoke(const Method& method, const CallSite& site) {
  const Entry& target = entry(method);
  if (target.code == nullptr) {
    if (target.native != nullptr) return invoke_native(*target.native, method, site);
    return unsupported(fmt::format("native method {}", method.key()));
  }
  if (is_too_deep()) [[unlikely]]
    return too_deep();
  Frame& caller = state_->stack.own();
  caller.sp -= site.argument_slots;
  push_call(method, *target.code, caller.stack() + caller.sp);
  return Flow::Stay;
}

/// An exploration ends a path that calls too deep; a concrete run has the stack of a JVM. The calls
/// that build the error of a full stack are above that depth and must not raise it again.
bool Interpreter::is_too_deep() const {
  const std::uint32_t depth = state_->stack.depth();
  return refiner_ == nullptr ? depth == kMaxDepth : depth >= limits_.calls;
}

Flow Interpreter::too_deep() {
  if (refiner_ == nullptr) return raise("java/lang/StackOverflowError");
  return limit(fmt::format("{} calls inside one another", limits_.calls));
}

void Interpreter::push_call(const Method& method, Code& code, const Value* arguments) {
  Frame& frame = state_->stack.push(code);
  std::copy_n(arguments, method.argument_slots, frame.locals());
  if ((method.access & access::kSynchronized) != 0) lock_for(method, frame);
}

void Interpreter::lock_for(const Method& method, Frame& frame) {
  const Value receiver = frame.locals()[0];
  frame.locked = method.is_static()  ? mirror(*method.owner)
                 : is_open(receiver) ? ObjectId{}
                 : receiver.symbolic
                     ? state_->input.facts(refiner_->symbols().of(receiver.term())).object
                     : receiver.as_ref();
  if (!frame.locked) return;
  Object& object = heap().edit(frame.locked);
  object.set_locks(static_cast<std::uint16_t>(object.locks() + 1));
}

/// Natives see objects, not names, of known classes. True when all arguments are such.
bool Interpreter::decide_arguments(std::span<Value> arguments, Flow& flow) {
  for (Value& argument : arguments) {
    if (argument.kind != Kind::Ref) continue;
    if (argument.symbolic) {
      const SymbolId symbol = refiner_->symbols().of(argument.term());
      if (auto alternatives = strategy_->object(view(), symbol)) {
        flow = fork_heap(std::move(*alternatives));
        return false;
      }
      argument = Value::of_ref(state_->input.facts(symbol).object);
    }
    if (!argument.as_ref() || !heap().at(argument.as_ref()).is_input()) continue;
    if (class_of(argument.as_ref()).is_unknown()) continue;
    if (!decide_class(argument.as_ref(), flow)) return false;
  }
  return true;
}

Flow Interpreter::invoke_native(const NativeRow& row, const Method& method, const CallSite& site) {
  collect_if_due();
  Frame& caller = state_->stack.own();
  std::span<const Value> arguments(caller.stack() + (caller.sp - site.argument_slots),
                                   site.argument_slots);
  std::vector<Value> decided;
  const auto open = [this](const Value& v) { return is_open(v); };
  if (merger_ != nullptr && std::any_of(arguments.begin(), arguments.end(), open)) {
    if (Flow flow; !knows_arguments(method, arguments, flow)) return flow;
    return invoke_native_open(row, method, site);
  }
  if (refiner_ != nullptr && merger_ == nullptr) {
    Flow flow;
    decided.assign(arguments.begin(), arguments.end());
    if (!decide_arguments(decided, flow)) return flow;
    arguments = decided;
  }
  if (refiner_ != nullptr) {
    if (Flow flow; !knows_arguments(method, arguments, flow)) return flow;
  }
  const auto is_symbolic = [](const Value& v) { return v.symbolic; };
  if (!row.takes_terms && std::any_of(arguments.begin(), arguments.end(), is_symbolic)) {
    return unsupported(fmt::format("native method {} on a symbolic argument", method.key()));
  }
  NativeCall native(*this, method, site.descriptor, arguments);
  const Flow flow = row.native(native);
  if (flow == Flow::Next) {
    give_result(site, native.result);
  } else if (native.tail_called) {
    // The callee's result replaces the native's, so the arguments go now.
    state_->stack.top().caller->sp -= site.argument_slots;
  }
  return flow;
}

void Interpreter::give_result(const CallSite& site, Value result) {
  Frame& frame = state_->stack.own();
  frame.sp -= site.argument_slots;
  if (site.result == Kind::Void) return;
  result.kind = site.result;
  frame.stack()[frame.sp++] = result;
  if (slots_of(site.result) == 2) frame.stack()[frame.sp++] = Value{};
}

bool Interpreter::call(const Method& method, std::span<const Value> arguments, Flow& flow) {
  if (!ensure_initialized(*method.owner, flow)) return false;
  LORIS_CHECK(arguments.size() == method.argument_slots, "a call should have all its arguments");
  const Entry& target = entry(method);
  if (target.code == nullptr) {
    flow = unsupported(
        fmt::format("calling the native method {} from the virtual machine", method.key()));
    return false;
  }
  return call_code(method, *target.code, arguments, flow);
}

bool Interpreter::call_replaced(const Method& method, std::span<const Value> arguments,
                                Flow& flow) {
  return call_code(method, program_.code(method), arguments, flow);
}

bool Interpreter::call_code(const Method& method, Code& code, std::span<const Value> arguments,
                            Flow& flow) {
  if (is_too_deep()) {
    flow = too_deep();
    return false;
  }
  const std::vector<Value> copied(arguments.begin(), arguments.end());
  state_->stack.own();  // the caller will be changed when the call returns or the native ends
  push_call(method, code, copied.data());
  flow = Flow::Stay;
  return true;
}

void Interpreter::enter(State& state, const Method& method, std::span<const Value> arguments) {
  state_ = &state;
  Code& code = program_.code(method);
  Frame& frame = state.stack.push(code);
  std::copy(arguments.begin(), arguments.end(), frame.locals());
  if ((method.access & access::kSynchronized) != 0) lock_for(method, frame);
}

void Interpreter::enter_initialized(State& state, const Class& cls, const Method& method,
                                    std::span<const Value> arguments) {
  enter(state, method, arguments);
  // Nothing of the method has run when its class's initializer, on top of it, returns or throws.
  state.stack.own().fresh = true;
  state.stack.own().initializing = &cls;
  continue_init();
}

/// A frame ends normally.
Flow Interpreter::leave(Value result) {
  const Frame& ending = state_->stack.top();
  const OnExit on_exit = ending.on_exit;
  const Class* initialized = ending.initializing;
  const ObjectId subject = ending.subject, cause = ending.cause;
  if (ending.locked) unlock(ending.locked);
  const Kind declared = ending.code->method->result;
  state_->stack.pop();
  if (on_exit == OnExit::InitDone) {
    set_status(*initialized, InitStatus::Done);
    if (refiner_ != nullptr) note_initializer(*initialized, true);
    if (state_->stack.empty()) return finish(Returned{Value::zero(Kind::Void)});
    return state_->stack.top().fresh ? continue_init() : Flow::Stay;
  }
  if (on_exit == OnExit::Throw) {
    if (cause) set_field(subject, "cause", "Ljava/lang/Throwable;", Value::of_ref(cause));
    return throw_object(subject);
  }
  if (state_->stack.empty()) return finish(Returned{result});
  Frame& caller = state_->stack.own();
  if (declared != Kind::Void) {
    caller.stack()[caller.sp++] = result;
    if (slots_of(declared) == 2) caller.stack()[caller.sp++] = Value{};
  }
  ++caller.pc;
  return Flow::Stay;
}

void Interpreter::return_from_call(State& state, Value result) {
  look_at(state);
  LORIS_CHECK(state.stack.depth() > 1, "the outermost call has nobody to return to");
  leave(result);
}

Flow Interpreter::finish(Outcome outcome) {
  outcome_ = std::move(outcome);
  return Flow::Stop;
}

}  // namespace loris
