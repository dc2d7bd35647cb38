#pragma once
#include <fmt/format.h>

#include <cstdint>
#include <span>
#include <string_view>

#include "classfile/constant_cursor.h"

namespace loris {

/// How an attribute of that name is read into its owner: a ClassFile, a FieldInfo, …
template <class Owner>
struct AttributeRow {
  std::string_view name;
  std::uint16_t since;  // in class files of an older major the name means nothing (JVMS 4.7)
  void (*read)(ConstantCursor& body, Owner& owner);
  bool repeatable = false;
};

/// Reads an attributes table (JVMS 4.7). Attributes without a row are skipped by their length; one
/// that has a row must fill its length exactly and, unless repeatable, appear once.
template <class Owner>
void read_attributes(ConstantCursor& in, Owner& owner, std::span<const AttributeRow<Owner>> rows) {
  std::uint32_t seen = 0;
  for (unsigned count = in.u2(); count > 0; --count) {
    const std::string_view name = in.utf8();
    ConstantCursor body = in.sub(in.u4());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const AttributeRow<Owner>& row = rows[i];
      if (row.name != name || row.since > in.major()) continue;
      const std::uint32_t bit = std::uint32_t{1} << i;
      if ((seen & bit) != 0 && !row.repeatable) body.fail(fmt::format("second {}", name));
      seen |= bit;
      row.read(body, owner);
      if (!body.at_end()) {
        body.fail(fmt::format("{} bytes left over in {}", body.remaining(), name));
      }
    }
  }
}

}  // namespace loris
