#include "java_tools.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "base/input_error.h"
#include "classfile/class_path.h"

namespace loris::test {
namespace fs = std::filesystem;
namespace {

std::string shell_quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'') out.append("'\\'");
    out.push_back(c);
  }
  out.push_back('\'');
  return out;
}

fs::path make_directory(const fs::path& parent) {
  fs::create_directories(parent);
  std::string name = (parent / "loris-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make " + name);
  return name;
}

}  // namespace

void run_tool(const std::string& tool, const std::vector<std::string>& arguments) {
  std::string command = shell_quoted((fs::path(find_jdk({}).home) / "bin" / tool).string());
  for (const std::string& argument : arguments)
    command += fmt::format(" {}", shell_quoted(argument));
  if (std::system((command + " 1>&2").c_str()) != 0) throw std::runtime_error("failed: " + command);
}

fs::path directory_filled_once(const std::string& key,
                               const std::function<void(const fs::path&)>& fill) {
  const fs::path cache = fs::temp_directory_path() / fmt::format("loris-tests-{}", ::getuid());
  const Jdk jdk = find_jdk({});
  const std::size_t hash = std::hash<std::string>()(key + jdk.home + jdk.version);
  const fs::path kept = cache / fmt::format("{:016x}", hash);
  if (fs::exists(kept)) return kept;
  const fs::path made = make_directory(cache);
  fill(made);
  std::error_code another_was_faster;
  fs::rename(made, kept, another_was_faster);
  if (another_was_faster) fs::remove_all(made);
  return kept;
}

fs::path compile_java(const std::vector<JavaSource>& sources,
                      const std::vector<std::string>& options) {
  std::string key = "javac";
  for (const std::string& option : options) key += fmt::format(" {}", option);
  for (const JavaSource& source : sources)
    key += fmt::format("\n{}:\n{}", source.file, source.text);
  return directory_filled_once(key, [&](const fs::path& directory) {
    const TemporaryDirectory source_directory;
    std::vector<std::string> arguments = {"-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    arguments.insert(arguments.end(), {"-d", directory.string()});
    for (const JavaSource& source : sources) {
      write_text(source_directory.path() / source.file, source.text);
      arguments.push_back((source_directory.path() / source.file).string());
    }
    run_tool("javac", arguments);
  });
}

TemporaryDirectory::TemporaryDirectory() : path_(make_directory(fs::temp_directory_path())) {}

TemporaryDirectory::~TemporaryDirectory() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::vector<std::uint8_t> bytes_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + file.string());
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void write_bytes(const fs::path& file, const std::vector<std::uint8_t>& bytes) {
  write_text(file, std::string(bytes.begin(), bytes.end()));
}

void write_text(const fs::path& file, const std::string& text) {
  fs::create_directories(file.parent_path());
  std::ofstream out(file, std::ios::binary);
  out << text;
  if (!out.flush()) throw std::runtime_error("cannot write " + file.string());
}

std::string input_error_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const InputError& e) {
    return e.what();
  }
  return "no InputError";
}

}  // namespace loris::test
