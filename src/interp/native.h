#pragma once
#include <functional>
#include <span>
#include <string_view>

#include "interp/interpreter.h"

namespace loris {

/// A call of a native method, or of a Java method that the VM replaces. Arguments are numbered by
/// slot: the receiver is 0, a long or double takes two.
class NativeCall {
 public:
  NativeCall(Interpreter& interpreter, const Method& called, std::string_view call_descriptor,
             std::span<const Value> slots)
      : vm(interpreter), method(called), descriptor(call_descriptor), arguments(slots) {}

  Interpreter& vm;
  const Method& method;
  std::string_view descriptor;  // as at the call: of its own for signature polymorphic methods
  std::span<const Value> arguments;

  Heap& heap() const { return vm.heap(); }
  Program& program() const { return vm.program(); }
  ObjectId ref(std::size_t slot) const { return arguments[slot].as_ref(); }
  std::int32_t integer(std::size_t slot) const { return arguments[slot].as_int(); }
  std::int64_t long_integer(std::size_t slot) const { return arguments[slot].as_long(); }
  float float_number(std::size_t slot) const { return arguments[slot].as_float(); }
  double double_number(std::size_t slot) const { return arguments[slot].as_double(); }

  Flow give(Value value) {
    result = value;
    return Flow::Next;
  }
  Flow give_nothing() { return give(Value::zero(Kind::Void)); }
  Flow give_int(std::int32_t value) { return give(Value::of_int(value)); }
  Flow give_bool(bool value) { return give(Value::of_bool(value)); }
  Flow give_long(std::int64_t value) { return give(Value::of_long(value)); }
  Flow give_float(float value) { return give(Value::of_float(value)); }
  Flow give_double(double value) { return give(Value::of_double(value)); }
  Flow give_ref(ObjectId value) { return give(Value::of_ref(value)); }
  Flow give_null() { return give(Value::of_null()); }
  Flow raise(std::string_view java_class,
             const std::optional<std::string>& message = std::nullopt) {
    return vm.raise(java_class, message);
  }
  Flow null_pointer() { return vm.raise("java/lang/NullPointerException"); }
  Flow unsupported(std::string what) { return vm.unsupported(std::move(what)); }
  /// The native's result will be that of this method, which may itself be native; nothing may
  /// follow it.
  Flow tail_call(const Method& called, std::span<const Value> slots) {
    return tail_call(called, slots, called.descriptor);
  }
  /// The same for a signature polymorphic method, whose calls have descriptors of their own.
  Flow tail_call(const Method& called, std::span<const Value> slots,
                 std::string_view call_descriptor);
  /// The same for the Java body of this very method.
  Flow run_replaced() {
    Flow flow;
    tail_called = vm.call_replaced(method, arguments, flow);
    return flow;
  }

  /// Goes on where the condition holds, with what `act` gives in that state; elsewhere the path is
  /// cut, for the reason given.
  Flow go_on_where(Term condition, const std::function<Value()>& act, std::string otherwise);

  /// The clock of the program, which a sleep or a wait moves on by its time.
  std::int64_t nano_time();
  std::int64_t current_time_millis();
  /// Notes, in an exploration, what is taken for granted of the machine.
  void take_for_granted(std::string what) {
    if (vm.has_inputs()) vm.symbols().assume(std::move(what));
  }

  Value result;
  bool tail_called = false;
  bool is_instruction = true;  // called by the current instruction, not by another native
};

using Native = Flow (*)(NativeCall&);

/// For a method that has nothing to do here; its row says why.
inline Flow nothing(NativeCall& call) { return call.give_nothing(); }

/// A native method, or a Java method replaced by one. An empty descriptor stands for every
/// overload.
struct NativeRow {
  std::string_view class_name, name, descriptor;
  Native native;
  bool takes_terms = false;  // else a symbolic argument is unsupported
};

/// System.arraycopy where one array holds characters of Strings (natives/text.cpp).
Flow copy_units(NativeCall& call);

/// One table per family, a file each under natives/.
std::span<const NativeRow> object_natives();
std::span<const NativeRow> class_natives();
std::span<const NativeRow> system_natives();
std::span<const NativeRow> thread_natives();
std::span<const NativeRow> text_natives();
std::span<const NativeRow> character_natives();
std::span<const NativeRow> throwable_natives();
std::span<const NativeRow> unsafe_natives();
std::span<const NativeRow> unsafe_value_natives();
std::span<const NativeRow> number_natives();
std::span<const NativeRow> io_natives();
std::span<const NativeRow> file_natives();
std::span<const NativeRow> resource_natives();
std::span<const NativeRow> zip_natives();
std::span<const NativeRow> reflect_natives();
std::span<const NativeRow> reflect_member_natives();
std::span<const NativeRow> reflect_invoke_natives();
std::span<const NativeRow> reflect_array_natives();
std::span<const NativeRow> annotation_natives();
std::span<const NativeRow> module_natives();
std::span<const NativeRow> class_loader_natives();
std::span<const NativeRow> define_class_natives();
std::span<const NativeRow> invoke_natives();
std::span<const NativeRow> member_name_natives();
std::span<const NativeRow> lambda_form_natives();
std::span<const NativeRow> var_handle_natives();
std::span<const NativeRow> box_natives();
std::span<const NativeRow> loris_natives();
std::span<const NativeRow> misc_natives();

}  // namespace loris
