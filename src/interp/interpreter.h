#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "heap/merge.h"
#include "heap/strategy.h"
#include "interp/backtrace.h"
#include "interp/host.h"
#include "interp/known.h"
#include "interp/outcome.h"
#include "interp/state.h"
#include "program/program.h"
#include "term/term.h"

namespace loris {

class LinkError;
class NativeCall;
struct CharTables;
struct NativeRow;

/// Thrown inside an instruction that this VM does not support; it ends the run as Unsupported.
struct UnsupportedError {
  std::string what;
};

/// How far a path may go before it is cut.
struct PathLimits {
  std::uint32_t rounds = 100;  // of one activation of a loop, see LoopCount
  std::uint32_t calls = 300;   // nested
};

/// The most that the objects of a state may take together.
inline constexpr std::uint64_t kMaxHeapBytes = std::uint64_t{6} << 30;

/// The identity hash of all input objects.
inline constexpr std::int32_t kInputHash = 0x10;

/// How an operation leaves the current state.
enum class Flow : std::uint8_t {
  Next,  // done: on to the next instruction
  Stay,  // frames or the program counter were set: go on from there
  Stop,  // the run ends with outcome_
};

/// Runs one state at a time, concrete where values are concrete and with terms where they are not.
///
/// There is no second interpreter: a concrete run is a run without terms. Exceptions of the program
/// are data (raise, throw_object); class initializers and methods that natives call are frames of
/// the state, so a state can be copied at every instruction.
class Interpreter {
 public:
  Interpreter(Program& program, TermStore& terms, Host& host, ProgramOptions options);
  ~Interpreter();

  /// Makes the library ready in an empty state: the main thread, system properties, System.out.
  /// Unsupported when it cannot be done with this JDK.
  std::optional<Unsupported> boot(State& state);
  /// Initializes a class in a state with an empty stack.
  std::optional<Unsupported> initialize(State& state, const Class& cls);
  /// Puts a call of a method on a state's stack; run then executes it.
  void enter(State& state, const Method& method, std::span<const Value> arguments);
  /// The same for a method whose class has to be initialized first.
  void enter_initialized(State& state, const Class& cls, const Method& method,
                         std::span<const Value> arguments);
  /// The same for a method of the program whose receiver may be a reference of the input.
  void enter_call(State& state, const Method& method, std::span<const Value> arguments);
  /// Runs until the entry method is left, the state forks, or `fuel` instructions are done.
  Outcome run(State& state, std::uint64_t fuel = ~0ull);

  /// From now on there may be references of the input, which the strategy decides.
  void use_inputs(const Refiner& refiner, HeapStrategy& strategy, PathLimits limits);
  /// Another strategy for the same inputs; gives back the one before.
  HeapStrategy& use_strategy(HeapStrategy& strategy);
  const Merger* merger() const { return merger_; }
  /// Whether to mark the code of classes that a predicate names as covered.
  bool cover(bool on) { return std::exchange(covering_, on); }
  /// Classes of the library whose initializers ran on a path, in that order.
  const std::vector<std::string>& late_initializations() const { return late_; }
  void set_covered(std::function<bool(const Class&)> test) { is_covered_ = std::move(test); }
  bool is_covering() const { return covering_; }
  bool covers(const Class& cls) const { return is_covered_ && is_covered_(cls); }

  std::uint64_t executed() const { return executed_; }
  Program& program() { return program_; }
  TermStore& terms() { return terms_; }
  Host& host() { return host_; }
  const ProgramOptions& options() const { return options_; }
  const Known& known() const { return *known_; }

  /// Makes a state the one that the functions below concern, without running it.
  void look_at(State& state) { state_ = &state; }
  /// Ends the innermost call of a state as if it had returned that; it is not the outermost.
  void return_from_call(State& state, Value result);
  std::string utf8_in(const State& state, ObjectId string);
  /// The box that valueOf gives to everyone who asks for that number; null where there is none.
  ObjectId kept_box(const Class& cls, std::int64_t number);
  /// A concrete object that everyone gets for its content, the input as well: an interned String or
  /// a cached box.
  bool is_shared(ObjectId object);

  // What instructions and natives are made of. All of it concerns the state that is being run.

