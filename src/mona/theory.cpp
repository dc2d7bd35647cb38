#include "mona/theory.h"

#include "mona/disjuncts.h"

namespace loris::mona {

Theory::Case::Case(hex::Rules given, const Vocabulary& vocabulary,
                   const std::optional<std::string>& cache)
    : rules(std::move(given)),
      structure(rules, vocabulary),
      translation(structure),
      answers(cache, translation.text()) {}

Theory::Theory(const hex::Rules& rules, Vocabulary vocabulary, Options options)
    : vocabulary_(std::move(vocabulary)), prover_(options.seconds, std::move(options.keep_going)) {
  for (hex::Rules& one : cases_of_roots(rules))
    cases_.push_back(std::make_unique<Case>(std::move(one), vocabulary_, options.cache));
}

std::set<std::string> Theory::unused() const {
  std::set<std::string> all;
  for (const auto& one : cases_)
    all.insert(one->structure.unused().begin(), one->structure.unused().end());
  return all;
}

std::optional<bool> Theory::allows(const PartialHeap& heap) {
  std::optional<bool> found = false;
  for (const auto& one : cases_) {
    const std::optional<bool> answer = allows(*one, heap);
    if (answer == true) return true;
    if (!answer) found.reset();
  }
  return found;
}

std::optional<bool> Theory::allows(Case& one, const PartialHeap& heap) {
  const std::string text = question(one.structure, heap);
  if (const auto known = one.answers.find(text)) return known;
  ++asked_;
  const std::optional<bool> answer = prover_.is_satisfiable(one.translation.text() + text);
  if (answer) one.answers.add(text, *answer);
  return answer;
}

}  // namespace loris::mona
