// Dynamic constants and switches on the real JVM, from sites that javac 17 does not write.
#include <gtest/gtest.h>

#include <filesystem>

#include "bootstrap_sites.h"
#include "java_process.h"

namespace loris::test {
namespace fs = std::filesystem;
namespace {

const std::string kString = "Ljava/lang/String;", kObject = "Ljava/lang/Object;";

struct NamedConstant {
  std::string name;
  DynamicConstant value;
};

NamedConstant invocation(std::string name, const std::string& type, HandleConstant handle,
                         std::vector<BootstrapArgument> arguments) {
  arguments.insert(arguments.begin(), std::move(handle));
  return {std::move(name), constant("invoke", "_", type, std::move(arguments))};
}

NamedConstant cast(std::string name, const std::string& type, BootstrapArgument value) {
  return {std::move(name), constant("explicitCast", "_", type, {std::move(value)})};
}

NamedConstant primitive_class(const std::string& name) {
  return {"primitive" + name, constant("primitiveClass", name, "Ljava/lang/Class;")};
}

HandleConstant handle(HandleKind kind, std::string class_name, std::string name,
                      std::string descriptor) {
  return {kind, std::move(class_name), std::move(name), std::move(descriptor)};
}

/// Those of ConstantCases.java, in its order.
std::vector<NamedConstant> named_constants() {
  const HandleConstant length =
      handle(HandleKind::InvokeVirtual, "java/lang/String", "length", "()I");
  HandleConstant interface_length =
      handle(HandleKind::InvokeInterface, "java/lang/CharSequence", "length", "()I");
  interface_length.is_interface = true;
  const StringConstant text{"text"};
  return {
      {"null", constant("nullConstant", "_", kString)},
      primitive_class("I"),
      primitive_class("J"),
      primitive_class("Z"),
      primitive_class("V"),
      {"enum", constant("enumConstant", "GREEN", "LConstantCases$Color;")},
      {"wrapperField", constant("getStaticFinal", "MAX_VALUE", "I")},
      {"ownField", constant("getStaticFinal", "TRUE", "Ljava/lang/Boolean;")},
      {"privateField",
       constant("getStaticFinal", "SECRET", kString, {ClassConstant{"ConstantCases"}})},
      invocation("static", "I",
                 static_handle("java/lang/Integer", "parseInt", "(Ljava/lang/String;)I"),
                 {StringConstant{"12"}}),
      invocation("virtual", kString,
                 handle(HandleKind::InvokeVirtual, "java/lang/String", "concat",
                        "(Ljava/lang/String;)Ljava/lang/String;"),
                 {StringConstant{"a"}, StringConstant{"b"}}),
      invocation("new", kString,
                 handle(HandleKind::NewInvokeSpecial, "java/lang/String", "<init>",
                        "(Ljava/lang/String;)V"),
                 {StringConstant{"made"}}),
      invocation("interface", "I", interface_length, {StringConstant{"four"}}),
      invocation("getter", kString,
                 handle(HandleKind::GetStatic, "ConstantCases", "SECRET", kString), {}),
      invocation("widenArgument", "Ljava/lang/Long;",
                 static_handle("java/lang/Long", "valueOf", "(J)Ljava/lang/Long;"), {5}),
      invocation(
          "boxArgument", kString,
          static_handle("java/lang/String", "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;"),
          {std::int64_t{7}}),
      invocation("widenResult", "J", length, {StringConstant{"abc"}}),
      invocation("boxResult", kObject, length, {StringConstant{"abcd"}}),
      invocation(
          "unboxResult", "I",
          static_handle("java/lang/Integer", "valueOf", "(Ljava/lang/String;)Ljava/lang/Integer;"),
          {StringConstant{"77"}}),
      {"nested", enum_constant("a.B", "C")},
      cast("byte", "B", 300),
      cast("true", "Z", 3),
      cast("false", "Z", std::int64_t{2}),
      cast("char", "C", std::int64_t{65} << 32 | 65),
      cast("int", "I", 1e20),
      cast("long", "J", -1.5f),
      cast("double", "D", 99),
      cast("object", kObject, text),
      cast("class", "Ljava/lang/CharSequence;", text),
  };
}

struct NamedSwitch {
  std::string name, selector;
  std::vector<BootstrapArgument> labels;
};

/// Those of SwitchCases.java, in its order; the last is an enum switch.
std::vector<NamedSwitch> named_switches() {
  const auto type = [](std::string name) { return ClassConstant{std::move(name)}; };
  const auto boolean = [](std::string name) {
    return constant("getStaticFinal", std::move(name), "Ljava/lang/Boolean;");
  };
  const StringConstant a{"a"}, bb{"bb"};
  const DynamicConstant red = enum_constant("SwitchCases$Color", "RED");
  const DynamicConstant green = enum_constant("SwitchCases$Color", "GREEN");
  return {
      {"empty", kObject, {}},
      {"classes",
       kObject,
       {type("java/lang/String"), type("java/lang/String"), type("java/lang/Number"),
        type("java/lang/Integer"), type("[I"), type("[Ljava/lang/Object;"),
        type("java/lang/Comparable")}},
      {"constants", kObject, {a, 5, 70000, bb, 65, red, green}},
      {"wide",
       kObject,
       {std::int64_t{5}, std::int64_t{1} << 40, 2.5f, 0.0, -0.0, boolean("TRUE"),
        boolean("FALSE")}},
      {"integer", "Ljava/lang/Integer;", {5, 70000, type("java/lang/Integer"), 6}},
      {"character", "Ljava/lang/Character;", {5, 65, type("java/lang/Character")}},
      {"string", kString, {bb, a, type("java/lang/Object")}},
      {"enums",
       "LSwitchCases$Color;",
       {StringConstant{"RED"}, type("SwitchCases$Color"), StringConstant{"GREEN"}}},
  };
}

/// Writes the class of a site whose host is in the default package.
void write_site(DynamicSite made, const std::string& host, const fs::path& path) {
  made.host = made.nest_host = host;
  const std::optional<Blueprint> blueprint = draw(made);
  ASSERT_TRUE(blueprint) << path;
  write_file(path, blueprint->builder.to_bytes());
}

TEST(BootstrapValue, AsTheJdkMakesThem) {
  const TemporaryDirectory directory;
  std::string expected = "== ConstantCases\n";
  for (NamedConstant& each : named_constants()) {
    DynamicConstant& value = each.value;
    write_site(site(value.bootstrap, value.name, value.descriptor, value.arguments),
               "ConstantCases", directory.path() / (each.name + ".class"));
    expected += each.name + " ok\n";
  }
  expected += "== SwitchCases\n";
  for (const NamedSwitch& each : named_switches()) {
    const std::string maker = each.name == "enums" ? "enumSwitch" : "typeSwitch";
    write_site(site(bootstrap("java/lang/runtime/SwitchBootstraps", maker), maker,
                    "(" + each.selector + "I)I", each.labels),
               "SwitchCases", directory.path() / (each.name + ".class"));
    expected += each.name + " ok\n";
  }
  const JavaTools tools;
  const fs::path sources = java_sources("bootstrap");
  const fs::path classes = directory.path() / "classes";
  tools.compile({sources / "ConstantCases.java", sources / "SwitchCases.java",
                 sources / "LorisLink.java", sources / "Programs.java"},
                classes);
  EXPECT_EQ(tools.run(classes, "Programs ConstantCases SwitchCases",
                      "-Dloris.sites=" + directory.path().string()),
            expected);
}

}  // namespace
}  // namespace loris::test
