#include "heap/merging.h"

namespace loris {

std::unique_ptr<HeapStrategy> make_symbolic(const Refiner& refiner, const Numbering& numbering) {
  return std::make_unique<Merging>(refiner, numbering, true);
}

}  // namespace loris
