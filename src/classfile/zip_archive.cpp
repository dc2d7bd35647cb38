#include "classfile/zip_archive.h"

#include <fmt/format.h>
#include <zip.h>

#include <algorithm>

#include "base/input_error.h"
#include "classfile/files.h"
#include "classfile/names.h"

namespace loris {
namespace {

constexpr std::size_t kChunk = std::size_t{64} << 10;

[[noreturn]] void fail_open(const std::string& name, zip_error_t& error) {
  std::string message =
      fmt::format("{}: cannot be opened as a jar: {}", name, zip_error_strerror(&error));
  zip_error_fini(&error);
  throw InputError(message);
}

/// Takes over the source, whether that succeeds or not.
zip* open_source(const std::string& name, zip_source_t* source, zip_error_t& error) {
  if (source == nullptr) fail_open(name, error);
  zip* archive = zip_open_from_source(source, ZIP_RDONLY, &error);
  if (archive == nullptr) {
    zip_source_free(source);
    fail_open(name, error);
  }
  zip_error_fini(&error);
  return archive;
}

struct CloseEntry {
  void operator()(zip_file_t* entry) const { zip_fclose(entry); }
};

}  // namespace

ZipArchive ZipArchive::open(const std::string& path, std::uint64_t start) {
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* source = zip_source_file_create(path.c_str(), start, 0, &error);
  return {path, open_source(path, source, error)};
}

ZipArchive ZipArchive::in_memory(std::string name, std::span<const std::uint8_t> bytes) {
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
  zip* archive = open_source(name, source, error);
  return {std::move(name), archive};
}

std::uint64_t ZipArchive::size() const {
  return static_cast<std::uint64_t>(zip_get_num_entries(archive_.get(), 0));
}

std::string_view ZipArchive::entry_name(std::uint64_t index) const {
  const char* name = zip_get_name(archive_.get(), index, 0);
  return name == nullptr ? std::string_view{} : std::string_view{name};
}

std::optional<std::uint64_t> ZipArchive::find(const std::string& entry) const {
  const zip_int64_t index = zip_name_locate(archive_.get(), entry.c_str(), 0);
  if (index < 0) return std::nullopt;
  return static_cast<std::uint64_t>(index);
}

std::vector<std::uint8_t> ZipArchive::read(std::uint64_t index) const {
  const std::uint64_t claimed = claimed_size(index);
  const std::unique_ptr<zip_file_t, CloseEntry> entry(zip_fopen_index(archive_.get(), index, 0));
  if (entry == nullptr) fail(index, zip_strerror(archive_.get()));
  std::vector<std::uint8_t> bytes;
  for (;;) {
    const std::size_t done = bytes.size();
    bytes.resize(done + std::min<std::uint64_t>(kChunk, claimed - done + 1));
    const zip_int64_t n = zip_fread(entry.get(), bytes.data() + done, bytes.size() - done);
    if (n < 0) fail(index, zip_file_strerror(entry.get()));
    bytes.resize(done + static_cast<std::size_t>(n));
    if (n == 0) break;
    if (bytes.size() > claimed) fail(index, fmt::format("holds more than its {} bytes", claimed));
  }
  if (bytes.size() != claimed) {
    fail(index, fmt::format("holds {} bytes, but claims {}", bytes.size(), claimed));
  }
  return bytes;
}

void ZipArchive::Close::operator()(zip* archive) const { zip_discard(archive); }

void ZipArchive::fail(std::uint64_t index, std::string_view message) const {
  throw InputError(fmt::format("{}: entry {}: {}", name_, quoted(entry_name(index)), message));
}

/// The size in the directory of the archive, once nothing speaks against reading the entry.
std::uint64_t ZipArchive::claimed_size(std::uint64_t index) const {
  zip_stat_t stat;
  zip_stat_init(&stat);
  constexpr zip_uint64_t kNeeded =
      ZIP_STAT_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
  if (zip_stat_index(archive_.get(), index, 0, &stat) != 0)
    fail(index, zip_strerror(archive_.get()));
  if ((stat.valid & kNeeded) != kNeeded) fail(index, "has no size");
  if (stat.encryption_method != ZIP_EM_NONE) fail(index, "is encrypted");
  if (zip_compression_method_supported(stat.comp_method, 0) == 0) {
    fail(index,
         fmt::format("uses compression method {}, which is not supported", stat.comp_method));
  }
  if (stat.size > kMaxFileSize) fail(index, fmt::format("claims {} bytes", stat.size));
  return stat.size;
}

}  // namespace loris
