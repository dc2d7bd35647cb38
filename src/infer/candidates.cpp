#include "infer/candidates.h"

#include <algorithm>

namespace loris::infer {

namespace {

using Fields = std::map<std::string, std::string>;  // name: class

/// The fields of a class that lead to objects of the same class.
std::vector<std::string> links(const std::string& class_name, const Fields& fields) {
  std::vector<std::string> found;
  for (const auto& [name, type] : fields) {
    if (type == class_name) found.push_back(name);
  }
  return found;
}

std::vector<std::vector<std::string>> subsets(const std::vector<std::string>& names) {
  std::vector<std::vector<std::string>> all;
  for (std::size_t bits = 1; bits < std::size_t{1} << names.size(); ++bits) {
    std::vector<std::string>& some = all.emplace_back();
    for (std::size_t i = 0; i < names.size(); ++i) {
      if ((bits >> i & 1) != 0) some.push_back(names[i]);
    }
  }
  return all;
}

bool contains(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

class Maker {
 public:
  explicit Maker(const ClassFields& classes) : classes_(classes) {}

  std::vector<Candidate> take() { return std::move(made_); }

  void add_root(const Root& root) {
    const Pattern start{{PatternBase::Kind::Root, root.name}, {}};
    add_plain(start);
    if (is_recursive(root.class_name)) add_structure(start, root.class_name);
  }

  void add_class(const std::string& name, const Fields& fields) {
    if (is_recursive(name)) {
      add_anywhere(name, fields);
      return;
    }
    for (const auto& [field, type] : fields) {
      const Pattern start = then_one({{PatternBase::Kind::Class, name}, {}}, {field});
      add_plain(start);
      if (is_recursive(type)) add_structure(start, type);
    }
  }

 private:
  bool is_recursive(const std::string& name) const {
    const auto found = classes_.find(name);
    return found != classes_.end() && !links(name, found->second).empty();
  }

  void add_plain(const Pattern& pattern) {
    for (const Claim claim :
         {Claim::IsNull, Claim::AliasesNothing, Claim::NotNull, Claim::ExpandsToNothing})
      made_.push_back({pattern, claim, {}});
  }

  /// A structure of objects of one class, entered at the start: the paths along some of its links,
  /// and one step further.
  void add_structure(const Pattern& start, const std::string& class_name) {
    const Fields& fields = classes_.at(class_name);
    const std::vector<std::string> along = links(class_name, fields);
    for (const auto& [field, type] : fields)
      add_with_targets(then_one(start, {field}), start, along, type == class_name);
    for (const std::vector<std::string>& some : subsets(along)) {
      const Pattern any_number = then_any(start, some);
      const Pattern at_least_one = then_any(then_one(start, some), some);
      for (const Pattern& path : {any_number, at_least_one}) {
        add_with_targets(path, start, along, true);
        for (const auto& [field, type] : fields) {
          if (!contains(some, field))
            add_with_targets(then_one(path, {field}), start, along, type == class_name);
        }
      }
    }
  }

  void add_with_targets(const Pattern& pattern, const Pattern& start,
                        const std::vector<std::string>& along, bool is_link) {
    add_plain(pattern);
    if (!is_link) {
      add_owner(pattern);
      return;
    }
    made_.push_back({pattern, Claim::AliasesUp, {}});
    made_.push_back({pattern, Claim::AliasesPath, start});
    for (const std::vector<std::string>& some : subsets(along)) {
      made_.push_back({pattern, Claim::AliasesMax, then_any(start, some)});
      made_.push_back({pattern, Claim::AliasesPath, then_any(start, some)});
    }
  }

  /// A reference to the object that the rule is about.
  void add_owner(const Pattern& pattern) {
    if (pattern.base.kind == PatternBase::Kind::Class)
      made_.push_back({pattern, Claim::AliasesPath, Pattern{pattern.base, {}}});
  }

  /// What is said of every object: children know their parent, ends of chains are known.
  void add_anywhere(const std::string& class_name, const Fields& fields) {
    const Pattern any{{PatternBase::Kind::Any, ""}, {}};
    const std::vector<std::string> along = links(class_name, fields);
    for (const std::string& first : along) {
      for (const std::string& next : along) {
        if (next == first) continue;
        add_step_after(any, first, next);
        const Pattern chain = then_any(then_one(any, {first}), {next});
        for (const std::string& other : along) {
          if (other == first || other == next) continue;
          const Pattern back = then_one(chain, {other});
          for (const Claim claim : {Claim::NotNull, Claim::ExpandsToNothing})
            made_.push_back({back, claim, {}});
          made_.push_back({back, Claim::AliasesPath, any});
          made_.push_back({then_one(any, {other}), Claim::AliasesMax, chain});
          made_.push_back({chain, Claim::AliasesPath, then_one(any, {other})});
        }
      }
    }
  }

  void add_step_after(const Pattern& any, const std::string& first, const std::string& next) {
    const Pattern pattern = then_one(then_one(any, {first}), {next});
    add_plain(pattern);
    made_.push_back({pattern, Claim::AliasesPath, any});
  }

  const ClassFields& classes_;
  std::vector<Candidate> made_;
};

bool starts_with(const Word& path, const Word& prefix, std::size_t length) {
  if (path.size() < length || prefix.size() < length) return false;
  return std::ranges::equal(WordView(path).first(length), WordView(prefix).first(length));
}

/// How many steps lead to the objects on the way that the base can be.
std::vector<std::size_t> anchors(const PatternBase& base, const Finding& finding) {
  if (base.kind == PatternBase::Kind::Root)
    return finding.path[0] == base.name ? std::vector<std::size_t>{1} : std::vector<std::size_t>{};
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < finding.classes.size(); ++i) {
    if (base.kind == PatternBase::Kind::Any || finding.classes[i] == base.name)
      found.push_back(i + 1);
  }
  return found;
}

/// Whether the object on the path is at the end of a longest path of the target.
bool is_last(const Word& path, std::size_t anchor, const Pattern& target,
             const std::vector<Word>& objects) {
  return std::none_of(objects.begin(), objects.end(), [&](const Word& other) {
    return other.size() > path.size() && starts_with(other, path, path.size()) &&
           target.matches(WordView(other).subspan(anchor));
  });
}

bool is_target(const Candidate& candidate, const Finding& finding, std::size_t anchor,
               const Findings& all) {
  if (!starts_with(finding.target, finding.path, anchor)) return false;
  if (!candidate.target->matches(WordView(finding.target).subspan(anchor))) return false;
  return candidate.claim == Claim::AliasesPath ||
         is_last(finding.target, anchor, *candidate.target, all.visits[finding.visit]);
}

bool is_two_up(const Finding& finding) {
  return finding.path.size() > 2 && finding.target.size() + 2 == finding.path.size() &&
         starts_with(finding.path, finding.target, finding.target.size());
}

bool is_so(const Candidate& candidate, const Finding& finding, std::size_t anchor,
           const Findings& all) {
  switch (candidate.claim) {
    case Claim::IsNull: return finding.found == Found::Null;
    case Claim::NotNull: return finding.found != Found::Null;
    case Claim::ExpandsToNothing: return finding.found != Found::New;
    case Claim::AliasesNothing: return finding.found != Found::Met;
    case Claim::AliasesUp: return finding.found != Found::Met || is_two_up(finding);
    case Claim::AliasesPath:
    case Claim::AliasesMax:
      return finding.found != Found::Met || is_target(candidate, finding, anchor, all);
  }
  return false;
}

/// `same` is what `any` was on the left side.
std::string target_text(const Pattern& target) {
  const std::string text = target.text();
  return target.base.kind == PatternBase::Kind::Any ? "same" + text.substr(3) : text;
}

}  // namespace

std::string Candidate::claim_text() const {
  switch (claim) {
    case Claim::IsNull: return "is null";
    case Claim::NotNull: return "not null";
    case Claim::ExpandsToNothing: return "expands to nothing";
    case Claim::AliasesNothing: return "aliases nothing";
    case Claim::AliasesUp: return "aliases ref.up.up";
    case Claim::AliasesPath: return "aliases " + target_text(*target);
    case Claim::AliasesMax: return "aliases max " + target_text(*target);
  }
  return "";
}

std::vector<Candidate> make_candidates(const std::vector<Root>& roots, const ClassFields& classes) {
  Maker maker(classes);
  for (const Root& root : roots) maker.add_root(root);
  for (const auto& [name, fields] : classes) maker.add_class(name, fields);
  return maker.take();
}

std::optional<std::vector<bool>> try_candidate(const Candidate& candidate, const Findings& all) {
  std::vector<bool> about(all.findings.size());
  for (std::size_t i = 0; i < all.findings.size(); ++i) {
    const Finding& finding = all.findings[i];
    for (const std::size_t anchor : anchors(candidate.pattern.base, finding)) {
      const WordView steps = WordView(finding.path).subspan(anchor);
      if (finding.found == Found::Anything) {
        if (candidate.pattern.begins_with(steps)) return std::nullopt;
      } else if (candidate.pattern.matches(steps)) {
        if (!is_so(candidate, finding, anchor, all)) return std::nullopt;
        about[i] = true;
      }
    }
  }
  return about;
}

}  // namespace loris::infer
