#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "program/program.h"

namespace loris {

/// Whether Java source can use the name: letters and digits of ASCII, and no word of the language.
bool is_java_identifier(std::string_view name);

/// How classes and their members are written in source of one package.
class SourceNames {
 public:
  /// `package` is internal: "java/util", or empty.
  SourceNames(Program& program, std::string package);

  /// Where tests of a class stand: its own package, or one of ours when that is closed to others
  /// (the JDK's) or cannot be written.
  static std::string package_for(const Class& cls);

  const std::string& package() const { return package_; }
  /// "Bst.Node", "java.util.TreeMap[]"; none for what this package cannot name.
  std::optional<std::string> class_name(std::string_view internal);
  /// The same for a descriptor: "int", "Bst.Node".
  std::optional<std::string> type(std::string_view descriptor);
  /// A class of java.lang: "Object", or "java.lang.Object" beside another of that name.
  std::string lang(std::string_view simple);
  /// Whether a member with these flags may be used here.
  bool may_use(const Class& owner, std::uint16_t access) const;
  /// The class, or null when it is not there or broken.
  const Class* find(std::string_view internal);
  bool is_taken(const std::string& simple);

 private:
  std::optional<std::string> member_name(const Class& cls);
  std::optional<std::string> top_level_name(const Class& cls);

  Program& program_;
  std::string package_;
};

}  // namespace loris
