#include "interp/class_loading.h"

#include <algorithm>

#include "base/check.h"
#include "program/class_builder.h"

namespace loris {

namespace {

constexpr std::string_view kClassName = "java/lang/Loris$$Loading",
                           kUnsafeClass = "jdk/internal/misc/Unsafe",
                           kNotFound = "java/lang/ClassNotFoundException";

/// Initializes the class that is in a local variable and returns it.
void return_initialized(Assembler& code, int local) {
  code.invoke(Op::invokestatic, {kUnsafeClass, "getUnsafe", "()Ljdk/internal/misc/Unsafe;"});
  code.load("L", local);
  code.invoke(Op::invokevirtual, {kUnsafeClass, "ensureClassInitialized", "(Ljava/lang/Class;)V"});
  code.load("L", local);
  code.return_value("L");
}

/// Arguments: the loader, the name; the class goes to the next local variable.
void load_class(Assembler& code) {
  const Label found = code.make_label();
  code.load("L", 0);
  code.load("L", 1);
  code.invoke(Op::invokevirtual,
              {"java/lang/ClassLoader", "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;"});
  code.store("L", 2);
  code.load("L", 2);
  code.branch(Op::ifnonnull, found);
  code.type(Op::new_, kNotFound);
  code.op(Op::dup);
  code.load("L", 1);
  code.invoke(Op::invokespecial, {kNotFound, "<init>", "(Ljava/lang/String;)V"});
  code.op(Op::athrow);
  code.bind(found);
}

ClassBuilder draw_loading() {
  constexpr std::string_view kByLoader =
      "(Ljava/lang/ClassLoader;Ljava/lang/String;)Ljava/lang/Class;";
  ClassBuilder builder(kClassName);
  builder.set_nest_host("java/lang/ClassLoader");
  builder.add_method(access::kStatic, kInitialized, "(Ljava/lang/Class;)Ljava/lang/Class;",
                     [](Assembler& code) { return_initialized(code, 0); });
  builder.add_method(access::kStatic, kLoaded, kByLoader, [](Assembler& code) {
    load_class(code);
    code.load("L", 2);
    code.return_value("L");
  });
  builder.add_method(access::kStatic, kLoadedAndInitialized, kByLoader, [](Assembler& code) {
    load_class(code);
    return_initialized(code, 2);
  });
  return builder;
}

}  // namespace

const Class* Interpreter::defined_elsewhere(std::string_view name,
                                            std::span<const std::uint8_t> bytes) const {
  const Class* cls = program_.find_loaded(name);
  const auto definition = cls == nullptr ? definitions_.end() : definitions_.find(cls->id);
  if (definition == definitions_.end() || !std::ranges::equal(definition->second, bytes))
    return nullptr;
  const ClassState* known = state_->classes.find(cls->id.value);
  return known != nullptr && known->mirror ? nullptr : cls;
}

void Interpreter::remember_definition(const Class& cls, std::span<const std::uint8_t> bytes) {
  definitions_[cls.id].assign(bytes.begin(), bytes.end());
}

ObjectId loader_of(Interpreter& vm, const Class& cls) {
  return Heap::load(vm.heap().at(vm.mirror(cls)), vm.known().class_loader, Kind::Ref).as_ref();
}

bool is_loader_of_program(Interpreter& vm, ObjectId loader) {
  return loader && vm.class_of(loader).package() != "jdk/internal/loader";
}

std::string loader_text(Interpreter& vm, ObjectId loader) {
  if (!loader) return "'bootstrap'";
  const ObjectId text = vm.get_field(loader, "nameAndId", "Ljava/lang/String;").as_ref();
  return text ? vm.utf8_of(text) : vm.class_of(loader).external_name();
}

std::string_view package_of(std::string_view class_name) {
  const std::size_t slash = class_name.rfind('/');
  return slash == std::string_view::npos ? std::string_view{} : class_name.substr(0, slash);
}

const Method& loading_method(Program& program, std::string_view name) {
  const Class* cls = program.find_loaded(kClassName);
  if (cls == nullptr)
    cls = &program.define(std::make_unique<ClassFile>(draw_loading().build()), true);
  for (const auto& method : cls->methods) {
    if (method->name == name) return *method;
  }
  LORIS_CHECK(false, "a class for loading should have its methods");
  return *cls->methods.front();
}

}  // namespace loris
