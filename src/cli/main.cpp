#include <iostream>

#include "base/input_error.h"
#include "cli/commands.h"

int main(int argc, char** argv) {
  try {
    return loris::run_command({argv, argv + argc});
  } catch (const loris::InputError& e) {
    std::cerr << "loris: " << e.what() << '\n';
    return 2;
  } catch (const std::exception& e) {
    std::cerr << "loris: internal error: " << e.what() << '\n';
    return 70;
  }
}
