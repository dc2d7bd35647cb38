#include "heap/object.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

namespace loris {

namespace {

void* allocate(std::size_t payload) {
  void* memory = std::malloc(sizeof(Object) + payload);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

Object::Object(const Object& other)
    : cls_(other.cls_),
      length_(other.length_),
      storage_(other.storage_),
      width_log2_(other.width_log2_),
      locks_(other.locks_),
      symbolic_(other.symbolic_ == nullptr ? nullptr
                                           : std::make_unique<Symbolic>(*other.symbolic_)) {}

Object* Object::make(ClassId cls, std::uint32_t length, std::uint8_t storage, unsigned width_log2) {
  const std::size_t payload = std::size_t{length} << width_log2;
  auto* object = new (allocate(payload)) Object(cls, length, storage, width_log2);
  std::memset(object->bytes(), 0, payload);
  return object;
}

Object* Object::copy() const {
  auto* object = new (allocate(byte_size())) Object(*this);
  std::memcpy(object->bytes(), bytes(), byte_size());
  return object;
}

void Object::destroy() {
  this->~Object();
  std::free(this);
}

Symbolic& Object::make_symbolic() {
  if (symbolic_ == nullptr) symbolic_ = std::make_unique<Symbolic>();
  return *symbolic_;
}

namespace {

template <class Cells>
auto find_cell(Cells& cells, std::uint32_t index) {
  return std::lower_bound(cells.begin(), cells.end(), std::pair{index, Term{}});
}

}  // namespace

Term Object::term_at(std::uint32_t index) const {
  if (symbolic_ == nullptr) return {};
  const auto at = find_cell(symbolic_->cells, index);
  return at != symbolic_->cells.end() && at->first == index ? at->second : Term{};
}

void Object::set_term(std::uint32_t index, Term term) {
  auto& cells = make_symbolic().cells;
  const auto at = find_cell(cells, index);
  if (at != cells.end() && at->first == index) {
    at->second = term;
  } else {
    cells.insert(at, {index, term});
  }
}

void Object::erase_term(std::uint32_t index) {
  auto& cells = symbolic_->cells;
  const auto at = find_cell(cells, index);
  if (at == cells.end() || at->first != index) return;
  cells.erase(at);
  const bool is_plain = cells.empty() && !symbolic_->origin && !has_unknown_length();
  if (is_plain) symbolic_.reset();
}

}  // namespace loris
