package loris;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names preconditions of a method, as the option {@code --pre} does. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Pre {
  /**
   * Boolean methods: an instance method of the receiver, or a static one that takes the receiver and the
   * parameters, or a prefix of them. Those of another class are written {@code pkg.Class.method}.
   */
  String[] value();
}
