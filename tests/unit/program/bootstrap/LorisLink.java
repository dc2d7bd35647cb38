import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.TypeDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;

/** The bootstrap method of patched classes: links to a static method of a synthesized class. */
public class LorisLink {
  public static Object link(
      MethodHandles.Lookup lookup, String name, TypeDescriptor type, String file, String method)
      throws Throwable {
    return new ConstantCallSite(define(lookup, file, method, (MethodType) type));
  }

  /** Defines the class in FILE as a nestmate of the lookup's class. */
  static MethodHandle define(
      MethodHandles.Lookup lookup, String file, String method, MethodType type) throws Throwable {
    byte[] bytes = Files.readAllBytes(Path.of(System.getProperty("loris.sites"), file));
    MethodHandles.Lookup made =
        lookup.defineHiddenClass(bytes, true, MethodHandles.Lookup.ClassOption.NESTMATE);
    return made.findStatic(made.lookupClass(), method, type);
  }
}
