#include "interp/interpreter.h"

#include <array>

#include "interp/char_tables.h"
#include "interp/native.h"
#include "program/code.h"

namespace loris {

namespace {

constexpr std::array kNativeTables{
    object_natives,     class_natives,          system_natives,         thread_natives,
    throwable_natives,  unsafe_natives,         unsafe_value_natives,   number_natives,
    io_natives,         file_natives,           resource_natives,       zip_natives,
    reflect_natives,    reflect_member_natives, reflect_invoke_natives, reflect_array_natives,
    annotation_natives, module_natives,         class_loader_natives,   define_class_natives,
    invoke_natives,     member_name_natives,    lambda_form_natives,    var_handle_natives,
    box_natives,        loris_natives,          misc_natives,           text_natives,
    character_natives,
};

/// A method that returns at once.
std::unique_ptr<Method> make_empty_initializer(const Class& owner) {
  auto method = std::make_unique<Method>();
  method->owner = &owner;
  method->name = "<clinit>";
  method->descriptor = "()V";
  method->access = access::kStatic;
  method->code = std::make_unique<Code>();
  method->code->method = method.get();
  method->code->insns.emplace_back(Act::return_);
  method->code->bci.push_back(0);
  return method;
}

}  // namespace

Interpreter::Interpreter(Program& program, TermStore& terms, Host& host, ProgramOptions options)
    : program_(program),
      terms_(terms),
      host_(host),
      options_(std::move(options)),
      known_(std::make_unique<Known>(program)),
      char_tables_(std::make_unique<CharTables>()),
      empty_initializer_(make_empty_initializer(program.object_class())) {
  for (const auto table : kNativeTables) {
    for (const NativeRow& row : table()) {
      const std::string key =
          std::string(row.class_name) + "." + std::string(row.name) + std::string(row.descriptor);
      natives_.emplace(key, &row);
    }
  }
}

Interpreter::~Interpreter() = default;

}  // namespace loris
