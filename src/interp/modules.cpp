// Modules and class loaders of the library: made when a program first asks, then known to every
// mirror.
#include <algorithm>

#include "interp/interpreter.h"
#include "interp/reflection.h"
#include "program/class_builder.h"

namespace loris {

namespace {

constexpr std::string_view kModuleType = "Ljava/lang/Module;",
                           kLoaderType = "Ljava/lang/ClassLoader;",
                           kAppLoaderType = "Ljdk/internal/loader/ClassLoaders$AppClassLoader;";

/// A class whose initializer does the second and the third phase of a JVM's start. Its method
/// "done" is replaced by a native.
ClassBuilder draw_starter() {
  ClassBuilder builder(kModuleStarter);
  builder.set_nest_host("java/lang/System");
  builder.add_method(access::kStatic, "done", "()V",
                     [](Assembler& code) { code.return_value("V"); });
  builder.add_method(access::kStatic, "<clinit>", "()V", [](Assembler& code) {
    const Label failed = code.make_label();
    code.push_int(1);
    code.push_int(1);
    code.invoke(Op::invokestatic, {"java/lang/System", "initPhase2", "(ZZ)I"});
    code.branch(Op::ifne, failed);
    code.invoke(Op::invokestatic, {"java/lang/System", "initPhase3", "()V"});
    code.invoke(Op::invokestatic, {kModuleStarter, "done", "()V"});
    code.return_value("V");
    code.bind(failed);
    code.type(Op::new_, "java/lang/InternalError");
    code.op(Op::dup);
    code.push_string("the library's modules cannot be made");
    code.invoke(Op::invokespecial, {"java/lang/InternalError", "<init>", "(Ljava/lang/String;)V"});
    code.op(Op::athrow);
  });
  return builder;
}

unsigned dimensions(const Class& cls) { return cls.is_array() ? 1 + dimensions(*cls.element) : 0; }

}  // namespace

const Class& Interpreter::module_starter() {
  if (module_starter_ == nullptr) {
    module_starter_ = &program_.define(std::make_unique<ClassFile>(draw_starter().build()), true);
  }
  return *module_starter_;
}

bool Interpreter::ensure_modules(Flow& flow) {
  const Class& starter = module_starter();
  if (status(starter) == InitStatus::Done) return true;
  // While the library itself is starting its loaders answer for what they have.
  if (get_static(program_.load("jdk/internal/misc/VM"), "initLevel", "I").as_int() < 1) return true;
  return ensure_initialized(starter, flow);
}

bool Interpreter::modules_started() const {
  return module_starter_ != nullptr && status(*module_starter_) != InitStatus::Untouched;
}

ObjectId Interpreter::module_named(const std::string& name) {
  const auto number = module_numbers_.find(name);
  if (number == module_numbers_.end()) return {};
  const ObjectId* module = state_->modules.find(number->second);
  return module == nullptr ? ObjectId{} : *module;
}

void Interpreter::define_module(const std::string& name, ObjectId module) {
  const auto next = static_cast<std::uint32_t>(module_numbers_.size());
  const std::uint32_t number = module_numbers_.try_emplace(name, next).first->second;
  state_->modules.edit(number) = module;
}

void Interpreter::define_package(std::string_view package, const std::string& module) {
  package_modules_[std::string(package)] = module;
}

std::string Interpreter::module_of_package(std::string_view package) const {
  const auto found = package_modules_.find(std::string(package));
  return found == package_modules_.end() ? std::string() : found->second;
}

void Interpreter::settle(ObjectId mirror, ObjectId module, ObjectId loader) {
  Object& object = heap().edit(mirror);
  Heap::store(object, known_->class_module, Value::of_ref(module));
  Heap::store(object, known_->class_loader, Value::of_ref(loader));
}

/// As far as its module and its loader are known by now.
void Interpreter::settle(const Class& cls, ObjectId mirror) {
  if (cls.is_array()) {
    const Object& element = heap().at(this->mirror(*cls.element));
    settle(mirror, Heap::load(element, known_->class_module, Kind::Ref).as_ref(),
           Heap::load(element, known_->class_loader, Kind::Ref).as_ref());
  } else if (!cls.module.empty()) {
    const ObjectId module = module_named(cls.module);
    if (module) settle(mirror, module, get_field(module, "loader", kLoaderType).as_ref());
  } else if (modules_started()) {
    const Class& loaders = program_.load("jdk/internal/loader/ClassLoaders");
    if (status(loaders) != InitStatus::Done) return;
    const ObjectId loader = get_static(loaders, "APP_LOADER", kAppLoaderType).as_ref();
    settle(mirror, get_field(loader, "unnamedModule", kModuleType).as_ref(), loader);
  }
}

void Interpreter::settle_all() {
  std::vector<std::pair<const Class*, ObjectId>> unsettled;
  state_->classes.for_each([&](std::uint32_t id, const ClassState& known) {
    if (!known.mirror ||
        Heap::load(heap().at(known.mirror), known_->class_module, Kind::Ref).as_ref())
      return;
    unsettled.emplace_back(&program_.at(ClassId{id}), known.mirror);
  });
  // An array settles where its elements are, so these come first.
  std::stable_sort(unsettled.begin(), unsettled.end(), [](const auto& a, const auto& b) {
    return dimensions(*a.first) < dimensions(*b.first);
  });
  for (const auto& [cls, mirror] : unsettled) settle(*cls, mirror);
}

}  // namespace loris
