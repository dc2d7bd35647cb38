#pragma once
#include <string>
#include <vector>

#include "program/bootstrap.h"

// Short ways to write call sites down.
namespace loris::test {

inline HandleConstant static_handle(std::string class_name, std::string name,
                                    std::string descriptor) {
  return {HandleKind::InvokeStatic, std::move(class_name), std::move(name), std::move(descriptor)};
}

/// The descriptors of bootstrap methods say nothing about a site.
inline HandleConstant bootstrap(std::string class_name, std::string name) {
  return static_handle(std::move(class_name), std::move(name), "()V");
}

inline DynamicSite site(HandleConstant bootstrap, std::string name, std::string descriptor,
                        std::vector<BootstrapArgument> arguments) {
  DynamicSite made;
  made.host = "p/Host";
  made.nest_host = "p/Top";
  made.simple_name = "Host";
  made.serial = 7;
  made.bootstrap = std::move(bootstrap);
  made.name = std::move(name);
  made.descriptor = std::move(descriptor);
  made.arguments = std::move(arguments);
  return made;
}

inline DynamicConstant constant(std::string maker, std::string name, std::string descriptor,
                                std::vector<BootstrapArgument> arguments = {}) {
  return {bootstrap("java/lang/invoke/ConstantBootstraps", std::move(maker)), std::move(name),
          std::move(descriptor), std::move(arguments)};
}

/// What javac 21 and later write for the label of an enum constant.
inline DynamicConstant enum_constant(std::string binary_name, std::string name) {
  HandleConstant class_of = static_handle("java/lang/constant/ClassDesc", "of",
                                          "(Ljava/lang/String;)Ljava/lang/constant/ClassDesc;");
  class_of.is_interface = true;
  return constant(
      "invoke", "invoke", "Ljava/lang/Enum$EnumDesc;",
      {static_handle("java/lang/Enum$EnumDesc", "of",
                     "(Ljava/lang/constant/ClassDesc;Ljava/lang/String;)Ljava/lang/Enum$EnumDesc;"),
       constant("invoke", "invoke", "Ljava/lang/constant/ClassDesc;",
                {class_of, StringConstant{std::move(binary_name)}}),
       StringConstant{std::move(name)}});
}

}  // namespace loris::test
