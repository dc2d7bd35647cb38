#include "report/coverage_xml.h"

#include <map>
#include <ostream>

#include "report/xml_text.h"

namespace loris {

namespace {

/// What was missed and what was covered.
struct Counter {
  std::uint64_t missed = 0, covered = 0;

  void add(const Counter& other) {
    missed += other.missed;
    covered += other.covered;
  }
  static Counter of(bool is_covered) { return {is_covered ? 0U : 1U, is_covered ? 1U : 0U}; }
};

using Lines = std::map<std::uint32_t, CoverageSums>;

/// The counters of a method, class, source file, package or report.
struct Counters {
  Counter instructions, branches, lines, complexity, methods, classes;

  void add(const Counters& other) {
    instructions.add(other.instructions);
    branches.add(other.branches);
    lines.add(other.lines);
    complexity.add(other.complexity);
    methods.add(other.methods);
    classes.add(other.classes);
  }
};

Counter lines_counter(const Lines& lines) {
  Counter counter;
  for (const auto& [line, sums] : lines) counter.add(Counter::of(sums.instructions_run > 0));
  return counter;
}

/// Ways through a method: one, and one more for each branch beyond the first of an instruction.
Counter complexity_of(const CoveredMethod& method, bool is_covered) {
  Counter counter = Counter::of(is_covered);
  for (const BranchSums& one : method.branching) {
    const std::uint64_t covered = one.taken > 0 ? one.taken - 1 : 0;
    counter.add({one.ways - covered - 1, covered});
  }
  return counter;
}

Counters counters_of(const CoveredMethod& method) {
  const CoverageSums& sums = method.sums;
  const bool is_covered = sums.instructions_run > 0;
  Counters made;
  made.instructions = {sums.instructions - sums.instructions_run, sums.instructions_run};
  made.branches = {sums.branches - sums.branches_run, sums.branches_run};
  made.lines = lines_counter(method.lines);
  made.complexity = complexity_of(method, is_covered);
  made.methods = Counter::of(is_covered);
  return made;
}

/// A line that several methods share counts once.
struct ClassSums {
  Counters counters;
  Lines lines;
};

ClassSums sums_of(const CoveredClass& cls) {
  ClassSums made;
  for (const CoveredMethod& method : cls.methods) {
    made.counters.add(counters_of(method));
    for (const auto& [line, sums] : method.lines) made.lines[line].add(sums);
  }
  made.counters.lines = lines_counter(made.lines);
  made.counters.classes = Counter::of(made.counters.methods.covered > 0);
  return made;
}

std::string package_of(const CoveredClass& cls) {
  const std::size_t slash = cls.name.rfind('/');
  return slash == std::string::npos ? "" : cls.name.substr(0, slash);
}

class CoverageWriter {
 public:
  explicit CoverageWriter(std::ostream& out) : out_(out) {}

  void write(const Result& result) {
    std::map<std::string, std::vector<const CoveredClass*>> packages;
    for (const CoveredClass& cls : result.classes) packages[package_of(cls)].push_back(&cls);
    out_ << R"(<?xml version="1.0" encoding="UTF-8"?>)" << '\n'
         << R"(<!DOCTYPE report PUBLIC "-//JACOCO//DTD Report 1.1//EN" "report.dtd">)" << '\n'
         << "<report name=\"" << xml_escaped(result.asked.target) << "\">\n";
    Counters all;
    for (const auto& [name, classes] : packages) all.add(write_package(name, classes));
    write_counters(all);
    out_ << "</report>\n";
  }

 private:
  Counters write_package(const std::string& name, const std::vector<const CoveredClass*>& classes) {
    out_ << "<package name=\"" << xml_escaped(name) << "\">\n";
    Counters all;
    std::map<std::string, ClassSums> files;
    for (const CoveredClass* cls : classes) {
      const ClassSums sums = write_class(*cls);
      if (cls->source_file.empty()) {
        all.add(sums.counters);
        continue;
      }
      ClassSums& file = files[cls->source_file];
      file.counters.add(sums.counters);
      for (const auto& [line, one] : sums.lines) file.lines[line].add(one);
    }
    for (auto& [file, sums] : files) {
      sums.counters.lines = lines_counter(sums.lines);
      write_file(file, sums);
      all.add(sums.counters);
    }
    write_counters(all);
    out_ << "</package>\n";
    return all;
  }

  ClassSums write_class(const CoveredClass& cls) {
    out_ << "<class name=\"" << xml_escaped(cls.name) << '"';
    if (!cls.source_file.empty())
      out_ << " sourcefilename=\"" << xml_escaped(cls.source_file) << '"';
    out_ << ">\n";
    for (const CoveredMethod& method : cls.methods) {
      out_ << "<method name=\"" << xml_escaped(method.name) << "\" desc=\""
           << xml_escaped(method.descriptor) << '"';
      if (method.first_line > 0) out_ << " line=\"" << method.first_line << '"';
      out_ << '>';
      write_counters(counters_of(method));
      out_ << "</method>\n";
    }
    ClassSums sums = sums_of(cls);
    write_counters(sums.counters);
    out_ << "</class>\n";
    return sums;
  }

  void write_file(const std::string& name, const ClassSums& sums) {
    out_ << "<sourcefile name=\"" << xml_escaped(name) << "\">\n";
    for (const auto& [line, one] : sums.lines) {
      out_ << "<line nr=\"" << line << "\" mi=\"" << one.instructions - one.instructions_run
           << "\" ci=\"" << one.instructions_run << "\" mb=\"" << one.branches - one.branches_run
           << "\" cb=\"" << one.branches_run << "\"/>\n";
    }
    write_counters(sums.counters);
    out_ << "</sourcefile>\n";
  }

  void write_counters(const Counters& counters) {
    write_counter("INSTRUCTION", counters.instructions);
    write_counter("BRANCH", counters.branches);
    write_counter("LINE", counters.lines);
    write_counter("COMPLEXITY", counters.complexity);
    write_counter("METHOD", counters.methods);
    write_counter("CLASS", counters.classes);
  }

  /// Nothing to count: no counter.
  void write_counter(const char* type, const Counter& counter) {
    if (counter.missed + counter.covered == 0) return;
    out_ << "<counter type=\"" << type << "\" missed=\"" << counter.missed << "\" covered=\""
         << counter.covered << "\"/>";
  }

  std::ostream& out_;
};

}  // namespace

void write_coverage_xml(std::ostream& out, const Result& result) {
  CoverageWriter(out).write(result);
}

}  // namespace loris
