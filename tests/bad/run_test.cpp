// Runs damaged classes: whatever their bytes say, a run ends with an outcome.
#include <random>

#include <gtest/gtest.h>

#include "classfile/class_path.h"
#include "interp/interpreter.h"
#include "interp/silent_host.h"
#include "java_tools.h"
#include "program/link_error.h"
#include "thorough.h"

namespace loris::test {
namespace {

constexpr const char* kVictim = R"(
interface Shape { default int sides() { return 3; } long area(int scale); }
public class Victim implements Shape {
  static int[] table = {5, 4, 3, 2, 1};
  static Object[] things = new Object[4];
  static final String NAME = "victim";
  int width = 2; long weight = 7L; float ratio = 1.5f; double depth = 2.5; byte small; Victim next; String text = NAME;
  public long area(int scale) { return (long) (width * scale + weight * depth - ratio); }
  static int sort(int[] a) {
    for (int i = 0; i < a.length; i++)
      for (int j = i + 1; j < a.length; j++)
        if (a[j] < a[i]) { int t = a[i]; a[i] = a[j]; a[j] = t; }
    return a[0];
  }
  static int choose(int k) { switch (k) { case 0: return 3; case 1: return 5; case 900: return 7; default: return k % 3; } }
  static String name(Object o) { return o instanceof Victim v ? v.text + k(v) : String.valueOf(o); }
  static int k(Victim v) { try { return v.next.width; } catch (NullPointerException e) { return -1; } finally { v.small++; } }
  static long run() {
    Victim v = new Victim();
    v.next = v;
    Shape s = v;
    long sum = sort(table) + s.area(3) + s.sides();
    for (int i = 0; i < 4; i++) { things[i] = i % 2 == 0 ? v : "t" + i; sum += name(things[i]).length() + choose(i); }
    int[][] grid = new int[3][4];
    grid[2][1] = 9;
    java.util.function.IntUnaryOperator f = x -> x + (int) v.weight + grid[2][1];
    synchronized (v) { sum += f.applyAsInt(4) >> 1; }
    return sum + (v.small & 3) - (char) sum + (Long.compare(sum, 5L) << 2);
  }
}
)";

/// One class in memory before everything else.
class Damaged final : public ClassSource {
 public:
  Damaged(std::string name, std::vector<std::uint8_t> bytes)
      : name_(std::move(name)), bytes_(std::move(bytes)) {}
  std::optional<ClassBytes> find(std::string_view name) const override {
    if (name != name_) return std::nullopt;
    return ClassBytes{bytes_, {}, "damaged", ""};
  }
  std::vector<std::string> list() const override { return {name_}; }
  std::optional<ClassBytes> find_resource(std::string_view) const override { return std::nullopt; }

 private:
  std::string name_;
  std::vector<std::uint8_t> bytes_;
};

/// Lends a source that outlives the program.
class Lent final : public ClassSource {
 public:
  explicit Lent(const ClassSource& source) : source_(source) {}
  std::optional<ClassBytes> find(std::string_view name) const override {
    return source_.find(name);
  }
  std::vector<std::string> list() const override { return source_.list(); }
  std::optional<ClassBytes> find_resource(std::string_view path) const override {
    return source_.find_resource(path);
  }

 private:
  const ClassSource& source_;
};

class RunDamaged : public testing::Test {
 protected:
  RunDamaged()
      : directory(compile_java({{"Victim.java", kVictim}})),
        bytes(bytes_of(directory / "Victim.class")),
        jdk(find_jdk(std::nullopt)),
        library(open_jdk(jdk)),
        rest(open_directory(directory.string())) {}

  /// "returned", "threw X", "unsupported" …: how the class's run() ends within some instructions.
  std::string run(const std::vector<std::uint8_t>& damaged) {
    std::vector<std::unique_ptr<ClassSource>> path;
    path.push_back(std::make_unique<Damaged>("Victim", damaged));
    path.push_back(std::make_unique<Lent>(*rest));
    try {
      Program program(std::move(path), std::make_unique<Lent>(*library), jdk.feature);
      const Class& victim = program.load("Victim");
      const Method* entry = victim.declared_method("run", "()J");
      if (entry == nullptr || !entry->is_static() || !entry->info->code) return "no entry";
      TermStore terms;
      SilentHost host;
      Interpreter vm(program, terms, host, {jdk.home, jdk.version, ".", {}});
      State state;
      vm.enter_initialized(state, victim, *entry, {});
      constexpr std::uint64_t kFuel = 30'000;
      return text(vm, vm.run(state, kFuel));
    } catch (const InputError&) {
      return "refused";
    }
  }

  static std::string text(Interpreter& vm, const Outcome& outcome) {
    if (const auto* threw = std::get_if<Threw>(&outcome))
      return "threw " + vm.class_of(threw->exception).name;
    if (const auto* returned = std::get_if<Returned>(&outcome))
      return "returned " + std::to_string(returned->value.as_long());
    if (std::holds_alternative<Unsupported>(outcome)) return "unsupported";
    if (std::holds_alternative<OutOfFuel>(outcome)) return "out of fuel";
    return "ended otherwise";
  }

  std::filesystem::path directory;
  std::vector<std::uint8_t> bytes;
  Jdk jdk;
  std::unique_ptr<ClassSource> library, rest;
};

TEST_F(RunDamaged, TheWholeClassRuns) { EXPECT_EQ(run(bytes).substr(0, 8), "returned"); }

TEST_F(RunDamaged, EachByteFlippedOrReplacedEndsInAnOutcome) {
  std::mt19937 random(7);
  std::map<std::string, int> seen;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const auto flipped = static_cast<std::uint8_t>(~bytes[i]),
               other = static_cast<std::uint8_t>(random());
    // In turn, unless there is time for both.
    std::vector<std::uint8_t> values{i % 2 == 0 ? flipped : other};
    if (is_thorough()) values = {flipped, other};
    for (const std::uint8_t value : values) {
      std::vector<std::uint8_t> damaged = bytes;
      damaged[i] = value;
      ++seen[run(damaged).substr(0, 8)];
    }
  }
  EXPECT_GT(seen["refused"], 100);
  EXPECT_GT(seen["returned"], 100);
  EXPECT_GT(seen["threw ja"], 10);
}

}  // namespace
}  // namespace loris::test
