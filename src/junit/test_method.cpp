#include "junit/test_method.h"

#include <algorithm>

#include <fmt/format.h>

#include "classfile/descriptor.h"
#include "exec/input_check.h"
#include "exec/target.h"
#include "junit/call_code.h"
#include "junit/literals.h"
#include "junit/outcome_code.h"
#include "junit/test_names.h"
#include "report/drawing.h"

namespace loris {

namespace {

constexpr std::size_t kMostInputLines = 3000;

/// Of a cast it names modules and loaders, which are others where tests run.
bool is_worded_by_jvm(const PathResult& path) {
  return path.kind == "java.lang.ClassCastException";
}

class MethodWriter {
 public:
  MethodWriter(const TestedTarget& target, const PathResult& path)
      : target_(target), path_(path), scope_(target.program, target.names, target.junit) {}

  TestMethod write() {
    TestMethod test;
    test.name = test_method_name(path_);
    add_notes(test);
    if (!path_.replayable) scope_.obstacle = "the outcome depends on an identity hash code";
    if (path_.input && path_.output)
      add_body(test);
    else
      scope_.obstacle = obstacle();
    test.has_answers = has_answers_;
    test.throws = scope_.throws;
    test.uses_helper = scope_.uses_graphs;
    test.uses_place = uses_place_;
    test.obstacle = scope_.obstacle;
    return test;
  }

 private:
  /// Why there are no objects before and after.
  const char* obstacle() const {
    if (!path_.calls.empty()) return "the receiver is known by the calls that build it";
    return path_.input ? "it makes an array of more than a million elements"
                       : "the engine found no input of this path";
  }

  void add_notes(TestMethod& test) const {
    test.notes.push_back(fmt::format("path {}", path_.index));
    const std::string place = path_.at.empty() ? "" : " at " + path_.at;
    if (path_.ending == Ending::Violating)
      test.notes.push_back(comment_text(fmt::format("VIOLATION: {}{}", path_.kind, place)));
    if (!path_.message.empty()) test.notes.push_back(comment_text(path_.message));
    for (const std::string& call : path_.calls) test.notes.push_back(comment_text(call));
    if (!path_.input) return;
    constexpr std::size_t kWidth = 90, kMostNotes = 60;
    for (const std::string& drawn : draw(*path_.input, nullptr, kWidth)) {
      if (test.notes.size() == kMostNotes) return test.notes.emplace_back("..."), void();
      test.notes.push_back("  " + comment_text(drawn));
    }
  }

  void add_body(TestMethod& test) {
    InputCode input(scope_, *path_.input, path_.built);
    input.write();
    add_statics(input);
    if (scope_.lines.size() > kMostInputLines || input.element_count() > kMostInputLines) {
      scope_.obstacle = "the input is too large for a method";
      scope_.uses_graphs = false;
      return;
    }
    const std::vector<std::string> made = std::exchange(scope_.lines, {});
    add_call(input);
    add_contract(input);
    if (scope_.uses_graphs) test.body.emplace_back("LorisGraphs graphs = new LorisGraphs();");
    test.body.insert(test.body.end(), made.begin(), made.end());
    test.body.insert(test.body.end(), input.looks().begin(), input.looks().end());
    if (scope_.uses_graphs) test.body.emplace_back("graphs.remember();");
    if (!test.body.empty()) test.body.emplace_back();
    test.body.insert(test.body.end(), scope_.lines.begin(), scope_.lines.end());
  }

  std::size_t input_count() const {
    return target_.method.parameters.size() + (target_.method.is_static() ? 0 : 1);
  }

  /// Static fields that are inputs follow the parameters: "pkg.Config.limit".
  void add_statics(InputCode& input) {
    for (std::size_t i = input_count(); i < path_.input->roots.size(); ++i) {
      const GraphRoot& root = path_.input->roots[i];
      const std::size_t dot = root.name.rfind('.');
      if (dot == std::string::npos || root.asked) continue;
      scope_.graphs();
      scope_.line(
          fmt::format("LorisGraphs.setStatic({}, {}, {});", class_literal(root.name.substr(0, dot)),
                      name_literal(root.name.substr(dot + 1)), input.operand(root.value).text));
    }
  }

  std::vector<Operand> inputs(InputCode& input) const {
    std::vector<Operand> values;
    for (std::size_t i = 0; i < input_count() && i < path_.input->roots.size(); ++i)
      values.push_back(input.operand(path_.input->roots[i].value));
    return values;
  }

  /// What the output has beyond the roots of the input: the result or the exception.
  const GraphRoot* outcome() const {
    const bool has_one = path_.output->roots.size() > path_.input->roots.size();
    return has_one ? &path_.output->roots.back() : nullptr;
  }

  bool throws() const { return outcome() != nullptr && outcome()->name == "exception"; }

  void add_call(InputCode& input) {
    OutcomeCode expected(scope_, input, *path_.input, *path_.output);
    give_answers(input, AskedIn::Target, target_.method);
    const CallExpression call = write_call(scope_, target_.method, inputs(input));
    if (throws())
      add_throwing(call, input);
    else
      add_returning(call, expected);
    if (has_answers_) scope_.line("loris.Answers.assertAllTaken();");
    expected.expect_heap();
  }

  /// A predicate may be one that overrides it.
  static bool is_by(const AskedFor& asked, const Method& asker) {
    return asked.by.ends_with(fmt::format(".{}{}", asker.name, asker.descriptor));
  }

