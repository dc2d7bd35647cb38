#pragma once
#include <string>
#include <vector>

#include "program/find_class.h"
#include "program/program.h"
#include "spec/predicate.h"

namespace loris {

/// Finds "pkg.Class.method" or "pkg.Class.method(int,Node)"; inner classes with a dot or a dollar
/// sign. Throws InputError that names the near misses.
const Method& find_target(Program& program, const std::string& text);

/// "Bst.insert(int)": simple names of the parameter types.
std::string target_text(const Method& method);

/// What a parameter of a predicate is bound to.
struct Given {
  const Class* type;  // the declared type
  std::size_t index;  // in the list of what can be given
};

/// Finds a predicate by its name, alone (then in `home`, its superclasses and interfaces) or with
/// its class. It returns boolean and takes a prefix of things of these types, of which a receiver
/// is the first if there is one. `option` is for messages: "--pre".
Predicate find_predicate(Program& program, const Class& home, const std::string& text,
                         const std::vector<const Class*>& given, bool has_receiver,
                         const std::string& option);

}  // namespace loris
