#include "exec/graph.h"

#include <fmt/format.h>

#include "term/print.h"

namespace loris {

std::string graph_value_text(const GraphValue& value) {
  TermStore terms;
  switch (value.type) {
    case 'Z': return value.bits != 0 ? "true" : "false";
    case 'J': return print(terms, terms.constant(Sort::Long, value.bits));
    case 'F': return print(terms, terms.constant(Sort::Float, value.bits & 0xffffffff));
    case 'D': return print(terms, terms.constant(Sort::Double, value.bits));
    case 'V': return "";
    default: return print(terms, terms.constant(Sort::Int, value.bits & 0xffffffff));
  }
}

}  // namespace loris
