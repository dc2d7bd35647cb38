#include "bootstrap_patch.h"

#include <map>
#include <stdexcept>

#include "base/byte_cursor.h"
#include "program/big_endian.h"

namespace loris::test {
namespace {

using Bytes = std::vector<std::uint8_t>;

void put_text(Bytes& out, std::string_view text) {
  put_u1(out, 1);
  put_u2(out, static_cast<std::uint32_t>(text.size()));
  out.insert(out.end(), text.begin(), text.end());
}

/// Takes a class file apart as far as its bootstrap methods, and puts it together again.
class Patcher {
 public:
  explicit Patcher(std::span<const std::uint8_t> bytes)
      : bytes_(bytes.begin(), bytes.end()), cursor_("class", bytes_) {
    cursor_.take(8);
    read_pool();
    pool_end_ = cursor_.offset();
    skip_members();
    find_bootstraps();
  }

  Bytes patch(const std::vector<Redirection>& redirections) {
    const std::uint16_t handle = add_handle();
    Bytes entries;
    for (const Redirection& each : redirections) {
      put_at(offset_of_.at(each.constant) + 1, bootstrap_count_++);
      put_u2(entries, handle);
      put_u2(entries, 2);
      put_u2(entries, add_string(each.file));
      put_u2(entries, add_string(each.method));
    }
    const auto length = bootstraps_end_ - bootstraps_ - 6 + entries.size();
    put_at(8, next_);
    put_at(bootstraps_ + 2, static_cast<std::uint32_t>(length >> 16));
    put_at(bootstraps_ + 4, static_cast<std::uint32_t>(length));
    put_at(bootstraps_ + 6, bootstrap_count_);
    Bytes out = slice(0, pool_end_);
    for (const Bytes& part : {added_, slice(pool_end_, bootstraps_end_), entries,
                              slice(bootstraps_end_, bytes_.size())}) {
      out.insert(out.end(), part.begin(), part.end());
    }
    return out;
  }

 private:
  void read_pool() {
    next_ = cursor_.u2();
    for (std::uint16_t i = 1; i < next_; ++i) {
      offset_of_[i] = cursor_.offset();
      switch (cursor_.u1()) {
        case 1: {
          const auto text = cursor_.take(cursor_.u2());
          text_of_[i].assign(text.begin(), text.end());
          break;
        }
        case 7:
        case 8:
        case 16:
        case 19:
        case 20: cursor_.take(2); break;
        case 15: cursor_.take(3); break;
        case 5:
        case 6:
          cursor_.take(8);
          ++i;
          break;
        default: cursor_.take(4);
      }
    }
  }

  void skip_members() {
    cursor_.take(6);
    cursor_.take(2u * cursor_.u2());
    for (int kind = 0; kind < 2; ++kind) {
      for (int left = cursor_.u2(); left > 0; --left) {
        cursor_.take(6);
        for (int attributes = cursor_.u2(); attributes > 0; --attributes) {
          cursor_.take(2);
          cursor_.take(cursor_.u4());
        }
      }
    }
  }

  void find_bootstraps() {
    for (int left = cursor_.u2(); left > 0; --left) {
      const std::size_t start = cursor_.offset();
      const std::uint16_t name = cursor_.u2();
      ByteCursor content = cursor_.sub(cursor_.u4());
      if (text_of_[name] != "BootstrapMethods") continue;
      bootstraps_ = start;
      bootstraps_end_ = cursor_.offset();
      bootstrap_count_ = content.u2();
      return;
    }
    throw std::runtime_error("the class has no bootstrap methods");
  }

  std::uint16_t add_string(std::string_view text) {
    put_text(added_, text);
    put_u1(added_, 8);
    put_u2(added_, next_++);
    return next_++;
  }

  /// REF_invokeStatic LorisLink.link
  std::uint16_t add_handle() {
    const std::uint16_t first = next_;
    put_text(added_, "LorisLink");
    put_u1(added_, 7), put_u2(added_, first);
    put_text(added_, "link");
    put_text(added_,
             "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;"
             "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/String;Ljava/lang/String;)"
             "Ljava/lang/Object;");
    put_u1(added_, 12), put_u2(added_, first + 2u), put_u2(added_, first + 3u);
    put_u1(added_, 10), put_u2(added_, first + 1u), put_u2(added_, first + 4u);
    put_u1(added_, 15), put_u1(added_, 6), put_u2(added_, first + 5u);
    next_ = static_cast<std::uint16_t>(first + 7);
    return static_cast<std::uint16_t>(first + 6);
  }

  void put_at(std::size_t at, std::uint32_t value) {
    bytes_[at] = static_cast<std::uint8_t>(value >> 8);
    bytes_[at + 1] = static_cast<std::uint8_t>(value);
  }

  Bytes slice(std::size_t from, std::size_t to) const {
    return {bytes_.begin() + static_cast<std::ptrdiff_t>(from),
            bytes_.begin() + static_cast<std::ptrdiff_t>(to)};
  }

  Bytes bytes_;
  ByteCursor cursor_;
  std::map<std::uint16_t, std::size_t> offset_of_;
  std::map<std::uint16_t, std::string> text_of_;
  Bytes added_;  // constants behind the last one
  std::uint16_t next_ = 0, bootstrap_count_ = 0;
  std::size_t pool_end_ = 0, bootstraps_ = 0, bootstraps_end_ = 0;
};

}  // namespace

std::vector<std::uint8_t> redirect(std::span<const std::uint8_t> class_bytes,
                                   const std::vector<Redirection>& redirections) {
  return Patcher(class_bytes).patch(redirections);
}

}  // namespace loris::test
