#include "program/reflect_invoker.h"

#include <fstream>

#include <gtest/gtest.h>

#include "java_process.h"
#include "program/program.h"

namespace loris {
namespace {

constexpr auto kTarget = R"(package p;
interface Shape { double area(double scale); }
class Target implements Shape {
  final long base;
  Target(long base) { if (base < 0) throw new IllegalStateException("negative"); this.base = base; }
  public double area(double scale) { return base * scale; }
  char letter() { return 'q'; }
  static int sum(byte a, long b, String c) { return (int) (a + b + c.length()); }
  static void fail(Object o) { throw new UnsupportedOperationException(String.valueOf(o)); }
})";

/// Calls the invoker of each target through the class that was drawn for it.
constexpr auto kMain = R"(package p;
import java.lang.reflect.*;
public class Main {
  static void call(String name, Object... arguments) throws Exception {
    for (Method method : Class.forName("p." + name).getDeclaredMethods()) {
      try {
        Object result = method.invoke(null, arguments);
        System.out.println(result instanceof Target t ? "Target " + t.base : result + (result == null ? "" : " " + result.getClass().getSimpleName()));
      } catch (InvocationTargetException e) {
        System.out.println(e.getCause().getClass().getSimpleName() + ": " + e.getCause().getCause());
      }
    }
  }
  public static void main(String[] args) throws Exception {
    Target target = new Target(8);
    call("Target$$Invoker$1", 9L);
    call("Target$$Invoker$1", -1L);
    call("Target$$Invoker$2", target, 0.25);
    call("Target$$Invoker$3", target);
    call("Target$$Invoker$4", (byte) 1, 2L, "three");
    call("Target$$Invoker$5", "x");
    call("Shape$$Invoker$6", target, 2.0);
  }
})";

void write_text(const std::filesystem::path& path, std::string_view text) {
  std::ofstream(path) << text;
}

struct ReflectInvokerTest : testing::Test {
  ReflectInvokerTest() {
    const std::filesystem::path sources = directory.path() / "sources";
    std::filesystem::create_directories(sources);
    write_text(sources / "Target.java", kTarget);
    write_text(sources / "Main.java", kMain);
    tools.compile({sources / "Target.java", sources / "Main.java"}, directory.path());
    const Jdk jdk = find_jdk(std::nullopt);
    program = std::make_unique<Program>(open_class_path({directory.path().string()}, jdk.feature),
                                        open_jdk(jdk), jdk.feature);
  }

  const Method& target(std::string_view cls, std::string_view name, std::string_view descriptor) {
    return *program->load(cls).declared_method(name, descriptor);
  }

  /// The invoker as a class file beside its target.
  void write_invoker(const Method& method, unsigned serial) {
    const ClassBuilder builder = draw_invoker(method, serial);
    test::write_file(directory.path() / (builder.name() + ".class"), builder.to_bytes());
  }

  test::TemporaryDirectory directory;
  test::JavaTools tools;
  std::unique_ptr<Program> program;
};

TEST_F(ReflectInvokerTest, TheRealJvmVerifiesAndRunsInvokers) {
  write_invoker(target("p/Target", "<init>", "(J)V"), 1);
  write_invoker(target("p/Target", "area", "(D)D"), 2);
  write_invoker(target("p/Target", "letter", "()C"), 3);
  write_invoker(target("p/Target", "sum", "(BJLjava/lang/String;)I"), 4);
  write_invoker(target("p/Target", "fail", "(Ljava/lang/Object;)V"), 5);
  write_invoker(target("p/Shape", "area", "(D)D"), 6);
  EXPECT_EQ(tools.run(directory.path(), "p.Main"),
            "Target 9\n"
            "InvocationTargetException: java.lang.IllegalStateException: negative\n"
            "2.0 Double\nq Character\n8 Integer\n"
            "InvocationTargetException: java.lang.UnsupportedOperationException: x\n"
            "16.0 Double\n");
}

TEST_F(ReflectInvokerTest, ItIsANestmateOfItsTarget) {
  const ClassBuilder builder = draw_invoker(target("p/Target", "letter", "()C"), 7);
  const Class& invoker = program->define(std::make_unique<ClassFile>(builder.build()), true);
  EXPECT_TRUE(is_invoker(invoker));
  EXPECT_FALSE(is_invoker(program->load("p/Target")));
  EXPECT_TRUE(program->are_nest_mates(invoker, program->load("p/Target")));
  EXPECT_FALSE(program->are_nest_mates(invoker, program->load("p/Shape")));
}

TEST_F(ReflectInvokerTest, FindKnowsWhatIsNotThere) {
  EXPECT_EQ(program->find("p/Target"), &program->load("p/Target"));
  EXPECT_EQ(program->find("[[Lp/Target;"), &program->load("[[Lp/Target;"));
  EXPECT_EQ(program->find("[I"), &program->load("[I"));
  for (const std::string_view name :
       {"p/Missing", "", "[", "[Lp/Missing;", "[Q", "[Lp/Target", "int", "../p/Target"}) {
    EXPECT_EQ(program->find(name), nullptr) << name;
  }
}

}  // namespace
}  // namespace loris
