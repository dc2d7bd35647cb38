#pragma once
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "relational/syntax.h"
#include "relational/universe.h"

namespace loris::relational {

/// Where steps lead to. Closures are computed once, for all objects, by squaring: as long as no
/// path can be longer.
class Relations {
 public:
  Relations(const Vocabulary& vocabulary, const Universe& universe, Circuit& circuit)
      : vocabulary_(vocabulary), universe_(universe), circuit_(circuit) {}

  /// The field of a step from these objects that leads to numbers; null when it does not.
  const FieldName* number(const Step& step, const Members& from) const;
  std::vector<std::pair<Lit, Number>> numbers(const FieldName& field, const Members& from);
  Members image(const Step& step, const Members& from);

 private:
  using Matrix = std::vector<Members>;  // by the object that it leads from

  const Matrix& matrix(const Step& step);
  void add(const FieldName& field, Matrix& to) const;
  Matrix closed(Matrix once);
  const Field* field_of(const FieldName& name, std::size_t at) const;

  const Vocabulary& vocabulary_;
  const Universe& universe_;
  Circuit& circuit_;
  std::map<std::string, Matrix> matrices_;  // by the text of the step
};

}  // namespace loris::relational
