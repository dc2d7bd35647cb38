// valueOf of the boxes, when the number is a term: which object it gives matters to == alone.
#include <array>

#include <fmt/format.h>

#include "interp/native.h"
#include "term/print.h"

namespace loris {

namespace {

Flow value_of(NativeCall& call) {
  const Value number = call.arguments[0];
  if (!number.symbolic || !call.vm.has_inputs()) return call.run_replaced();
  Flow flow;
  if (!call.vm.ensure_initialized(*call.method.owner, flow)) return flow;
  return call.give(call.vm.box(*call.method.owner, number));
}

constexpr std::array kBoxRows{
    NativeRow{"java/lang/Byte", "valueOf", "(B)Ljava/lang/Byte;", value_of, true},
    NativeRow{"java/lang/Character", "valueOf", "(C)Ljava/lang/Character;", value_of, true},
    NativeRow{"java/lang/Short", "valueOf", "(S)Ljava/lang/Short;", value_of, true},
    NativeRow{"java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", value_of, true},
    NativeRow{"java/lang/Long", "valueOf", "(J)Ljava/lang/Long;", value_of, true},
    // A result of ~length says that nothing was compared; the caller then does it one by one.
    NativeRow{"jdk/internal/util/ArraysSupport", "vectorizedMismatch", "",
              [](NativeCall& c) {
                const bool known = !c.arguments[0].symbolic && !c.arguments[3].symbolic &&
                                   !c.heap().at(c.ref(0)).has_terms() &&
                                   !c.heap().at(c.ref(3)).has_terms() && !c.arguments[6].symbolic;
                if (known) return c.run_replaced();
                TermStore& terms = c.vm.terms();
                if (!c.arguments[6].symbolic) return c.give_int(~c.integer(6));
                return c.give(Value::of_term(
                    Kind::Int,
                    terms.make(TermOp::Xor, c.arguments[6].term(), terms.int_constant(-1))));
              },
              true},
};

}  // namespace

std::span<const NativeRow> box_natives() { return kBoxRows; }

}  // namespace loris
