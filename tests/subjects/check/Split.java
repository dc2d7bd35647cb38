package check;

import static check.Report.require;

import java.util.function.Predicate;

/** A precondition in two halves, and the same in one piece. */
record Split<T>(Predicate<T> preH, Predicate<T> preP, Predicate<T> pre) {
  /** Whether the first half accepts; all three must agree, however broken the object is. */
  boolean accepts(T object) {
    boolean isShaped = preH.test(object);
    boolean isValid = isShaped && preP.test(object);
    require(pre.test(object) == isValid, "pre is " + !isValid + ", preH is " + isShaped);
    return isShaped;
  }

  boolean isValid(T object) {
    return accepts(object) && pre.test(object);
  }

  void requireValid(T object) {
    require(isValid(object), "invalid: " + object.getClass().getName());
  }
}
