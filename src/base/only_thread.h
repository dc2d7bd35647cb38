#pragma once

namespace loris {

/// Goes on in a copy of this process in which the caller is the only thread. The original stands
/// still, so that threads nobody waits for take neither time nor memory, and ends as the copy does.
/// `is_interrupted` is asked there now and then; the copy is told. Where the system has no room for
/// a copy, the caller goes on beside the other threads.
void become_only_thread(bool (*is_interrupted)());

}  // namespace loris
