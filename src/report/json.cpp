#include "report/json.h"

#include <nlohmann/json.hpp>

namespace loris {

std::string to_json(const Result& result) {
  nlohmann::ordered_json json;
  json["tool"] = "loris";
  json["target"] = result.asked.target;
  json["complete"] = result.complete;
  return json.dump(2) + "\n";
}

}  // namespace loris
