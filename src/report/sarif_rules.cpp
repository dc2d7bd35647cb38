#include "report/sarif_rules.h"

#include <array>

namespace loris {

namespace {

constexpr std::array kRules{
    SarifRule{"assertion-failure", "java.lang.AssertionError", "An assertion can fail.",
              "An assert statement, or code that throws AssertionError, says what its author took "
              "for certain. The input that is shown makes it false. Either the code before it is "
              "wrong, or the method expects more of its input than it says: state that as a "
              "precondition (--pre)."},
    SarifRule{"postcondition", "postcondition ", "A postcondition does not hold.",
              "The method returns normally on the input that is shown, but the postcondition "
              "(--post or @Post) is false of what it leaves behind."},
    SarifRule{"invariant", "invariant ", "A class invariant is broken.",
              "The invariant (--inv or @Invariant) holds of the receiver before the method and not "
              "after it. The report shows the objects before and after."},
    SarifRule{"null-dereference", "java.lang.NullPointerException", "A null reference is used.",
              "A field, an element or a method of a null reference is asked for, or null is "
              "unboxed. If callers never pass such an input, say so by a precondition (--pre) or "
              "an annotation such as @NonNull."},
    SarifRule{"array-index", "java.lang.ArrayIndexOutOfBoundsException",
              "An array index is out of bounds.",
              "An index is negative or not below the length of the array."},
    SarifRule{"string-index", "java.lang.StringIndexOutOfBoundsException",
              "An index into a String is out of bounds.",
              "An index or a range does not lie within the String."},
    SarifRule{"index-out-of-bounds", "java.lang.IndexOutOfBoundsException",
              "An index is out of bounds.",
              "An index into a list, a buffer or a range is negative or too large."},
    SarifRule{"class-cast", "java.lang.ClassCastException", "A cast can fail.",
              "An object has another class than the cast, or the generic type behind it, expects."},
    SarifRule{"arithmetic", "java.lang.ArithmeticException", "A division by zero can happen.",
              "An integer is divided by zero, or an exact operation overflows."},
    SarifRule{"negative-array-size", "java.lang.NegativeArraySizeException",
              "An array of negative length can be asked for.",
              "The length of a new array is computed from the input and can be negative, also by "
              "overflow."},
    SarifRule{"array-store", "java.lang.ArrayStoreException",
              "An array can be given an element of the wrong class.",
              "The array was made for a subclass of its declared element type."},
    SarifRule{"stack-overflow", "java.lang.StackOverflowError", "A recursion can be too deep.",
              "A method calls itself, directly or through others, without end on the input that is "
              "shown."},
    SarifRule{"out-of-memory", "java.lang.OutOfMemoryError", "Memory can run out.",
              "More memory is asked for than a JVM has to give."},
    SarifRule{"uncaught-exception", "", "An exception that is not declared leaves the method.",
              "An unchecked exception or an error leaves the method and is not in its throws "
              "clause. If it is meant to, declare it or name it with --allow."},
};

/// Failed checks name the method after their kind; exceptions are exactly theirs.
bool fits(const SarifRule& rule, std::string_view kind) {
  return rule.kind.ends_with(' ') ? kind.starts_with(rule.kind) : kind == rule.kind;
}

}  // namespace

std::span<const SarifRule> sarif_rules() { return kRules; }

std::size_t sarif_rule_of(std::string_view kind) {
  for (std::size_t i = 0; i + 1 < kRules.size(); ++i) {
    if (fits(kRules[i], kind)) return i;
  }
  return kRules.size() - 1;
}

}  // namespace loris
