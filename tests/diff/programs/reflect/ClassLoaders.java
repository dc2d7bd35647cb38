// A class loader of the program: delegation, classes made of bytes that the program writes, hidden classes.
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.IntSupplier;

public class ClassLoaders {
  /// A class with a static field, a constructor, and int getAsInt() that returns a number.
  static byte[] supplier(String name, int number) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    String[] texts = {name, "java/lang/Object", "java/util/function/IntSupplier", "<init>", "()V", "Code", "getAsInt", "()I"};
    out.writeInt(0xcafebabe);
    out.writeShort(0);
    out.writeShort(52);
    out.writeShort(1 + texts.length + 3 + 2);
    for (String text : texts) {
      out.writeByte(1);
      out.writeUTF(text);
    }
    for (int i = 1; i <= 3; i++) {
      out.writeByte(7);
      out.writeShort(i);
    }
    out.writeByte(12);
    out.writeShort(4);
    out.writeShort(5);
    out.writeByte(10);
    out.writeShort(10);
    out.writeShort(12);
    out.writeShort(0x21);
    out.writeShort(9);
    out.writeShort(10);
    out.writeShort(1);
    out.writeShort(11);
    out.writeShort(0);
    out.writeShort(2);
    method(out, 4, 5, new byte[] {0x2a, (byte) 0xb7, 0, 13, (byte) 0xb1});
    method(out, 7, 8, new byte[] {0x10, (byte) number, (byte) 0xac});
    out.writeShort(0);
    return bytes.toByteArray();
  }

  static void method(DataOutputStream out, int name, int descriptor, byte[] code) throws IOException {
    out.writeShort(1);
    out.writeShort(name);
    out.writeShort(descriptor);
    out.writeShort(1);
    out.writeShort(6);
    out.writeInt(12 + code.length);
    out.writeShort(1);
    out.writeShort(1);
    out.writeInt(code.length);
    out.write(code);
    out.writeShort(0);
    out.writeShort(0);
  }

  static class Own extends ClassLoader {
    final List<String> asked = new ArrayList<>();

    Own(ClassLoader parent) {
      super("own", parent);
    }

    @Override
    public Class<?> loadClass(String name) throws ClassNotFoundException {
      // Supertypes are asked for at a time that is the JVM's choice.
      if (!name.startsWith("java.")) asked.add("load " + name);
      return super.loadClass(name);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      asked.add("find " + name);
      if (!name.startsWith("made.")) throw new ClassNotFoundException("own: " + name);
      try {
        byte[] bytes = supplier(name.replace('.', '/'), name.length());
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }
  }

  interface Action {
    Object run() throws Exception;
  }

  static void attempt(String what, Action action) {
    try {
      System.out.println(what + " = " + action.run());
    } catch (Exception | LinkageError e) {
      System.out.println(what + ": " + e.getClass().getName());
    }
  }

  public static void main(String[] args) throws Exception {
    Own own = new Own(ClassLoaders.class.getClassLoader());
    Class<?> cls = own.loadClass("made.First");
    IntSupplier first = (IntSupplier) cls.getDeclaredConstructor().newInstance();
    System.out.println(first.getAsInt() + " " + cls + " " + cls.getPackageName() + " " + (cls.getClassLoader() == own) + " " + cls.getModule().isNamed());
    System.out.println((own.loadClass("made.First") == cls) + " " + (Class.forName("made.First", true, own) == cls));
    System.out.println(Class.forName("made.Second", true, own).getName() + " " + (Class.forName("[Lmade.First;", false, own).getComponentType() == cls));
    System.out.println((own.loadClass("ClassLoaders") == ClassLoaders.class) + " " + (own.loadClass("java.lang.String") == String.class));
    attempt("missing", () -> own.loadClass("other.Missing"));
    attempt("missing by name", () -> Class.forName("other.Missing", false, own));
    attempt("not seen by the parent", () -> Class.forName("made.First"));
    byte[] third = supplier("made/Third", 3);
    attempt("twice", () -> new ClassLoader() {
      Object twice() {
        defineClass("made.Third", third, 0, third.length);
        return defineClass("made.Third", third, 0, third.length);
      }
    }.twice());
    attempt("wrong name", () -> new ClassLoader() {
      Object wrong() {
        return defineClass("made.Fourth", third, 0, third.length);
      }
    }.wrong());
    attempt("no class", () -> new ClassLoader() {
      Object none() {
        return defineClass(null, new byte[] {1, 2, 3, 4, 5, 6, 7, 8}, 0, 8);
      }
    }.none());
    attempt("forbidden package", () -> new ClassLoader() {
      Object forbidden() throws IOException {
        byte[] bytes = supplier("java/lang/Mine", 1);
        return defineClass("java.lang.Mine", bytes, 0, bytes.length);
      }
    }.forbidden());
    own.setDefaultAssertionStatus(false);
    own.setClassAssertionStatus("made.First", true);
    System.out.println(cls.desiredAssertionStatus() + " " + own.loadClass("made.Second").desiredAssertionStatus() + " " + ClassLoaders.class.desiredAssertionStatus() + " " + String.class.desiredAssertionStatus());
    System.out.println(own.asked);
    System.out.println(own.getName() + " " + (own.getParent() == ClassLoader.getSystemClassLoader()) + " " + (own.getUnnamedModule() == cls.getModule()) + " " + own.getDefinedPackage("made").getName());

    MethodHandles.Lookup hidden = MethodHandles.lookup().defineHiddenClass(supplier("Hidden", 55), true);
    Class<?> secret = hidden.lookupClass();
    Method method = secret.getMethod("getAsInt");
    Object instance = secret.getConstructor().newInstance();
    System.out.println(secret.isHidden() + " " + secret.getName().startsWith("Hidden/") + " " + method.invoke(instance) + " " + ((IntSupplier) instance).getAsInt() + " " + secret.getSimpleName().startsWith("Hidden/") + " " + secret.getCanonicalName());
    attempt("by name", () -> Class.forName(secret.getName()));
    Class<?> plain = MethodHandles.lookup().defineClass(supplier("Plain", 66));
    System.out.println(plain + " " + (Class.forName("Plain") == plain) + " " + plain.isHidden() + " " + (plain.getClassLoader() == ClassLoaders.class.getClassLoader()));
    for (Object none : ServiceLoader.load(IntSupplier.class)) System.out.println(none);
  }
}
