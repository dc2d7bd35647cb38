#include <fmt/format.h>

#include "classfile/descriptor.h"
#include "program/bootstrap_family.h"

namespace loris::synthesis {
namespace {

// In a recipe: the next argument, the next constant; all else is text.
constexpr char kArgument = '\1', kConstant = '\2';
constexpr std::string_view kBuilder = "java/lang/StringBuilder", kConcatMethod = "concat";

/// Goes through a recipe, appending its parts.
class RecipeReader {
 public:
  RecipeReader(Assembler& code, const DynamicSite& site)
      : code_(code), site_(site), arguments_(parse_method_descriptor(site.descriptor)) {}

  /// False when a constant cannot be made.
  bool append_all(std::string_view recipe) {
    while (!recipe.empty()) {
      const std::size_t text = recipe.find_first_of("\1\2");
      if (text != 0) append_text(code_, recipe.substr(0, text));
      if (text == std::string_view::npos) break;
      if (recipe[text] == kArgument) {
        append_argument();
      } else if (!append_constant()) {
        return false;
      }
      recipe.remove_prefix(text + 1);
    }
    const bool all_used =
        next_argument_ == arguments_.parameters.size() && next_constant_ == site_.arguments.size();
    if (!all_used) fail(site_, "has a recipe that does not fit its arguments");
    return true;
  }

 private:
  void append_argument() {
    if (next_argument_ == arguments_.parameters.size()) fail(site_, "has too few arguments");
    const std::string_view type = arguments_.parameters[next_argument_++];
    code_.load(type, slot_);
    slot_ += slots_of(type);
    append_value(code_, type);
  }

  bool append_constant() {
    if (next_constant_ == site_.arguments.size()) fail(site_, "has too few constants");
    const auto type = push_constant(code_, site_.arguments[next_constant_++], site_.host);
    if (type) append_value(code_, *type);
    return type.has_value();
  }

  Assembler& code_;
  const DynamicSite& site_;
  MethodDescriptor arguments_;
  std::size_t next_argument_ = 0, next_constant_ = 1;  // the first constant is the recipe
  int slot_ = 0;
};

}  // namespace

void begin_string(Assembler& code) {
  code.type(Op::new_, kBuilder);
  code.op(Op::dup);
  code.invoke(Op::invokespecial, {kBuilder, "<init>", "()V"});
}

void append_text(Assembler& code, std::string_view modified_utf8) {
  code.push_string(modified_utf8);
  append_value(code, "Ljava/lang/String;");
}

void append_value(Assembler& code, std::string_view type) {
  std::string_view overload = type == "B" || type == "S" ? "I" : type;
  if (!is_primitive(type)) {
    overload = "Ljava/lang/String;";
    if (type != overload) {
      code.invoke(Op::invokestatic,
                  {"java/lang/String", "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;"});
    }
  }
  code.invoke(Op::invokevirtual, {kBuilder, "append", fmt::format("({})L{};", overload, kBuilder)});
}

void end_string(Assembler& code) {
  code.invoke(Op::invokevirtual, {kBuilder, "toString", "()Ljava/lang/String;"});
  code.return_value("Ljava/lang/String;");
}

std::optional<Blueprint> draw_recipe(const DynamicSite& site) {
  const std::string& recipe = argument<StringConstant>(site, 0).utf8;
  if (!parse_method_descriptor(site.descriptor).result.starts_with('L')) {
    fail(site, "does not make a string");
  }
  ClassBuilder builder = make_class(site, "Concat");
  bool can_be_made = true;
  builder.add_method(access::kStatic, kConcatMethod, site.descriptor, [&](Assembler& code) {
    begin_string(code);
    can_be_made = RecipeReader(code, site).append_all(recipe);
    end_string(code);
  });
  if (!can_be_made) return std::nullopt;
  return Blueprint{std::move(builder), std::string(kConcatMethod), site.descriptor};
}

/// A recipe of nothing but arguments.
std::optional<Blueprint> draw_concat(const DynamicSite& site) {
  const std::size_t count = parse_method_descriptor(site.descriptor).parameters.size();
  DynamicSite with_recipe = site;
  with_recipe.arguments = {StringConstant{std::string(count, kArgument)}};
  return draw_recipe(with_recipe);
}

}  // namespace loris::synthesis
