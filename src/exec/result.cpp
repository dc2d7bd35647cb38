#include "exec/result.h"

namespace loris {

std::string path_id(const std::vector<std::uint32_t>& choices) {
  std::string id;
  for (const std::uint32_t choice : choices) id += (id.empty() ? "" : ".") + std::to_string(choice);
  return id.empty() ? "-" : id;
}

}  // namespace loris
