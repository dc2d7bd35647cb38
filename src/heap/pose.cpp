#include "heap/merging.h"

namespace loris {

std::unique_ptr<HeapStrategy> make_pose(const Refiner& refiner, const Numbering& numbering) {
  return std::make_unique<Merging>(refiner, numbering, false);
}

}  // namespace loris
