#pragma once
#include <nlohmann/json.hpp>

#include "exec/result.h"

namespace loris {

/// What a report says of a run as a whole: what was asked, the verdict, counts, violations by
/// cause, time, limits.
nlohmann::ordered_json html_summary(const Result& result);

}  // namespace loris