  State& state() { return *state_; }
  Heap& heap() { return state_->heap; }
  const Heap& heap() const { return state_->heap; }
  const Class& class_of(ObjectId object) { return program_.at(heap().at(object).cls()); }
  /// Of an object whose class nobody knows, the types that it is known to have.
  std::vector<const Class*> known_types(ObjectId object);

  /// Starts the exception of this class (internal name) at the current instruction, by running its
  /// constructor with a message or with none.
  Flow raise(std::string_view java_class, const std::optional<std::string>& message = std::nullopt);
  Flow raise(const LinkError& error);
  /// The message of an exception, if it has one that is written already.
  bool has_unwritten_message(const State& state, ObjectId exception) const;
  /// System.arraycopy beyond an end: arrays and numbers as its arguments.
  Flow raise_copy_fault(std::span<const Value> arguments);
  /// Goes to the handler of an exception, leaving frames that have none.
  Flow throw_object(ObjectId exception);
  Flow unsupported(std::string what);
  /// Ends the run.
  Flow exit(int status);

  /// True when the class is ready; else its initializer was put on the stack, and the current
  /// instruction must be left with Flow::Stay, to be run again after it.
  bool ensure_initialized(const Class& cls, Flow& flow);
  InitStatus status(const Class& cls) const;

  /// Puts a call on the stack whose result goes to the current frame, as that of the current
  /// instruction. False when something else has to happen first, or instead; flow says what.
  bool call(const Method& method, std::span<const Value> arguments, Flow& flow);

  /// The synthesized static method that calls a method or constructor for reflection.
  const Method& invoker(const Method& target);

  /// The same for the Java body of a method that a native replaces.
  bool call_replaced(const Method& method, std::span<const Value> arguments, Flow& flow);

  /// True when modules and class loaders are ready, as after the start of a JVM. They are made when
  /// a program first asks; else false, as ensure_initialized.
  bool ensure_modules(Flow& flow);
  /// Whether they are, or are being made.
  bool modules_started() const;
  /// The java.lang.Module object stands for the module of this name from now on.
  void define_module(const std::string& name, ObjectId module);
  /// The java.lang.Module object of this name, null when it has not been defined.
  ObjectId module_named(const std::string& name);
  /// The module of a package that the program itself defined; empty when there is none.
  std::string module_of_package(std::string_view package) const;
  void define_package(std::string_view package, const std::string& module);
  /// Tells a mirror its module and its loader.
  void settle(ObjectId mirror, ObjectId module, ObjectId loader);
  /// The same for every mirror that does not know them yet.
  void settle_all();

  /// Classes that programs define are known to every state, which may have to define them by
  /// itself: the class of this name and content that this state has not defined yet, or null.
  const Class* defined_elsewhere(std::string_view name, std::span<const std::uint8_t> bytes) const;
  void remember_definition(const Class& cls, std::span<const std::uint8_t> bytes);

  /// The java.lang.Class object.
  ObjectId mirror(const Class& cls);
  /// The class that a java.lang.Class object stands for.
  const Class& mirrored(ObjectId mirror);

  /// A new java.lang.String.
  ObjectId new_string(std::u16string_view text);
  ObjectId new_string(std::string_view utf8);
  /// The same object for the same text.
  ObjectId intern(std::u16string_view text);
  /// String.intern: the string itself when its text is new.
  ObjectId intern_string(ObjectId string);
  /// The text of a java.lang.String. Throws UnsupportedError where it is open.
  std::u16string text_of(ObjectId string);
  std::string utf8_of(ObjectId string);

  /// Reads and writes a declared instance field by name; the field must exist in the object's
  /// class.
  Value get_field(ObjectId object, std::string_view field, std::string_view descriptor);
  void set_field(ObjectId object, std::string_view field, std::string_view descriptor, Value value);
  Value get_static(const Class& cls, std::string_view field, std::string_view descriptor);
  void set_static(const Class& cls, std::string_view field, std::string_view descriptor,
                  Value value);
  /// The same in a state that is not being run.
  void set_static(State& state, const Class& cls, const Field& field, Value value);

  /// The length of an array: a term when it is not known.
  static Value length_of(const Object& array);

