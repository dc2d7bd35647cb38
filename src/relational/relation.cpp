#include "relational/relation.h"

#include <algorithm>

#include <fmt/format.h>

namespace loris::relational {

const Field* Relations::field_of(const FieldName& name, std::size_t at) const {
  const Class* const cls = universe_.atom(at).cls;
  if (cls == nullptr) return nullptr;
  const Class* owner = name.class_name.empty() ? nullptr : &vocabulary_.find_class(name.class_name);
  return visible_field(*cls, name.name, owner);
}

const FieldName* Relations::number(const Step& step, const Members& from) const {
  for (std::size_t i = 0; i < from.size(); ++i) {
    const Field* const field = from[i] == kFalse ? nullptr : field_of(step.fields[0], i);
    if (field != nullptr && !step.fields[0].backwards && field->storage != Storage::Ref)
      return &step.fields[0];
  }
  return nullptr;
}

std::vector<std::pair<Lit, Number>> Relations::numbers(const FieldName& field,
                                                       const Members& from) {
  std::vector<std::pair<Lit, Number>> found;
  for (std::size_t i = 0; i < from.size(); ++i) {
    const Field* const own = from[i] == kFalse ? nullptr : field_of(field, i);
    if (own != nullptr) found.emplace_back(from[i], *universe_.number(i, *own));
  }
  return found;
}

Members Relations::image(const Step& step, const Members& from) {
  const Matrix& leads = matrix(step);
  std::vector<std::vector<Lit>> ways(from.size());
  for (std::size_t i = 0; i < from.size(); ++i) {
    if (from[i] == kFalse) continue;
    if (step.repeat == Step::Repeat::Star) ways[i].push_back(from[i]);
    for (std::size_t j = 0; j < from.size(); ++j)
      ways[j].push_back(circuit_.both(from[i], leads[i][j]));
  }
  Members image;
  for (std::vector<Lit>& way : ways) image.push_back(circuit_.any_of(std::move(way)));
  return image;
}

const Relations::Matrix& Relations::matrix(const Step& step) {
  const bool repeats = step.repeat != Step::Repeat::Once;
  std::string text = repeats ? "^" : "";
  for (const FieldName& field : step.fields)
    text += fmt::format("+{}{}::{}", field.backwards ? "~" : "", field.class_name, field.name);
  const auto known = matrices_.find(text);
  if (known != matrices_.end()) return known->second;
  Matrix made(universe_.size(), Members(universe_.size(), kFalse));
  for (const FieldName& field : step.fields) add(field, made);
  if (repeats) made = closed(std::move(made));
  return matrices_.emplace(std::move(text), std::move(made)).first->second;
}

void Relations::add(const FieldName& field, Matrix& to) const {
  for (std::size_t i = 0; i < universe_.size(); ++i) {
    const Field* const own = field_of(field, i);
    const Reference* const leads = own == nullptr ? nullptr : universe_.reference(i, *own);
    if (leads == nullptr) continue;
    for (std::size_t j = 0; j < universe_.size(); ++j) {
      Lit& cell = field.backwards ? to[j][i] : to[i][j];
      cell = circuit_.either(cell, leads->targets[j]);
    }
  }
}

Relations::Matrix Relations::closed(Matrix once) {
  for (std::size_t length = 1; length < universe_.size(); length *= 2) {
    Matrix twice = once;
    for (std::size_t i = 0; i < once.size(); ++i) {
      for (std::size_t j = 0; j < once.size(); ++j) {
        std::vector<Lit> ways{once[i][j]};
        for (std::size_t middle = 0; middle < once.size(); ++middle) {
          if (once[i][middle] != kFalse && once[middle][j] != kFalse)
            ways.push_back(circuit_.both(once[i][middle], once[middle][j]));
        }
        twice[i][j] = circuit_.any_of(std::move(ways));
      }
    }
    if (twice == once) break;
    once = std::move(twice);
  }
  return once;
}

}  // namespace loris::relational
