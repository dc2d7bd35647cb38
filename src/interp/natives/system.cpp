// java.lang.System, Runtime, the properties that the library starts with, and jdk.internal.misc.VM.
#include <sys/utsname.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <cstring>

#include <fmt/format.h>

#include "interp/array_copying.h"
#include "interp/native.h"
#include "interp/text.h"
#include "program/array_copier.h"
#include "program/text_class.h"

namespace loris {

namespace {

ObjectId string_array(NativeCall& call, const std::vector<std::optional<std::string>>& texts) {
  const Class& array_class = call.program().load("[Ljava/lang/String;");
  const ObjectId array =
      call.heap().add_array(array_class, static_cast<std::uint32_t>(texts.size()));
  for (std::uint32_t i = 0; i < texts.size(); ++i) {
    if (!texts[i]) continue;
    const ObjectId text = call.vm.new_string(std::string_view(*texts[i]));
    store_element(call.heap().edit(array), i, Value::of_ref(text));
  }
  return array;
}

/// Keys and values by turns, ended by null.
Flow vm_properties(NativeCall& call) {
  const ProgramOptions& options = call.vm.options();
  std::vector<std::optional<std::string>> pairs;
  const auto add = [&pairs](const std::string& key, const std::string& value) {
    pairs.emplace_back(key);
    pairs.emplace_back(value);
  };
  const std::string feature = std::to_string(call.program().feature());
  add("java.home", options.java_home);
  add("java.class.path", options.class_path);
  add("java.vm.specification.name", "Java Virtual Machine Specification");
  add("java.vm.specification.vendor", "Oracle Corporation");
  add("java.vm.specification.version", feature);
  add("java.vm.name", "Loris");
  add("java.vm.vendor", "Loris");
  add("java.vm.version", options.java_version);
  add("java.vm.info", "interpreted mode");
  add("java.library.path", "");
  add("sun.boot.library.path", "");
  add("jdk.debug", "release");
  add("java.vm.compressedOopsMode", "32-bit");
  for (const auto& [key, value] : options.properties) add(key, value);
  pairs.emplace_back(std::nullopt);
  pairs.emplace_back(std::nullopt);
  return call.give_ref(string_array(call, pairs));
}

std::string environment(const char* name, const std::string& otherwise) {
  const char* value = std::getenv(name);
  return value == nullptr ? otherwise : value;
}

std::string working_directory() {
  std::array<char, 4096> path{};
  return getcwd(path.data(), path.size()) == nullptr ? "/" : path.data();
}

/// The value of the platform property that the library knows by this name.
std::optional<std::string> platform_property(std::string_view name) {
  utsname os{};
  uname(&os);
  if (name == "file_encoding" || name == "sun_jnu_encoding" || name == "native_encoding")
    return "UTF-8";
  if (name == "stdout_encoding" || name == "stderr_encoding" || name == "sun_stdout_encoding" ||
      name == "sun_stderr_encoding") {
    return std::nullopt;
  }
  if (name == "file_separator") return "/";
  if (name == "path_separator") return ":";
  if (name == "line_separator") return "\n";
  if (name == "os_name") return os.sysname;
  if (name == "os_arch") return "amd64";
  if (name == "os_version") return os.release;
  if (name == "java_io_tmpdir") return "/tmp";
  if (name == "user_dir") return working_directory();
  if (name == "user_home") return environment("HOME", "/");
  if (name == "user_name") return environment("USER", "root");
  if (name == "display_language") return "en";
  if (name == "sun_arch_data_model") return "64";
  if (name == "sun_cpu_endian") return "little";
  return std::nullopt;
}

/// The library says by constants named _X_NDX at which index it expects property X.
Flow platform_properties(NativeCall& call) {
  const Class& raw = call.program().load("jdk/internal/util/SystemProps$Raw");
  std::vector<std::optional<std::string>> values;
  for (const Field& field : raw.fields) {
    if (!field.is_static() || field.info == nullptr || field.info->constant_value == 0) continue;
    const auto index =
        static_cast<std::size_t>(raw.file->constants.integer(field.info->constant_value));
    if (values.size() <= index) values.resize(index + 1);
    std::string_view name = field.name;
    constexpr std::string_view kSuffix = "_NDX";
    if (name.front() != '_' || !name.ends_with(kSuffix)) continue;
    name = name.substr(1, name.size() - 1 - kSuffix.size());
    values[index] = platform_property(name);
  }
  return call.give_ref(string_array(call, values));
}

/// Null when the copy may go ahead; else the message that HotSpot gives.
std::optional<std::string> copy_fault(std::int32_t from, const Object& source, std::int32_t to,
                                      const Object& target, std::int32_t count,
                                      const Class& source_class, const Class& target_class) {
  const auto name = [](const Class& cls) {
    return cls.storage == Storage::Ref ? "object array" : cls.element->name;
  };
  if (from < 0 || to < 0) {
    const bool at_source = from < 0;
    return fmt::format("arraycopy: {} index {} out of bounds for {}[{}]",
                       at_source ? "source" : "destination", at_source ? from : to,
                       name(at_source ? source_class : target_class),
                       (at_source ? source : target).length());
  }
  if (count < 0) return fmt::format("arraycopy: length {} is negative", count);
  if (std::int64_t{from} + count > source.length()) {
    return fmt::format("arraycopy: last source index {} out of bounds for {}[{}]",
                       static_cast<std::uint32_t>(from) + static_cast<std::uint32_t>(count),
                       name(source_class), source.length());
  }
  if (std::int64_t{to} + count > target.length()) {
    return fmt::format("arraycopy: last destination index {} out of bounds for {}[{}]",
                       static_cast<std::uint32_t>(to) + static_cast<std::uint32_t>(count),
                       name(target_class), target.length());
  }
  return std::nullopt;
}

/// Copies references one by one, up to the first that the target does not take.
Flow copy_checked(NativeCall& call, std::uint32_t from, std::uint32_t to, std::uint32_t count) {
  const Class& source_class = call.vm.class_of(call.ref(0));
  const Class& target_class = call.vm.class_of(call.ref(2));
  for (std::uint32_t i = 0; i < count; ++i) {
    const Value value = load_element(call.heap().at(call.ref(0)), from + i);
    if (!value.symbolic && value.as_ref()) {
      const Class& stored = call.vm.class_of(value.as_ref());
      if (!stored.is_assignable_to(*target_class.element)) {
        return call.raise("java/lang/ArrayStoreException",
                          copy_mismatch(source_class, target_class));
      }
    }
    store_element(call.heap().edit(call.ref(2)), to + i, value);
  }
  return call.give_nothing();
}

void copy_terms(Object& target, const Object& source, std::uint32_t from, std::uint32_t to,
                std::uint32_t count) {
  std::vector<Value> values;
  for (std::uint32_t i = 0; i < count; ++i) values.push_back(load_element(source, from + i));
  for (std::uint32_t i = 0; i < count; ++i) store_element(target, to + i, values[i]);
}

Flow array_type_mismatch(NativeCall& call, const Class& source, const Class& target) {
  const auto kind = [](const Class& cls) {
    return cls.storage == Storage::Ref ? std::string("object array[]") : cls.element->name + "[]";
  };
  return call.raise(
      "java/lang/ArrayStoreException",
      fmt::format("arraycopy: type mismatch: can not copy {} into {}", kind(source), kind(target)));
}

Flow not_an_array(NativeCall& call, const Class& source, const Class& target) {
  const bool at_source = !source.is_array();
  return call.raise(
      "java/lang/ArrayStoreException",
      fmt::format("arraycopy: {} type {} is not an array", at_source ? "source" : "destination",
                  (at_source ? source : target).external_name()));
}

/// Whether a number is a term or the length of an array is not known.
bool needs_loop(NativeCall& call) {
  for (const Value& argument : call.arguments) {
    if (argument.symbolic) return true;
  }
  return call.heap().at(call.ref(0)).has_unknown_length() ||
         call.heap().at(call.ref(2)).has_unknown_length();
}

/// Element by element in bytecode, which forks where it must.
Flow copy_by_loop(NativeCall& call, const Class& array_class) {
  const std::string array = copier_array(array_class);
  const Method& copy = array_copier(call.program(), "copy", fmt::format("({0}I{0}II)V", array));
  return call.tail_call(copy, call.arguments);
}

std::optional<Flow> copy_at_once(NativeCall& call) {
  const auto flow = call.vm.copy_merged(call.arguments);
  return flow == Flow::Next ? call.give_nothing() : flow;
}

/// Where one of the arrays is left open: in one step; or its class is decided, the rest is done one
/// by one.
Flow copy_open(NativeCall& call) {
  if (const auto flow = copy_at_once(call)) return *flow;
  const Class* classes[2] = {nullptr, nullptr};
  Flow flow;
  for (int i = 0; i < 2; ++i) {
    const Value array = call.arguments[i == 0 ? 0 : 2];
    if (!call.vm.class_of_value(array, classes[i], flow)) return flow;
  }
  const auto& [source, target] = classes;
  if (!source->is_array() || !target->is_array()) return not_an_array(call, *source, *target);
  const bool both_refs = source->storage == Storage::Ref && target->storage == Storage::Ref;
  if (!both_refs && source != target) return array_type_mismatch(call, *source, *target);
  return copy_by_loop(call, *source);
}

Flow array_copy(NativeCall& call) {
  if (call.arguments[0].symbolic || call.arguments[2].symbolic) return copy_open(call);
  if (!call.ref(0) || !call.ref(2)) return call.null_pointer();
  const Class& source_class = call.vm.class_of(call.ref(0));
  const Class& target_class = call.vm.class_of(call.ref(2));
  if (!source_class.is_array() || !target_class.is_array())
    return not_an_array(call, source_class, target_class);
  const bool both_refs =
      source_class.storage == Storage::Ref && target_class.storage == Storage::Ref;
  if (!both_refs && &source_class != &target_class)
    return array_type_mismatch(call, source_class, target_class);
  const Object& source = call.heap().at(call.ref(0));
  if (needs_loop(call)) {
    if (const auto flow = copy_at_once(call)) return *flow;
    return copy_by_loop(call, source_class);
  }
  const std::int32_t from = call.integer(1), to = call.integer(3), count = call.integer(4);
  const auto fault =
      copy_fault(from, source, to, call.heap().at(call.ref(2)), count, source_class, target_class);
  if (fault) return call.raise("java/lang/ArrayIndexOutOfBoundsException", *fault);
  if (count == 0) return call.give_nothing();
  const auto first = static_cast<std::uint32_t>(from), into = static_cast<std::uint32_t>(to),
             many = static_cast<std::uint32_t>(count);
  if (both_refs && !source_class.element->is_assignable_to(*target_class.element)) {
    return copy_checked(call, first, into, many);
  }
  Object& target = call.heap().edit(call.ref(2));
  const Object& owned_source = call.heap().at(call.ref(0));  // edit may have copied it
  if (owned_source.has_terms() || target.has_terms()) {
    copy_terms(target, owned_source, first, into, many);
    return call.give_nothing();
  }
  const unsigned width = size_log2(source_class.storage);
  std::memmove(target.bytes() + (std::size_t{into} << width),
               owned_source.bytes() + (std::size_t{first} << width), std::size_t{many} << width);
  return call.give_nothing();
}

/// The library counts bytes where characters of Strings are kept one by one.
Flow array_copy_bytes(NativeCall& call) {
  if (call.vm.has_units(call.arguments[0]) || call.vm.has_units(call.arguments[2]))
    return copy_units(call);
  return array_copy(call);
}

Flow set_stream(NativeCall& call) {
  const std::string_view name = call.method.name;  // setIn0, setOut0, setErr0
  const std::string field = name == "setIn0" ? "in" : name == "setOut0" ? "out" : "err";
  const std::string_view type =
      name == "setIn0" ? "Ljava/io/InputStream;" : "Ljava/io/PrintStream;";
  call.vm.set_static(*call.method.owner, field, type, call.arguments[0]);
  return call.give_nothing();
}

/// The loader of the innermost class on the stack that is not the JDK's, null when there is none.
Flow latest_user_loader(NativeCall& call) {
  Flow flow;
  if (!call.vm.ensure_modules(flow)) return flow;
  for (const Frame* frame = &call.vm.state().stack.top(); frame != nullptr; frame = frame->caller) {
    const Class& owner = *frame->code->method->owner;
    if (!owner.module.empty()) continue;
    const Object& mirror = call.heap().at(call.vm.mirror(owner));
    return call.give(Heap::load(mirror, call.vm.known().class_loader, Kind::Ref));
  }
  return call.give_null();
}

Flow intern(NativeCall& call) { return call.give_ref(call.vm.intern_string(call.ref(0))); }

constexpr std::array kSystemRows{
    NativeRow{kArrayCopier, "refuse", "",
              [](NativeCall& c) { return c.vm.raise_copy_fault(c.arguments); }, true},
    NativeRow{"java/lang/System", "arraycopy", "", array_copy_bytes, true},
    NativeRow{kText, "move", "([BI[BII)V", array_copy, true},
    NativeRow{"java/lang/System", "identityHashCode", "",
              [](NativeCall& c) { return c.give_int(c.vm.identity_hash_of(c.ref(0))); }},
    NativeRow{"java/lang/System", "nanoTime", "()J",
              [](NativeCall& c) { return c.give_long(c.nano_time()); }},
    NativeRow{"java/lang/System", "currentTimeMillis", "()J",
              [](NativeCall& c) { return c.give_long(c.current_time_millis()); }},
    NativeRow{"java/lang/System", "getenv", "",
              [](NativeCall& c) {
                c.take_for_granted("the environment has no variables");
                return c.run_replaced();
              },
              true},
    NativeRow{"java/lang/System", "setIn0", "", set_stream},
    NativeRow{"java/lang/System", "setOut0", "", set_stream},
    NativeRow{"java/lang/System", "setErr0", "", set_stream},
    NativeRow{"java/lang/System", "mapLibraryName", "",
              [](NativeCall& c) {
                return c.give_ref(
                    c.vm.new_string(std::string_view("lib" + c.vm.utf8_of(c.ref(0)) + ".so")));
              }},
    NativeRow{"java/lang/String", "intern", "()Ljava/lang/String;", intern},
    NativeRow{"java/lang/StringUTF16", "isBigEndian", "()Z",
              [](NativeCall& c) { return c.give_bool(false); }},
    NativeRow{"java/lang/Runtime", "availableProcessors", "()I",
              [](NativeCall& c) {
                c.take_for_granted("the machine has one processor");
                return c.give_int(1);
              }},
    NativeRow{"java/lang/Runtime", "freeMemory", "()J",
              [](NativeCall& c) {
                return c.give_long(
                    static_cast<std::int64_t>(kMaxHeapBytes - c.heap().live_bytes()));
              }},
    NativeRow{"java/lang/Runtime", "totalMemory", "()J",
              [](NativeCall& c) { return c.give_long(static_cast<std::int64_t>(kMaxHeapBytes)); }},
    NativeRow{"java/lang/Runtime", "maxMemory", "()J",
              [](NativeCall& c) { return c.give_long(static_cast<std::int64_t>(kMaxHeapBytes)); }},
    NativeRow{"java/lang/Runtime", "gc", "()V", nothing},  // a hint, no more (its specification)
    NativeRow{"java/lang/Shutdown", "halt0", "(I)V",
              [](NativeCall& c) { return c.vm.exit(c.integer(0)); }},
    NativeRow{"java/lang/Shutdown", "beforeHalt", "()V", nothing},
    // Logs at a level that is off unless a program configures logging for java.lang.Runtime.
    NativeRow{"java/lang/Shutdown", "logRuntimeExit", "(I)V", nothing},
    NativeRow{"java/lang/Runtime", "logRuntimeExit", "(I)V", nothing},
    NativeRow{"jdk/internal/util/SystemProps$Raw", "vmProperties", "", vm_properties},
    NativeRow{"jdk/internal/util/SystemProps$Raw", "platformProperties", "", platform_properties},
    NativeRow{"jdk/internal/misc/VM", "initialize", "()V", nothing},
    NativeRow{"jdk/internal/misc/VM", "initializeFromArchive", "", nothing},  // there is no archive
    NativeRow{"jdk/internal/misc/VM", "latestUserDefinedLoader0", "", latest_user_loader},
    NativeRow{"jdk/internal/misc/VM", "getNanoTimeAdjustment", "(J)J",
              [](NativeCall& c) {
                constexpr std::int64_t kNanosPerMilli = 1'000'000, kMillisPerSecond = 1'000;
                const std::int64_t seconds =
                    c.current_time_millis() - c.long_integer(0) * kMillisPerSecond;
                return c.give_long(seconds * kNanosPerMilli);
              }},
};

}  // namespace

std::span<const NativeRow> system_natives() { return kSystemRows; }

}  // namespace loris
