#include "mona/theory.h"

namespace loris::mona {

Theory::Theory(const hex::Rules& rules, Vocabulary vocabulary, Options options)
    : vocabulary_(std::move(vocabulary)),
      structure_(rules, vocabulary_),
      translation_(structure_),
      prover_(options.seconds, std::move(options.keep_going)),
      answers_(options.cache, translation_.text()) {}

std::optional<bool> Theory::allows(const PartialHeap& heap) {
  const std::string text = question(structure_, heap);
  if (const auto known = answers_.find(text)) return known;
  ++asked_;
  const std::optional<bool> answer = prover_.is_satisfiable(translation_.text() + text);
  if (answer) answers_.add(text, *answer);
  return answer;
}

}  // namespace loris::mona
