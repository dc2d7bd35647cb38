#include "junit/call_code.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "classfile/descriptor.h"
#include "junit/input_code.h"
#include "program/link_error.h"

namespace loris {

namespace {

std::string argument(SourceNames& names, const Operand& value, const std::string& type,
                     bool casts) {
  if (value.is_primitive) return value.text;
  if (casts && value.type != type) return fmt::format("({}) {}", type, value.text);
  return fitting(names, value, type);
}

class CallWriter {
 public:
  CallWriter(TestScope& scope, const Method& method, const std::vector<Operand>& inputs)
      : scope_(scope),
        method_(method),
        inputs_(inputs),
        parameters_(parse_method_descriptor(method.descriptor).parameters) {}

  CallExpression write() {
    if (const auto plain = plain_call()) {
      if (!method_.info->exceptions.empty()) scope_.throws = true;
      return {*plain, false};
    }
    scope_.throws = true;
    return {reflective_call(), true};
  }

 private:
  bool is_static() const { return method_.is_static(); }
  std::size_t first() const { return is_static() ? 0 : 1; }

  bool is_nameable() {
    constexpr std::uint16_t kOdd = access::kBridge | access::kSynthetic;
    return (method_.access & kOdd) == 0 && is_java_identifier(method_.name) &&
           scope_.names.may_use(*method_.owner, method_.access);
  }

  bool is_selected() {
    if (is_static()) return true;
    const Class* receiver = inputs_[0].cls;
    try {
      return is_selected_by(receiver);
    } catch (const LinkError&) {
      return false;
    }
  }

  bool is_selected_by(const Class* receiver) {
    return receiver != nullptr && (method_.owner->is_interface() || !receiver->is_interface()) &&
           &scope_.program.select(*receiver, method_) == &method_;
  }

  /// Methods of the same name that source might mean instead.
  std::size_t rivals(const Class& from) const {
    std::size_t count = 0;
    const auto add = [&](const Class& cls) {
      for (const auto& other : cls.methods) {
        const bool is_hidden = (other->access & (access::kBridge | access::kSynthetic)) != 0;
        if (!is_hidden && other->name == method_.name && other->descriptor != method_.descriptor)
          ++count;
      }
    };
    for (const Class* cls : from.ancestors) add(*cls);
    for (const Class* cls : from.all_interfaces) add(*cls);
    return count;
  }

  /// Another method that differs in what it returns alone.
  bool has_twin() const {
    const auto head = method_.descriptor.substr(0, method_.descriptor.find(')') + 1);
    for (const auto& other : method_.owner->methods) {
      if (other.get() != &method_ && other->name == method_.name &&
          other->descriptor.starts_with(head) && (other->access & access::kBridge) == 0)
        return true;
    }
    return false;
  }

  std::optional<std::string> plain_call() {
    const auto owner = scope_.names.class_name(method_.owner->name);
    if (!owner || !is_nameable() || has_bounds(method_) || has_twin() || !is_selected())
      return std::nullopt;
    const Class& from = is_static() ? *method_.owner : *inputs_[0].cls;
    const bool is_varargs = (method_.access & access::kVarargs) != 0;
    const bool casts = is_varargs || rivals(from) > 0;
    std::vector<std::string> arguments;
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
      const auto type = scope_.names.type(parameters_[i]);
      if (!type) return std::nullopt;
      arguments.push_back(argument(scope_.names, inputs_[first() + i], *type, casts));
    }
    const std::string receiver = is_static() ? *owner : receiver_text(*owner);
    return fmt::format("{}.{}({})", receiver, method_.name, fmt::join(arguments, ", "));
  }

  std::string receiver_text(const std::string& owner) {
    if (inputs_[0].type != scope_.names.lang("Object")) return inputs_[0].text;
    return fmt::format("(({}) {})", owner, inputs_[0].text);
  }

  std::string reflective_call() {
    std::string arguments;
    for (const Operand& input : inputs_) arguments += ", " + as_object(input);
    return fmt::format("{}.call({}, {}, {}{})", scope_.graphs(), class_literal(method_.owner->name),
                       name_literal(method_.name), name_literal(method_.descriptor), arguments);
  }

  TestScope& scope_;
  const Method& method_;
  const std::vector<Operand>& inputs_;
  std::vector<std::string_view> parameters_;
};

}  // namespace

bool has_bounds(const Method& method) {
  const std::string_view signature = method.info->signature;
  if (!signature.starts_with('<')) return false;
  for (std::size_t at = signature.find(':'); at != std::string_view::npos;
       at = signature.find(':', at + 1)) {
    if (!signature.substr(at).starts_with(":Ljava/lang/Object;")) return true;
  }
  return false;
}

std::string write_new(TestScope& scope, const Method& constructor,
                      const std::vector<Operand>& arguments) {
  const auto& methods = constructor.owner->methods;
  const bool has_rivals = std::count_if(methods.begin(), methods.end(), [](const auto& each) {
                            return each->is_constructor();
                          }) > 1;
  const bool casts = has_rivals || (constructor.access & access::kVarargs) != 0;
  if (!constructor.info->exceptions.empty()) scope.throws = true;
  const auto parameters = parse_method_descriptor(constructor.descriptor).parameters;
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < parameters.size(); ++i)
    texts.push_back(argument(scope.names, arguments[i], *scope.names.type(parameters[i]), casts));
  return fmt::format("new {}({})", *scope.names.class_name(constructor.owner->name),
                     fmt::join(texts, ", "));
}

CallExpression write_call(TestScope& scope, const Method& method,
                          const std::vector<Operand>& inputs) {
  return CallWriter(scope, method, inputs).write();
}

}  // namespace loris
