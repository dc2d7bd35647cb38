#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "classfile/class_file.h"
#include "program/class_builder.h"

namespace loris {

struct ClassConstant {
  std::string name;  // internal name or array descriptor
};

struct StringConstant {
  std::string utf8;  // modified UTF-8
};

struct MethodTypeConstant {
  std::string descriptor;
};

struct HandleConstant {
  HandleKind kind;
  std::string class_name, name, descriptor;
  bool is_interface = false;

  MemberRef member() const { return {class_name, name, descriptor, is_interface}; }
};

struct DynamicConstant;
/// A static argument of a bootstrap method (JVMS 5.1, loadable constants).
using BootstrapArgument =
    std::variant<std::int32_t, float, std::int64_t, double, ClassConstant, StringConstant,
                 MethodTypeConstant, HandleConstant, DynamicConstant>;

struct DynamicConstant {
  HandleConstant bootstrap;
  std::string name, descriptor;
  std::vector<BootstrapArgument> arguments;
};

/// An invokedynamic call site or a dynamic constant, by its symbols alone.
struct DynamicSite {
  std::string host;         // internal name of the class that has it
  std::string nest_host;    // of the host; the host itself when it is nobody's nest member
  std::string simple_name;  // of the host, as Class.getSimpleName gives it
  unsigned serial = 0;      // makes the name of the synthesized class unique
  HandleConstant bootstrap;
  std::string name, descriptor;  // a dynamic constant has a field descriptor
  std::vector<BootstrapArgument> arguments;
};

/// What stands in for a call site: calling the static method does what the linked site would do.
/// For a dynamic constant it takes nothing and gives the value, which is made once, in <clinit>.
struct SynthesizedClass {
  ClassFile file;
  std::string method, descriptor;
};

/// A SynthesizedClass before its file is made.
struct Blueprint {
  ClassBuilder builder;
  std::string method, descriptor;
};

/// Reads the description of a call site or dynamic constant off a class file. Throws InputError
/// when dynamic constants nest too deeply, or in themselves.
DynamicSite dynamic_site(const ClassFile& host, const DynamicRef& ref, unsigned serial);

/// Nothing when the bootstrap method is not one of ours, or is given what no compiler gives it.
/// Throws InputError when the arguments are not those that the bootstrap method takes.
std::optional<Blueprint> draw(const DynamicSite& site);
std::optional<SynthesizedClass> synthesize(const DynamicSite& site);

}  // namespace loris
