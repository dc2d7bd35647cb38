#include <csignal>
#include <iostream>
#include <new>

#include "base/input_error.h"
#include "cli/commands.h"
#include "hex/source.h"
#include "report/java_text.h"

int main(int argc, char** argv) {
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is one that cannot be written
  try {
    return loris::run_command({argv, argv + argc});
  } catch (const loris::hex::RuleError& e) {
    std::cerr << "loris: " << loris::printable(e.what()) << '\n';
    for (const std::string& line : e.excerpt()) std::cerr << "  " << loris::printable(line) << '\n';
    return 2;
  } catch (const loris::InputError& e) {
    std::cerr << "loris: " << loris::printable(e.what()) << '\n';
    return 2;
  } catch (const std::bad_alloc&) {
    std::cerr << "loris: out of memory\n";
    return 3;
  } catch (const std::exception& e) {
    std::cerr << "loris: internal error: " << loris::printable(e.what()) << '\n';
    return 70;
  }
}
