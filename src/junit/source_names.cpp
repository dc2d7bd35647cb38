#include "junit/source_names.h"

#include <algorithm>
#include <array>

#include "base/input_error.h"
#include "program/link_error.h"

namespace loris {

namespace {

constexpr std::array<std::string_view, 61> kWords{
    "abstract", "assert", "boolean",    "break",      "byte",       "case",      "catch",
    "char",     "class",  "const",      "continue",   "default",    "do",        "double",
    "else",     "enum",   "extends",    "final",      "finally",    "float",     "for",
    "goto",     "if",     "implements", "import",     "instanceof", "int",       "interface",
    "long",     "native", "new",        "package",    "private",    "protected", "public",
    "return",   "short",  "static",     "strictfp",   "super",      "switch",    "synchronized",
    "this",     "throw",  "throws",     "transient",  "try",        "void",      "volatile",
    "while",    "true",   "false",      "null",       "_",          "var",       "yield",
    "record",   "sealed", "permits",    "non-sealed", "when"};

/// What a generated test imports.
constexpr std::array<std::string_view, 8> kImported{
    "Test", "Disabled", "Ignore", "LorisGraphs", "BeforeEach", "AfterEach", "Before", "After"};

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$';
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Every part of "pkg/sub".
bool is_writable_package(std::string_view package) {
  while (!package.empty()) {
    const std::size_t slash = std::min(package.find('/'), package.size());
    if (!is_java_identifier(package.substr(0, slash))) return false;
    package.remove_prefix(std::min(slash + 1, package.size()));
  }
  return true;
}

/// Other packages of the JDK are not exported to everyone.
bool is_exported(const Class& cls) {
  return cls.module.empty() || cls.name.starts_with("java/") || cls.name.starts_with("javax/");
}

std::string dotted(std::string_view internal) {
  std::string name(internal);
  std::replace(name.begin(), name.end(), '/', '.');
  return name;
}

const InnerClass* entry_of(const Class& cls) {
  for (const InnerClass& inner : cls.file->inner_classes) {
    if (inner.inner == cls.name) return &inner;
  }
  return nullptr;
}

}  // namespace

bool is_java_identifier(std::string_view name) {
  if (name.empty() || !is_letter(name[0])) return false;
  if (std::find(kWords.begin(), kWords.end(), name) != kWords.end()) return false;
  return std::all_of(name.begin(), name.end(), [](char c) { return is_letter(c) || is_digit(c); });
}

SourceNames::SourceNames(Program& program, std::string package)
    : program_(program), package_(std::move(package)) {}

std::string SourceNames::package_for(const Class& cls) {
  const std::string own(cls.package());
  if (!is_writable_package(own)) return "loris/tests";
  return cls.module.empty() && !own.starts_with("java/") ? own : "loris/tests/" + own;
}

const Class* SourceNames::find(std::string_view internal) {
  try {
    return program_.find(internal);
  } catch (const LinkError&) {
    return nullptr;
  } catch (const InputError&) {
    return nullptr;
  }
}

bool SourceNames::is_taken(const std::string& simple) {
  return find(package_.empty() ? simple : package_ + "/" + simple) != nullptr;
}

std::string SourceNames::lang(std::string_view simple) {
  std::string name(simple);
  return is_taken(name) ? "java.lang." + name : name;
}

bool SourceNames::may_use(const Class& owner, std::uint16_t access) const {
  if ((access & access::kPublic) != 0) return true;
  return (access & access::kPrivate) == 0 && owner.package() == package_;
}

std::optional<std::string> SourceNames::type(std::string_view descriptor) {
  switch (descriptor[0]) {
    case 'Z': return "boolean";
    case 'B': return "byte";
    case 'C': return "char";
    case 'S': return "short";
    case 'I': return "int";
    case 'J': return "long";
    case 'F': return "float";
    case 'D': return "double";
    case 'L': return class_name(descriptor.substr(1, descriptor.size() - 2));
    case '[': return class_name(descriptor);
    default: return std::nullopt;
  }
}

std::optional<std::string> SourceNames::class_name(std::string_view internal) {
  if (internal.starts_with('[')) {
    const auto element = type(internal.substr(1));
    return element ? std::optional(*element + "[]") : std::nullopt;
  }
  const Class* cls = find(internal);
  if (cls == nullptr || cls->file == nullptr || cls->hidden || !is_exported(*cls))
    return std::nullopt;
  return entry_of(*cls) != nullptr ? member_name(*cls) : top_level_name(*cls);
}

std::optional<std::string> SourceNames::member_name(const Class& cls) {
  const InnerClass& inner = *entry_of(cls);
  if (inner.outer.empty() || !is_java_identifier(inner.name) || !may_use(cls, inner.access))
    return std::nullopt;
  const auto outer = class_name(inner.outer);
  return outer ? std::optional(*outer + "." + std::string(inner.name)) : std::nullopt;
}

std::optional<std::string> SourceNames::top_level_name(const Class& cls) {
  const std::string own(cls.package());
  const std::string simple = cls.name.substr(own.empty() ? 0 : own.size() + 1);
  if (!is_java_identifier(simple) || !is_writable_package(own) || !may_use(cls, cls.access))
    return std::nullopt;
  if (own == "java/lang") return lang(simple);
  const bool is_imported = std::find(kImported.begin(), kImported.end(), simple) != kImported.end();
  if (own == package_ && !is_imported) return simple;
  return own.empty() ? std::nullopt : std::optional(dotted(cls.name));
}

}  // namespace loris
