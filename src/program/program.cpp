#include "program/program.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "base/check.h"
#include "classfile/class_reader.h"
#include "classfile/descriptor.h"
#include "program/class_builder.h"
#include "program/code.h"
#include "program/layout.h"
#include "program/link_error.h"
#include "program/text_class.h"
#include "program/type_names.h"

namespace loris {

namespace {

constexpr std::string_view kPrimitiveDescriptors = "ZBCSIFJDV";
constexpr std::string_view kPrimitiveNames[] = {"boolean", "byte", "char",   "short", "int",
                                                "float",   "long", "double", "void"};

/// A class name may not be an access path such as "../x" into the file system.
bool is_loadable_name(std::string_view name) {
  if (name.empty() || name.front() == '/' || name.back() == '/') return false;
  return name.find_first_of(".;[") == std::string_view::npos &&
         name.find("//") == std::string_view::npos;
}

}  // namespace

Program::Program(std::vector<std::unique_ptr<ClassSource>> class_path,
                 std::unique_ptr<ClassSource> jdk, int feature)
    : class_path_(std::move(class_path)), jdk_(std::move(jdk)), feature_(feature) {
  classes_.emplace_back();
  methods_.push_back(nullptr);
  make_primitives();
  object_ = &load("java/lang/Object");
}

Program::~Program() = default;

void Program::make_primitives() {
  for (std::size_t i = 0; i < kPrimitiveDescriptors.size(); ++i) {
    auto made = std::make_unique<Class>();
    made->name = kPrimitiveNames[i];
    made->shape = Class::Shape::Primitive;
    made->access = access::kPublic | access::kFinal | access::kAbstract;
    made->module = "java.base";
    made->storage = storage_of(kPrimitiveDescriptors[i]);
    made->id = ClassId{static_cast<std::uint32_t>(classes_.size())};
    primitives_[i] = made.get();
    // Not in by_name_: "int" is also a possible class name.
    classes_.push_back(std::move(made));
  }
}

const Class& Program::primitive(char descriptor) const {
  const std::size_t i = kPrimitiveDescriptors.find(descriptor);
  LORIS_CHECK(i != std::string_view::npos, "no such primitive type");
  return *primitives_[i];
}

const Class* Program::find_loaded(std::string_view name) const {
  const auto found = by_name_.find(name);
  return found == by_name_.end() ? nullptr : found->second;
}

const Class& Program::load(std::string_view name) {
  if (const Class* loaded = find_loaded(name)) return *loaded;
  if (!name.empty() && name.front() == '[') return make_array(name);
  return read(name);
}

const Class* Program::find(std::string_view name) {
  if (const Class* loaded = find_loaded(name)) return loaded;
  const std::size_t element = name.find_first_not_of('[');
  if (element == std::string_view::npos) return nullptr;
  if (element == 0) return is_loadable_name(name) && find_bytes(name) ? &load(name) : nullptr;
  if (!is_field_descriptor(name)) return nullptr;
  if (name[element] != 'L') return &load(name);
  return find(name.substr(element + 1, name.size() - element - 2)) == nullptr ? nullptr
                                                                              : &load(name);
}

const Class& Program::load_descriptor(std::string_view descriptor) {
  if (descriptor.front() == '[') return load(descriptor);
  if (descriptor.front() == 'L') return load(descriptor.substr(1, descriptor.size() - 2));
  return primitive(descriptor.front());
}

const Class& Program::declared_type(std::string_view descriptor) {
  try {
    return load_descriptor(descriptor);
  } catch (const LinkError&) {
    const auto known = missing_.find(descriptor);
    return known != missing_.end() ? *known->second : make_missing(descriptor);
  }
}

const Class& Program::make_missing(std::string_view descriptor) {
  auto made = std::make_unique<Class>();
  made->name = type_text(descriptor);
  std::replace(made->name.begin(), made->name.end(), '.', '/');
  made->access = access::kPublic | access::kInterface | access::kAbstract;
  made->super = object_;
  made->ancestors = {object_, made.get()};
  made->id = ClassId{static_cast<std::uint32_t>(classes_.size())};
  missing_.emplace(descriptor, made.get());
  classes_.push_back(std::move(made));
  return *classes_.back();
}

const Class& Program::array_of(const Class& element) {
  if (element.is_array()) return load("[" + element.name);
  if (!element.is_primitive()) return load("[L" + element.name + ";");
  for (std::size_t i = 0; i < kPrimitiveDescriptors.size(); ++i) {
    if (primitives_[i] == &element) return load(std::string("[") + kPrimitiveDescriptors[i]);
  }
  LORIS_CHECK(false, "a primitive class should be in its table");
  return element;
}

Class& Program::make_array(std::string_view name) {
  if (!is_field_descriptor(name)) {
    throw LinkError("java/lang/NoClassDefFoundError", std::string(name));
  }
  const Class& element = load_descriptor(name.substr(1));
  auto made = std::make_unique<Class>();
  made->name = name;
  made->shape = Class::Shape::Array;
  made->element = &element;
  made->storage = element.is_primitive() ? element.storage : Storage::Ref;
  const Class* base = &element;
  while (base->is_array()) base = base->element;
  made->access = static_cast<std::uint16_t>((base->access & access::kPublic) | access::kFinal |
                                            access::kAbstract);
  made->module = base->module;
  made->super = object_;
  made->interfaces = {&load("java/lang/Cloneable"), &load("java/io/Serializable")};
  made->all_interfaces = made->interfaces;
  made->ancestors = {object_, made.get()};
  return add(std::move(made));
}

const Class& Program::unit_array() {
  if (unit_array_ == nullptr) unit_array_ = &make_unit_array();
  return *unit_array_;
}

Class& Program::make_unit_array() {
  define(std::make_unique<ClassFile>(draw_unit().build()), true);
  const Class& bytes = load("[B");
  Class& made = make_array(kUnitArray);
  made.element = &primitive('C');
  made.storage = Storage::Char;
  made.access = bytes.access;
  made.module = bytes.module;
  made.guise = &bytes;
  return made;
}

Class& Program::add(std::unique_ptr<Class> made) {
  Class& added = *made;
  added.id = ClassId{static_cast<std::uint32_t>(classes_.size())};
  for (auto& method : added.methods) {
    method->id = MethodId{static_cast<std::uint32_t>(methods_.size())};
    methods_.push_back(method.get());
  }
  classes_.push_back(std::move(made));
  by_name_.emplace(added.name, &added);
  return added;
}

std::optional<ClassBytes> Program::find_bytes(std::string_view name) const {
  // The JDK comes first: a class path cannot replace java.lang.Object.
  if (auto found = jdk_->find(name)) return found;
  for (const auto& source : class_path_) {
    if (auto found = source->find(name)) return found;
  }
  return std::nullopt;
}

std::optional<ClassBytes> Program::class_path_resource(std::string_view path) const {
  for (const auto& source : class_path_) {
    if (auto found = source->find_resource(path)) return found;
  }
  return std::nullopt;
}

std::optional<ClassBytes> Program::library_resource(std::string_view path) const {
  return jdk_->find_resource(path);
}

std::vector<std::string> Program::class_path_classes() const {
  std::set<std::string> names;
  for (const auto& source : class_path_) {
    for (std::string& name : source->list()) names.insert(std::move(name));
  }
  return {names.begin(), names.end()};
}

std::optional<ClassBytes> Program::resource(std::string_view path) const {
  auto found = class_path_resource(path);
  return found ? std::move(found) : library_resource(path);
}

Class& Program::read(std::string_view name) {
  if (!is_loadable_name(name)) throw LinkError("java/lang/NoClassDefFoundError", std::string(name));
  const auto bytes = find_bytes(name);
  if (!bytes) throw LinkError("java/lang/NoClassDefFoundError", std::string(name));
  std::unique_ptr<ClassFile> file;
  try {
    file = std::make_unique<ClassFile>(read_class(bytes->bytes, bytes->origin));
  } catch (const LinkError&) {
    throw;
  } catch (const InputError& e) {
    throw LinkError("java/lang/ClassFormatError", e.what());
  }
  if (file->name != name) {
    throw LinkError("java/lang/NoClassDefFoundError",
                    fmt::format("{} (wrong name: {})", name, file->name));
  }
  if ((file->access & access::kModule) != 0) {
    throw LinkError("java/lang/NoClassDefFoundError",
                    fmt::format("{} is not a class because access_flag ACC_MODULE is set", name));
  }
  return link(std::move(file), bytes->module, false);
}

const Class& Program::define(std::unique_ptr<ClassFile> file, bool hidden) {
  const std::string_view host = file->nest_host;
  std::string module = host.empty() ? std::string() : load(host).module;
  return define(std::move(file), hidden, std::move(module));
}

const Class& Program::define(std::unique_ptr<ClassFile> file, bool hidden, std::string module) {
  LORIS_CHECK(find_loaded(file->name) == nullptr, "a defined class should be new");
  return link(std::move(file), std::move(module), hidden);
}

const Class& Program::define_unknown(const std::vector<const Class*>& below) {
  std::string name = "(unknown";
  for (const Class* type : below) name += (type == below.front() ? " " : " & ") + type->name;
  name += ")";
  if (const Class* known = find_loaded(name)) return *known;
  Class& made = link(std::make_unique<ClassFile>(ClassBuilder(name).build()), {}, true);
  made.stands_for = below;
  return made;
}

Class& Program::link(std::unique_ptr<ClassFile> file, std::string module, bool hidden) {
  const std::string name(file->name);
  if (!loading_.insert(name).second) throw LinkError("java/lang/ClassCircularityError", name);
  struct Loaded {
    std::unordered_set<std::string>& set;
    const std::string& name;
    ~Loaded() { set.erase(name); }
  } loaded{loading_, name};

  auto made = std::make_unique<Class>();
  made->name = name;
  made->module = std::move(module);
  made->hidden = hidden;
  made->file = std::move(file);
  try {
    link_supertypes(*this, *made);
  } catch (LinkError& e) {
    e.set_needed_by(name);
    throw;
  }
  lay_out_members(*made);
  return add(std::move(made));
}

}  // namespace loris
