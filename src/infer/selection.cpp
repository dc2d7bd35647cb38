#include "infer/selection.h"

#include <algorithm>
#include <tuple>

namespace loris::infer {

namespace {

struct Holding {
  const Candidate* candidate;
  std::vector<bool> about;
};

/// Of what nothing stronger has spoken yet: one flag for each finding.
struct Open {
  std::vector<bool> aliases, nulls, news;
};

bool is_about_aliases(Claim claim) {
  return claim == Claim::AliasesUp || claim == Claim::AliasesPath || claim == Claim::AliasesMax;
}

/// A rule that names several objects comes after those that name one.
int rank(const Candidate& candidate) {
  const auto repeats = [](const PatternPart& part) { return part.repeats; };
  const bool is_wide =
      candidate.claim == Claim::AliasesPath &&
      std::any_of(candidate.target->parts.begin(), candidate.target->parts.end(), repeats);
  switch (candidate.claim) {
    case Claim::IsNull: return 0;
    case Claim::AliasesNothing: return 1;
    case Claim::AliasesUp: return 2;
    case Claim::AliasesPath: return is_wide ? 4 : 2;
    case Claim::AliasesMax: return 3;
    case Claim::NotNull: return 5;
    case Claim::ExpandsToNothing: return 6;
  }
  return 7;
}

class Selection {
 public:
  Selection(const std::vector<Candidate>& candidates, const Findings& all) : all_(all) {
    for (const Candidate& candidate : candidates) {
      if (std::optional<std::vector<bool>> about = try_candidate(candidate, all))
        holding_.push_back({&candidate, std::move(*about)});
    }
    const std::vector<bool> every(all.findings.size(), true);
    open_ = {every, every, every};
  }

  std::vector<Candidate> select() {
    std::vector<Candidate> chosen;
    for (int wanted = 0; wanted <= 6; ++wanted) {
      while (const Holding* best = most_telling(wanted)) {
        close(*best);
        chosen.push_back(*best->candidate);
      }
    }
    return chosen;
  }

 private:
  /// What the rule is about and no other has said.
  bool is_news(const Holding& rule, std::size_t finding) const {
    if (!rule.about[finding]) return false;
    const Claim claim = rule.candidate->claim;
    if (claim == Claim::NotNull) return open_.nulls[finding];
    if (claim == Claim::ExpandsToNothing) return open_.news[finding];
    if (is_about_aliases(claim) && all_.findings[finding].found != Found::Met) return false;
    return open_.aliases[finding];
  }

  const Holding* most_telling(int wanted) const {
    const Holding* best = nullptr;
    std::tuple<std::size_t, std::size_t, std::size_t, std::string> best_key;
    for (const Holding& rule : holding_) {
      if (rank(*rule.candidate) != wanted) continue;
      std::size_t news = 0, known = 0;
      for (std::size_t i = 0; i < rule.about.size(); ++i) {
        if (is_news(rule, i))
          ++news;
        else if (rule.about[i])
          ++known;
      }
      if (news == 0) continue;
      const std::size_t extra =
          rule.candidate->target ? rule.candidate->target->length() : std::size_t{0};
      const std::tuple key{all_.findings.size() - news, known,
                           rule.candidate->pattern.length() + extra,
                           rule.candidate->pattern.text() + rule.candidate->claim_text()};
      if (best == nullptr || key < best_key) {
        best = &rule;
        best_key = key;
      }
    }
    return best;
  }

  void close(const Holding& rule) {
    const Claim claim = rule.candidate->claim;
    for (std::size_t i = 0; i < rule.about.size(); ++i) {
      if (!rule.about[i]) continue;
      if (claim == Claim::NotNull)
        open_.nulls[i] = false;
      else if (claim == Claim::ExpandsToNothing)
        open_.news[i] = false;
      else
        open_.aliases[i] = false;
      if (claim == Claim::IsNull) open_.news[i] = false;
    }
  }

  const Findings& all_;
  std::vector<Holding> holding_;
  Open open_;
};

}  // namespace

std::vector<Candidate> select_rules(const std::vector<Candidate>& candidates, const Findings& all) {
  return Selection(candidates, all).select();
}

}  // namespace loris::infer
