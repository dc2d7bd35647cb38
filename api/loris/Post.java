package loris;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names postconditions of a method, as the option {@code --post} does. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Post {
  /**
   * Static boolean methods that take the receiver, the parameters, then the result if there is one. Those
   * of another class are written {@code pkg.Class.method}.
   */
  String[] value();
}
