#include "program/bootstrap.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/input_error.h"
#include "bootstrap_sites.h"
#include "classfile/class_path.h"
#include "classfile/class_reader.h"

namespace loris {
namespace {

using test::bootstrap;
using test::constant;
using test::site;
using test::static_handle;

const std::string kObject = "Ljava/lang/Object;", kString = "Ljava/lang/String;";

HandleConstant metafactory() {
  return bootstrap("java/lang/invoke/LambdaMetafactory", "metafactory");
}

/// A lambda that captures what `factory` takes.
DynamicSite lambda(const std::string& factory, const std::string& erased, HandleConstant handle,
                   const std::string& instantiated) {
  return site(metafactory(), "apply", factory,
              {MethodTypeConstant{erased}, std::move(handle), MethodTypeConstant{instantiated}});
}

DynamicSite concatenation(const std::string& descriptor, const std::string& recipe) {
  return site(bootstrap("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants"), "_",
              descriptor, {StringConstant{recipe}});
}

DynamicSite record_method(const std::string& name, const std::string& descriptor) {
  const HandleConstant getter{HandleKind::GetField, "p/Host", "x", "I"};
  return site(bootstrap("java/lang/runtime/ObjectMethods", "bootstrap"), name, descriptor,
              {ClassConstant{"p/Host"}, StringConstant{"x"}, getter});
}

DynamicSite switch_of(const std::string& maker, const std::string& descriptor,
                      std::vector<BootstrapArgument> labels) {
  return site(bootstrap("java/lang/runtime/SwitchBootstraps", maker), maker, descriptor,
              std::move(labels));
}

DynamicSite site_of(const DynamicConstant& constant) {
  return site(constant.bootstrap, constant.name, constant.descriptor, constant.arguments);
}

const MethodInfo* find_method(const ClassFile& file, std::string_view name) {
  for (const MethodInfo& method : file.methods) {
    if (method.name == name) return &method;
  }
  return nullptr;
}

std::vector<Op> ops(const MethodInfo& method) {
  std::vector<Op> found;
  const std::vector<std::uint8_t>& bytes = method.code->bytes;
  for (std::size_t at = 0; at < bytes.size(); at += instruction_length(bytes, at)) {
    found.push_back(static_cast<Op>(bytes[at]));
  }
  return found;
}

bool has_op(const MethodInfo& method, Op op) {
  const std::vector<Op> all = ops(method);
  return std::find(all.begin(), all.end(), op) != all.end();
}

bool has_text(const ClassFile& file, std::string_view text) {
  for (std::uint16_t i = 1; i < file.constants.size(); ++i) {
    const bool is_text = file.constants.tag(i) == ConstantTag::Utf8;
    if (is_text && file.constants.utf8(i) == text) return true;
  }
  return false;
}

TEST(Bootstrap, OthersAreNotOurs) {
  const auto is_ours = [](const DynamicSite& made) { return synthesize(made).has_value(); };
  EXPECT_FALSE(is_ours(site(bootstrap("p/Own", "metafactory"), "m", "()V", {})));
  EXPECT_FALSE(
      is_ours(site(bootstrap("java/lang/invoke/LambdaMetafactory", "other"), "m", "()V", {})));
  EXPECT_FALSE(is_ours(site_of(constant("fieldVarHandle", "f", "Ljava/lang/invoke/VarHandle;"))));
  EXPECT_TRUE(is_ours(site_of(constant("nullConstant", "_", kObject))));
}

TEST(Bootstrap, AConstantIsNoCallSite) {
  DynamicSite call = concatenation("()Ljava/lang/String;", "x");
  EXPECT_TRUE(synthesize(call));
  call.descriptor = kString;
  EXPECT_FALSE(synthesize(call));
  DynamicSite value = site_of(constant("nullConstant", "_", kObject));
  value.descriptor = "()Ljava/lang/Object;";
  EXPECT_FALSE(synthesize(value));
  value.descriptor = "nonsense";
  EXPECT_FALSE(synthesize(value));
}

TEST(BootstrapLambda, NamesTheClassAfterItsHost) {
  const auto made = synthesize(
      lambda("()Ljava/util/function/Function;", "(Ljava/lang/Object;)Ljava/lang/Object;",
             static_handle("p/Host", "f", "(I)I"), "(Ljava/lang/Integer;)Ljava/lang/Integer;"));
  ASSERT_TRUE(made);
  EXPECT_EQ(made->file.name, "p/Host$$Lambda$7");
  EXPECT_EQ(made->file.nest_host, "p/Top");
  EXPECT_EQ(made->file.interfaces, std::vector<std::string_view>{"java/util/function/Function"});
  EXPECT_EQ(made->descriptor, "()Ljava/util/function/Function;");
  const MethodInfo* factory = find_method(made->file, made->method);
  ASSERT_NE(factory, nullptr);
  EXPECT_EQ(factory->access, access::kStatic);
  EXPECT_EQ(ops(*factory), (std::vector{Op::getstatic, Op::areturn}));
  EXPECT_EQ(ops(*find_method(made->file, "apply")),
            (std::vector{Op::aload, Op::checkcast, Op::invokevirtual, Op::invokestatic,
                         Op::invokestatic, Op::areturn}));
}

TEST(BootstrapLambda, WhatCapturesIsMadeEachTime) {
  const auto made = synthesize(lambda("(JLp/Host;)Ljava/lang/Runnable;", "()V",
                                      static_handle("p/Host", "f", "(JLp/Host;)D"), "()V"));
  ASSERT_TRUE(made);
  EXPECT_EQ(find_method(made->file, "<clinit>"), nullptr);
  ASSERT_EQ(made->file.fields.size(), 2u);
  EXPECT_EQ(made->file.fields[0].descriptor, "J");
  EXPECT_EQ(made->file.fields[1].descriptor, "Lp/Host;");
  EXPECT_TRUE(has_op(*find_method(made->file, made->method), Op::new_));
  EXPECT_EQ(ops(*find_method(made->file, "apply")).back(), Op::return_);
}

TEST(BootstrapLambda, PrivateMethodsOfTheHostAreCalledVirtually) {
  const auto call_of = [](const std::string& owner, bool is_interface) {
    HandleConstant handle{HandleKind::InvokeSpecial, owner, "f", "()V", is_interface};
    const auto made =
        synthesize(lambda("(L" + owner + ";)Ljava/lang/Runnable;", "()V", handle, "()V"));
    const std::vector<Op> all = ops(*find_method(made->file, "apply"));
    return all[all.size() - 2];
  };
  EXPECT_EQ(call_of("p/Host", false), Op::invokevirtual);
  EXPECT_EQ(call_of("p/Host", true), Op::invokeinterface);
  EXPECT_EQ(call_of("p/Super", false), Op::invokespecial);
}

TEST(BootstrapLambda, AlternativesAddInterfacesAndBridges) {
  DynamicSite made =
      lambda("()Lp/Shape;", "(Ljava/lang/Object;)V",
             static_handle("p/Host", "f", "(Ljava/lang/Object;)V"), "(Ljava/lang/String;)V");
  made.bootstrap.name = "altMetafactory";
  const auto with = [&](std::vector<BootstrapArgument> options) {
    DynamicSite changed = made;
    changed.arguments.insert(changed.arguments.end(), options.begin(), options.end());
    return synthesize(changed);
  };
  const auto plain = with({0});
  EXPECT_EQ(plain->file.interfaces.size(), 1u);
  EXPECT_EQ(find_method(plain->file, "writeReplace"), nullptr);
  const auto full = with({7, 2, ClassConstant{"p/A"}, ClassConstant{"p/Shape"}, 1,
                          MethodTypeConstant{"(Ljava/lang/String;)V"}});
  EXPECT_EQ(full->file.interfaces,
            (std::vector<std::string_view>{"p/Shape", "p/A", "java/io/Serializable"}));
  EXPECT_NE(find_method(full->file, "writeReplace"), nullptr);
  EXPECT_EQ(full->file.methods.size(), plain->file.methods.size() + 2);
  EXPECT_THROW(with({}), InputError);
  EXPECT_THROW(with({2, -1}), InputError);
  EXPECT_THROW(with({2, 2, ClassConstant{"p/A"}}), InputError);
  EXPECT_THROW(with({4, 1, ClassConstant{"p/A"}}), InputError);
}

TEST(BootstrapLambda, RefusesTypesThatDoNotFit) {
  const auto check = [](const std::string& erased, const std::string& implementation,
                        const std::string& instantiated) {
    synthesize(
        lambda("()Lp/Shape;", erased, static_handle("p/Host", "f", implementation), instantiated));
  };
  EXPECT_NO_THROW(check("(I)J", "(J)I", "(I)J"));
  EXPECT_THROW(check("(I)J", "(JJ)I", "(I)J"), InputError);
  EXPECT_THROW(check("(I)J", "(J)I", "()J"), InputError);
  EXPECT_THROW(check("(J)J", "(I)I", "(J)J"), InputError);
  EXPECT_THROW(check("(Z)J", "(I)I", "(Z)J"), InputError);
  EXPECT_THROW(check("(I)J", "(J)D", "(I)J"), InputError);
  EXPECT_THROW(check("(I)J", "(J)V", "(I)J"), InputError);
  EXPECT_THROW(check("nonsense", "(J)V", "(I)J"), InputError);
  EXPECT_THROW(check("(Ljava/lang/Object;)V", "(I)V", "(Ljava/lang/Long;)V"), InputError);
  EXPECT_THROW(synthesize(site(metafactory(), "m", "()Lp/Shape;", {})), InputError);
  EXPECT_THROW(synthesize(site(metafactory(), "m", "()I", {1, 2, 3})), InputError);
}

TEST(BootstrapConcat, RefusesRecipesThatDoNotFit) {
  EXPECT_NO_THROW(synthesize(concatenation("(IJ)Ljava/lang/String;", "a\1b\1c")));
  EXPECT_THROW(synthesize(concatenation("(IJ)Ljava/lang/String;", "a\1b")), InputError);
  EXPECT_THROW(synthesize(concatenation("(I)Ljava/lang/String;", "a\1b\1")), InputError);
  EXPECT_THROW(synthesize(concatenation("()Ljava/lang/String;", "\2")), InputError);
  DynamicSite constants = concatenation("()Ljava/lang/String;", "\2");
  constants.arguments.push_back(ClassConstant{"p/Host"});
  EXPECT_TRUE(synthesize(constants));
  constants.arguments.back() = MethodTypeConstant{"()V"};
  EXPECT_FALSE(synthesize(constants));
}

TEST(BootstrapConcat, ACharArrayIsAnObject) {
  const auto made = synthesize(concatenation("([C)Ljava/lang/String;", "\1"));
  EXPECT_TRUE(has_text(made->file, "(Ljava/lang/Object;)Ljava/lang/String;"));
  EXPECT_FALSE(has_text(made->file, "([C)Ljava/lang/StringBuilder;"));
  EXPECT_EQ(made->file.name, "p/Host$$Concat$7");
}

TEST(BootstrapRecord, RefusesOtherMethods) {
  EXPECT_TRUE(synthesize(record_method("hashCode", "(Lp/Host;)I")));
  EXPECT_TRUE(synthesize(record_method("equals", "(Lp/Host;Ljava/lang/Object;)Z")));
  EXPECT_TRUE(synthesize(record_method("toString", "(Lp/Host;)Ljava/lang/String;")));
  EXPECT_FALSE(synthesize(record_method("clone", "(Lp/Host;)I")));
  EXPECT_THROW(synthesize(record_method("hashCode", "(Lp/Host;)J")), InputError);
  DynamicSite nameless = record_method("hashCode", "(Lp/Host;)I");
  nameless.arguments[1] = StringConstant{""};
  EXPECT_THROW(synthesize(nameless), InputError);
  nameless.arguments[1] = StringConstant{"x"};
  nameless.arguments[2] = HandleConstant{HandleKind::GetField, "p/Other", "x", "I"};
  EXPECT_THROW(synthesize(nameless), InputError);
}

TEST(BootstrapRecord, TheNameOfAnotherRecordIsAskedFor) {
  DynamicSite made = record_method("toString", "(Lp/Host;)Ljava/lang/String;");
  EXPECT_FALSE(has_text(synthesize(made)->file, "getSimpleName"));
  made.host = "p/Other";
  EXPECT_TRUE(has_text(synthesize(made)->file, "getSimpleName"));
}

TEST(BootstrapSwitch, KnowsItsLabels) {
  const std::string type = "(Ljava/lang/Object;I)I";
  EXPECT_TRUE(synthesize(switch_of("typeSwitch", type, {})));
  EXPECT_TRUE(synthesize(switch_of("typeSwitch", type, {test::enum_constant("p.E", "A")})));
  EXPECT_FALSE(synthesize(switch_of("typeSwitch", type, {MethodTypeConstant{"()V"}})));
  EXPECT_FALSE(synthesize(switch_of("typeSwitch", type, {constant("nullConstant", "_", kObject)})));
  EXPECT_FALSE(synthesize(switch_of("typeSwitch", type, {constant("primitiveClass", "V", "X")})));
  EXPECT_THROW(synthesize(switch_of("typeSwitch", "(Ljava/lang/Object;)I", {})), InputError);
  EXPECT_THROW(synthesize(switch_of("typeSwitch", "(Ljava/lang/Object;I)J", {})), InputError);
  EXPECT_THROW(synthesize(switch_of("enumSwitch", "(II)I", {})), InputError);
  EXPECT_THROW(synthesize(switch_of("enumSwitch", "(Lp/E;I)I", {5})), InputError);
}

TEST(BootstrapSwitch, ReadsAnEnumConstantOnlyOfItsOwnClass) {
  const auto made = synthesize(
      switch_of("typeSwitch", "(Ljava/lang/Object;I)I", {test::enum_constant("p.E$F", "A")}));
  const std::vector<Op> all = ops(*find_method(made->file, made->method));
  const auto test_at = std::find(all.begin(), all.end(), Op:: instanceof);
  const auto read_at = std::find(all.begin(), all.end(), Op::getstatic);
  ASSERT_NE(read_at, all.end());
  EXPECT_LT(test_at, read_at);
}

TEST(BootstrapConstant, RefusesWhatCannotBeMade) {
  const auto is_made = [](const DynamicConstant& made) {
    return synthesize(site_of(made)).has_value();
  };
  const HandleConstant size = static_handle("p/A", "m", "([I)I");
  EXPECT_FALSE(is_made(constant("nullConstant", "_", "I")));
  EXPECT_FALSE(is_made(constant("primitiveClass", "Q", "Ljava/lang/Class;")));
  EXPECT_FALSE(is_made(constant("primitiveClass", "I", kObject)));
  EXPECT_FALSE(is_made(constant("enumConstant", "A", "I")));
  EXPECT_FALSE(is_made(constant("getStaticFinal", "A", "[I")));
  EXPECT_FALSE(is_made(constant("getStaticFinal", "A", "I", {StringConstant{"p/A"}})));
  EXPECT_FALSE(is_made(constant("invoke", "_", "I")));
  EXPECT_FALSE(is_made(constant("invoke", "_", "I", {size})));
  EXPECT_FALSE(is_made(constant("invoke", "_", "I", {size, StringConstant{"not an array"}})));
  EXPECT_FALSE(is_made(constant("invoke", "_", "I", {static_handle("p/A", "m", "()V")})));
  EXPECT_FALSE(is_made(constant("explicitCast", "_", "I", {StringConstant{"text"}})));
  EXPECT_FALSE(is_made(constant("explicitCast", "_", "I", {1, 2})));
}

/// A class whose one bootstrap method takes the dynamic constant it makes.
ClassFile make_recursive() {
  using Entry = ConstantPool::Entry;
  const std::string text = "mA()V";
  std::vector<Entry> entries{
      {},
      {.tag = ConstantTag::Utf8, .a = 1, .bits = 0},       // 1: m
      {.tag = ConstantTag::Utf8, .a = 1, .bits = 1},       // 2: A
      {.tag = ConstantTag::Utf8, .a = 3, .bits = 2},       // 3: ()V
      {.tag = ConstantTag::Class, .a = 2},                 // 4
      {.tag = ConstantTag::NameAndType, .a = 1, .b = 3},   // 5
      {.tag = ConstantTag::Methodref, .a = 4, .b = 5},     // 6
      {.tag = ConstantTag::MethodHandle, .a = 6, .b = 6},  // 7
      {.tag = ConstantTag::Dynamic, .a = 0, .b = 5},       // 8
  };
  ClassFile file;
  file.origin = "Recursive.class";
  file.constants = ConstantPool(file.origin, entries, {text.begin(), text.end()});
  file.name = file.constants.class_name(4);
  file.bootstraps.push_back({7, {8, 8}});
  return file;
}

TEST(DynamicSite, AConstantInItselfIsRefused) {
  ClassFile file = make_recursive();
  const DynamicRef ref = file.constants.dynamic(8);
  EXPECT_THROW(dynamic_site(file, ref, 1), InputError);
  file.bootstraps[0].arguments = {4};
  const DynamicSite read = dynamic_site(file, ref, 1);
  EXPECT_EQ(read.host, "A");
  EXPECT_EQ(read.nest_host, "A");
  EXPECT_EQ(read.name, "m");
  EXPECT_EQ(std::get<ClassConstant>(read.arguments.at(0)).name, "A");
}

TEST(DynamicSite, TheSimpleNameIsThatOfTheInnerClass) {
  ClassFile file = make_recursive();
  file.bootstraps[0].arguments.clear();
  file.name = "p/Outer$1Local$x";
  file.nest_host = "p/Outer";
  const DynamicRef ref = file.constants.dynamic(8);
  EXPECT_EQ(dynamic_site(file, ref, 1).simple_name, "Outer$1Local$x");
  EXPECT_EQ(dynamic_site(file, ref, 1).nest_host, "p/Outer");
  file.inner_classes.push_back({"p/Outer$1Local$x", "", "Local$x", 0});
  EXPECT_EQ(dynamic_site(file, ref, 1).simple_name, "Local$x");
}

TEST(DynamicSite, EveryCallSiteOfTheJdkIsSynthesized) {
  const std::unique_ptr<ClassSource> jdk = open_jdk(find_jdk(std::nullopt));
  unsigned count = 0;
  for (const std::string& name : jdk->list()) {
    const std::optional<ClassBytes> found = jdk->find(name);
    if (!found) continue;
    const ClassFile file = read_class(found->bytes, found->origin);
    for (std::uint16_t i = 1; i < file.constants.size(); ++i) {
      if (file.constants.tag(i) != ConstantTag::InvokeDynamic) continue;
      const DynamicSite read = dynamic_site(file, file.constants.invoke_dynamic(i), ++count);
      EXPECT_TRUE(synthesize(read)) << name << " " << read.bootstrap.class_name;
    }
  }
  EXPECT_GT(count, 10000u);
}

}  // namespace
}  // namespace loris
