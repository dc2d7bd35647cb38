import java.util.Arrays;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/** Lambdas of Java 8, when private methods were called by invokespecial. */
public class OldLambdas {
  interface Named {
    String name();

    default Supplier<String> twice() {
      return () -> name() + name();
    }
  }

  static class Base {
    private int secret(int x) {
      return x + 1;
    }

    IntUnaryOperator reference() {
      return this::secret;
    }

    IntUnaryOperator lambda() {
      return x -> secret(x) * 2;
    }
  }

  /** Its secret does not override the other. */
  static class Derived extends Base implements Named {
    private int secret(int x) {
      return -x;
    }

    public String name() {
      return "derived" + secret(1);
    }

    Function<Integer, Base> maker() {
      return x -> x > secret(0) ? new Derived() : this;
    }
  }

  public static void main(String[] args) {
    Derived derived = new Derived();
    System.out.println(derived.reference().applyAsInt(5) + " " + derived.lambda().applyAsInt(5));
    System.out.println(derived.twice().get() + (derived.maker().apply(-1) == derived));
    Integer[] numbers = {3, 1, 2};
    Arrays.sort(numbers, (a, b) -> b - a);
    System.out.println(Arrays.toString(numbers));
  }
}
