#include "java_process.h"

#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace loris::test {
namespace fs = std::filesystem;
namespace {

std::string run_command(const std::string& command) {
  std::FILE* pipe = ::popen((command + " 2>&1").c_str(), "r");
  if (pipe == nullptr) throw std::runtime_error("cannot start " + command);
  std::string output;
  std::array<char, 4096> buffer;
  while (const std::size_t n = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
    output.append(buffer.data(), n);
  }
  if (::pclose(pipe) != 0) throw std::runtime_error(fmt::format("{}\n{}", command, output));
  return output;
}

/// The feature release of the JDK at home, from its release file; 0 when there is none.
int feature_of(const fs::path& home) {
  std::ifstream release(home / "release");
  for (std::string line; std::getline(release, line);) {
    constexpr std::string_view kKey = "JAVA_VERSION=\"";
    if (line.starts_with(kKey)) return std::atoi(line.c_str() + kKey.size());
  }
  return 0;
}

}  // namespace

fs::path java_sources(const std::string& folder) { return fs::path(LORIS_JAVA_SOURCES) / folder; }

TemporaryDirectory::TemporaryDirectory() {
  std::string name = (fs::temp_directory_path() / "loris-test-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make " + name);
  path_ = name;
}

TemporaryDirectory::~TemporaryDirectory() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::vector<std::uint8_t> read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + path.string());
  return {std::istreambuf_iterator<char>(in), {}};
}

void write_file(const fs::path& path, const std::vector<std::uint8_t>& bytes) {
  fs::create_directories(path.parent_path());
  std::ofstream out(path, std::ios::binary);
  out.write(reinterpret_cast<const char*>(bytes.data()),
            static_cast<std::streamsize>(bytes.size()));
  if (!out.flush()) throw std::runtime_error("cannot write " + path.string());
}

void JavaTools::compile(const std::vector<fs::path>& sources, const fs::path& classes,
                        const std::string& options) const {
  std::string command =
      fmt::format("{} -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC -encoding UTF-8 {} -d {}",
                  tool("javac"), options, classes.string());
  for (const fs::path& source : sources) command += fmt::format(" {}", source.string());
  run_command(command);
}

std::string JavaTools::run(const fs::path& classes, const std::string& arguments,
                           const std::string& options) const {
  return run_command(fmt::format("{} -XX:TieredStopAtLevel=1 -Xshare:auto {} -cp {} {}",
                                 tool("java"), options, classes.string(), arguments));
}

std::string JavaTools::tool(const std::string& name) const {
  return bin_.empty() ? name : (bin_ / name).string();
}

std::optional<NewerJdk> find_newer_jdk(int feature) {
  std::error_code none;
  for (const fs::directory_entry& entry : fs::directory_iterator("/usr/lib/jvm", none)) {
    const int found = feature_of(entry.path());
    if (found >= feature && fs::exists(entry.path() / "bin/javac")) {
      return NewerJdk{JavaTools(entry.path()), found};
    }
  }
  return std::nullopt;
}

}  // namespace loris::test
