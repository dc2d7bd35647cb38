// package loris: what a Java program can ask of an exploration. In a concrete run the Java bodies
// say that there is none.
#include <algorithm>
#include <array>
#include <cctype>

#include <fmt/format.h>

#include "interp/native.h"

namespace loris {

namespace {

Flow assume(NativeCall& call) {
  if (!call.vm.has_inputs()) return call.run_replaced();
  const Value condition = call.arguments[0];
  if (!condition.symbolic && condition.as_int() != 0) return call.give_nothing();
  TermStore& terms = call.vm.terms();
  if (!condition.symbolic) return call.vm.assume(terms.bool_constant(false));
  const Term holds = terms.make(TermOp::Ne, condition.term(), terms.int_constant(0));
  // The call ends before the state is copied: it must not be run again.
  call.vm.drop_call(call.method);
  return call.vm.assume(holds);
}

/// As it is where it can be no path of access, else in quotes: "x", "\"this.next\"".
std::string plain_name(std::string name) {
  const auto is_letter = [](char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' || c < 0;
  };
  const bool is_plain = !name.empty() && is_letter(name[0]) &&
                        std::all_of(name.begin(), name.end(),
                                    [&](char c) { return is_letter(c) || (c >= '0' && c <= '9'); });
  if (is_plain) return name;
  for (char& c : name) {
    if (c >= 0 && c < ' ') c = '?';
  }
  return fmt::format("\"{}\"", name);
}

/// Whom this run was started to ask: a predicate or the target.
const Method& asker(const State& state) {
  const Frame* bottom = &state.stack.top();
  while (bottom->caller != nullptr) bottom = bottom->caller;
  return *bottom->code->method;
}

/// A run on an input without terms has been given what it may ask for.
Flow give_answer(NativeCall& call, const std::string& said, std::string_view descriptor) {
  State& state = call.vm.state();
  const auto value = state.input.take_answer(asker(state).key(), said, descriptor);
  if (!value) return call.unsupported("Loris.any… asked for more than the path shows");
  return call.give(*value);
}

/// The value is an input of the path. A second anyInt("x") is another number.
Flow give_asked(NativeCall& call, const std::string& said, std::string descriptor, Value value,
                const std::string& name) {
  InputHeap& input = call.vm.state().input;
  input.add_asked(
      {input.asking(), asker(call.vm.state()).key(), said, name, std::move(descriptor), value});
  input.fresh_name(plain_name(said));
  return call.give(value);
}

Flow any_number(NativeCall& call) {
  if (!call.vm.has_inputs()) return call.run_replaced();
  if (!call.ref(0)) return call.null_pointer();
  const std::string said = call.vm.utf8_of(call.ref(0));
  const std::string descriptor(1, call.method.descriptor.back());
  const InputHeap& input = call.vm.state().input;
  if (input.has_answers()) return give_answer(call, said, descriptor);
  InputSymbols& symbols = call.vm.symbols();
  const std::string name = symbols.asked_name(input.next_name(plain_name(said)),
                                              call.program().load_descriptor(descriptor));
  const Term term = symbols.number(name, descriptor[0]);
  return give_asked(call, said, descriptor, Value::of_term(call.method.result, term), name);
}

Flow any_object(NativeCall& call) {
  if (!call.vm.has_inputs()) return call.run_replaced();
  if (!call.ref(0) || !call.ref(1)) return call.null_pointer();
  InputSymbols& symbols = call.vm.symbols();
  const Class& cls = call.vm.mirrored(call.ref(0));
  if (cls.is_primitive()) return call.unsupported("Loris.any of a primitive type");
  const std::string said = call.vm.utf8_of(call.ref(1));
  const std::string descriptor = cls.is_array() ? cls.name : fmt::format("L{};", cls.name);
  const InputHeap& input = call.vm.state().input;
  if (input.has_answers()) return give_answer(call, said, descriptor);
  const std::string name = symbols.asked_name(input.next_name(plain_name(said)), cls);
  const TypeSet types = symbols.types().join(symbols.types().led_to(cls), symbols.types().null());
  const SymbolId symbol = symbols.root(name, cls, types);
  const Value value = Value::of_term(Kind::Ref, symbols.at(symbol).term);
  Flow flow;
  if (!call.vm.bounded(value, flow)) return flow;
  return give_asked(call, said, descriptor, value, name);
}

const Field* find_by_name(const Class& cls, std::string_view name) {
  for (const Class* at = &cls; at != nullptr; at = at->super) {
    for (const Field& field : at->fields) {
      if (field.name == name && !field.is_static() && field.info != nullptr) return &field;
    }
  }
  return nullptr;
}

std::string_view box_class(char type) {
  switch (type) {
    case 'Z': return "java/lang/Boolean";
    case 'B': return "java/lang/Byte";
    case 'C': return "java/lang/Character";
    case 'S': return "java/lang/Short";
    case 'I': return "java/lang/Integer";
    case 'J': return "java/lang/Long";
    case 'F': return "java/lang/Float";
    default: return "java/lang/Double";
  }
}

/// A number as its box, as the Java method would give it.
Flow give_field(NativeCall& call, const Field& field, Value value) {
  if (field.storage == Storage::Ref) return call.give(value);
  Flow flow;
  const Class& box = call.program().load(box_class(field.descriptor[0]));
  if (!call.vm.ensure_initialized(box, flow)) return flow;
  const ObjectId made = call.heap().add_instance(box);
  call.vm.set_field(made, "value", field.descriptor, value);
  return call.give_ref(made);
}

/// Of a reference that is left open: the field of what all that it may be have in common.
Flow open_field(NativeCall& call) {
  const Merger& merger = *call.vm.merger();
  if (call.arguments[1].symbolic || !call.ref(1)) return call.null_pointer();
  const std::string name = call.vm.utf8_of(call.ref(1));
  const Field* found = nullptr;
  for (const Class* cls :
       merger.possible_classes(call.heap(), call.vm.state().input, call.arguments[0].term())) {
    const Field* own = find_by_name(*cls, name);
    if (own == nullptr || (found != nullptr && own != found))
      return call.unsupported("Loris.field where not every class has the field");
    found = own;
  }
  if (found == nullptr) return call.null_pointer();
  Value value;
  Flow flow;
  if (!call.vm.read_open_field(call.arguments[0], *found, value, flow)) return flow;
  return give_field(call, *found, value);
}

Flow field(NativeCall& call) {
  if (!call.vm.has_inputs()) return call.run_replaced();
  if (call.arguments[0].symbolic) return open_field(call);
  if (!call.ref(0) || !call.ref(1)) return call.run_replaced();
  const Field* found = find_by_name(call.vm.class_of(call.ref(0)), call.vm.utf8_of(call.ref(1)));
  if (found == nullptr) return call.run_replaced();  // which says so
  Value value;
  Flow flow;
  if (!call.vm.read_field(call.ref(0), *found, value, flow)) return flow;
  return give_field(call, *found, value);
}

constexpr std::string_view kLoris = "loris/Loris";

constexpr std::array kLorisRows{
    NativeRow{kLoris, "assume", "(Z)V", assume, true},
    NativeRow{kLoris, "anyBoolean", "", any_number},
    NativeRow{kLoris, "anyByte", "", any_number},
    NativeRow{kLoris, "anyChar", "", any_number},
    NativeRow{kLoris, "anyShort", "", any_number},
    NativeRow{kLoris, "anyInt", "", any_number},
    NativeRow{kLoris, "anyLong", "", any_number},
    NativeRow{kLoris, "anyFloat", "", any_number},
    NativeRow{kLoris, "anyDouble", "", any_number},
    NativeRow{kLoris, "any", "", any_object},
    NativeRow{kLoris, "field", "", field, true},
};

}  // namespace

std::span<const NativeRow> loris_natives() { return kLorisRows; }

}  // namespace loris
