#pragma once

namespace loris {

/// From here on the first SIGINT and the first SIGTERM only ask to stop; the second ends the
/// process at once.
void catch_interrupts();
/// Whether one has come.
bool is_interrupted();

}  // namespace loris
