#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace loris::test {

struct Subject {
  std::string name;
  std::vector<std::uint8_t> bytes;
};

/// Ten good class files, compiled now, with every constant and attribute that the reader knows.
const std::vector<Subject>& subjects();

}  // namespace loris::test
