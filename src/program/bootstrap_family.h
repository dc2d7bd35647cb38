#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "program/bootstrap.h"

// What the families of bootstrap methods share; bootstrap.cpp has the table of them.
namespace loris::synthesis {

// Each draws the class for the call sites of one bootstrap method; see draw().
std::optional<Blueprint> draw_lambda(const DynamicSite& site);  // metafactory, altMetafactory
std::optional<Blueprint> draw_concat(const DynamicSite& site);  // makeConcat
std::optional<Blueprint> draw_recipe(const DynamicSite& site);  // makeConcatWithConstants
std::optional<Blueprint> draw_record(const DynamicSite& site);  // ObjectMethods
std::optional<Blueprint> draw_type_switch(const DynamicSite& site);
std::optional<Blueprint> draw_enum_switch(const DynamicSite& site);
std::optional<Blueprint> draw_constant(const DynamicSite& site);  // ConstantBootstraps

/// The class HOST$$KIND$SERIAL, a nestmate of the host.
ClassBuilder make_class(const DynamicSite& site, std::string_view kind);

[[noreturn]] void fail(const DynamicSite& site, std::string_view message);

/// Argument `index`, which is a T. Throws InputError when it is not.
template <class T>
const T& argument(const DynamicSite& site, std::size_t index) {
  if (index >= site.arguments.size()) fail(site, "has too few arguments");
  const T* found = std::get_if<T>(&site.arguments[index]);
  if (found == nullptr) fail(site, "has an argument of the wrong kind");
  return *found;
}

/// "Ljava/lang/String;" for "java/lang/String"; array types are their own descriptors.
std::string descriptor_of_class(std::string_view class_name);
/// The reverse, for the descriptor of a reference type.
std::string_view class_of_descriptor(std::string_view descriptor);
inline bool is_primitive(std::string_view descriptor) { return descriptor.size() == 1; }

/// Casts the primitive value on the stack, as a cast of Java does (JLS 5.1.2, 5.1.3); booleans are
/// the ints 0 and 1, of which a number keeps the low bit.
void cast_primitive(Assembler& code, char from, char to);
/// Whether it is a widening, or no change at all.
bool is_widening(char from, char to);

/// Converts the value on the stack from one type to another, with an unchecked generic type cast to
/// `via` on its way: checkcast, boxing, unboxing and widening, as LambdaMetafactory has it.
/// False when there is no such conversion.
[[nodiscard]] bool adapt(Assembler& code, std::string_view from, std::string_view to,
                         std::string_view via);

/// Parameters and result of the function that a handle is, receiver included.
struct HandleType {
  std::vector<std::string> parameters;
  std::string result;
};
HandleType type_of(const HandleConstant& handle);
/// Before the arguments are pushed: makes the object that a constructor handle will fill.
void begin_handle(Assembler& code, const HandleConstant& handle);
/// Calls the handle on the arguments that are on the stack. host is the class with the call site.
void call_handle(Assembler& code, const HandleConstant& handle, std::string_view host);

// The pieces of a string concatenation: begin, any number of appends, end, which returns it.
void begin_string(Assembler& code);
void append_text(Assembler& code, std::string_view modified_utf8);
/// Appends what String.valueOf gives for the value on the stack.
void append_value(Assembler& code, std::string_view type);
void end_string(Assembler& code);

/// Pushes the constant and gives its type; nothing when it is of a kind that we cannot make.
std::optional<std::string> push_constant(Assembler& code, const BootstrapArgument& constant,
                                         std::string_view host);

}  // namespace loris::synthesis
