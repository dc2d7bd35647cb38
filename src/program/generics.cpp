#include "program/generics.h"

#include "base/input_error.h"
#include "program/link_error.h"

namespace loris {

namespace {

/// Reads a signature from its start; `failed` once it is not one.
class Parser {
 public:
  explicit Parser(std::string_view text) : rest_(text) {}

  bool failed() const { return failed_; }
  bool at_end() const { return rest_.empty(); }
  char next() const { return rest_.empty() ? '\0' : rest_[0]; }
  bool take(char c) {
    if (next() != c || c == '\0') return false;
    rest_.remove_prefix(1);
    return true;
  }
  void need(char c) {
    if (!take(c)) failed_ = true;
  }
  std::string name(std::string_view ends) {
    const std::size_t end = rest_.find_first_of(ends);
    if (end == std::string_view::npos || end == 0) {
      failed_ = true;
      return {};
    }
    std::string found(rest_.substr(0, end));
    rest_.remove_prefix(end);
    return found;
  }

  GenericType type() {
    if (++depth_ > kMaxDepth) failed_ = true;
    GenericType made;
    if (failed_) return made;
    if (take('L')) {
      made = class_type();
    } else if (take('T')) {
      made = {GenericType::Kind::Variable, name(";"), {}};
      need(';');
    } else if (take('[')) {
      made.kind = GenericType::Kind::Array;
      made.arguments.push_back(type());
    } else if (next() != '\0' &&
               std::string_view("ZBCSIFJDV").find(next()) != std::string_view::npos) {
      rest_.remove_prefix(1);
    } else {
      failed_ = true;
    }
    --depth_;
    return made;
  }

  std::vector<std::string> parameters() {
    std::vector<std::string> names;
    if (!take('<')) return names;
    while (!failed_ && !take('>')) {
      names.push_back(name(":"));
      need(':');
      if (next() != ':' && next() != '>') type();  // the class bound may be absent
      while (!failed_ && take(':')) type();
    }
    return names;
  }

 private:
  /// An inner class of a generic one has arguments in both parts; those of the last count.
  GenericType class_type() {
    GenericType made{GenericType::Kind::Class, name("<.;"), {}};
    for (;;) {
      if (take('<')) {
        made.arguments.clear();
        while (!failed_ && !take('>')) made.arguments.push_back(argument());
      }
      if (take('.')) {
        made.name += "$" + name("<.;");
        made.arguments.clear();
        continue;
      }
      need(';');
      return made;
    }
  }

  GenericType argument() {
    if (take('*')) return {};
    if (take('-')) {
      type();  // ? super T says nothing about what is read
      return {};
    }
    take('+');
    return type();
  }

  static constexpr int kMaxDepth = 100;
  std::string_view rest_;
  int depth_ = 0;
  bool failed_ = false;
};

}  // namespace

std::optional<GenericType> parse_type_signature(std::string_view text) {
  Parser parser(text);
  GenericType type = parser.type();
  if (parser.failed() || !parser.at_end()) return std::nullopt;
  return type;
}

std::optional<GenericClass> parse_class_signature(std::string_view text) {
  Parser parser(text);
  GenericClass made;
  made.parameters = parser.parameters();
  made.super = parser.type();
  if (parser.failed()) return std::nullopt;
  return made;
}

std::optional<std::vector<GenericType>> parse_parameter_signatures(std::string_view text) {
  Parser parser(text);
  parser.parameters();
  parser.need('(');
  std::vector<GenericType> types;
  while (!parser.failed() && !parser.take(')')) types.push_back(parser.type());
  if (parser.failed()) return std::nullopt;
  return types;
}

GenericType substitute(const GenericType& type,
                       const std::map<std::string, GenericType>& bindings) {
  if (type.kind == GenericType::Kind::Variable) {
    const auto bound = bindings.find(type.name);
    return bound == bindings.end() ? GenericType{} : bound->second;
  }
  GenericType made = type;
  for (GenericType& argument : made.arguments) argument = substitute(argument, bindings);
  return made;
}

std::map<std::string, GenericType> bindings_in(Program& program, const GenericType& type,
                                               const Class& owner) {
  GenericType at = type;
  while (at.kind == GenericType::Kind::Class) {
    const Class* cls = nullptr;
    try {
      cls = program.find(at.name);
    } catch (const LinkError&) {
    } catch (const InputError&) {
    }
    if (cls == nullptr || cls->file == nullptr) return {};
    const auto declared =
        cls->file->signature.empty() ? std::nullopt : parse_class_signature(cls->file->signature);
    std::map<std::string, GenericType> bindings;
    if (declared && declared->parameters.size() == at.arguments.size()) {
      for (std::size_t i = 0; i < at.arguments.size(); ++i)
        bindings[declared->parameters[i]] = at.arguments[i];
    }
    if (cls == &owner) return bindings;
    if (cls->super == nullptr) return {};
    at = declared ? substitute(declared->super, bindings)
                  : GenericType{GenericType::Kind::Class, cls->super->name, {}};
  }
  return {};
}

}  // namespace loris
