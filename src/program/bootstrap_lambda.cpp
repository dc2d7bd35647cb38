#include <fmt/format.h>

#include "classfile/descriptor.h"
#include "program/bootstrap_family.h"

namespace loris::synthesis {
namespace {

// LambdaMetafactory.FLAG_SERIALIZABLE, FLAG_MARKERS, FLAG_BRIDGES.
constexpr std::int32_t kSerializable = 1, kMarkers = 2, kBridges = 4;
constexpr std::string_view kFactory = "get$Lambda", kInstance = "LAMBDA_INSTANCE$";

/// The arguments of metafactory or altMetafactory.
struct Lambda {
  const DynamicSite& site;
  MethodDescriptor factory;  // from the captured values to the function object
  std::string_view erased;   // descriptor of the interface's method
  const HandleConstant& implementation;
  std::string_view instantiated;  // the same with its type arguments
  bool is_serializable = false;
  std::vector<std::string_view> markers;  // further interfaces
  std::vector<std::string_view> bridges;  // further descriptors of the method
};

void read_options(Lambda& lambda) {
  const DynamicSite& site = lambda.site;
  std::size_t next = 3;
  const auto count = [&] {
    const std::int32_t value = argument<std::int32_t>(site, next++);
    if (value < 0) fail(site, "has a negative count");
    return value;
  };
  const std::int32_t flags = argument<std::int32_t>(site, next++);
  lambda.is_serializable = (flags & kSerializable) != 0;
  if ((flags & kMarkers) != 0) {
    for (std::int32_t left = count(); left > 0; --left) {
      lambda.markers.push_back(argument<ClassConstant>(site, next++).name);
    }
  }
  if ((flags & kBridges) != 0) {
    for (std::int32_t left = count(); left > 0; --left) {
      lambda.bridges.push_back(argument<MethodTypeConstant>(site, next++).descriptor);
    }
  }
}

Lambda read_lambda(const DynamicSite& site) {
  Lambda lambda{.site = site,
                .factory = parse_method_descriptor(site.descriptor),
                .erased = argument<MethodTypeConstant>(site, 0).descriptor,
                .implementation = argument<HandleConstant>(site, 1),
                .instantiated = argument<MethodTypeConstant>(site, 2).descriptor,
                .markers = {},
                .bridges = {}};
  if (!lambda.factory.result.starts_with('L')) fail(site, "does not make an object");
  if (site.bootstrap.name == "altMetafactory") read_options(lambda);
  return lambda;
}

std::string field_name(std::size_t capture) { return fmt::format("arg${}", capture + 1); }

void load_capture(Assembler& code, const ClassBuilder& builder, const Lambda& lambda,
                  std::size_t capture) {
  code.load("L", 0);
  code.field(Op::getfield,
             {builder.name(), field_name(capture), lambda.factory.parameters[capture]});
}

/// The constructor, which keeps what is captured.
void add_constructor(ClassBuilder& builder, const Lambda& lambda, const std::string& descriptor) {
  const std::vector<std::string_view>& captured = lambda.factory.parameters;
  for (std::size_t i = 0; i < captured.size(); ++i) {
    builder.add_field(access::kPrivate | access::kFinal, field_name(i), captured[i]);
  }
  builder.add_method(access::kPrivate, "<init>", descriptor, [&](Assembler& code) {
    code.load("L", 0);
    code.invoke(Op::invokespecial, {"java/lang/Object", "<init>", "()V"});
    int slot = 1;
    for (std::size_t i = 0; i < captured.size(); ++i) {
      code.load("L", 0);
      code.load(captured[i], slot);
      code.field(Op::putfield, {builder.name(), field_name(i), captured[i]});
      slot += slots_of(captured[i]);
    }
    code.return_value("V");
  });
}

void push_new(Assembler& code, const ClassBuilder& builder, const Lambda& lambda,
              const std::string& constructor) {
  code.type(Op::new_, builder.name());
  code.op(Op::dup);
  int slot = 0;
  for (const std::string_view type : lambda.factory.parameters) {
    code.load(type, slot);
    slot += slots_of(type);
  }
  code.invoke(Op::invokespecial, {builder.name(), "<init>", constructor});
}

/// A function object that captures nothing is made once.
void add_factory(ClassBuilder& builder, const Lambda& lambda, const std::string& constructor) {
  const std::string_view type = lambda.factory.result;
  const bool is_single = lambda.factory.parameters.empty();
  const MemberRef instance{builder.name(), kInstance, type};
  if (is_single) {
    builder.add_field(access::kPrivate | access::kStatic | access::kFinal, kInstance, type);
    builder.add_method(access::kStatic, "<clinit>", "()V", [&](Assembler& code) {
      push_new(code, builder, lambda, constructor);
      code.field(Op::putstatic, instance);
      code.return_value("V");
    });
  }
  builder.add_method(access::kStatic, kFactory, lambda.site.descriptor, [&](Assembler& code) {
    if (is_single) {
      code.field(Op::getstatic, instance);
    } else {
      push_new(code, builder, lambda, constructor);
    }
    code.return_value(type);
  });
}

/// What was captured, which is what the implementation takes first.
void push_captures(Assembler& code, const ClassBuilder& builder, const Lambda& lambda,
                   const HandleType& implementation) {
  const std::vector<std::string_view>& captured = lambda.factory.parameters;
  if (implementation.parameters.size() < captured.size()) {
    fail(lambda.site, "captures more than the implementation takes");
  }
  for (std::size_t i = 0; i < captured.size(); ++i) {
    const std::string& parameter = implementation.parameters[i];
    const bool are_references = !is_primitive(captured[i]) && !is_primitive(parameter);
    if (captured[i] != parameter && !are_references) {
      fail(lambda.site, "captures a value that the implementation does not take");
    }
    load_capture(code, builder, lambda, i);
  }
}

/// Arguments of the interface's method, each as the implementation takes it.
void push_arguments(Assembler& code, const Lambda& lambda, const MethodDescriptor& method,
                    const HandleType& implementation) {
  const MethodDescriptor instantiated = parse_method_descriptor(lambda.instantiated);
  const std::size_t captured = lambda.factory.parameters.size();
  if (instantiated.parameters.size() != method.parameters.size() ||
      implementation.parameters.size() != captured + method.parameters.size()) {
    fail(lambda.site, "has method types that differ in length");
  }
  int slot = 1;
  for (std::size_t i = 0; i < method.parameters.size(); ++i) {
    code.load(method.parameters[i], slot);
    slot += slots_of(method.parameters[i]);
    if (!adapt(code, method.parameters[i], implementation.parameters[captured + i],
               instantiated.parameters[i])) {
      fail(lambda.site, "has an argument that the implementation does not take");
    }
  }
}

/// A method of the interface: calls the implementation with what was captured and the arguments.
void add_forwarder(ClassBuilder& builder, const Lambda& lambda, std::uint16_t access,
                   std::string_view descriptor) {
  const MethodDescriptor method = parse_method_descriptor(descriptor);
  const HandleType type = type_of(lambda.implementation);
  builder.add_method(access, lambda.site.name, descriptor, [&](Assembler& code) {
    begin_handle(code, lambda.implementation);
    push_captures(code, builder, lambda, type);
    push_arguments(code, lambda, method, type);
    call_handle(code, lambda.implementation, lambda.site.host);
    if (!adapt(code, type.result, method.result, method.result)) {
      fail(lambda.site, "has an implementation with a wrong result");
    }
    code.return_value(method.result);  // drops a result that is not wanted
  });
}

/// What serialization calls in the object's stead: see java.lang.invoke.SerializedLambda.
void add_write_replace(ClassBuilder& builder, const Lambda& lambda) {
  const HandleConstant& implementation = lambda.implementation;
  const std::vector<std::string_view>& captured = lambda.factory.parameters;
  builder.add_method(
      access::kPrivate | access::kFinal, "writeReplace", "()Ljava/lang/Object;",
      [&](Assembler& code) {
        code.type(Op::new_, "java/lang/invoke/SerializedLambda");
        code.op(Op::dup);
        code.push_class(lambda.site.host);
        code.push_string(class_of_descriptor(lambda.factory.result));
        code.push_string(lambda.site.name);
        code.push_string(lambda.erased);
        code.push_int(static_cast<std::int32_t>(implementation.kind));
        code.push_string(implementation.class_name);
        code.push_string(implementation.name);
        code.push_string(implementation.descriptor);
        code.push_string(lambda.instantiated);
        code.push_int(static_cast<std::int32_t>(captured.size()));
        code.type(Op::anewarray, "java/lang/Object");
        for (std::size_t i = 0; i < captured.size(); ++i) {
          code.op(Op::dup);
          code.push_int(static_cast<std::int32_t>(i));
          load_capture(code, builder, lambda, i);
          if (is_primitive(captured[i])) code.box(captured[i][0]);
          code.op(Op::aastore);
        }
        code.invoke(Op::invokespecial,
                    {"java/lang/invoke/SerializedLambda", "<init>",
                     "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;I"
                     "Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;"
                     "[Ljava/lang/Object;)V"});
        code.return_value("L");
      });
}

}  // namespace

std::optional<Blueprint> draw_lambda(const DynamicSite& site) {
  const Lambda lambda = read_lambda(site);
  if (lambda.implementation.kind <= HandleKind::PutStatic) return std::nullopt;
  ClassBuilder builder = make_class(site, "Lambda");
  builder.implement(class_of_descriptor(lambda.factory.result));
  for (const std::string_view marker : lambda.markers) builder.implement(marker);
  if (lambda.is_serializable) builder.implement("java/io/Serializable");

  const std::string parameters = site.descriptor.substr(0, site.descriptor.find(')'));
  const std::string constructor = parameters + ")V";
  add_constructor(builder, lambda, constructor);
  add_factory(builder, lambda, constructor);
  add_forwarder(builder, lambda, access::kPublic, lambda.erased);
  for (const std::string_view bridge : lambda.bridges) {
    add_forwarder(builder, lambda, access::kPublic | access::kBridge, bridge);
  }
  if (lambda.is_serializable) add_write_replace(builder, lambda);
  return Blueprint{std::move(builder), std::string(kFactory), site.descriptor};
}

}  // namespace loris::synthesis
