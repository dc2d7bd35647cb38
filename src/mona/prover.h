#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "base/process.h"

namespace loris::mona {

/// The `mona` program, where one is found on PATH.
std::optional<std::string> find_program();
/// "1.4-18"; empty when it does not say.
std::string version_of(const std::string& program);

/// Asks the program whether formulas can be satisfied.
class Prover {
 public:
  /// Throws InputError when there is no program of that name that is mona. `keep_going` says
  /// whether there is still time.
  Prover(double seconds, std::function<bool()> keep_going);

  /// None when it takes too long, needs too much memory, or fails.
  std::optional<bool> is_satisfiable(const std::string& text);
  /// What the program writes to a file, given the text that tells it to; none when it does not.
  std::optional<std::string> written(const std::string& text, const std::string& file);
  /// A place for files that last as long as this.
  const std::string& directory() const { return directory_.path(); }
  /// What was wrong when there was no answer.
  const std::string& failure() const { return failure_; }

 private:
  /// What the program says of the text; none when it does not end well.
  std::optional<std::string> run(const std::string& text);
  void fail(int status, const std::string& said);
  /// A program that does not answer as mona does is not asked again.
  void give_up();

  std::string program_;
  double seconds_;
  std::function<bool()> keep_going_;
  TemporaryDirectory directory_;
  std::string failure_;
  bool has_answered_ = false, is_given_up_ = false;
  unsigned failures_ = 0;  // before the first answer
};

}  // namespace loris::mona
