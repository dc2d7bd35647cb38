#include "cli/delivery.h"

#include <ostream>

#include "base/input_error.h"
#include "cli/output_file.h"
#include "report/json.h"

namespace loris {

namespace {

void write_to(std::ostream& out, const std::function<void(std::ostream&)>& write) {
  write(out);
  out.flush();
  if (!out) throw InputError("cannot write to standard output");
}

}  // namespace

int exit_status(const Result& result) {
  if (result.paths.violating > 0 || !result.violations.empty()) return 1;
  return result.complete && !result.interrupted ? 0 : 3;
}

int deliver(const Result& result, const ExploreCommand& command, const TextOptions& style,
            std::ostream& out, std::ostream& err) {
  const bool json_to_out = command.json == "-";
  int status = exit_status(result);
  const auto attempt = [&](const std::function<void()>& report) {
    try {
      report();
    } catch (const InputError& e) {
      err << "loris: " << e.what() << '\n';
      status = 2;
    }
  };
  const auto json = [&](std::ostream& to) { write_json(to, result); };
  const auto text = [&](std::ostream& to) { to << to_text(result, style); };
  if (json_to_out) {
    attempt([&] { write_to(out, json); });
    text(err);
  } else {
    attempt([&] { write_to(out, text); });
    if (command.json) attempt([&] { write_file(*command.json, json); });
  }
  return status;
}

}  // namespace loris
