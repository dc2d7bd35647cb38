#pragma once
#include <vector>

#include "classfile/class_file.h"

namespace loris::test {

/// Something that is done with every damaged class that could still be read. It returns or throws
/// InputError; anything else is a bug. A later stage of the program is added as a row of stages().
struct Stage {
  const char* name;
  void (*run)(const ClassFile& file);
};

const std::vector<Stage>& stages();

}  // namespace loris::test
