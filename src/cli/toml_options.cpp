#include "cli/toml_options.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include <fmt/format.h>
#include <toml++/toml.h>

#include "base/input_error.h"
#include "classfile/names.h"

namespace loris {

namespace {

constexpr std::size_t kMostBytes = 1 << 20;

/// The end of the string or comment that begins at `at`, or `at` where none does.
std::size_t past_text(std::string_view text, std::size_t at) {
  const char quote = text[at];
  if (quote == '#') return std::min(text.find('\n', at), text.size());
  if (quote != '"' && quote != '\'') return at;
  const std::string fence(3, quote);
  const bool is_long = text.substr(at).starts_with(fence);
  for (at += is_long ? 3 : 1; at < text.size(); ++at) {
    if (text[at] == '\\' && quote == '"')
      ++at;
    else if (!is_long && (text[at] == quote || text[at] == '\n'))
      return text[at] == quote ? at + 1 : at;
    else if (is_long && text.substr(at).starts_with(fence))
      return std::min(text.find_first_not_of(quote, at), at + 5);
  }
  return text.size();
}

/// The parser calls itself for each table in a table, and so does what deletes them.
void refuse_deep_keys(std::string_view text, const std::string& file) {
  constexpr std::size_t kMost = 200;
  std::size_t line = 1, dots = 0, open = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (const std::size_t end = past_text(text, at); end > at) {
      line += static_cast<std::size_t>(std::count(text.begin() + static_cast<std::ptrdiff_t>(at),
                                                  text.begin() + static_cast<std::ptrdiff_t>(end),
                                                  '\n'));
      at = end;
      continue;
    }
    const char c = text[at++];
    if (c == '\n') {
      ++line;
      dots = 0;
    }
    if (c == '.') ++dots;
    if (c == '[' || c == '{') ++open;
    if ((c == ']' || c == '}') && open > 0) --open;
    if (dots > kMost || open > kMost)
      throw InputError(fmt::format("{}:{}: has too many dots or brackets", file, line));
  }
}

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
  refuse_deep_keys(text, file);
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
  if (std::filesystem::is_directory(status)) throw InputError(file + ": is a directory");
  // A pipe may never have an end, and a device has none.
  if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
    throw InputError(file + ": is not a regular file");
  errno = 0;
  std::ifstream in(file, std::ios::binary);
  std::string text(kMostBytes + 1, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (!in.is_open() || in.bad())
    throw InputError(fmt::format("{}: cannot be read: {}", file, std::strerror(errno)));
  text.resize(static_cast<std::size_t>(in.gcount()));
  if (text.size() > kMostBytes) throw InputError(file + ": is larger than 1 MB");
  return text;
}

}  // namespace loris
