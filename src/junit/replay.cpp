#include "junit/replay.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/input_error.h"
#include "base/process.h"
#include "junit/java_sources.h"

namespace loris {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kFilesPerCompiler = 10, kTestsPerJvm = 2000;
constexpr double kCompilerSeconds = 600, kJvmSeconds = 60;

void write_text(const fs::path& path, const std::string& text) {
  std::error_code none;
  fs::create_directories(path.parent_path(), none);
  std::ofstream out(path, std::ios::binary);
  out << text;
  out.close();
  if (!out) throw InputError(fmt::format("cannot write {}", path.string()));
}

std::string read_text(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

/// java and javac read options from a file, in quotes and with backslashes doubled.
std::string in_quotes(const std::string& word) {
  std::string quoted = "\"";
  for (const char c : word)
    quoted += c == '"' || c == '\\' ? std::string("\\") + c : std::string(1, c);
  return quoted + "\"\n";
}

class Replay {
 public:
  Replay(const TestSuite& suite, const ReplayOptions& options)
      : suite_(suite), options_(options), answers_(suite.cases.size()) {}

  std::vector<Replayed> run() {
    if (!options_.go_on()) return interrupted();
    write_text(file("classes/.keep"), "");
    find_class_path();
    write_runner();
    compile_tests();
    if (!options_.go_on()) return interrupted();
    std::vector<std::size_t> waiting;
    for (std::size_t i = 0; i < suite_.cases.size(); ++i) {
      if (!suite_.cases[i].obstacle.empty())
        answers_[i].note = suite_.cases[i].obstacle;
      else if (answers_[i].note.empty())
        waiting.push_back(i);
    }
    for (std::size_t at = 0; at < waiting.size(); at += kTestsPerJvm) {
      const std::size_t end = std::min(waiting.size(), at + kTestsPerJvm);
      run_tests({waiting.begin() + static_cast<std::ptrdiff_t>(at),
                 waiting.begin() + static_cast<std::ptrdiff_t>(end)});
    }
    return std::move(answers_);
  }

 private:
  fs::path file(const std::string& name) const { return fs::path(work_.path()) / name; }

  std::vector<Replayed> interrupted() {
    for (Replayed& answer : answers_) answer.note = "interrupted";
    return std::move(answers_);
  }

  // --- the class path

  /// A single class file is copied to where its package belongs.
  void find_class_path() {
    class_path_ = file("classes").string();
    for (const std::string& entry : options_.class_path) {
      std::error_code none;
      const bool is_class = entry.ends_with(".class") && fs::is_regular_file(entry, none);
      if (is_class) copy_class(entry);
      class_path_ += ":" + (is_class ? file("single").string() : entry);
    }
    for (const std::string& jar : options_.junit.jars) class_path_ += ":" + jar;
  }

  void copy_class(const std::string& entry) {
    const auto source = open_class_file(entry);
    for (const std::string& name : source->list()) {
      const auto found = source->find(name);
      if (!found) continue;
      const auto* bytes = reinterpret_cast<const char*>(found->bytes.data());
      write_text(file("single") / (name + ".class"), std::string(bytes, found->bytes.size()));
    }
  }

  // --- compiling

  /// Empty, or what the compiler said.
  std::string compile(const std::vector<std::string>& sources) {
    std::string arguments;
    for (const char* word : {"-d", "-encoding", "UTF-8", "-proc:none", "-nowarn", "-Xlint:none"}) {
      arguments += in_quotes(word);
      if (std::string_view(word) == "-d") arguments += in_quotes(file("classes").string());
    }
    arguments += in_quotes("-cp") + in_quotes(class_path_);
    for (const std::string& source : sources) arguments += in_quotes(source);
    write_text(file("javac.txt"), arguments);
    const ProcessEnd end =
        run_process({options_.jdk.home + "/bin/javac", "-J-XX:TieredStopAtLevel=1",
                     "-J-XX:+UseSerialGC", "@" + file("javac.txt").string()},
                    file("javac.log").string(), kCompilerSeconds, options_.go_on);
    if (end.interrupted) return "interrupted";
    if (end.timed_out) return "the compiler took too long";
    if (end.status == 0) return {};
    const std::string said = read_text(file("javac.log"));
    return said.empty() ? fmt::format("javac ended with status {}", end.status) : said;
  }

  /// The runner is a few lines of ours; what is wrong with it is wrong with the JDK or JUnit.
  void compile_runner() {
    const std::string said = compile(runner_);
    if (!said.empty() && options_.go_on())
      throw InputError(fmt::format("the tests cannot be run: {}", first_line(said)));
  }

  void write_runner() {
    const bool is_4 = options_.junit.release == 4;
    write_text(file("runner/LorisRunLog.java"), java_sources::kRunLog);
    write_text(file("runner/LorisJunitRunner.java"),
               is_4 ? java_sources::kJunit4Runner : java_sources::kJunit5Runner);
    runner_ = {file("runner/LorisRunLog.java").string(),
               file("runner/LorisJunitRunner.java").string()};
  }

  std::string source(const TestFile& each) const { return options_.directory + "/" + each.path; }

  /// All at once where that is possible: a compiler takes longer to start than to compile.
  void compile_tests() {
    std::vector<const TestFile*> tests;
    for (const TestFile& each : suite_.files) tests.push_back(&each);
    std::string helper_said;
    std::vector<std::string> first = runner_;
    if (suite_.has_helper) {
      first.push_back(source(*tests.back()));
      tests.pop_back();
    }
    for (std::size_t at = 0; at < tests.size(); at += kFilesPerCompiler) {
      const std::size_t end = std::min(tests.size(), at + kFilesPerCompiler);
      std::vector<std::string> sources;
      if (at == 0) sources = first;
      for (std::size_t i = at; i < end; ++i) sources.push_back(source(*tests[i]));
      if (helper_said.empty() && compile(sources).empty()) continue;
      if (at == 0) {
        compile_runner();
        if (suite_.has_helper) helper_said = compile({first.back()});
      }
      for (std::size_t i = at; i < end; ++i) compile_alone(*tests[i], helper_said);
    }
  }

  void compile_alone(const TestFile& test, const std::string& helper_said) {
    const std::string said = helper_said.empty() ? compile({source(test)}) : helper_said;
    if (said.empty()) return;
    std::string cls = test.path.substr(0, test.path.size() - std::string_view(".java").size());
    std::replace(cls.begin(), cls.end(), '/', '.');
    for (std::size_t i = 0; i < suite_.cases.size(); ++i) {
      if (suite_.cases[i].cls != cls) continue;
      answers_[i].note = "the test does not compile: " + first_line(said);
      answers_[i].is_ours = said != "interrupted";
    }
  }

  // --- running

  /// As often as it takes: each start leaves fewer.
  void run_tests(std::vector<std::size_t> waiting) {
    while (!waiting.empty()) {
      const ProcessEnd end = start_jvm(waiting);
      const bool is_whole = read_log(waiting, end);
      std::erase_if(waiting, [&](std::size_t i) { return is_answered_[i]; });
      if (is_whole || end.interrupted) break;
    }
    for (const std::size_t i : waiting) {
      const bool is_known = !answers_[i].note.empty();
      if (!is_answered_[i] && !is_known) answers_[i].note = why_not_run_;
    }
  }

  ProcessEnd start_jvm(const std::vector<std::size_t>& waiting) {
    std::string list;
    for (const std::size_t i : waiting)
      list += fmt::format("{}#{}\n", suite_.cases[i].cls, suite_.cases[i].method);
    write_text(file("tests.txt"), list);
    write_text(file("log.txt"), "");
    std::string arguments;
    for (const char* word :
         {"-ea", "-Dloris.lines=true", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp"})
      arguments += in_quotes(word);
    arguments += in_quotes(class_path_);
    const auto millis = static_cast<std::int64_t>(options_.test_seconds * 1000);
    for (const std::string& word : {std::string("LorisJunitRunner"), file("tests.txt").string(),
                                    file("log.txt").string(), std::to_string(millis)})
      arguments += in_quotes(word);
    write_text(file("java.txt"), arguments);
    const double longest =
        kJvmSeconds + options_.test_seconds * static_cast<double>(waiting.size());
    return run_process({options_.jdk.home + "/bin/java", "@" + file("java.txt").string()},
                       file("java.log").string(), longest, options_.go_on);
  }

  void answer(std::size_t i, ReplayVerdict verdict, const std::string& note) {
    answers_[i] = {verdict, note, false};
    is_answered_[i] = true;
  }

  /// Memory is the machine's affair, not the program's.
  void answer_failure(std::size_t i, const std::string& note) {
    const bool is_memory = note.starts_with("java.lang.OutOfMemoryError");
    answer(i, is_memory ? ReplayVerdict::NotRunnable : ReplayVerdict::Differs, note);
  }

  /// Whether starting again would change nothing.
  bool read_log(const std::vector<std::size_t>& waiting, const ProcessEnd& end) {
    std::map<std::string, std::size_t> by_name;
    for (const std::size_t i : waiting)
      by_name[suite_.cases[i].cls + "#" + suite_.cases[i].method] = i;
    std::istringstream log(read_text(file("log.txt")));
    std::string line, running;
    bool is_whole = false, is_any = false;
    why_not_run_ = "JUnit did not run it";
    while (std::getline(log, line)) {
      const std::size_t tab = std::min(line.find('\t'), line.size());
      const std::size_t second = std::min(line.find('\t', tab + 1), line.size());
      const std::string what = line.substr(0, tab);
      const std::string test = tab < line.size() ? line.substr(tab + 1, second - tab - 1) : "";
      const std::string note = second < line.size() ? line.substr(second + 1) : "";
      if (what == "end") is_whole = true;
      if (what == "broke") why_not_run_ = note;
      const auto found = by_name.find(test);
      if (found == by_name.end()) continue;
      is_any = true;
      running = what == "started" ? test : "";
      if (what == "passed") answer(found->second, ReplayVerdict::Confirmed, "");
      if (what == "failed") answer_failure(found->second, note);
      if (what == "skipped") answer(found->second, ReplayVerdict::NotRunnable, note);
      if (what == "late")
        answer(found->second, ReplayVerdict::NotRunnable,
               fmt::format("time-out: still running after {:g} s", options_.test_seconds));
    }
    if (end.interrupted) why_not_run_ = "interrupted";
    if (!running.empty() && !end.interrupted)
      answer(by_name[running], ReplayVerdict::NotRunnable,
             end.timed_out ? "time-out" : fmt::format("it ended the JVM, status {}", end.status));
    if (is_any || is_whole) return is_whole;
    const std::string said = first_line(read_text(file("java.log")));
    why_not_run_ = fmt::format("the JVM did not start: {}", said);
    return true;
  }

  const TestSuite& suite_;
  const ReplayOptions& options_;
  TemporaryDirectory work_;
  std::string class_path_, why_not_run_;
  std::vector<std::string> runner_;
  std::vector<Replayed> answers_;
  std::vector<bool> is_answered_ = std::vector<bool>(answers_.size());
};

}  // namespace

std::vector<Replayed> replay(const TestSuite& suite, const ReplayOptions& options) {
  return Replay(suite, options).run();
}

}  // namespace loris
