#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loris {

/// The bytes of a class and where they came from. `bytes` stays valid as long as the source lives
/// (a mapped image) or as `storage` does (read or inflated).
struct ClassBytes {
  std::span<const std::uint8_t> bytes;
  std::vector<std::uint8_t> storage;
  std::string origin;  // for messages
  std::string module;  // "java.base"; empty for classes of the class path
};

/// Somewhere that classes are looked up: a directory, a jar, a single class file, the JDK's image.
class ClassSource {
 public:
  virtual ~ClassSource() = default;
  /// name is internal: "java/util/Map". Absent is an ordinary answer; an unreadable file throws
  /// InputError.
  virtual std::optional<ClassBytes> find(std::string_view name) const = 0;
  /// Every class it holds, internal names, sorted. The module-info classes of a JDK are not listed:
  /// all have one name.
  virtual std::vector<std::string> list() const = 0;
  /// A non-class file such as "META-INF/services/x"; absent is an ordinary answer. In a JDK, a path
  /// that starts with a slash names the module too: "/java.base/module-info.class".
  virtual std::optional<ClassBytes> find_resource(std::string_view path) const = 0;
  /// The modules of a JDK, sorted; none elsewhere.
  virtual std::vector<std::string> modules() const { return {}; }
};

std::unique_ptr<ClassSource> open_directory(const std::string& path);
std::unique_ptr<ClassSource> open_class_file(const std::string& path);
/// feature is the Java release whose versioned entries of a multi-release jar apply.
std::unique_ptr<ClassSource> open_jar(const std::string& path, int feature);
std::unique_ptr<ClassSource> open_jimage(const std::string& path);
std::unique_ptr<ClassSource> open_jmods(const std::string& directory);

/// Opens each entry of a class path by what it is: a directory, a jar (followed by what its
/// manifest's Class-Path names), a class file, or "lib/*" for the jars in lib. An entry that
/// appears again is opened once. Throws InputError naming an entry that does not exist or cannot be
/// read.
std::vector<std::unique_ptr<ClassSource>> open_class_path(const std::vector<std::string>& entries,
                                                          int feature);

/// An installed JDK.
struct Jdk {
  std::string home;
  int feature = 0;      // 17
  std::string version;  // "17.0.15", from the release file
};

/// The JDK at `home` if given, else JAVA_HOME, else the one of `java` on PATH. Throws InputError
/// saying where was looked when there is none.
Jdk find_jdk(const std::optional<std::string>& home);
/// Its lib/modules, or its jmods where there is no image.
std::unique_ptr<ClassSource> open_jdk(const Jdk& jdk);

}  // namespace loris
