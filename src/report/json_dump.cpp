#include "report/json_dump.h"

#include <nlohmann/json.hpp>

namespace loris {

std::string dump(const nlohmann::ordered_json& json) {
  return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace loris
