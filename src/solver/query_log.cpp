#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "base/input_error.h"
#include "solver/declarations.h"
#include "solver/layers.h"
#include "solver/smtlib.h"

namespace loris {
namespace {

std::string_view status(Answer answer) {
  switch (answer) {
    case Answer::Yes: return "sat";
    case Answer::No: return "unsat";
    case Answer::Unknown: return "unknown";
  }
  return "unknown";
}

class QueryLog final : public Solver {
 public:
  QueryLog(const TermStore& terms, const Applications* applications, std::unique_ptr<Solver> next,
           const std::string& directory)
      : terms_(terms),
        applications_(applications),
        next_(std::move(next)),
        directory_(directory),
        facts_(terms) {
    std::error_code error;
    std::filesystem::create_directories(directory_, error);
    if (error)
      throw InputError(fmt::format("{}: cannot make this directory for queries: {}", directory,
                                   error.message()));
  }

  Verdict check(const PathCondition& path, Term condition, const Model& known) override {
    Verdict verdict = next_->check(path, condition, known);
    write(path, condition, verdict.answer);
    return verdict;
  }

 private:
  void write(const PathCondition& path, Term condition, Answer answer) {
    std::vector<Term> all = conjuncts(path);
    all.push_back(condition);
    Theory theory = Theory::Integers;
    for (const Term conjunct : all) {
      const TermFacts& facts = facts_.of(conjunct);
      if (facts.undecidable) return;  // SMT-LIB has no such operator, so no backend was asked
      theory = std::max(theory, theory_of(facts));
    }
    const Encoding encoding = encoding_of(theory);
    SmtText smt;
    Encoder encoder(terms_, smt, encoding);
    Declarations declared(facts_, applications_, theory, encoder);
    for (const Term conjunct : all) {
      for (const SmtExpr each : declared.add(conjunct)) smt.assert_true(each);
      smt.assert_true(encoder.encode(conjunct));
    }
    save(fmt::format(
        "(set-info :status {})\n(set-info :encoding {})\n(set-logic ALL)\n{}(check-sat)\n",
        status(answer), encoding == Encoding::Bits ? "bits" : "integers", smt.text()));
  }

  void save(const std::string& text) {
    const auto file = directory_ / fmt::format("{:06}.smt2", ++written_);
    std::ofstream out(file, std::ios::binary);
    out << text;
    if (!out.flush()) throw InputError(fmt::format("{}: cannot write this query", file.string()));
  }

  const TermStore& terms_;
  const Applications* applications_;
  std::unique_ptr<Solver> next_;
  std::filesystem::path directory_;
  TermFactsCache facts_;
  int written_ = 0;
};

}  // namespace

std::unique_ptr<Solver> make_query_log(const TermStore& terms, const Applications* applications,
                                       std::unique_ptr<Solver> next, const std::string& directory) {
  return std::make_unique<QueryLog>(terms, applications, std::move(next), directory);
}

}  // namespace loris
