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
      terms_(other.terms_ == nullptr ? nullptr : std::make_unique<Terms>(*other.terms_)) {}

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

Term Object::term_at(std::uint32_t index) const {
  if (terms_ == nullptr) return {};
  const auto at = std::lower_bound(terms_->begin(), terms_->end(), std::pair{index, Term{}});
  return at != terms_->end() && at->first == index ? at->second : Term{};
}

void Object::set_term(std::uint32_t index, Term term) {
  if (terms_ == nullptr) terms_ = std::make_unique<Terms>();
  const auto at = std::lower_bound(terms_->begin(), terms_->end(), std::pair{index, Term{}});
  if (at != terms_->end() && at->first == index) {
    at->second = term;
  } else {
    terms_->insert(at, {index, term});
  }
}

void Object::erase_term(std::uint32_t index) {
  const auto at = std::lower_bound(terms_->begin(), terms_->end(), std::pair{index, Term{}});
  if (at == terms_->end() || at->first != index) return;
  terms_->erase(at);
  if (terms_->empty()) terms_.reset();
}

}  // namespace loris
