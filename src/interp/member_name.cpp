#include "interp/member_name.h"

#include "base/check.h"
#include "interp/reflection.h"
#include "interp/text.h"

namespace loris {

namespace {

// Bits of MemberName.flags beside the access flags, as MethodHandleNatives.Constants has them.
constexpr std::int32_t kIsMethod = 0x10000, kIsConstructor = 0x20000, kIsField = 0x40000,
                       kCallerSensitive = 0x100000, kTrustedFinal = 0x200000;
constexpr int kKindShift = 24, kKindMask = 0xf;

constexpr std::string_view kObject = "Ljava/lang/Object;", kInjected = "loris$method";

std::int32_t kind_bits(HandleKind kind) { return static_cast<std::int32_t>(kind) << kKindShift; }

bool is_caller_sensitive(const Method& method) {
  for (const Annotation& annotation : method.info->annotations) {
    if (annotation.type == "Ljdk/internal/reflect/CallerSensitive;") return true;
  }
  return false;
}

}  // namespace

std::string descriptor_of(const Program& program, const Class& cls) {
  if (cls.is_array()) return cls.name;
  if (!cls.is_primitive()) return "L" + cls.name + ";";
  for (const char letter : std::string_view("ZBCSIFJDV")) {
    if (&program.primitive(letter) == &cls) return {letter};
  }
  LORIS_CHECK(false, "a primitive class should have a letter");
  return {};
}

std::string descriptor_of_type(Interpreter& vm, ObjectId method_type) {
  const auto descriptor = [&vm](ObjectId mirror) {
    return descriptor_of(vm.program(), vm.mirrored(mirror));
  };
  std::string text = "(";
  const ObjectId parameters = vm.get_field(method_type, "ptypes", "[Ljava/lang/Class;").as_ref();
  const std::uint32_t count = vm.heap().at(parameters).length();
  for (std::uint32_t i = 0; i < count; ++i)
    text += descriptor({vm.heap().at(parameters).raw<std::uint32_t>(i)});
  return text + ")" + descriptor(vm.get_field(method_type, "rtype", "Ljava/lang/Class;").as_ref());
}

MemberName MemberName::make_static(Interpreter& vm, const Method& method) {
  const MemberName made(vm, vm.heap().add_instance(vm.program().load(kMemberNameClass)));
  const ObjectId name = vm.intern(from_modified_utf8(method.name));
  vm.set_field(made.object(), "name", "Ljava/lang/String;", Value::of_ref(name));
  const ObjectId type = vm.intern(from_modified_utf8(method.descriptor));
  vm.set_field(made.object(), "type", kObject, Value::of_ref(type));
  MemberName(made).set_method(method, HandleKind::InvokeStatic);
  return made;
}

const Class& MemberName::declaring_class() const {
  return vm_.mirrored(vm_.get_field(object_, "clazz", "Ljava/lang/Class;").as_ref());
}

std::string MemberName::name() const {
  return vm_.utf8_of(vm_.get_field(object_, "name", "Ljava/lang/String;").as_ref());
}

std::string MemberName::descriptor() const {
  const ObjectId type = vm_.get_field(object_, "type", kObject).as_ref();
  LORIS_CHECK(type, "a member name should have a type");
  const Class& cls = vm_.class_of(type);
  if (cls.name == kMethodTypeClass) return descriptor_of_type(vm_, type);
  if (&cls == &vm_.known().class_class) return descriptor_of(vm_.program(), vm_.mirrored(type));
  return vm_.utf8_of(type);
}

std::int32_t MemberName::flags() const { return vm_.get_field(object_, "flags", "I").as_int(); }
HandleKind MemberName::kind() const {
  return static_cast<HandleKind>(flags() >> kKindShift & kKindMask);
}
bool MemberName::is_field() const { return (flags() & kIsField) != 0; }
bool MemberName::is_method() const { return (flags() & (kIsMethod | kIsConstructor)) != 0; }

const Method* MemberName::method() const {
  const std::int32_t id = vm_.get_field(object_, kInjected, "I").as_int();
  return id == 0 ? nullptr : &vm_.program().method_at(MethodId{static_cast<std::uint32_t>(id)});
}

const Field* MemberName::field() const {
  return vm_.program().find_field(declaring_class(), name(), descriptor());
}

void MemberName::set_method(const Method& method, HandleKind kind) {
  const std::int32_t what = method.is_constructor() ? kIsConstructor : kIsMethod;
  const std::int32_t sensitive = is_caller_sensitive(method) ? kCallerSensitive : 0;
  set(*method.owner, method.access | what | sensitive | kind_bits(kind));
  vm_.set_field(object_, kInjected, "I", Value::of_int(static_cast<std::int32_t>(method.id.value)));
}

void MemberName::set_field(const Field& field, HandleKind kind) {
  set(*field.owner,
      field.access | kIsField | (is_trusted_final(field) ? kTrustedFinal : 0) | kind_bits(kind));
}

void MemberName::set(const Class& declaring_class, std::int32_t flags) {
  vm_.set_field(object_, "clazz", "Ljava/lang/Class;", Value::of_ref(vm_.mirror(declaring_class)));
  vm_.set_field(object_, "flags", "I", Value::of_int(flags));
}

}  // namespace loris