  /// The arguments of the array index, null and type checks that instructions and natives share.
  Flow raise_index(std::int64_t index, std::uint32_t length);

  /// "Foo.bar (Foo.java:12)": the innermost frame of the program, for messages.
  std::string where() const;
  /// The frames of the program, innermost first, at most that many.
  std::vector<std::string> stack_text(std::size_t most = SIZE_MAX) const;
  /// Where an exception was made, innermost first.
  std::vector<TraceEntry> backtrace_of(const State& state, ObjectId exception) const;
  std::vector<std::string> trace_text(const State& state, ObjectId exception) const;

  /// Reads a field of a known object as getfield does; false when flow says what comes first.
  bool read_field(ObjectId object, const Field& field, Value& value, Flow& flow);
  /// Goes on only where the condition holds; the other inputs are none of the question.
  Flow assume(Term condition);
  /// Ends the current instruction, a call without a result, before a native forks.
  void drop_call(const Method& method);
  /// What valueOf of a box class gives for a term: a box that is the cached one where its number is
  /// small, which == finds out.
  Value box(const Class& cls, Value number);

  /// All input objects have one identity hash, which Java allows; so the library's own hash tables
  /// compare references, whatever is known of them (DESIGN 6, point 10).
  std::int32_t identity_hash_of(ObjectId object);
  /// Objects from the first to below the last count as input objects there, although they have no
  /// terms; gives back those before.
  std::pair<ObjectId, ObjectId> treat_as_inputs(std::pair<ObjectId, ObjectId> objects) {
    return std::exchange(as_inputs_, objects);
  }
  /// How many of them a program has asked for.
  std::uint64_t identity_hashes() const { return identity_hashes_; }
  /// The same through a reference that is left open.
  bool read_open_field(Value reference, const Field& field, Value& value, Flow& flow);
  /// Assumes of a reference that was read what the domain of its variable leaves open: true when
  /// there is nothing more to assume.
  bool bounded(Value value, Flow& flow);
  /// The length of an array that is left open.
  Value open_length(Value array);
  /// The class of a reference that is not null; of one that is left open it is decided.
  bool class_of_value(Value reference, const Class*& cls, Flow& flow);
  /// Whether it is an array that holds the characters of Strings, one by one.
  bool is_units(const Object& array) const { return array.cls() == known_->unit_array.id; }
  bool has_units(Value array);
  /// Bytes as characters; both stay as they are where that cannot be.
  bool both_units(Value a, Value b) { return make_units_of(a) && make_units_of(b); }
  /// A number of which this one is twice, up to overflow.
  std::optional<Value> halved(Value count);
  /// System.arraycopy in one step that forks where it throws; none where it goes element by
  /// element.
  std::optional<Flow> copy_merged(std::span<const Value> arguments);
  /// Whether there may be references of the input.
  bool has_inputs() const { return refiner_ != nullptr; }
  InputSymbols& symbols() { return refiner_->symbols(); }
  CharTables& char_tables() { return *char_tables_; }

 private:
  friend class NativeCall;

  struct Entry {
    const NativeRow* native = nullptr;
    Code* code = nullptr;
    bool prepared = false;
  };

