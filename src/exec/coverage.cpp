#include "exec/coverage.h"

#include <bit>
#include <set>

#include "program/code.h"

namespace loris {

namespace {

bool is_conditional(Act act) {
  switch (act) {
    case Act::ifeq:
    case Act::ifne:
    case Act::iflt:
    case Act::ifge:
    case Act::ifgt:
    case Act::ifle:
    case Act::if_icmpeq:
    case Act::if_icmpne:
    case Act::if_icmplt:
    case Act::if_icmpge:
    case Act::if_icmpgt:
    case Act::if_icmple:
    case Act::if_acmpeq:
    case Act::if_acmpne:
    case Act::ifnull:
    case Act::ifnonnull: return true;
    default: return false;
  }
}

CoverageMarks::MethodMarks marks_of(const Code& code) {
  CoverageMarks::MethodMarks made;
  made.marks = code.marks;
  for (std::size_t i = 0; i < code.insns.size(); ++i) {
    made.branches.push_back(is_conditional(code.insns[i].act) ? 2 : 0);
    made.lines.push_back(line_at(*code.method->info, code.bci[i]));
  }
  return made;
}

}  // namespace

void CoverageMarks::add(const std::string& method, MethodMarks marks) {
  const auto [at, is_new] = methods_.try_emplace(method, std::move(marks));
  if (is_new) return;
  for (std::size_t i = 0; i < at->second.marks.size(); ++i) at->second.marks[i] |= marks.marks[i];
}

void CoverageMarks::add(const CoverageMarks& other) {
  for (const auto& [method, marks] : other.methods_) add(method, marks);
}

CoverageCounts CoverageMarks::counts() const {
  CoverageCounts counts;
  for (const auto& [method, marks] : methods_) {
    std::set<int> lines, run;
    for (std::size_t i = 0; i < marks.marks.size(); ++i) {
      if (marks.lines[i] >= 0) lines.insert(marks.lines[i]);
      if ((marks.marks[i] & mark::kRun) != 0 && marks.lines[i] >= 0) run.insert(marks.lines[i]);
      counts.branches += marks.branches[i];
      if (marks.branches[i] == 0) continue;
      const auto taken =
          static_cast<std::uint8_t>(marks.marks[i] & (mark::kTaken | mark::kNotTaken));
      counts.branches_covered += static_cast<std::uint64_t>(std::popcount(taken));
    }
    counts.lines += lines.size();
    counts.lines_covered += run.size();
  }
  return counts;
}

CoverageMarks coverage_marks(const Program& program) {
  CoverageMarks all;
  for (std::uint32_t id = 1; id <= program.class_count(); ++id) {
    for (const auto& method : program.at(ClassId{id}).methods) {
      if (method->code != nullptr && !method->code->marks.empty())
        all.add(method->key(), marks_of(*method->code));
    }
  }
  return all;
}

}  // namespace loris
