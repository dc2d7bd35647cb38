#include "mona/prover.h"

#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

#include <fmt/format.h>

#include "base/input_error.h"

namespace loris::mona {

namespace {

constexpr unsigned kFewFailures = 3;  // one question may need too much memory
constexpr std::uint64_t kMemory = std::uint64_t{2} << 30;

std::string read_text(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

std::optional<std::string> find_program() {
  const char* path = std::getenv("PATH");
  std::istringstream directories(path == nullptr ? "" : path);
  for (std::string directory; std::getline(directories, directory, ':');) {
    const std::string file = (directory.empty() ? "." : directory) + "/mona";
    if (::access(file.c_str(), X_OK) == 0) return file;
  }
  return std::nullopt;
}

std::string version_of(const std::string& program) {
  const TemporaryDirectory work;
  const std::string log = work.path() + "/log";
  try {
    run_process({program, "--help"}, log, 5, [] { return true; });
  } catch (const InputError&) {
    return "";
  }
  constexpr std::string_view kBefore = "MONA v";
  const std::string text = read_text(log);
  const std::size_t start = text.find(kBefore);
  if (start == std::string::npos) return "";
  const std::size_t first = start + kBefore.size();
  return text.substr(first, text.find_first_of(" \n", first) - first);
}

Prover::Prover(double seconds, std::function<bool()> keep_going)
    : seconds_(seconds), keep_going_(std::move(keep_going)) {
  const auto found = find_program();
  if (!found)
    throw InputError("--decide mona: the program mona is not on PATH (Debian package mona)");
  program_ = *found;
  if (version_of(program_).empty())
    throw InputError(fmt::format(
        "--decide mona: {} is not mona: it does not say its version when asked for --help",
        program_));
}

std::optional<std::string> Prover::run(const std::string& text) {
  if (is_given_up_) return std::nullopt;
  const std::string question = directory_.path() + "/question.mona";
  const std::string answer = directory_.path() + "/answer";
  std::ofstream out(question, std::ios::binary);
  out << text;
  out.close();
  if (!out) {
    failure_ = fmt::format("cannot write {}", question);
    return std::nullopt;
  }
  const ProcessEnd end =
      run_process({program_, "-q", question}, answer, seconds_, keep_going_, kMemory);
  if (end.timed_out || end.interrupted) {
    failure_ = end.interrupted ? "mona was stopped"
                               : fmt::format("mona did not answer within {} s", seconds_);
    return std::nullopt;
  }
  const std::string said = read_text(answer);
  if (end.status == 0) return said;
  fail(end.status, said);
  if (!has_answered_ && ++failures_ == kFewFailures) give_up();
  return std::nullopt;
}

void Prover::fail(int status, const std::string& said) {
  const std::string first = said.substr(0, said.find('\n'));
  failure_ =
      fmt::format("mona failed with status {}{}{}", status, first.empty() ? "" : ": ", first);
}

std::optional<bool> Prover::is_satisfiable(const std::string& text) {
  const std::optional<std::string> said = run(text);
  if (!said) return std::nullopt;
  const auto has = [&](std::string_view what) { return said->find(what) != std::string::npos; };
  const bool is_no = has("Formula is unsatisfiable");
  if (is_no || has("Formula is valid") || has("A satisfying example")) {
    has_answered_ = true;
    return !is_no;
  }
  fail(0, *said);
  give_up();
  return std::nullopt;
}

void Prover::give_up() {
  is_given_up_ = true;
  failure_ += "; it was not asked again";
}

std::optional<std::string> Prover::written(const std::string& text, const std::string& file) {
  if (!run(text)) return std::nullopt;
  const std::string found = read_text(file);
  if (found.empty()) return std::nullopt;
  has_answered_ = true;
  return found;
}

}  // namespace loris::mona