  // boot.cpp
  std::optional<Unsupported> run_to_end(State& state, const Method& method,
                                        std::span<const Value> arguments);
  std::optional<Unsupported> make_main_thread(State& state);
  // run.cpp
  template <bool kExplore>
  Outcome run_loop(std::uint64_t fuel);
  Flow slow(Insn& insn);
  Flow guarded(Insn& insn);
  // symbolic.cpp
  Value symbolic_unary(TermOp op, Kind result, Value a);
  Value symbolic_binary(TermOp op, Kind result, Value a, Value b);
  Term term_of(Value value);
  Flow divide(TermOp op, Kind kind);
  Flow fork_branch(Term condition, std::uint32_t target, unsigned popped);
  Flow fork_compare(TermOp op, Value a, Value b, std::uint32_t target, unsigned popped);
  Flow fork_switch(SwitchTable& table);
  // references.cpp
  HeapView view() const { return {state_->heap, state_->input}; }
  Flow fork_heap(Alternatives alternatives);
  bool dereference(Value value, ObjectId& object, Flow& flow);
  bool decide_class(ObjectId object, Flow& flow);
  Value settled(Value value) const;
  Flow load_reference(std::uint32_t local);
  bool loaded(Value value, Flow& flow);
  Flow branch_on_references(bool if_same, Value a, Value b, std::uint32_t target, unsigned popped);
  bool same_reference(Value a, Value b, bool& same, Flow& flow);
  bool compare_objects(Value a, Value b, bool& same, Flow& flow);
  Value box_value(ObjectId box);
  bool is_cached_box(ObjectId box);
  ObjectId box_cache(const Class& cls);
  bool has_open_text(const Object& string);
  bool made_by_value_of(ObjectId object) const;
  /// Splits what the value may be into the classes below `cls` and the rest; true with an answer.
  bool decide_type(Value value, const Class& cls, bool null_is_in, bool& is_in, Flow& flow);
  Value touch(ObjectId object, std::uint32_t slot, const Field& field);
  bool may_return(Flow& flow);
  bool may_return_open(Value value, const Method& method, Flow& flow);
  Flow throw_value(Value thrown);
  bool is_value_object(ObjectId object) const;
  /// Says what was to be done, for messages.
  using Use = std::function<std::string()>;
  static Use plain_text(const char* text);
  static Use call_text(const CallSite& site);
  static Use field_text(const Insn& insn);
  static Use cast_text(const Class& cls);
  static Use test_text(const Class& cls);
  // unknown_objects.cpp
  bool knows(ObjectId object, const Use& use, Flow& flow);
  bool knows_open(Value reference, const Use& use, Flow& flow);
  bool knows_type(Value reference, const Class& cls, const Use& use, Flow& flow);
  bool knows_type_open(Value reference, const Class& cls, const Use& use, Flow& flow);
  bool knows_arguments(const Method& method, std::span<const Value> arguments, Flow& flow);
  bool may_be_unknown(Value reference) const;
  Flow use_of_unknown(const Use& use, const Class& type);
  const Class& unknown_type(ObjectId object);
  // identity.cpp
  bool is_shortcut() const;
  bool is_interned(ObjectId text);
  bool may_be_same(ObjectId a, ObjectId b);
  Term is_small(const Class& cls, Value number);
  Term same_content_of(ObjectId a, ObjectId b);
  Term same_number(ObjectId a, ObjectId b);
  SymbolId origin_of(ObjectId object) const;
  Term is_kept(ObjectId object);
  bool asked_kept(ObjectId object) const;
  Term kept_axiom(ObjectId a, ObjectId b, bool same);
  bool ask_kept(ObjectId object, Flow& flow);
  bool decide_classes_of(ObjectId a, ObjectId b, Flow& flow);
  Flow fork_values(ObjectId a, ObjectId b);
  Flow fork_kept(ObjectId a, ObjectId b);
  Flow fork_texts(ObjectId a, ObjectId b);
  Flow fork_read_texts(ObjectId a, ObjectId b);
  Flow fork_identity(ObjectId a, ObjectId b, Forked::Alternative same,
                     Forked::Alternative different);
  // left_out.cpp
  void note_initializer(const Class& cls, bool has_ended);
  bool may_lead_to(Value reference, ObjectId object);
  bool is_set_apart(Value a, Value b) const;
  void leave_out(const std::string& name, ObjectId object);
  void leave_out_open(Value a, Value b);
  std::string name_of_static(ObjectId object);
  // merged.cpp
  bool is_open(Value value) const;
  Flow fork_on(Term condition, const std::function<void()>& then,
               const std::function<void()>& otherwise);
  bool not_null(Value reference, Flow& flow);
  Flow get_field_merged(Value target, const Insn& insn, Kind kind);
  Flow put_field_merged(Value target, const Insn& insn, Kind kind);
  Flow branch_merged(bool if_same, Value a, Value b, std::uint32_t target, unsigned popped);
  Term is_of_class(Value value, const Class& cls, bool null_is_in);
  State decided_class(Value reference, Term guard, const Merger::Accept& accept);
  Flow check_cast_merged(Value value, const Class& cls);
  Flow instance_of_merged(Value value, const Class& cls);
  Flow call_virtual_merged(const CallSite& site, Value receiver);
  bool one_class(Value value, const Class*& cls, Flow& flow);
  Flow invoke_native_open(const NativeRow& row, const Method& method, const CallSite& site);
  // merged_arrays.cpp
  bool in_bounds(Value array, Value index, Flow& flow);
  Storage element_storage(Value array, Storage storage);
  Flow array_load_merged(Storage storage);
  Flow array_store_merged(Storage storage);
  bool may_store_merged(Value array, Value value, Flow& flow);
  Flow array_length_merged(Value array);
  bool may_copy(Value from, Value to, Storage& storage);
  bool copy_in_bounds(const Merger::ElementCopy& copy, Flow& flow);
  // texts.cpp
  const Method* drawn_body(const Method& method);
  Value doubled(Value count);
  Flow call_byte_at(Value array, Value index);
  std::optional<Flow> load_of_text(ObjectId array, Value index, Storage storage);
  std::optional<Flow> store_into_text(ObjectId array, Value index, Value value, Storage storage);
  bool make_units(ObjectId array);
  bool is_written(ObjectId array) const;
  bool make_units_of(Value array);
  Value unit_of(Value low, Value high);
  Value byte_of(Value unit, bool is_high);
  // exploring.cpp
  bool count_back_jump(std::uint32_t target);
  bool count_back_jump(State& state, std::uint32_t target);
  std::uint8_t* coverage_marks(Code& code);
  void settle_edge();
  void set_edge(State& state, std::uint32_t at, std::uint8_t mark);
  void mark_switch(Code& code, SwitchTable& table, std::uint32_t target);
  Flow limit(std::string what);
  // symbolic_arrays.cpp
  Flow fork_guarded(std::vector<Forked::Alternative> alternatives);
  Forked::Alternative raising(Term guard, const std::function<void()>& raise_it);
  Forked::Alternative out_of_range(Value index, Value length);
  void fit_element(State& state, const Class& array_class, Value element) const;
  std::optional<std::size_t> find_element(ObjectId id, Value index, unsigned slot, bool for_write,
                                          Flow& flow);
  Flow load_symbolic(ObjectId array, Value index);
  Flow load_chosen(ObjectId id, Value index);
  static void put_element(Frame& frame, Value value);
  void put_chosen(Frame& frame, const Object& array, Value index);
  Flow store_symbolic(ObjectId array, Value index, Value value);
  Flow store_chosen(ObjectId id, Value index, Value value);
  Term in_range(Value index, Value length);
  Term equal_index(Value a, Value b);
  Flow new_array_of(const Class& array_class, Term length);
  // fields.cpp
  Flow resolve_field(Insn& insn, bool is_static, bool is_put);
  Flow get_field(const Insn& insn, Kind kind);
  Flow get_field_of(Value target, const Insn& insn, Kind kind);
  Flow put_field(const Insn& insn, Kind kind);
  Flow get_static(const Insn& insn);
  Flow put_static(const Insn& insn);
  bool has_field(const Object& object, FieldSite& site);
  // arrays.cpp
  Flow array_load(Act act);
  Flow array_store(Act act);
  bool may_store(ObjectId array, Value value, Flow& flow);
  void forget_unwritten(ObjectId array);
  Flow array_length();
  Flow new_array(const Class& array_class);
  Flow multi_new_array(const Class& array_class, unsigned dimensions);
  Flow check_room(std::uint64_t bytes);
  Value narrowed(Storage storage, Value value);
  // objects.cpp
  Flow resolve_constant(Insn& insn);
  Flow resolve_type(Insn& insn);
  Flow push_constant(const Method& constant);
  Flow push_class(const Class& cls);
  Flow new_object(const Class& cls);
  Flow check_cast(const Class& cls);
  Flow instance_of(const Class& cls);
  Flow monitor(bool enter);
  // invoke.cpp
  Flow resolve_call(Insn& insn);
  Flow resolve_dynamic(Insn& insn);
  Value receiver_of(const CallSite& site) const;
  bool receiver(const CallSite& site, ObjectId& object, Flow& flow);
  bool decide_arguments(std::span<Value> arguments, Flow& flow);
  bool is_too_deep() const;
  Flow too_deep();
  Flow call_static(const CallSite& site);
  Flow call_special(const CallSite& site);
  Flow call_virtual(CallSite& site);
  Flow call_undecided(const CallSite& site, ObjectId receiver, TypeSet types);
  Flow call_polymorphic(const CallSite& site);
  Flow invoke(const Method& method, const CallSite& site);
  Flow invoke_native(const NativeRow& row, const Method& method, const CallSite& site);
  bool call_code(const Method& method, Code& code, std::span<const Value> arguments, Flow& flow);
  void give_result(const CallSite& site, Value result);
  void push_call(const Method& method, Code& code, const Value* arguments);
  void lock_for(const Method& method, Frame& frame);
  Flow leave(Value result);
  Flow finish(Outcome outcome);
  Entry& entry(const Method& method);
  const Method& link_dynamic(const Class& host, const DynamicRef& ref, bool is_constant);
  // exceptions.cpp
  const Handler* find_handler(Frame& frame, ObjectId exception);
  Flow raise_with(const Class& cls, std::string_view descriptor, std::span<const Value> arguments);
  void unlock(ObjectId object);
  // messages.cpp
  Flow raise_unwritten(std::string_view java_class, UnwrittenMessage message);
  Flow raise_numbers(std::string_view java_class, std::string_view writer,
                     std::vector<Value> numbers);
  Flow raise_cast(Value value, const Class& wanted);
  Flow raise_store(Value value);
  const Class* only_class(Value value);
  Flow write_message(ObjectId exception);
  bool may_be_unwritten(const Field& field) const;
  // class_init.cpp
  Flow begin_init(const Class& cls);
  Flow continue_init();
  const Class* next_to_initialize(const Class& cls) const;
  bool fail_init(const Class& cls, ObjectId exception);
  ObjectId init_failure_record(ObjectId exception);
  Flow raise_init_failed(const Class& cls);
  void set_status(const Class& cls, InitStatus status);
  // mirrors.cpp
  void set_constants(const Class& cls, ObjectId mirror);
  // modules.cpp
  void settle(const Class& cls, ObjectId mirror);
  const Class& module_starter();
  std::uint32_t literal_number(std::u16string text);
  ObjectId literal(std::uint32_t number);
  // collect.cpp
  void collect_if_due();

