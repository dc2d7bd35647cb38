#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace loris::test {

/// An InvokeDynamic constant, and the static method of a class file that it is to be linked to.
struct Redirection {
  std::uint16_t constant;
  std::string file, method;
};

/// The class with these constants redirected: they get LorisLink.link as bootstrap method, which
/// takes the file and the method.
std::vector<std::uint8_t> redirect(std::span<const std::uint8_t> class_bytes,
                                   const std::vector<Redirection>& redirections);

}  // namespace loris::test
