#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "base/input_error.h"
#include "classfile/class_path.h"
#include "classfile/class_reader.h"
#include "classfile/files.h"
#include "classfile/found_class.h"
#include "classfile/names.h"

namespace loris {
namespace fs = std::filesystem;
namespace {

/// No way out of the directory: neither absolute nor with "." or ".." in it.
bool is_inner_path(std::string_view path) {
  const fs::path parts(path);
  return parts.is_relative() && std::none_of(parts.begin(), parts.end(), [](const fs::path& part) {
           return part == "." || part == "..";
         });
}

class DirectorySource final : public ClassSource {
 public:
  explicit DirectorySource(std::string path) : path_(std::move(path)) {}

  std::optional<ClassBytes> find(std::string_view name) const override {
    if (!is_class_name(name)) return std::nullopt;
    auto found = find_resource(fmt::format("{}.class", name));
    if (found) check_class_name(*found, name);
    return found;
  }

  std::vector<std::string> list() const override {
    std::vector<std::string> names;
    std::set<fs::path> above;
    add_classes(path_, "", above, names);
    std::sort(names.begin(), names.end());
    return names;
  }

  std::optional<ClassBytes> find_resource(std::string_view path) const override {
    if (!is_inner_path(path)) return std::nullopt;
    const fs::path file = fs::path(path_) / path;
    std::error_code error;
    if (fs::is_directory(file, error)) return std::nullopt;
    auto bytes = read_file(file);
    if (!bytes) return std::nullopt;
    return owned_bytes(*std::move(bytes), file.string(), {});
  }

 private:
  /// Links to directories are followed, but not to one that we are in: `above` has those.
  static void add_classes(const fs::path& directory, const std::string& package,
                          std::set<fs::path>& above, std::vector<std::string>& names) {
    std::error_code error;
    const auto [self, entered] = above.insert(fs::canonical(directory, error));
    if (!entered) return;
    for (fs::directory_iterator at(directory, error), end; !error && at != end;
         at.increment(error)) {
      const fs::path& path = at->path();
      std::error_code dangling;
      const fs::file_status status = at->status(dangling);
      if (fs::is_directory(status)) {
        add_classes(path, fmt::format("{}{}/", package, path.filename().string()), above, names);
      } else if (path.extension() == ".class" && fs::is_regular_file(status)) {
        names.push_back(package + path.stem().string());
      }
    }
    if (error) throw InputError(fmt::format("{}: {}", directory.string(), error.message()));
    above.erase(self);
  }

  std::string path_;
};

class ClassFileSource final : public ClassSource {
 public:
  explicit ClassFileSource(std::string path) : path_(std::move(path)) {
    auto bytes = read_file(path_);
    if (!bytes) throw InputError(fmt::format("{}: no such file", path_));
    bytes_ = *std::move(bytes);
    name_ = read_class_name(bytes_, path_);
  }

  std::optional<ClassBytes> find(std::string_view name) const override {
    if (name != name_) return std::nullopt;
    return ClassBytes{bytes_, {}, path_, {}};
  }

  std::vector<std::string> list() const override { return {name_}; }

  std::optional<ClassBytes> find_resource(std::string_view) const override { return std::nullopt; }

 private:
  std::string path_, name_;
  std::vector<std::uint8_t> bytes_;
};

}  // namespace

std::unique_ptr<ClassSource> open_directory(const std::string& path) {
  if (!fs::is_directory(path)) throw InputError(fmt::format("{}: not a directory", path));
  return std::make_unique<DirectorySource>(path);
}

std::unique_ptr<ClassSource> open_class_file(const std::string& path) {
  return std::make_unique<ClassFileSource>(path);
}

}  // namespace loris