  /// Of an array whose elements are known one by one, under a symbolic index.
  static constexpr std::uint32_t kMaxCases = 4096;

  Program& program_;
  TermStore& terms_;
  Host& host_;
  const Refiner* refiner_ = nullptr;  // null: no inputs, a concrete run
  const Merger* merger_ = nullptr;    // of a strategy that merges
  HeapStrategy* strategy_ = nullptr;
  PathLimits limits_;
  bool covering_ = false;
  std::vector<std::string> late_;
  std::function<bool(const Class&)> is_covered_;
  ProgramOptions options_;
  std::unique_ptr<Known> known_;
  std::unique_ptr<CharTables> char_tables_;
  State* state_ = nullptr;
  Outcome outcome_;
  std::uint64_t executed_ = 0, identity_hashes_ = 0;
  std::pair<ObjectId, ObjectId> as_inputs_;
  std::size_t collect_at_ = 0;
  std::vector<Entry> entries_;  // by MethodId
  std::unordered_map<std::u16string, std::uint32_t> literal_numbers_;
  std::unordered_map<std::uint32_t, std::string> static_names_;  // of objects that == has met
  std::unordered_map<std::string, const NativeRow*> natives_;  // by key, or key without descriptor
  std::vector<const std::u16string*> literal_texts_;           // by literal number
  std::unordered_map<std::string, const Method*> dynamic_constants_;
  std::unordered_map<MethodId, const Method*> invokers_;  // by the method called
  std::unordered_map<std::string, std::uint32_t> module_numbers_;
  std::unordered_map<std::string, std::string> package_modules_;  // of modules made at run time
  const Class* module_starter_ = nullptr;
  std::unordered_map<ClassId, std::vector<std::uint8_t>>
      definitions_;  // by programs, as they gave them
  std::unique_ptr<Method>
      empty_initializer_;  // runs for a class without one while its supertypes do
};

/// "Foo.java:12"
std::string source_place(const Method& method, std::uint32_t bci);

}  // namespace loris
