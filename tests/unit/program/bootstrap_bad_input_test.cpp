// Whatever a class file says about a call site, we make a class, decline or throw InputError.
#include <gtest/gtest.h>

#include <functional>

#include "base/input_error.h"
#include "bootstrap_sites.h"

namespace loris::test {
namespace {

const std::string kInvoke = "java/lang/invoke/", kRuntime = "java/lang/runtime/";

std::vector<DynamicSite> good_sites() {
  const HandleConstant function = static_handle("p/Host", "f", "(JLjava/lang/Integer;)J");
  const HandleConstant getter{HandleKind::GetField, "p/Host", "x", "D"};
  const MethodTypeConstant erased{"(Ljava/lang/Object;)Ljava/lang/Object;"};
  const MethodTypeConstant instantiated{"(Ljava/lang/Integer;)Ljava/lang/Long;"};
  std::vector<DynamicSite> sites{
      site(bootstrap(kInvoke + "LambdaMetafactory", "metafactory"), "apply", "(J)Lp/F;",
           {erased, function, instantiated}),
      site(bootstrap(kInvoke + "LambdaMetafactory", "altMetafactory"), "apply", "(J)Lp/F;",
           {erased, function, instantiated, 7, 1, ClassConstant{"p/A"}, 1, instantiated}),
      site(bootstrap(kInvoke + "StringConcatFactory", "makeConcat"), "_", "(IJ)Ljava/lang/String;",
           {}),
      site(bootstrap(kInvoke + "StringConcatFactory", "makeConcatWithConstants"), "_",
           "(DLp/A;)Ljava/lang/String;", {StringConstant{"\1-\2-\1"}, 5}),
      site(bootstrap(kRuntime + "SwitchBootstraps", "typeSwitch"), "_", "(Lp/A;I)I",
           {1, StringConstant{"a"}, ClassConstant{"p/B"}, enum_constant("p.E", "A")}),
      site(bootstrap(kRuntime + "SwitchBootstraps", "enumSwitch"), "_", "(Lp/E;I)I",
           {StringConstant{"A"}, ClassConstant{"p/E"}}),
  };
  for (const std::string name : {"toString", "hashCode", "equals"}) {
    const std::string type = name == "equals"     ? "(Lp/Host;Ljava/lang/Object;)Z"
                             : name == "hashCode" ? "(Lp/Host;)I"
                                                  : "(Lp/Host;)Ljava/lang/String;";
    sites.push_back(site(bootstrap(kRuntime + "ObjectMethods", "bootstrap"), name, type,
                         {ClassConstant{"p/Host"}, StringConstant{"x"}, getter}));
  }
  for (const DynamicConstant& value :
       {constant("nullConstant", "_", "Lp/A;"),
        constant("primitiveClass", "I", "Ljava/lang/Class;"),
        constant("enumConstant", "A", "Lp/E;"),
        constant("getStaticFinal", "A", "J", {ClassConstant{"p/A"}}),
        constant("invoke", "_", "J", {function, 1, constant("nullConstant", "_", "Lp/A;")}),
        constant("explicitCast", "_", "B", {1.5})}) {
    sites.push_back(site(value.bootstrap, value.name, value.descriptor, value.arguments));
  }
  return sites;
}

std::vector<BootstrapArgument> strange_arguments() {
  std::vector<BootstrapArgument> all{0,
                                     -1,
                                     INT32_MAX,
                                     1.5f,
                                     std::int64_t{1} << 40,
                                     -0.0,
                                     ClassConstant{""},
                                     ClassConstant{"[[I"},
                                     ClassConstant{"java/lang/Integer"},
                                     StringConstant{""},
                                     StringConstant{";;x;"},
                                     StringConstant{"\1\2\1\2\1"},
                                     MethodTypeConstant{""},
                                     MethodTypeConstant{"(V)V"},
                                     MethodTypeConstant{"()Z"},
                                     MethodTypeConstant{"(JDLjava/lang/Object;[I)V"},
                                     constant("nullConstant", "", ""),
                                     constant("primitiveClass", "Z", "Ljava/lang/Class;"),
                                     constant("invoke", "", "V"),
                                     constant("getStaticFinal", "TRUE", "Ljava/lang/Boolean;"),
                                     constant("explicitCast", "", "I")};
  for (int kind = 1; kind <= 9; ++kind) {
    for (const std::string descriptor : {"", "V", "Z", "D", "[I", "()V", "(J)D", "(Lp/Host;)I"}) {
      all.push_back(HandleConstant{static_cast<HandleKind>(kind), "p/Host", "x", descriptor});
    }
  }
  return all;
}

const std::vector<std::string> kDescriptors{"",
                                            "V",
                                            "Z",
                                            "[D",
                                            "Lp/A;",
                                            "L;",
                                            "()V",
                                            "()Lp/A;",
                                            "(I)I",
                                            "(JI)I",
                                            "(ZI)I",
                                            "([II)I",
                                            "(FI)I",
                                            "(CI)I",
                                            "(Lp/A;II)I",
                                            "(Lp/Host;)Z",
                                            "((",
                                            "(V)I",
                                            "()",
                                            "(DDDD)Ljava/lang/String;",
                                            "(Ljava/lang/Long;I)I"};

/// Calls `each` with every change of one part of a site.
void for_each_change(const DynamicSite& good, const std::function<void(const DynamicSite&)>& each) {
  for (const std::string& descriptor : kDescriptors) {
    DynamicSite changed = good;
    changed.descriptor = descriptor;
    each(changed);
  }
  for (const BootstrapArgument& strange : strange_arguments()) {
    DynamicSite longer = good;
    longer.arguments.push_back(strange);
    each(longer);
    for (std::size_t i = 0; i < good.arguments.size(); ++i) {
      DynamicSite changed = good;
      changed.arguments[i] = strange;
      each(changed);
    }
  }
  for (std::size_t i = 0; i < good.arguments.size(); ++i) {
    DynamicSite shorter = good;
    shorter.arguments.erase(shorter.arguments.begin() + static_cast<std::ptrdiff_t>(i));
    each(shorter);
  }
}

TEST(BootstrapBadInput, GoodSitesAreGood) {
  for (const DynamicSite& good : good_sites()) {
    EXPECT_TRUE(draw(good)) << good.bootstrap.name << " " << good.name;
  }
}

TEST(BootstrapBadInput, IsMadeOrDeclinedOrRefused) {
  int made = 0, declined = 0, refused = 0;
  const auto attempt = [&](const DynamicSite& changed) {
    try {
      ++(synthesize(changed) ? made : declined);
    } catch (const InputError&) {
      ++refused;
    }
  };
  int pairs = 0;
  for (const DynamicSite& good : good_sites()) {
    for_each_change(good, [&](const DynamicSite& changed) {
      attempt(changed);
      if (++pairs % 100 == 0) for_each_change(changed, attempt);
    });
  }
  EXPECT_GT(made, 1000);
  EXPECT_GT(declined, 1000);
  EXPECT_GT(refused, 1000);
}

TEST(BootstrapBadInput, TooMuchIsRefused) {
  DynamicSite many = good_sites()[4];
  many.arguments.assign(4000, ClassConstant{"p/B"});
  EXPECT_THROW(draw(many), InputError);
  many.arguments.resize(1000, ClassConstant{"p/B"});
  EXPECT_TRUE(draw(many));
}

}  // namespace
}  // namespace loris::test
