#include "classfile/class_reader.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "java_tools.h"

namespace loris {
namespace {

using Views = std::vector<std::string_view>;

/// One source with something of everything that has an attribute.
constexpr auto kShapes = R"(package shapes;
import java.lang.annotation.*;
import java.util.*;
import java.util.function.*;

@Retention(RetentionPolicy.RUNTIME) @interface Seen {
  int number() default 0; String text() default ""; Class<?> type() default void.class;
  ElementType kind() default ElementType.TYPE; long[] longs() default {};
  Inner inner() default @Inner; double d() default 0; boolean flag() default false;
  @Retention(RetentionPolicy.RUNTIME) @interface Inner { char c() default 'x'; }
}
@Retention(RetentionPolicy.CLASS) @interface Unseen {}

@Seen(number = 7, text = "grün", type = int[].class, kind = ElementType.FIELD, longs = {1, -2},
      inner = @Seen.Inner(c = 'y'), d = 0.5, flag = true)
@Unseen
sealed interface Shape<T extends Comparable<T>> permits Square, Circle {
  T size();
}

final class Square implements Shape<Integer> {
  static final int SIDES = 4;
  static final long BIG = 1L << 40;
  static final String NAME = "square";
  static final float HALF = 0.5f;
  static final double TENTH = 0.1;
  static final byte SMALL = -3;
  final int notStatic = 9;
  @Unseen volatile List<String> names;

  public Integer size() { return SIDES; }

