#pragma once
#include <string>
#include <string_view>

#include "interp/interpreter.h"

namespace loris {

/// The java.lang.ClassLoader of a class; null for the library's, and for all before there are
/// modules.
ObjectId loader_of(Interpreter& vm, const Class& cls);
/// Neither null nor one of the library's own.
bool is_loader_of_program(Interpreter& vm, ObjectId loader);
/// "'app'", "'bootstrap'": how messages name a loader.
std::string loader_text(Interpreter& vm, ObjectId loader);

std::string_view package_of(std::string_view class_name);

// Static methods of a synthesized class that natives tail-call.

/// (Class) -> Class: the class itself, initialized.
inline constexpr std::string_view kInitialized = "initialized";
/// (ClassLoader, String) -> Class: what the loader finds; ClassNotFoundException when that is null.
inline constexpr std::string_view kLoaded = "loaded";
/// The same, and initialized.
inline constexpr std::string_view kLoadedAndInitialized = "loadedAndInitialized";

const Method& loading_method(Program& program, std::string_view name);

}  // namespace loris
