#include "classfile/class_reader.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/byte_cursor.h"
#include "base/input_error.h"
#include "classfile/class_attribute_reader.h"
#include "classfile/constant_cursor.h"
#include "classfile/constant_pool_reader.h"
#include "classfile/member_checks.h"
#include "classfile/member_reader.h"
#include "classfile/names.h"

namespace loris {
namespace {

constexpr std::uint16_t kOldestMajor = 45, kNewestMajor = 69;
constexpr std::uint16_t kPreviewMinor = 65535;

int java_release(std::uint16_t major) { return major - 44; }

void read_magic(ByteCursor& in) {
  const std::uint32_t magic = in.u4();
  if (magic != 0xCAFEBABE) {
    throw InputError(in.name(), 0,
                     fmt::format("not a class file: starts with {:08x}, expected cafebabe", magic));
  }
}

/// JVMS 4.1: the minor is free up to major 55, and then 0, or 65535 for preview features.
void read_version(ByteCursor& in, ClassFile& file) {
  file.minor = in.u2();
  file.major = in.u2();
  if (file.major > kNewestMajor) {
    in.fail(fmt::format("class file major {} (Java {}) is newer than {} (Java {})", file.major,
                        java_release(file.major), kNewestMajor, java_release(kNewestMajor)));
  }
  if (file.major < kOldestMajor) {
    in.fail(
        fmt::format("class file major {} is older than {} (Java 1.1)", file.major, kOldestMajor));
  }
  if (file.major >= 56 && file.minor != 0 && file.minor != kPreviewMinor) {
    in.fail(
        fmt::format("class file version {}.{}, expected minor 0 or 65535", file.major, file.minor));
  }
}

void read_interfaces(ConstantCursor& in, ClassFile& file) {
  for (unsigned count = in.u2(); count > 0; --count) {
    file.interfaces.push_back(in.plain_class_name());
  }
  std::vector<std::string_view> sorted = file.interfaces;
  std::sort(sorted.begin(), sorted.end());
  const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
  if (twice != sorted.end()) in.fail(fmt::format("interface {} appears twice", quoted(*twice)));
}

/// A module-info.class declares no class: everything else in it is an attribute (JVMS 4.1).
void check_module(const ConstantCursor& in, const ClassFile& file) {
  const bool empty = file.super_name.empty() && file.interfaces.empty() && file.fields.empty() &&
                     file.methods.empty();
  if (file.major < 53 || file.access != access::kModule || file.name != "module-info" || !empty) {
    in.fail(
        fmt::format("{} is flagged as a module, but is not module-info alone", quoted(file.name)));
  }
}

void check_class(const ConstantCursor& in, const ClassFile& file) {
  if (file.super_name.empty() != (file.name == "java/lang/Object")) {
    in.fail(file.super_name.empty() ? fmt::format("{} has no superclass", quoted(file.name))
                                    : "java/lang/Object has a superclass");
  }
  const std::string flaw = class_flaw(file);
  if (!flaw.empty()) in.fail(flaw);
}

/// Everything from access_flags to the interfaces.
void read_class_header(ConstantCursor& in, ClassFile& file) {
  file.access = in.u2();
  // The flag came with major 50; older compilers left it out (HotSpot adds it in the same way).
  if ((file.access & access::kInterface) != 0 && file.major < 50) file.access |= access::kAbstract;
  file.name = in.plain_class_name();
  file.super_name = in.optional_class_name();
  if (file.super_name.starts_with('[')) in.fail_at_last_u2("the superclass is an array");
  read_interfaces(in, file);
}

ClassFile read_up_to_constants(ByteCursor& in) {
  ClassFile file;
  file.origin = in.name();
  read_magic(in);
  read_version(in, file);
  file.constants = read_constant_pool(in, file.major);
  return file;
}

}  // namespace

ClassFile read_class(std::span<const std::uint8_t> bytes, std::string_view origin) {
  ByteCursor start(origin, bytes);
  ClassFile file = read_up_to_constants(start);
  ConstantCursor in(start, file.constants, file.major);
  read_class_header(in, file);
  const bool is_module = (file.access & access::kModule) != 0;
  if (!is_module) check_class(in, file);
  read_fields(in, file);
  read_methods(in, file);
  if (is_module) check_module(in, file);
  read_class_attributes(in, file);
  if (!in.at_end()) in.fail(fmt::format("{} bytes after the class", in.remaining()));
  return file;
}

std::string read_class_name(std::span<const std::uint8_t> bytes, std::string_view origin) {
  ByteCursor start(origin, bytes);
  const ClassFile file = read_up_to_constants(start);
  ConstantCursor in(start, file.constants, file.major);
  in.u2();
  return std::string(in.plain_class_name());
}

}  // namespace loris
