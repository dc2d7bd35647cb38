#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "program/assembler.h"
#include "program/constant_pool_builder.h"

namespace loris {

/// Builds a class in memory. Its methods are static or instance methods with a body.
class ClassBuilder {
 public:
  /// Final and synthetic, a subclass of Object.
  explicit ClassBuilder(std::string_view name);

  const std::string& name() const { return name_; }
  /// A second time for the same interface changes nothing.
  void implement(std::string_view interface);
  /// Makes the class a member of another's nest.
  void set_nest_host(std::string_view host);
  void add_field(std::uint16_t access, std::string_view name, std::string_view descriptor);
  /// Adds a method with the code that `body` writes.
  void add_method(std::uint16_t access, std::string_view name, std::string_view descriptor,
                  const std::function<void(Assembler&)>& body);

  ClassFile build() const;
  /// The same class as a file that a JVM loads and verifies, without its nest host: a file's own
  /// claim holds only when the host names the member (JVMS 5.4.4).
  std::vector<std::uint8_t> to_bytes() const;

 private:
  struct Field {
    std::uint16_t access, name, descriptor;
  };
  struct Method {
    std::uint16_t access, name, descriptor;
    AssembledCode body;
  };

  /// Constants that every Code attribute of the file refers to.
  struct CodeConstants {
    std::uint16_t code, frames, throwable;
  };

  MethodInfo make_method(const ConstantPool& constants, const Method& method) const;
  void write_method(std::vector<std::uint8_t>& out, const Method& method,
                    const CodeConstants& names) const;

  std::string name_;
  ConstantPoolBuilder constants_;
  std::uint16_t this_class_, super_class_;
  std::uint16_t nest_host_ = 0;  // class constants, as this_class_ and interfaces_
  std::vector<std::uint16_t> interfaces_;
  std::vector<Field> fields_;
  std::vector<Method> methods_;
};

}  // namespace loris
