// The input is a rule file: it is refused, or read and its paths become automata.
#include <cstddef>
#include <cstdint>
#include <string>

#include "base/input_error.h"
#include "hex/checker.h"
#include "hex/parser.h"

namespace {

struct OpenTypes final : loris::hex::Checker::Types {
  loris::hex::Checker::Truth is_of(const std::string&) const override {
    return loris::hex::Checker::Truth::Open;
  }
};

/// A few references by names that the seeds use, assumed to be all that they can be.
void run(loris::hex::Checker& checker) {
  using loris::hex::Checker;
  const OpenTypes types;
  loris::hex::Marks marks;
  const loris::hex::Ref root = checker.add_root("this", "t/List");
  loris::hex::Ref last = root;
  for (const char* field : {"a", "next", "next", "b"}) {
    last = checker.add_field(last, "t/Node", field, "t/Node");
    checker.check({Checker::Event::Null, last, 0}, types, marks);
    checker.check({Checker::Event::Aliases, last, root}, types, marks);
    checker.check({Checker::Event::Expands, last, 0}, types, marks);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try {
    loris::hex::Checker checker(loris::hex::parse_rules(
        "fuzz.hex", std::string(reinterpret_cast<const char*>(data), size)));
    run(checker);
  } catch (const loris::InputError&) {
    return 0;
  }
  return 0;
}
