#include "program/bootstrap.h"

#include <fmt/format.h>

#include <array>

#include "base/input_error.h"
#include "classfile/descriptor.h"
#include "program/bootstrap_family.h"

namespace loris {
namespace {

using namespace synthesis;

/// A call site's constants are a tree of at most this depth and number of leaves.
constexpr int kMaxDepth = 16, kMaxArguments = 4096;

struct BootstrapRow {
  std::string_view class_name, method;
  std::optional<Blueprint> (*draw)(const DynamicSite&);
};

constexpr std::string_view kLambdas = "java/lang/invoke/LambdaMetafactory";
constexpr std::string_view kConcats = "java/lang/invoke/StringConcatFactory";
constexpr std::string_view kConstants = "java/lang/invoke/ConstantBootstraps";
constexpr std::string_view kSwitches = "java/lang/runtime/SwitchBootstraps";

constexpr std::array kBootstraps{
    BootstrapRow{kLambdas, "metafactory", draw_lambda},
    BootstrapRow{kLambdas, "altMetafactory", draw_lambda},
    BootstrapRow{kConcats, "makeConcat", draw_concat},
    BootstrapRow{kConcats, "makeConcatWithConstants", draw_recipe},
    BootstrapRow{"java/lang/runtime/ObjectMethods", "bootstrap", draw_record},
    BootstrapRow{kSwitches, "typeSwitch", draw_type_switch},
    BootstrapRow{kSwitches, "enumSwitch", draw_enum_switch},
    BootstrapRow{kConstants, "nullConstant", draw_constant},
    BootstrapRow{kConstants, "primitiveClass", draw_constant},
    BootstrapRow{kConstants, "enumConstant", draw_constant},
    BootstrapRow{kConstants, "getStaticFinal", draw_constant},
    BootstrapRow{kConstants, "invoke", draw_constant},
    BootstrapRow{kConstants, "explicitCast", draw_constant},
};

/// Turns entries of a bootstrap table into values.
class ArgumentReader {
 public:
  explicit ArgumentReader(const ClassFile& host) : host_(host) {}

  DynamicConstant read_dynamic(const DynamicRef& ref, int depth) {
    if (depth > kMaxDepth) fail("nest too deeply");
    const BootstrapMethod& method = host_.bootstraps.at(ref.bootstrap);
    DynamicConstant read{
        read_handle(method.handle), std::string(ref.name), std::string(ref.descriptor), {}};
    for (const std::uint16_t index : method.arguments) {
      if (++count_ > kMaxArguments) fail("are too many");
      read.arguments.push_back(read_argument(index, depth));
    }
    return read;
  }

 private:
  BootstrapArgument read_argument(std::uint16_t index, int depth) {
    const ConstantPool& constants = host_.constants;
    switch (constants.tag(index)) {
      case ConstantTag::Integer: return constants.integer(index);
      case ConstantTag::Float: return constants.float_value(index);
      case ConstantTag::Long: return constants.long_value(index);
      case ConstantTag::Double: return constants.double_value(index);
      case ConstantTag::Class: return ClassConstant{std::string(constants.class_name(index))};
      case ConstantTag::String: return StringConstant{std::string(constants.string(index))};
      case ConstantTag::MethodType:
        return MethodTypeConstant{std::string(constants.method_type(index))};
      case ConstantTag::MethodHandle: return read_handle(index);
      default: return read_dynamic(constants.dynamic(index), depth + 1);
    }
  }

  HandleConstant read_handle(std::uint16_t index) const {
    const MethodHandleRef ref = host_.constants.method_handle(index);
    return {ref.kind, std::string(ref.member.class_name), std::string(ref.member.name),
            std::string(ref.member.descriptor), ref.member.is_interface};
  }

  [[noreturn]] void fail(std::string_view what) const {
    throw InputError(fmt::format("{}: the constants of a bootstrap method {}", host_.origin, what));
  }

  const ClassFile& host_;
  int count_ = 0;
};

std::string simple_name_of(const ClassFile& file) {
  for (const InnerClass& inner : file.inner_classes) {
    if (inner.inner == file.name) return std::string(inner.name);
  }
  return std::string(file.name.substr(file.name.find_last_of('/') + 1));
}

}  // namespace

DynamicSite dynamic_site(const ClassFile& host, const DynamicRef& ref, unsigned serial) {
  DynamicConstant read = ArgumentReader(host).read_dynamic(ref, 0);
  DynamicSite site;
  site.host = host.name;
  site.nest_host = host.nest_host.empty() ? host.name : host.nest_host;
  site.simple_name = simple_name_of(host);
  site.serial = serial;
  site.bootstrap = std::move(read.bootstrap);
  site.name = std::move(read.name);
  site.descriptor = std::move(read.descriptor);
  site.arguments = std::move(read.arguments);
  return site;
}

std::optional<Blueprint> draw(const DynamicSite& site) {
  for (const BootstrapRow& row : kBootstraps) {
    if (row.class_name != site.bootstrap.class_name || row.method != site.bootstrap.name) continue;
    const bool makes_constant = row.draw == draw_constant;
    if (makes_constant == is_method_descriptor(site.descriptor)) return std::nullopt;
    return row.draw(site);
  }
  return std::nullopt;
}

std::optional<SynthesizedClass> synthesize(const DynamicSite& site) {
  std::optional<Blueprint> blueprint = draw(site);
  if (!blueprint) return std::nullopt;
  return SynthesizedClass{blueprint->builder.build(), std::move(blueprint->method),
                          std::move(blueprint->descriptor)};
}

}  // namespace loris
