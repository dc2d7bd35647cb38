#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "mona/answer_file.h"
#include "mona/automaton_file.h"
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

  /// Throws InputError for structures that cannot be expressed, and when there is no `mona`.
  Theory(const hex::Rules& rules, Vocabulary vocabulary, Options options);

  /// Whether some heap that the rules allow is as this one where this one is decided; of any size.
  /// None when that is not known, see `failure`.
  std::optional<bool> allows(const PartialHeap& heap);

  const Vocabulary& vocabulary() const { return vocabulary_; }
  /// For people: rules that say nothing here, and why answers were not kept.
  std::set<std::string> notes() const;
  const std::string& failure() const { return prover_.failure(); }
  /// How many questions the program was asked.
  std::uint64_t asked() const { return asked_; }

 private:
  /// Of a sentence about the roots that is a choice there is one for each way to take it.
  struct Case {
    Case(hex::Rules given, const Vocabulary& vocabulary, const std::optional<std::string>& cache);
    const hex::Rules rules;
    const Structure structure;
    const Translation translation;
    AnswerFile answers;
    AutomatonFile kept;
    bool is_kept = true;  // the automaton, if it should be
    std::string text;     // that questions follow: with the automaton of the rules once it is there
  };
  std::optional<bool> allows(Case& one, const PartialHeap& heap);
  void prepare(Case& one);

  const Vocabulary vocabulary_;
  std::vector<std::unique_ptr<Case>> cases_;
  Prover prover_;
  std::uint64_t asked_ = 0;
};

}  // namespace loris::mona
