#include "cli/toml_options.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fmt/format.h>
#include <toml++/toml.h>

#include "base/input_error.h"
#include "classfile/names.h"

namespace loris {

namespace {

std::string place(const std::string& file, const toml::source_position& at) {
  return fmt::format("{}:{}:{}", file, at.line, at.column);
}

std::string_view type_text(const toml::node& node) {
  switch (node.type()) {
    case toml::node_type::table: return "a table";
    case toml::node_type::array: return "an array";
    case toml::node_type::string: return "a string";
    case toml::node_type::integer: return "an integer";
    case toml::node_type::floating_point: return "a float";
    case toml::node_type::boolean: return "a boolean";
    default: return "a date or time";
  }
}

std::string_view expected_text(OptionKind kind) {
  switch (kind) {
    case OptionKind::Flag: return "true or false";
    case OptionKind::Number: return "an integer";
    case OptionKind::Quantity: return "a number or a string with a unit";
    case OptionKind::Text: return "a string";
    case OptionKind::List: return "a string or an array of strings";
  }
  return {};
}

class Reader {
 public:
  Reader(const std::string& file, const std::vector<ExploreOption>& table)
      : file_(file), table_(table) {}

  void read(const toml::table& from, bool is_top) {
    for (const auto& [key, node] : from) {
      if (is_top && key == "explore" && node.is_table()) continue;
      read_option(key, node);
    }
  }

  std::vector<GivenOption> take() { return std::move(given_); }

 private:
  void read_option(const toml::key& key, const toml::node& node) {
    const auto option = std::find_if(table_.begin(), table_.end(), [&](const ExploreOption& row) {
      return row.name == key.str();
    });
    const std::string at = place(file_, key.source().begin);
    if (option == table_.end())
      throw InputError(fmt::format("{}: there is no option {}", at, quoted(key.str())));
    if (std::any_of(given_.begin(), given_.end(),
                    [&](const GivenOption& known) { return known.option == &*option; }))
      return;
    const auto values = values_of(option->kind, node);
    if (!values) {
      throw InputError(fmt::format("{}: {}: expected {}, found {}",
                                   place(file_, node.source().begin), option->name,
                                   expected_text(option->kind), type_text(node)));
    }
    const bool is_off = option->kind == OptionKind::Flag && values->empty();
    if (!is_off) given_.push_back({&*option, fmt::format("{}: {}", at, option->name), *values});
  }

  /// The values as the command line would have them; none when the type is wrong, an empty list
  /// for a flag that is false.
  static std::optional<std::vector<std::string>> values_of(OptionKind kind,
                                                           const toml::node& node) {
    using Values = std::vector<std::string>;
    if (kind == OptionKind::Flag) {
      if (!node.is_boolean()) return std::nullopt;
      return node.as_boolean()->get() ? Values{"true"} : Values{};
    }
    const bool is_numeric = kind == OptionKind::Number || kind == OptionKind::Quantity;
    if (is_numeric && node.is_integer()) return Values{fmt::format("{}", node.as_integer()->get())};
    if (kind == OptionKind::Quantity && node.is_floating_point())
      return Values{fmt::format("{}", node.as_floating_point()->get())};
    if (kind != OptionKind::Number && node.is_string()) return Values{node.as_string()->get()};
    if (kind == OptionKind::List && node.is_array()) return strings(*node.as_array());
    return std::nullopt;
  }

  static std::optional<std::vector<std::string>> strings(const toml::array& array) {
    std::vector<std::string> texts;
    for (const toml::node& element : array) {
      if (!element.is_string()) return std::nullopt;
      texts.push_back(element.as_string()->get());
    }
    return texts;
  }

  const std::string& file_;
  const std::vector<ExploreOption>& table_;
  std::vector<GivenOption> given_;
};

}  // namespace

std::vector<GivenOption> read_toml_options(const std::string& text, const std::string& file,
                                           const std::vector<ExploreOption>& table) {
  try {
    const toml::table parsed = toml::parse(text, file);
    Reader reader(file, table);
    if (const toml::table* explore = parsed["explore"].as_table()) reader.read(*explore, false);
    reader.read(parsed, true);
    return reader.take();
  } catch (const toml::parse_error& e) {
    throw InputError(fmt::format("{}: {}", place(file, e.source().begin), e.description()));
  }
}

std::optional<std::string> read_if_present(const std::string& file) {
  std::error_code error;
  const auto status = std::filesystem::status(file, error);
  if (status.type() == std::filesystem::file_type::not_found) return std::nullopt;
  errno = 0;
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  if (in && in.peek() != std::ifstream::traits_type::eof()) text << in.rdbuf();
  if (std::filesystem::is_directory(status)) throw InputError(file + ": is a directory");
  if (!in.is_open() || in.bad() || text.fail())
    throw InputError(fmt::format("{}: cannot be read: {}", file, std::strerror(errno)));
  return text.str();
}

}  // namespace loris
