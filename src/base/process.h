#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace loris {

struct ProcessEnd {
  int status = -1;  // 128 + the signal that ended it
  bool timed_out = false, interrupted = false;
};

/// Runs a program with nothing to read; what it prints goes to the file. It and its children are
/// ended when it takes longer than that, or when `go_on`, asked now and then, says no. It may have
/// so many bytes of memory, zero for any number. Throws InputError when it cannot be started.
ProcessEnd run_process(const std::vector<std::string>& command, const std::string& output_file,
                       double seconds, const std::function<bool()>& go_on,
                       std::uint64_t memory_bytes = 0);

/// A directory of its own under the system's temporary one; removed with all that is in it.
class TemporaryDirectory {
 public:
  TemporaryDirectory();
  ~TemporaryDirectory();
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

}  // namespace loris
