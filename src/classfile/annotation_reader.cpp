#include "classfile/annotation_reader.h"

#include <fmt/format.h>

#include "classfile/descriptor.h"
#include "classfile/names.h"

namespace loris {
namespace {

/// Java source cannot nest arrays at all and annotations hardly; the file is not trusted.
constexpr int kMaxNesting = 64;

ElementValue read_element(ConstantCursor& in, bool visible, int depth);

Annotation read_annotation(ConstantCursor& in, bool visible, int depth) {
  Annotation annotation;
  annotation.type = in.field_descriptor();
  annotation.visible = visible;
  for (unsigned count = in.u2(); count > 0; --count) {
    const std::string_view name = in.utf8();
    annotation.elements.push_back({name, read_element(in, visible, depth + 1)});
  }
  return annotation;
}

ConstantTag constant_of(char tag) {
  switch (tag) {
    case 'D': return ConstantTag::Double;
    case 'F': return ConstantTag::Float;
    case 'J': return ConstantTag::Long;
    default: return ConstantTag::Integer;
  }
}

std::string_view read_class_element(ConstantCursor& in) {
  const std::string_view type = in.utf8();
  if (type != "V" && !is_field_descriptor(type)) {
    in.fail_at_last_u2(fmt::format("{} is not a return descriptor", quoted(type)));
  }
  return type;
}

/// JVMS 4.7.16.1.
ElementValue read_element(ConstantCursor& in, bool visible, int depth) {
  if (depth > kMaxNesting) in.fail(fmt::format("annotation nested deeper than {}", kMaxNesting));
  ElementValue value;
  value.tag = static_cast<char>(in.u1());
  switch (value.tag) {
    case 'B':
    case 'C':
    case 'D':
    case 'F':
    case 'I':
    case 'J':
    case 'S':
    case 'Z': value.constant = in.index(constant_of(value.tag)); break;
    case 's': value.text = in.utf8(); break;
    case 'c': value.text = read_class_element(in); break;
    case 'e':
      value.type = in.field_descriptor();
      value.text = in.utf8();
      break;
    case '@': value.nested.push_back(read_annotation(in, visible, depth)); break;
    case '[':
      for (unsigned count = in.u2(); count > 0; --count) {
        value.elements.push_back(read_element(in, visible, depth + 1));
      }
      break;
    default:
      in.fail(fmt::format("unknown annotation element tag {:#x}",
                          static_cast<unsigned char>(value.tag)));
  }
  return value;
}

/// How many bytes say more about a target, JVMS table 4.7.20-A: those of fields and methods.
std::size_t bytes_of_target(ConstantCursor& in, std::uint8_t target) {
  switch (target) {
    case 0x13:            // the type of a field or record component
    case 0x14:            // the result
    case 0x15: return 0;  // the receiver
    case 0x00:            // a type parameter of a class
    case 0x01:            // and of a method
    case 0x16: return 1;  // a parameter
    case 0x10:            // a superclass
    case 0x11:            // a bound of a class's type parameter
    case 0x12:            // and of a method's
    case 0x17: return 2;  // an exception of the throws clause
    default: in.fail(fmt::format("unknown target {:#04x} of a type annotation", target));
  }
}

/// True when the path leads to the type itself, from the classes that it is an inner class of.
bool reads_whole_type(ConstantCursor& in) {
  bool whole = true;
  for (unsigned steps = in.u1(); steps > 0; --steps) {
    whole = in.u1() == 1 && whole;
    in.u1();  // which type argument
  }
  return whole;
}

}  // namespace

void read_type_annotations(ConstantCursor& in, bool visible, std::vector<TypeAnnotation>& out) {
  for (unsigned count = in.u2(); count > 0; --count) {
    const std::uint8_t target = in.u1();
    const auto more = in.take(bytes_of_target(in, target));
    const bool whole = reads_whole_type(in);
    Annotation annotation = read_annotation(in, visible, 0);
    if (!whole || (target != 0x13 && target != 0x14 && target != 0x16)) continue;
    out.push_back({static_cast<TypeAnnotation::Target>(target),
                   more.empty() ? std::uint8_t{0} : more[0], std::move(annotation)});
  }
}

void read_annotations(ConstantCursor& in, bool visible, std::vector<Annotation>& out) {
  for (unsigned count = in.u2(); count > 0; --count) {
    out.push_back(read_annotation(in, visible, 0));
  }
}

void read_parameter_annotations(ConstantCursor& in, bool visible,
                                std::vector<std::vector<Annotation>>& out) {
  const std::size_t parameters = in.u1();
  if (out.size() < parameters) out.resize(parameters);
  for (std::size_t i = 0; i < parameters; ++i) read_annotations(in, visible, out[i]);
}

void keep_raw(const ConstantCursor& in, std::unique_ptr<RawAnnotations>& raw,
              std::vector<std::uint8_t> RawAnnotations::*part) {
  const auto bytes = ConstantCursor(in).take(in.remaining());
  if (raw == nullptr) raw = std::make_unique<RawAnnotations>();
  ((*raw).*part).assign(bytes.begin(), bytes.end());
}

}  // namespace loris
