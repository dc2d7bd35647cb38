#include "cli/option_values.h"

#include <array>
#include <charconv>
#include <cmath>
#include <optional>

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/names.h"

namespace loris {

namespace {

struct Unit {
  std::string_view suffix;
  double factor;
};

constexpr std::array kDurations{Unit{"ms", 0.001}, Unit{"s", 1}, Unit{"m", 60}, Unit{"h", 3600}};
constexpr std::array kSizes{Unit{"K", 1024.0}, Unit{"M", 1024.0 * 1024},
                            Unit{"G", 1024.0 * 1024 * 1024}};

/// The whole text as a number, or none.
template <class Number>
std::optional<Number> number(std::string_view text) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// A number that is not negative, times its unit.
template <std::size_t N>
std::optional<double> quantity(std::string_view text, const std::array<Unit, N>& units) {
  double factor = 1;
  for (const Unit& unit : units) {
    if (!text.ends_with(unit.suffix)) continue;
    factor = unit.factor;
    text.remove_suffix(unit.suffix.size());
    break;
  }
  const auto value = number<double>(text);
  if (!value || !std::isfinite(*value) || std::signbit(*value)) return std::nullopt;
  return *value * factor;
}

[[noreturn]] void expected(std::string_view what, std::string_view found) {
  throw InputError(fmt::format("expected {}, found {}", what, quoted(found)));
}

}  // namespace

std::int64_t parse_count(std::string_view text, std::int64_t least, std::int64_t most) {
  const auto value = number<std::int64_t>(text);
  if (value && *value >= least && *value <= most) return *value;
  if (most == std::numeric_limits<std::int64_t>::max())
    expected(fmt::format("a whole number, {} or more", least), text);
  expected(fmt::format("a whole number from {} to {}", least, most), text);
}

std::uint64_t parse_seed(std::string_view text) {
  const auto value = number<std::uint64_t>(text);
  if (!value) expected("a whole number, 0 or more", text);
  return *value;
}

double parse_duration(std::string_view text, double most) {
  const auto seconds = quantity(text, kDurations);
  if (!seconds) expected("a time such as 10s, 5m, 1h or plain seconds", text);
  if (*seconds > most) expected(fmt::format("a time of at most {:.0f} s", most), text);
  return *seconds;
}

std::uint64_t parse_size(std::string_view text) {
  const auto bytes = quantity(text, kSizes);
  if (!bytes || *bytes < 1 || *bytes > 1e18)
    expected("an amount of memory such as 512M, 2G or plain bytes", text);
  return static_cast<std::uint64_t>(*bytes);
}

FieldRange parse_range(std::string_view text) {
  constexpr std::string_view kForm = "CLASS.FIELD=LOW..HIGH";
  const std::size_t equals = text.find('=');
  const std::string_view field = text.substr(0, equals);
  if (equals == std::string_view::npos || field.find('.') == std::string_view::npos)
    expected(kForm, text);
  const std::string_view values = text.substr(equals + 1);
  const std::size_t dots = values.find("..");
  if (dots == std::string_view::npos) expected(kForm, text);
  const auto low = number<std::int64_t>(values.substr(0, dots));
  const auto high = number<std::int64_t>(values.substr(dots + 2));
  if (!low || !high) expected(kForm, text);
  if (*low > *high) expected("a range whose lower end comes first", text);
  return {std::string(field), *low, *high};
}

ClassCount parse_class_count(std::string_view text) {
  constexpr std::string_view kForm = "CLASS=NUMBER";
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos || equals == 0) expected(kForm, text);
  const auto count = number<std::uint32_t>(text.substr(equals + 1));
  constexpr std::uint32_t kMost = 1'000'000;
  if (!count || *count > kMost) expected(kForm, text);
  return {std::string(text.substr(0, equals)), *count};
}

std::vector<std::uint32_t> parse_choices(std::string_view text) {
  std::vector<std::uint32_t> choices;
  if (text == "-") return choices;
  for (std::size_t start = 0; start <= text.size();) {
    const std::size_t end = std::min(text.find('.', start), text.size());
    const auto choice = number<std::uint32_t>(text.substr(start, end - start));
    if (!choice) expected("the choices of a path such as 0.2.1", text);
    choices.push_back(*choice);
    start = end + 1;
  }
  return choices;
}

std::vector<std::string> split_path(std::string_view path) {
  std::vector<std::string> entries;
  for (std::size_t start = 0; start <= path.size();) {
    const std::size_t end = std::min(path.find(':', start), path.size());
    if (end > start) entries.emplace_back(path.substr(start, end - start));
    start = end + 1;
  }
  return entries;
}

}  // namespace loris
