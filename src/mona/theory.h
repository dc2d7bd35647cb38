#pragma once
#include <functional>
#include <optional>
#include <string>

#include "mona/answer_file.h"
#include "mona/prover.h"
#include "mona/question.h"
#include "mona/translation.h"

namespace loris::mona {

/// Rules over a vocabulary, and what follows from them.
class Theory {
 public:
  struct Options {
    double seconds = 5;                // for one question
    std::optional<std::string> cache;  // a directory
    std::function<bool()> keep_going = [] { return true; };
  };

  /// Throws InputError for structures that cannot be expressed, and when there is no `mona`. The
  /// rules must stay.
  Theory(const hex::Rules& rules, Vocabulary vocabulary, Options options);

  /// Whether some heap that the rules allow is as this one where this one is decided; of any size.
  /// None when that is not known, see `failure`.
  std::optional<bool> allows(const PartialHeap& heap);

  const Vocabulary& vocabulary() const { return vocabulary_; }
  const Structure& structure() const { return structure_; }
  const std::string& failure() const { return prover_.failure(); }
  /// How many questions the program was asked.
  std::uint64_t asked() const { return asked_; }

 private:
  const Vocabulary vocabulary_;
  const Structure structure_;
  const Translation translation_;
  Prover prover_;
  AnswerFile answers_;
  std::uint64_t asked_ = 0;
};

}  // namespace loris::mona
