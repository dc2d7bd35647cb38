#pragma once
#include "heap/object.h"

namespace loris {

struct Refined;

/// What is asked of inputs beyond their types and the scope: structural rules.
class Restriction {
 public:
  virtual ~Restriction() = default;
  /// Whether a reference may be what the heap has just decided of it: null, or an object. Types may
  /// be narrowed there to what remains possible, and `marks` and `due` of the input changed.
  virtual bool accepts(SymbolId symbol, Refined& decided) = 0;
};

}  // namespace loris
