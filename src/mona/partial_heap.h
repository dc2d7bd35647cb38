#pragma once
#include <optional>
#include <set>
#include <vector>

#include "mona/vocabulary.h"

namespace loris::mona {

/// What is decided of an input, as far as a vocabulary has words for it. Objects are pairwise
/// different; object 0 stands for where the roots are.
struct PartialHeap {
  struct Decision {
    enum class Kind : std::uint8_t { Null, NotNull, Object };
    Index source = 0;     // an object, 0 for a root
    Index reference = 0;  // of the vocabulary
    Kind kind = Kind::Null;
    Index object = 0;
  };
  std::vector<std::set<Index>> kinds{{}};  // by object: what it may be
  std::vector<Decision> decisions;
};

}  // namespace loris::mona
