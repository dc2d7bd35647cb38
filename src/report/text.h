#pragma once
#include <string>

#include "exec/result.h"

namespace loris {

enum class Verbosity : std::uint8_t { Quiet, Normal, Verbose };

struct TextOptions {
  Verbosity verbosity = Verbosity::Normal;
  bool colour = false;
  std::size_t width = 100;
  bool says_assumptions = false;  // also where it is quiet
};

/// The result for people: violations with the heaps that cause them, paths by outcome, coverage,
/// what was cut and where, and as the last line what all this amounts to. Quiet: a line for each
/// violation and the last line. Verbose: every violation in full, and the scope in detail.
std::string to_text(const Result& result, const TextOptions& options);

/// Of a vacuous result, what no input satisfies: "isSorted, nor isSmall".
std::string refusing_text(const Result& result);

/// "11 written, 1 disabled".
std::string tests_text(std::uint64_t written, std::uint64_t disabled);

/// "10 tests run on the JVM, 10 confirmed; 1 not runnable".
std::string replay_text(const ReplayCounts& replay);

}  // namespace loris