  int divide(@Seen(number = 1) int a, @Unseen long b) throws java.io.IOException, Exception {
    int result = 0;
    try {
      result = (int) (a / b);
    } catch (ArithmeticException e) {
      result = -1;
    } finally {
      result++;
    }
    return result;
  }
  native void bare();
  Supplier<String> lambda(String prefix) { return () -> prefix + names; }
}

record Circle(List<String> labels, double radius) implements Shape<Double> {
  public Double size() { return radius; }
  class Nothing {}
}

class Outer {
  static class Member { private int hidden; }
  Object local() { class Local {} return new Local(); }
  Object anonymous = new Object() {};
  int peek(Member m) { return m.hidden; }
}
enum Colour { RED, GREEN { void paint() {} }; void paint() {} }
)";

ClassFile shape(const std::string& name) {
  const auto classes = test::compile_java({{"Shapes.java", kShapes}}, {"-g", "-encoding", "utf-8"});
  const auto path = classes / "shapes" / (name + ".class");
  return read_class(test::bytes_of(path), path.string());
}

const FieldInfo& field(const ClassFile& file, std::string_view name) {
  for (const FieldInfo& each : file.fields) {
    if (each.name == name) return each;
  }
  throw std::runtime_error("no field " + std::string(name));
}

const MethodInfo& method(const ClassFile& file, std::string_view name) {
  for (const MethodInfo& each : file.methods) {
    if (each.name == name) return each;
  }
  throw std::runtime_error("no method " + std::string(name));
}

const ElementValue& element(const Annotation& annotation, std::string_view name) {
  for (const auto& [key, value] : annotation.elements) {
    if (key == name) return value;
  }
  throw std::runtime_error("no element " + std::string(name));
}

TEST(ClassReader, HeaderAndInheritance) {
  const ClassFile square = shape("Square");
  EXPECT_EQ(square.name, "shapes/Square");
  EXPECT_EQ(square.super_name, "java/lang/Object");
  EXPECT_EQ(square.interfaces, Views{"shapes/Shape"});
  EXPECT_EQ(square.access, access::kFinal | access::kSuper);
  EXPECT_EQ(square.source_file, "Shapes.java");
  EXPECT_EQ(square.signature, "Ljava/lang/Object;Lshapes/Shape<Ljava/lang/Integer;>;");
  EXPECT_GE(square.major, 61);
  EXPECT_EQ(square.minor, 0);
  EXPECT_TRUE(square.origin.ends_with("shapes/Square.class"));
}

TEST(ClassReader, ViewsSurviveAMove) {
  ClassFile first = shape("Square");
  const ClassFile second = std::move(first);
  EXPECT_EQ(second.name, "shapes/Square");
  EXPECT_EQ(field(second, "NAME").descriptor, "Ljava/lang/String;");
}

TEST(ClassReader, ConstantValuesOfStaticFields) {
  const ClassFile square = shape("Square");
  const ConstantPool& constants = square.constants;
  EXPECT_EQ(constants.integer(field(square, "SIDES").constant_value), 4);
  EXPECT_EQ(constants.long_value(field(square, "BIG").constant_value), 1LL << 40);
  EXPECT_EQ(constants.string(field(square, "NAME").constant_value), "square");
  EXPECT_EQ(constants.float_value(field(square, "HALF").constant_value), 0.5F);
  EXPECT_EQ(constants.double_value(field(square, "TENTH").constant_value), 0.1);
  EXPECT_EQ(constants.integer(field(square, "SMALL").constant_value), -3);
  EXPECT_EQ(field(square, "notStatic").constant_value, 0) << "means nothing there";
}

TEST(ClassReader, FieldsCarryFlagsSignatureAndAnnotations) {
  const ClassFile square = shape("Square");
  const FieldInfo& names = field(square, "names");
  EXPECT_EQ(names.access, access::kVolatile);
  EXPECT_EQ(names.descriptor, "Ljava/util/List;");
  EXPECT_EQ(names.signature, "Ljava/util/List<Ljava/lang/String;>;");
  ASSERT_EQ(names.annotations.size(), 1U);
  EXPECT_EQ(names.annotations[0].type, "Lshapes/Unseen;");
  EXPECT_FALSE(names.annotations[0].visible);
}

TEST(ClassReader, CodeHasHandlersLinesAndLocals) {
  const ClassFile square = shape("Square");
  const MethodInfo& divide = method(square, "divide");
  EXPECT_EQ(divide.exceptions, (Views{"java/io/IOException", "java/lang/Exception"}));
  ASSERT_TRUE(divide.code);
  const CodeAttribute& code = *divide.code;
  EXPECT_GE(code.max_locals, 5);
  EXPECT_GE(code.max_stack, 4);
  ASSERT_GE(code.handlers.size(), 2U);
  EXPECT_EQ(square.constants.class_name(code.handlers[0].catch_type),
            "java/lang/ArithmeticException");
  EXPECT_EQ(code.handlers[1].catch_type, 0);
  ASSERT_GE(code.lines.size(), 5U);
  EXPECT_EQ(code.lines[0].start_pc, 0);
  EXPECT_EQ(code.lines[1].line, code.lines[0].line + 2);
  const auto b = std::find_if(code.locals.begin(), code.locals.end(),
                              [](const LocalVariable& local) { return local.name == "b"; });
  ASSERT_NE(b, code.locals.end());
  EXPECT_EQ(b->index, 2);
  EXPECT_EQ(b->descriptor, "J");
  EXPECT_EQ(b->length, code.bytes.size());
}

TEST(ClassReader, AbstractAndNativeMethodsHaveNoCode) {
  EXPECT_FALSE(method(shape("Shape"), "size").code);
  EXPECT_FALSE(method(shape("Square"), "bare").code);
}

TEST(ClassReader, BridgesAreMethodsOfTheirOwn) {
  const ClassFile square = shape("Square");
  const auto bridges =
      std::count_if(square.methods.begin(), square.methods.end(), [](const MethodInfo& each) {
        return each.name == "size" && (each.access & access::kBridge) != 0 &&
               each.descriptor == "()Ljava/lang/Comparable;";
      });
  EXPECT_EQ(bridges, 1);
}

TEST(ClassReader, LambdasHaveBootstrapMethods) {
  const ClassFile square = shape("Square");
  ASSERT_GE(square.bootstraps.size(), 1U);
  std::vector<std::string> found;
  for (const BootstrapMethod& bootstrap : square.bootstraps) {
    const MethodHandleRef handle = square.constants.method_handle(bootstrap.handle);
    EXPECT_EQ(handle.kind, HandleKind::InvokeStatic);
    found.emplace_back(handle.member.class_name);
  }
  EXPECT_NE(std::find(found.begin(), found.end(), "java/lang/invoke/LambdaMetafactory"),
            found.end());
  for (std::size_t i = 1; i < square.constants.size(); ++i) {
    const auto index = static_cast<std::uint16_t>(i);
    if (square.constants.tag(index) != ConstantTag::InvokeDynamic) continue;
    const DynamicRef site = square.constants.invoke_dynamic(index);
    EXPECT_LT(site.bootstrap, square.bootstraps.size());
    if (site.name == "get") {
      EXPECT_EQ(site.descriptor,
                "(Lshapes/Square;Ljava/lang/String;)Ljava/util/function/Supplier;");
    }
  }
}

TEST(ClassReader, AnnotationElementsOfEveryKind) {
  const ClassFile file = shape("Shape");
  ASSERT_EQ(file.annotations.size(), 2U);
  const Annotation& seen = file.annotations[0];
  EXPECT_EQ(seen.type, "Lshapes/Seen;");
  EXPECT_TRUE(seen.visible);
  EXPECT_EQ(file.constants.integer(element(seen, "number").constant), 7);
  EXPECT_EQ(element(seen, "text").text, "gr\xc3\xbcn");
  EXPECT_EQ(element(seen, "type").text, "[I");
  EXPECT_EQ(element(seen, "kind").type, "Ljava/lang/annotation/ElementType;");
  EXPECT_EQ(element(seen, "kind").text, "FIELD");
  EXPECT_EQ(file.constants.double_value(element(seen, "d").constant), 0.5);
  EXPECT_EQ(file.constants.integer(element(seen, "flag").constant), 1);
  const ElementValue& longs = element(seen, "longs");
  ASSERT_EQ(longs.elements.size(), 2U);
  EXPECT_EQ(file.constants.long_value(longs.elements[1].constant), -2);
  const ElementValue& inner = element(seen, "inner");
  ASSERT_EQ(inner.nested.size(), 1U);
  EXPECT_EQ(inner.nested[0].type, "Lshapes/Seen$Inner;");
  EXPECT_EQ(file.constants.integer(element(inner.nested[0], "c").constant), 'y');
  EXPECT_EQ(file.annotations[1].type, "Lshapes/Unseen;");
  EXPECT_FALSE(file.annotations[1].visible);
}

TEST(ClassReader, ParameterAnnotationsStayWithTheirParameter) {
  const ClassFile square = shape("Square");
  const auto& parameters = method(square, "divide").parameter_annotations;
  ASSERT_EQ(parameters.size(), 2U);
  ASSERT_EQ(parameters[0].size(), 1U);
  EXPECT_EQ(parameters[0][0].type, "Lshapes/Seen;");
  ASSERT_EQ(parameters[1].size(), 1U);
  EXPECT_EQ(parameters[1][0].type, "Lshapes/Unseen;");
}

TEST(ClassReader, SealedInterfacesNameTheirSubclasses) {
  EXPECT_EQ(shape("Shape").permitted_subclasses, (Views{"shapes/Square", "shapes/Circle"}));
  EXPECT_TRUE(shape("Square").permitted_subclasses.empty());
}

TEST(ClassReader, RecordsHaveComponents) {
  const ClassFile circle = shape("Circle");
  EXPECT_TRUE(circle.is_record);
  ASSERT_EQ(circle.record_components.size(), 2U);
  EXPECT_EQ(circle.record_components[0].name, "labels");
  EXPECT_EQ(circle.record_components[0].descriptor, "Ljava/util/List;");
  EXPECT_EQ(circle.record_components[0].signature, "Ljava/util/List<Ljava/lang/String;>;");
  EXPECT_EQ(circle.record_components[1].descriptor, "D");
  EXPECT_FALSE(shape("Square").is_record);
}

TEST(ClassReader, NestsAndInnerClasses) {
  const ClassFile outer = shape("Outer"), member = shape("Outer$Member");
  EXPECT_EQ(outer.nest_members.size(), 3U);
  EXPECT_EQ(member.nest_host, "shapes/Outer");
  const auto inner = std::find_if(outer.inner_classes.begin(), outer.inner_classes.end(),
                                  [](const InnerClass& each) { return each.name == "Member"; });
  ASSERT_NE(inner, outer.inner_classes.end());
  EXPECT_EQ(inner->inner, "shapes/Outer$Member");
  EXPECT_EQ(inner->outer, "shapes/Outer");
  EXPECT_EQ(inner->access, access::kStatic);
}

TEST(ClassReader, LocalAndAnonymousClassesKnowWhereTheyAre) {
  const ClassFile local = shape("Outer$1Local"), anonymous = shape("Outer$1");
  EXPECT_EQ(local.enclosing_class, "shapes/Outer");
  EXPECT_EQ(local.enclosing_method, "local");
  EXPECT_EQ(local.enclosing_method_descriptor, "()Ljava/lang/Object;");
  EXPECT_EQ(anonymous.enclosing_class, "shapes/Outer");
  EXPECT_EQ(anonymous.enclosing_method, "");
  const auto self =
      std::find_if(anonymous.inner_classes.begin(), anonymous.inner_classes.end(),
                   [&](const InnerClass& each) { return each.inner == anonymous.name; });
  ASSERT_NE(self, anonymous.inner_classes.end());
  EXPECT_EQ(self->name, "");
  EXPECT_EQ(self->outer, "");
}

TEST(ClassReader, EnumsAreFlagged) {
  const ClassFile colour = shape("Colour");
  EXPECT_NE(colour.access & access::kEnum, 0);
  EXPECT_NE(field(colour, "RED").access & access::kEnum, 0);
  EXPECT_EQ(colour.permitted_subclasses, Views{"shapes/Colour$1"});
}

TEST(ClassReader, ModuleInfoIsRead) {
  const auto classes =
      test::compile_java({{"module-info.java", "module a.b { requires java.logging; }"}});
  const ClassFile file = read_class(test::bytes_of(classes / "module-info.class"), "module-info");
  EXPECT_EQ(file.name, "module-info");
  EXPECT_EQ(file.access, access::kModule);
  EXPECT_EQ(file.super_name, "");
}

TEST(ClassReader, OlderReleasesAreRead) {
  const auto classes =
      test::compile_java({{"Old.java", "class Old { int x = 1; }"}}, {"-nowarn", "--release", "8"});
  EXPECT_EQ(read_class(test::bytes_of(classes / "Old.class"), "Old").major, 52);
}

TEST(ClassReader, NameAloneCanBeRead) {
  const auto classes = test::compile_java({{"Shapes.java", kShapes}}, {"-g", "-encoding", "utf-8"});
  EXPECT_EQ(read_class_name(test::bytes_of(classes / "shapes/Outer$1.class"), "x"),
            "shapes/Outer$1");
}

}  // namespace
}  // namespace loris
