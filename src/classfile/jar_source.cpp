#include "classfile/jar_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <unordered_map>

#include "classfile/found_class.h"
#include "classfile/manifest.h"

namespace loris {
namespace {

constexpr std::string_view kVersions = "META-INF/versions/";

std::string_view as_text(const std::vector<std::uint8_t>& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

bool is_true(std::string_view value) {
  return value.size() == 4 && (value[0] | 0x20) == 't' && (value[1] | 0x20) == 'r' &&
         (value[2] | 0x20) == 'u' && (value[3] | 0x20) == 'e';
}

/// "META-INF/versions/11/a/B.class" is a/B.class for Java 11 and newer.
struct Versioned {
  int release = 0;
  std::string_view path;
};

std::optional<Versioned> parse_versioned(std::string_view entry) {
  if (!entry.starts_with(kVersions)) return std::nullopt;
  entry.remove_prefix(kVersions.size());
  Versioned versioned;
  const char* end = entry.data() + entry.size();
  const auto [rest, error] = std::from_chars(entry.data(), end, versioned.release);
  if (error != std::errc() || rest == end || *rest != '/') return std::nullopt;
  versioned.path = entry.substr(static_cast<std::size_t>(rest - entry.data()) + 1);
  return versioned;
}

class JarSource final : public ClassSource {
 public:
  JarSource(ZipArchive archive, int feature) : archive_(std::move(archive)) {
    const auto manifest = read_entry("META-INF/MANIFEST.MF");
    if (!manifest) return;
    const auto multi_release = manifest_attribute(as_text(*manifest), "Multi-Release");
    if (multi_release && is_true(*multi_release)) index_versions(feature);
  }

  std::optional<ClassBytes> find(std::string_view name) const override {
    auto found = find_resource(fmt::format("{}.class", name));
    if (found) check_class_name(*found, name);
    return found;
  }

  std::vector<std::string> list() const override {
    std::vector<std::string> names;
    for (std::uint64_t i = 0; i < archive_.size(); ++i) add_class(names, archive_.entry_name(i));
    for (const auto& [path, entry] : versioned_) add_class(names, path);
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
  }

  std::optional<ClassBytes> find_resource(std::string_view path) const override {
    const std::string key(path);
    const auto versioned = versioned_.find(key);
    const auto index =
        versioned != versioned_.end() ? std::optional(versioned->second.index) : archive_.find(key);
    if (!index) return std::nullopt;
    std::string origin = fmt::format("{}!/{}", archive_.name(), archive_.entry_name(*index));
    return owned_bytes(archive_.read(*index), std::move(origin), {});
  }

 private:
  struct Entry {
    int release = 0;
    std::uint64_t index = 0;
  };

  std::optional<std::vector<std::uint8_t>> read_entry(const std::string& path) const {
    const auto index = archive_.find(path);
    if (!index) return std::nullopt;
    return archive_.read(*index);
  }

  /// Neither versions below 9 nor versioned META-INF count (JAR file specification).
  void index_versions(int feature) {
    for (std::uint64_t i = 0; i < archive_.size(); ++i) {
      const auto versioned = parse_versioned(archive_.entry_name(i));
      if (!versioned || versioned->release < 9 || versioned->release > feature) continue;
      if (versioned->path.starts_with("META-INF/")) continue;
      Entry& entry = versioned_[std::string(versioned->path)];
      if (versioned->release > entry.release) entry = {versioned->release, i};
    }
  }

  static void add_class(std::vector<std::string>& names, std::string_view path) {
    if (!path.ends_with(".class") || path.starts_with("META-INF/")) return;
    names.emplace_back(path.substr(0, path.size() - 6));
  }

  ZipArchive archive_;
  std::unordered_map<std::string, Entry> versioned_;
};

}  // namespace

std::unique_ptr<ClassSource> make_jar_source(ZipArchive archive, int feature) {
  return std::make_unique<JarSource>(std::move(archive), feature);
}

std::unique_ptr<ClassSource> open_jar(const std::string& path, int feature) {
  return make_jar_source(ZipArchive::open(path), feature);
}

}  // namespace loris