  /// What this method will ask for.
  void give_answers(InputCode& input, AskedIn place, const Method& asker) {
    for (const GraphRoot& root : path_.input->roots) {
      if (!root.asked || root.asked->in != place || !is_by(*root.asked, asker)) continue;
      has_answers_ = true;
      scope_.line(fmt::format("loris.Answers.give({}, {});", name_literal(root.asked->name),
                              input.operand(root.value).text));
    }
  }

  void add_returning(const CallExpression& call, OutcomeCode& expected) {
    const std::string_view returned = parse_method_descriptor(target_.method.descriptor).result;
    if (returned == "V" || outcome() == nullptr) return scope_.line(call.text + ";");
    const bool is_reference = returned[0] == 'L' || returned[0] == '[';
    const bool is_boxed = is_reference || call.is_reflective;
    const std::string type = is_boxed ? scope_.names.lang("Object") : *scope_.names.type(returned);
    scope_.line(fmt::format("{} result = {};", type, call.text));
    result_ = {"result", type, nullptr, !is_boxed};
    expected.expect("result", outcome()->value, is_boxed);
  }

  void add_throwing(const CallExpression& call, InputCode& input) {
    const std::size_t node = outcome()->value.bits - 1;
    const std::string& cls = path_.output->nodes[node].class_name;
    const auto type = scope_.names.class_name(cls);
    const std::string caught = type.value_or(scope_.names.lang("Throwable"));
    scope_.line(fmt::format("{0} thrown = assertThrows({0}.class, () -> {1});", caught, call.text));
    if (node < path_.input->nodes.size())
      scope_.line(fmt::format("assertSame({}, thrown);", input.node(node).text));
    scope_.line(
        type ? fmt::format("assertSame({}.class, thrown.getClass());", *type)
             : fmt::format("assertEquals({}, thrown.getClass().getName());", class_literal(cls)));
    add_place(node, cls);
    const Class* known = scope_.names.find(cls);
    if (known != nullptr && is_message_certain(*known))
      scope_.line(fmt::format("assertEquals({}, thrown.getMessage());",
                              ascii_string_expression(*path_.detail)));
  }

  /// Where it was thrown. An exception of the input was made elsewhere, and a stack overflows where
  /// the JVM has no more of it.
  void add_place(std::size_t node, const std::string& cls) {
    const bool is_given = node < path_.input->nodes.size();
    if (is_given || is_check(path_) || cls == "java/lang/StackOverflowError") return;
    const std::string place = thrown_at(target_.program, target_.method, path_.stack);
    if (place.empty()) return;
    uses_place_ = true;
    scope_.line(fmt::format("assertThrownAt({}, thrown);", ascii_string_literal(place)));
  }

  bool is_message_certain(const Class& cls) const {
    if (!path_.detail || is_worded_by_jvm(path_)) return false;
    const Method* method = target_.program.find_method(cls, "getMessage", "()Ljava/lang/String;");
    return method != nullptr && (method->owner->name == "java/lang/Throwable" ||
                                 method->owner->name == "java/lang/NullPointerException");
  }

  // --- the predicate that fails

  std::vector<const Class*> given(bool with_result) {
    std::vector<const Class*> types;
    if (!target_.method.is_static()) types.push_back(target_.method.owner);
    const MethodDescriptor descriptor = parse_method_descriptor(target_.method.descriptor);
    for (const std::string_view parameter : descriptor.parameters)
      types.push_back(&target_.program.load_descriptor(parameter));
    if (with_result && descriptor.result != "V")
      types.push_back(&target_.program.load_descriptor(descriptor.result));
    return types;
  }

  void add_contract(InputCode& input) {
    if (!is_check(path_)) return;
    const bool is_invariant = path_.kind.starts_with("invariant ");
    const std::string name = path_.kind.substr(path_.kind.find(' ') + 1);
    const Class& home = *target_.method.owner;
    const Predicate predicate =
        is_invariant ? find_predicate(target_.program, home, name, {&home}, true, "--inv")
                     : find_predicate(target_.program, home, name, given(true),
                                      !target_.method.is_static(), "--post");
    std::vector<Operand> values = inputs(input);
    values.push_back(result_);
    values.resize(predicate.arguments);
    give_answers(input, AskedIn::After, *predicate.method);
    const CallExpression call = write_call(scope_, *predicate.method, values);
    scope_.line("// VIOLATION: " + comment_text(path_.kind));
    constexpr std::string_view kThrew = "it threw ";
    if (path_.message.starts_with(kThrew)) return add_throwing_predicate(call);
    scope_.line(call.is_reflective ? fmt::format("assertEquals(false, {});", call.text)
                                   : fmt::format("assertFalse({});", call.text));
  }

  void add_throwing_predicate(const CallExpression& call) {
    const std::string throwable = scope_.names.lang("Throwable");
    scope_.line(
        fmt::format("{0} failure = assertThrows({0}.class, () -> {1});", throwable, call.text));
    scope_.line(fmt::format(
        "assertEquals({}, failure.getClass().getName());",
        ascii_string_literal(
            std::string_view(path_.message).substr(std::string_view("it threw ").size()))));
  }

  const TestedTarget& target_;
  const PathResult& path_;
  TestScope scope_;
  Operand result_{"null", "", nullptr, false};
  bool has_answers_ = false;
  bool uses_place_ = false;
};

}  // namespace

TestMethod write_test(const TestedTarget& target, const PathResult& path) {
  return MethodWriter(target, path).write();
}

}  // namespace loris
