package loris;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the invariants of a class, as the option {@code --inv} does: assumed of the receiver before each
 * of its methods, asserted after it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Invariant {
  /**
   * Boolean methods: an instance method of the class without parameters, or a static one that takes the
   * receiver. Those of another class are written {@code pkg.Class.method}.
   */
  String[] value();
}
