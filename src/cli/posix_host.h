#pragma once
#include "interp/host.h"

namespace loris {

/// The machine that Loris itself runs on.
class PosixHost final : public Host {
 public:
  bool write(int fd, std::span<const std::uint8_t> bytes) override;
  std::int64_t read(int fd, std::uint8_t* bytes, std::size_t size) override;
  std::int64_t available(int fd) override;
  std::int64_t nano_time() override;
  std::int64_t current_time_millis() override;
};

}  // namespace loris
