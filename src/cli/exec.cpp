#include <algorithm>
#include <chrono>
#include <iostream>

#include <fmt/format.h>

#include "cli/commands.h"
#include "interp/interpreter.h"
#include "interp/posix_host.h"
#include "program/link_error.h"
#include "program/program.h"

namespace loris {

namespace {

/// The class to start, or an InputError that says what is wrong with it.
const Class& load_main(Program& program, const std::string& name) {
  std::string internal = name;
  std::replace(internal.begin(), internal.end(), '.', '/');
  try {
    return program.load(internal);
  } catch (const LinkError& e) {
    if (e.java_class() != "java/lang/NoClassDefFoundError")
      throw InputError(fmt::format("{}: {}", name, e.what()));
    if (e.message() == internal)
      throw InputError(fmt::format("main class {} is not on the class path", name));
    throw InputError(fmt::format("main class {} cannot be loaded: {}", name, e.what()));
  }
}

/// How main is declared: with arguments or, since Java 25, without, and static or not.
struct Main {
  const Method* method = nullptr;
  bool takes_arguments = true;
};

Main find_main(Program& program, const Class& cls) {
  const Method* with = program.find_method(cls, "main", "([Ljava/lang/String;)V");
  if (with != nullptr && with->is_static() && (with->access & access::kPublic) != 0)
    return {with, true};
  constexpr int kInstanceMain = 25;
  if (program.feature() >= kInstanceMain) {
    if (with != nullptr && !with->is_private()) return {with, true};
    const Method* without = program.find_method(cls, "main", "()V");
    if (without != nullptr && !without->is_private()) return {without, false};
  }
  throw InputError(fmt::format("class {} has no method: public static void main(String[])",
                               cls.external_name()));
}

ObjectId argument_array(Interpreter& vm, const std::vector<std::string>& arguments) {
  const Class& strings = vm.program().load("[Ljava/lang/String;");
  const ObjectId array = vm.heap().add_array(strings, static_cast<std::uint32_t>(arguments.size()));
  for (std::uint32_t i = 0; i < arguments.size(); ++i) {
    const ObjectId text = vm.new_string(std::string_view(arguments[i]));
    store_element(vm.heap().edit(array), i, Value::of_ref(text));
  }
  return array;
}

class Execution {
 public:
  Execution(Interpreter& vm, State& state, bool verbose)
      : vm_(vm), state_(state), verbose_(verbose) {}

  /// Runs main, the handler of what it throws, and the shutdown hooks; gives the exit status.
  int run(const Class& cls, const Main& main, const std::vector<std::string>& arguments) {
    if (auto failed = vm_.boot(state_)) return unsupported(*failed);
    std::vector<Value> given;
    if (!main.method->is_static()) {
      if (auto status = make_receiver(cls)) return *status;
      given.push_back(Value::of_ref(receiver_));
    }
    if (main.takes_arguments) given.push_back(Value::of_ref(argument_array(vm_, arguments)));
    if (auto status = call_checked(cls, *main.method, given)) return *status;
    return shut_down(threw_ ? 1 : 0);
  }

 private:
  std::optional<int> make_receiver(const Class& cls) {
    const Method* constructor = cls.declared_method("<init>", "()V");
    if (constructor == nullptr)
      throw InputError(
          fmt::format("class {} has no constructor without parameters", cls.external_name()));
    receiver_ = state_.heap.add_instance(cls);
    const Value self = Value::of_ref(receiver_);
    return call_checked(cls, *constructor, std::span(&self, 1));
  }

  /// Runs a method of the program; what it throws goes to the thread's handler. A status ends all.
  std::optional<int> call_checked(const Class& cls, const Method& method,
                                  std::span<const Value> arguments) {
    vm_.enter_initialized(state_, cls, method, arguments);
    Outcome outcome = vm_.run(state_);
    if (const auto* threw = std::get_if<Threw>(&outcome)) {
      threw_ = true;
      return dispatch_uncaught(threw->exception);
    }
    return status_of(outcome);
  }

  std::optional<int> dispatch_uncaught(ObjectId exception) {
    const Class& thread = vm_.program().load("java/lang/Thread");
    const Method* dispatch =
        thread.declared_method("dispatchUncaughtException", "(Ljava/lang/Throwable;)V");
    const Value given[] = {Value::of_ref(state_.thread), Value::of_ref(exception)};
    vm_.enter(state_, *dispatch, given);
    return status_of(vm_.run(state_));
  }

  int shut_down(int status) {
    const Class& shutdown = vm_.program().load("java/lang/Shutdown");
    const Method* method = shutdown.declared_method("shutdown", "()V");
    vm_.enter_initialized(state_, shutdown, *method, {});
    const auto ended = status_of(vm_.run(state_));
    return ended ? *ended : status;
  }

  std::optional<int> status_of(const Outcome& outcome) {
    if (const auto* exited = std::get_if<Exited>(&outcome)) return exited->status & 0xff;
    if (const auto* failed = std::get_if<Unsupported>(&outcome)) return unsupported(*failed);
    return std::nullopt;
  }

  int unsupported(const Unsupported& failed) const {
    std::cerr << "loris: unsupported: " << failed.what << ", at " << failed.where << '\n';
    if (verbose_) {
      for (const std::string& frame : failed.stack) std::cerr << "  at " << frame << '\n';
    }
    return 3;
  }

  Interpreter& vm_;
  State& state_;
  ObjectId receiver_;
  bool verbose_;
  bool threw_ = false;
};

void print_stats(Interpreter& vm, double seconds) {
  std::cerr << "bytecodes: " << vm.executed() << "\nclasses: " << vm.program().class_count()
            << "\nseconds: " << fmt::format("{:.3f}", seconds) << '\n';
}

}  // namespace

int exec(const ExecOptions& options) {
  const auto start = std::chrono::steady_clock::now();
  const Jdk jdk = find_jdk(options.jdk);
  Program program(open_class_path(options.class_path, jdk.feature), open_jdk(jdk), jdk.feature);
  const Class& main_class = load_main(program, options.main_class);
  const Main main = find_main(program, main_class);
  TermStore terms;
  PosixHost host;
  Interpreter vm(program, terms, host,
                 {jdk.home,
                  jdk.version,
                  fmt::format("{}", fmt::join(options.class_path, ":")),
                  {},
                  std::getenv("LORIS_WIDE_TEXTS") != nullptr});
  State state;
  const int status = Execution(vm, state, options.verbose).run(main_class, main, options.arguments);
  if (options.stats) {
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
    print_stats(vm, elapsed.count());
  }
  return status;
}

}  // namespace loris
