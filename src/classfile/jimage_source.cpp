#include <fmt/format.h>

#include <algorithm>

#include "classfile/files.h"
#include "classfile/jimage.h"

namespace loris {
namespace {

bool is_class(const Jimage::Location& location) {
  return location.extension == "class" && !location.module.empty() &&
         location.module != "modules" && location.module != "packages";
}

/// Classes of all modules by name; the image says which module has a package.
class JimageSource final : public ClassSource {
 public:
  JimageSource(std::string name, std::span<const std::uint8_t> bytes)
      : image_(std::move(name), bytes) {}
  JimageSource(const std::string& path, std::unique_ptr<MappedFile> file)
      : file_(std::move(file)), image_(path, file_->bytes()) {}

  std::optional<ClassBytes> find(std::string_view name) const override {
    return find_in_package(name, fmt::format("{}.class", name));
  }

  std::vector<std::string> list() const override {
    std::vector<std::string> names;
    for (const Jimage::Location& location : image_.locations()) {
      if (!is_class(location) || location.parent.empty()) continue;
      names.push_back(fmt::format("{}/{}", location.parent, location.base));
    }
    std::sort(names.begin(), names.end());
    return names;
  }

  std::optional<ClassBytes> find_resource(std::string_view path) const override {
    if (path.starts_with('/')) return find_full(path);
    if (auto found = find_in_package(path, path)) return found;
    for (const std::string& module : modules()) {
      if (auto found = find_in(module, path)) return found;
    }
    return std::nullopt;
  }

  std::vector<std::string> modules() const override {
    std::vector<std::string> names;
    for (const Jimage::Location& location : image_.locations()) {
      if (is_class(location) && location.base == "module-info") names.emplace_back(location.module);
    }
    std::sort(names.begin(), names.end());
    return names;
  }

 private:
  /// `name` says the package, `path` the file.
  std::optional<ClassBytes> find_in_package(std::string_view name, std::string_view path) const {
    const std::size_t slash = name.rfind('/');
    if (slash == std::string_view::npos) return std::nullopt;
    std::string package(name.substr(0, slash));
    std::replace(package.begin(), package.end(), '/', '.');
    const auto module = image_.module_of(package);
    if (!module) return std::nullopt;
    return find_in(*module, path);
  }

  std::optional<ClassBytes> find_in(std::string_view module, std::string_view path) const {
    const auto bytes = image_.find(fmt::format("/{}/{}", module, path));
    if (!bytes) return std::nullopt;
    return ClassBytes{*bytes, {}, fmt::format("{}/{}", module, path), std::string(module)};
  }

  std::optional<ClassBytes> find_full(std::string_view path) const {
    const std::size_t slash = path.find('/', 1);
    if (slash == std::string_view::npos) return std::nullopt;
    return find_in(path.substr(1, slash - 1), path.substr(slash + 1));
  }

  std::unique_ptr<MappedFile> file_;
  Jimage image_;
};

}  // namespace

std::unique_ptr<ClassSource> open_jimage(const std::string& path) {
  return std::make_unique<JimageSource>(path, std::make_unique<MappedFile>(path));
}

std::unique_ptr<ClassSource> open_jimage_in_memory(std::string name,
                                                   std::span<const std::uint8_t> bytes) {
  return std::make_unique<JimageSource>(std::move(name), bytes);
}

}  // namespace loris
