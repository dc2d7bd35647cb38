#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <unordered_map>

#include "base/input_error.h"
#include "classfile/class_path.h"
#include "classfile/found_class.h"
#include "classfile/zip_archive.h"

namespace loris {
namespace fs = std::filesystem;
namespace {

constexpr std::uint64_t kJmodHeaderSize = 4;
constexpr std::string_view kClasses = "classes/", kSuffix = ".class";

std::string_view package_of(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? std::string_view{} : path.substr(0, slash);
}

/// A directory of NAME.jmod files, each a zip behind a header of four bytes.
class JmodSource final : public ClassSource {
 public:
  explicit JmodSource(const std::string& directory) {
    std::error_code error;
    for (const auto& file : fs::directory_iterator(directory, error)) {
      if (file.path().extension() != ".jmod") continue;
      modules_.emplace(file.path().stem().string(),
                       ZipArchive::open(file.path().string(), kJmodHeaderSize));
    }
    if (error) throw InputError(fmt::format("{}: {}", directory, error.message()));
    if (modules_.empty()) throw InputError(fmt::format("{}: holds no jmod files", directory));
    for (const auto& [module, archive] : modules_) index_packages(module, archive);
  }

  std::optional<ClassBytes> find(std::string_view name) const override {
    const auto module = module_of_package_.find(std::string(package_of(name)));
    if (module == module_of_package_.end()) return std::nullopt;
    auto found = find_in(module->second, fmt::format("{}{}", name, kSuffix));
    if (found) check_class_name(*found, name);
    return found;
  }

  std::vector<std::string> list() const override {
    std::vector<std::string> names;
    for (const auto& [module, archive] : modules_) {
      for (std::uint64_t i = 0; i < archive.size(); ++i) {
        const std::string_view name = class_in(archive.entry_name(i));
        if (!package_of(name).empty()) names.emplace_back(name);
      }
    }
    std::sort(names.begin(), names.end());
    return names;
  }

  std::optional<ClassBytes> find_resource(std::string_view path) const override {
    if (path.starts_with('/')) {
      const std::size_t slash = std::min(path.find('/', 1), path.size() - 1);
      return find_in(std::string(path.substr(1, slash - 1)), path.substr(slash + 1));
    }
    for (const auto& [module, archive] : modules_) {
      if (auto found = find_in(module, path)) return found;
    }
    return std::nullopt;
  }

  std::vector<std::string> modules() const override {
    std::vector<std::string> names;
    for (const auto& [module, archive] : modules_) names.push_back(module);
    return names;
  }

 private:
  /// "classes/java/util/Map.class" -> "java/util/Map"; empty for what is not a class.
  static std::string_view class_in(std::string_view entry) {
    if (!entry.starts_with(kClasses) || !entry.ends_with(kSuffix)) return {};
    entry.remove_prefix(kClasses.size());
    entry.remove_suffix(kSuffix.size());
    return entry;
  }

  void index_packages(const std::string& module, const ZipArchive& archive) {
    for (std::uint64_t i = 0; i < archive.size(); ++i) {
      const std::string_view package = package_of(class_in(archive.entry_name(i)));
      if (!package.empty()) module_of_package_.emplace(package, module);
    }
  }

  std::optional<ClassBytes> find_in(const std::string& module, std::string_view path) const {
    const auto archive = modules_.find(module);
    if (archive == modules_.end()) return std::nullopt;
    const auto index = archive->second.find(fmt::format("{}{}", kClasses, path));
    if (!index) return std::nullopt;
    return owned_bytes(archive->second.read(*index), fmt::format("{}/{}", module, path), module);
  }

  std::map<std::string, ZipArchive> modules_;
  std::unordered_map<std::string, std::string> module_of_package_;
};

}  // namespace

std::unique_ptr<ClassSource> open_jmods(const std::string& directory) {
  return std::make_unique<JmodSource>(directory);
}

}  // namespace loris
