#include "mona/theory.h"

#include <algorithm>
#include <fstream>

#include <fmt/format.h>

#include "mona/disjuncts.h"

namespace loris::mona {

Theory::Case::Case(hex::Rules given, const Vocabulary& vocabulary,
                   const std::optional<std::string>& cache)
    : rules(std::move(given)),
      structure(rules, vocabulary),
      translation(structure),
      answers(cache, translation.text()),
      kept(cache, translation.text()) {}

Theory::Theory(const hex::Rules& rules, Vocabulary vocabulary, Options options)
    : vocabulary_(std::move(vocabulary)), prover_(options.seconds, std::move(options.keep_going)) {
  for (hex::Rules& one : cases_of_roots(rules))
    cases_.push_back(std::make_unique<Case>(std::move(one), vocabulary_, options.cache));
}

std::set<std::string> Theory::notes() const {
  std::set<std::string> all;
  for (const auto& one : cases_) {
    all.insert(one->structure.unused().begin(), one->structure.unused().end());
    if (const std::string& problem = one->answers.problem(); !problem.empty())
      all.insert(fmt::format("answers of mona are not kept: {}: {}", one->answers.path(), problem));
    if (!one->is_kept)
      all.insert(fmt::format("the automaton of mona is not kept: {}", one->kept.path()));
  }
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
  if (one.text.empty()) prepare(one);
  ++asked_;
  const std::optional<bool> answer = prover_.is_satisfiable(one.text + text);
  if (answer) one.answers.add(text, *answer);
  return answer;
}

/// The automaton of the rules is made once, and is a part of every question. Where that does not
/// work, the formulas themselves are.
void Theory::prepare(Case& one) {
  one.text = one.translation.text();
  const auto at = std::find_if(cases_.begin(), cases_.end(),
                               [&](const auto& other) { return other.get() == &one; });
  const std::string file =
      fmt::format("{}/rules{}", prover_.directory(), std::distance(cases_.begin(), at));
  std::optional<std::string> automaton = one.kept.read();
  if (automaton) {
    std::ofstream out(file, std::ios::binary);
    out << *automaton;
    out.close();
    if (!out) return;
  } else {
    automaton = prover_.written(one.translation.exported(file), file);
    if (!automaton) return;
    one.is_kept = one.kept.write(*automaton);
  }
  one.text = one.translation.imported(file);
}

}  // namespace loris::mona
