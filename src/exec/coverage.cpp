#include "exec/coverage.h"

#include <algorithm>

#include "base/input_error.h"
#include "exec/generated_code.h"
#include "program/code.h"

namespace loris {

namespace {

using MarkedInstruction = CoverageMarks::Instruction;
using MethodMarks = CoverageMarks::MethodMarks;
using ClassMarks = CoverageMarks::ClassMarks;

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

/// Cases that lead to the same place are one way.
void add_switch(MarkedInstruction& made, const SwitchTable& table) {
  std::set<std::uint32_t> targets(table.targets.begin(), table.targets.end());
  targets.insert(table.fallback);
  if (targets.size() < 2) return;
  made.ways = static_cast<std::uint32_t>(targets.size());
  made.taken.insert(table.taken.begin(), table.taken.end());
}

std::uint8_t marks_at(const Code& code, std::size_t at) {
  return code.marks.empty() ? std::uint8_t{0} : code.marks[at];
}

MarkedInstruction ways_of(const Code& code, std::size_t at) {
  const Insn& insn = code.insns[at];
  const std::uint8_t marks = marks_at(code, at);
  MarkedInstruction made;
  if (insn.act == Act::tableswitch || insn.act == Act::lookupswitch) add_switch(made, *insn.table);
  if (!is_conditional(insn.act)) return made;
  made.ways = 2;
  if ((marks & mark::kNotTaken) != 0) made.taken.insert(0);
  if ((marks & mark::kTaken) != 0) made.taken.insert(1);
  return made;
}

MarkedInstruction instruction_of(const Code& code, std::size_t at) {
  MarkedInstruction made = ways_of(code, at);
  made.line = line_at(*code.method->info, code.bci[at]);
  made.is_run = (marks_at(code, at) & mark::kRun) != 0;
  return made;
}

MethodMarks marks_of(const Method& method, const Code& code) {
  MethodMarks made;
  made.name = method.name;
  made.descriptor = method.descriptor;
  made.is_entered = !code.marks.empty();
  made.is_generated = is_generated(method, code);
  const std::vector<bool> generated = generated_instructions(code);
  for (std::size_t i = 0; i < code.insns.size(); ++i) {
    made.instructions.push_back(instruction_of(code, i));
    made.instructions.back().is_generated = generated[i];
  }
  return made;
}

/// A method that was never entered may have to be decoded first; broken code has no instructions.
void add_method(ClassMarks& marks, const Method& method) {
  if (method.info == nullptr || !method.info->code) return;
  if (method.code != nullptr) {
    marks.methods.push_back(marks_of(method, *method.code));
    return;
  }
  try {
    marks.methods.push_back(marks_of(method, *decode(method)));
  } catch (const InputError&) {
    marks.methods.emplace_back();
  }
}

bool is_reached(const Class& cls) {
  return std::any_of(cls.methods.begin(), cls.methods.end(), [](const auto& method) {
    return method->code != nullptr && !method->code->marks.empty();
  });
}

CoverageSums sums_of(const MarkedInstruction& instruction) {
  return {1, instruction.is_run ? 1U : 0U, instruction.ways, instruction.taken.size()};
}

CoveredMethod covered(const MethodMarks& marks) {
  CoveredMethod made;
  made.name = marks.name;
  made.descriptor = marks.descriptor;
  for (const MarkedInstruction& instruction : marks.instructions) {
    if (instruction.is_generated) continue;
    const CoverageSums sums = sums_of(instruction);
    made.sums.add(sums);
    const auto line = static_cast<std::uint32_t>(std::max(instruction.line, 0));
    if (instruction.ways > 1) made.branching.push_back({line, sums.branches, sums.branches_run});
    if (line == 0) continue;
    made.lines[line].add(sums);
    if (made.first_line == 0 || line < made.first_line) made.first_line = line;
  }
  return made;
}

}  // namespace

void CoverageMarks::add(const std::string& class_name, ClassMarks marks) {
  const auto [at, is_new] = classes_.try_emplace(class_name, std::move(marks));
  if (is_new) return;
  for (std::size_t m = 0; m < at->second.methods.size(); ++m) {
    MethodMarks& to = at->second.methods[m];
    const MethodMarks& from = marks.methods[m];
    to.is_entered |= from.is_entered;
    for (std::size_t i = 0; i < to.instructions.size(); ++i) {
      to.instructions[i].is_run |= from.instructions[i].is_run;
      to.instructions[i].taken.insert(from.instructions[i].taken.begin(),
                                      from.instructions[i].taken.end());
    }
  }
}

void CoverageMarks::add(const CoverageMarks& other) {
  for (const auto& [name, marks] : other.classes_) add(name, marks);
}

CoverageCounts CoverageMarks::counts() const {
  CoverageCounts counts;
  for (const auto& [name, cls] : classes_) {
    for (const MethodMarks& method : cls.methods) {
      if (!method.is_entered) continue;
      const CoveredMethod made = covered(method);
      counts.branches += made.sums.branches;
      counts.branches_covered += made.sums.branches_run;
      counts.lines += made.lines.size();
      counts.lines_covered += static_cast<std::uint64_t>(
          std::count_if(made.lines.begin(), made.lines.end(),
                        [](const auto& line) { return line.second.instructions_run > 0; }));
    }
  }
  return counts;
}

std::vector<CoveredClass> CoverageMarks::classes() const {
  std::vector<CoveredClass> made;
  for (const auto& [name, cls] : classes_) {
    CoveredClass one{name, cls.source_file, {}};
    for (const MethodMarks& method : cls.methods) {
      if (!method.is_generated && !method.instructions.empty())
        one.methods.push_back(covered(method));
    }
    if (!one.methods.empty() && !cls.is_generated) made.push_back(std::move(one));
  }
  return made;
}

std::pair<std::uint64_t, std::uint64_t> branches_so_far(const Program& program) {
  std::uint64_t covered = 0, all = 0;
  for (std::uint32_t id = 1; id <= program.class_count(); ++id) {
    for (const auto& method : program.at(ClassId{id}).methods) {
      if (method->code == nullptr || method->code->marks.empty()) continue;
      for (std::size_t i = 0; i < method->code->insns.size(); ++i) {
        const MarkedInstruction one = ways_of(*method->code, i);
        covered += one.taken.size();
        all += one.ways;
      }
    }
  }
  return {covered, all};
}

void clear_coverage(const Program& program) {
  for (std::uint32_t id = 1; id <= program.class_count(); ++id) {
    for (const auto& method : program.at(ClassId{id}).methods) {
      if (method->code == nullptr) continue;
      std::fill(method->code->marks.begin(), method->code->marks.end(), std::uint8_t{0});
      for (Insn& insn : method->code->insns) {
        const bool is_switch = insn.act == Act::tableswitch || insn.act == Act::lookupswitch;
        if (is_switch) insn.table->taken.clear();
      }
    }
  }
}

CoverageMarks coverage_marks(const Program& program) {
  CoverageMarks all;
  for (std::uint32_t id = 1; id <= program.class_count(); ++id) {
    const Class& cls = program.at(ClassId{id});
    if (!is_reached(cls)) continue;
    ClassMarks marks;
    marks.source_file = cls.file->source_file;
    marks.is_generated =
        (cls.file->access & access::kSynthetic) != 0 || is_marked_generated(cls.file->annotations);
    for (const auto& method : cls.methods) add_method(marks, *method);
    all.add(std::string(cls.name), std::move(marks));
  }
  return all;
}

}  // namespace loris
