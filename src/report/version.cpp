#include "report/version.h"

namespace loris {

std::string_view version() { return LORIS_VERSION; }

}  // namespace loris
