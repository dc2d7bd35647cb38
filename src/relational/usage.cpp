#include "relational/usage.h"

#include <algorithm>
#include <utility>

#include "program/link_error.h"

namespace loris::relational {

namespace {

template <class T>
void add_once(std::vector<const T*>& to, const T& one) {
  if (std::find(to.begin(), to.end(), &one) == to.end()) to.push_back(&one);
}

/// References of objects of a class, inherited ones included, with where they lead to.
struct Way {
  const Field* field;
  ClassSet targets;
};

std::vector<Way> ways_of(const Class& cls, const Vocabulary& vocabulary) {
  std::vector<Way> ways;
  for (const Class* at = &cls; at != nullptr; at = at->super) {
    for (const Field& field : at->fields) {
      if (field.is_static() || field.storage != Storage::Ref || field.info == nullptr) continue;
      try {
        const Class& declared = vocabulary.program.load_descriptor(field.descriptor);
        ways.push_back({&field, ClassSet::below(vocabulary, declared)});
      } catch (const LinkError&) {  // of a class that cannot be loaded there is no object
      }
    }
  }
  return ways;
}

bool meets(const ClassSet& targets, const std::vector<bool>& classes) {
  for (std::size_t i = 0; i < classes.size(); ++i) {
    if (targets.counted[i] && classes[i]) return true;
  }
  return false;
}

}  // namespace

void Usage::add_ways(const Vocabulary& vocabulary) {
  if (classes.empty()) return;
  const std::size_t count = vocabulary.counted.size();
  std::vector<std::vector<Way>> ways;
  std::vector<bool> leads(count);  // is of a named class or leads to one
  for (std::size_t i = 0; i < count; ++i) {
    const Class& cls = *vocabulary.counted[i];
    ways.push_back(ways_of(cls, vocabulary));
    std::erase_if(ways.back(), [&](const Way& way) {
      const bool is_named =
          std::find(references.begin(), references.end(), way.field) != references.end();
      return way.targets.uncounted && !is_named;
    });
    leads[i] = std::any_of(classes.begin(), classes.end(),
                           [&](const Class* named) { return cls.is_assignable_to(*named); });
  }
  for (bool changed = true; std::exchange(changed, false);) {
    for (std::size_t i = 0; i < count; ++i) {
      if (leads[i]) continue;
      leads[i] = std::any_of(ways[i].begin(), ways[i].end(),
                             [&](const Way& way) { return meets(way.targets, leads); });
      changed = changed || leads[i];
    }
  }
  ClassSet reached = ClassSet::none(vocabulary);
  for (const Vocabulary::Root& root : vocabulary.roots)
    reached.add(ClassSet::of(vocabulary, root.classes));
  for (ClassSet before; before != reached;) {
    before = reached;
    for (std::size_t i = 0; i < count; ++i) {
      if (!reached.counted[i]) continue;
      for (const Way& way : ways[i]) {
        if (!meets(way.targets, leads)) continue;
        add(*way.field);
        reached.add(way.targets);
      }
    }
  }
}

void Usage::add(const Field& field) {
  add_once(field.storage == Storage::Ref ? references : numbers, field);
}

void Usage::add(const Class& cls) { add_once(classes, cls); }

}  // namespace loris::relational
