#pragma once
#include <iosfwd>

#include "exec/result.h"

namespace loris {

/// What the paths cover, in the XML of JaCoCo's reports (its report.dtd, version 1.1): by package,
/// class and method, and by source file and line.
void write_coverage_xml(std::ostream& out, const Result& result);

}  // namespace loris
