// Class.forName in its forms, loaders and modules, packages, resources, newInstance.
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

public class Loading {
  static class Watched {
    static {
      System.out.println("Watched is initialized");
    }

    int value = 5;

    Watched() {}
  }

  static class Failing {
    static final int X;

    static {
      X = Integer.parseInt("x");
    }
  }

  static void attempt(String name) {
    try {
      System.out.println(Class.forName(name));
    } catch (ClassNotFoundException | LinkageError e) {
      System.out.println(e.getClass().getName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) throws Exception {
    for (String name : List.of("java.util.ArrayList", "java.util.Map$Entry", "[I", "[[Ljava.lang.String;", "[LLoading$Watched;", "Loading", "int", "java/util/List", "", "[Lmissing;", "[]", "Loading.Watched")) {
      attempt(name);
    }
    Class<?> watched = Class.forName("Loading$Watched", false, Loading.class.getClassLoader());
    System.out.println("not yet");
    Class<?> same = Class.forName("Loading$Watched");
    System.out.println(watched == same);
    System.out.println(((Watched) watched.getDeclaredConstructor().newInstance()).value);
    attempt("Loading$Failing");
    attempt("Loading$Failing");

    ClassLoader loader = Loading.class.getClassLoader();
    System.out.println(loader.getClass().getName() + " " + loader.getName() + " " + loader.getParent().getName() + " " + loader.getParent().getParent());
    System.out.println(String.class.getClassLoader() + " " + int.class.getClassLoader() + " " + (Watched[].class.getClassLoader() == loader));
    System.out.println((ClassLoader.getSystemClassLoader() == loader) + " " + (Thread.currentThread().getContextClassLoader() == loader));
    System.out.println(loader.loadClass("Loading") + " " + loader.loadClass("java.util.List"));
    try {
      loader.loadClass("nowhere.Nothing");
    } catch (ClassNotFoundException e) {
      System.out.println(e.getMessage());
    }
    try {
      Class.forName("Loading", true, null);
    } catch (ClassNotFoundException e) {
      System.out.println("not seen by the loader of the library: " + e.getMessage());
    }

    Module module = String.class.getModule();
    System.out.println(module + " " + module.isNamed() + " " + module.isExported("java.util") + " " + module.isExported("jdk.internal.misc") + " " + module.isOpen("java.util"));
    System.out.println(Loading.class.getModule().isNamed() + " " + Loading.class.getModule().getName() + " " + (Loading.class.getModule() == Watched.class.getModule()));
    System.out.println(Class.forName("java.sql.Driver").getModule() + " " + (Class.forName("java.sql.Driver").getClassLoader() == ClassLoader.getPlatformClassLoader()));
    System.out.println(ModuleLayer.boot().findModule("java.base").get() == module);
    System.out.println(int[].class.getModule() + " " + int.class.getModule());
    System.out.println(module.getDescriptor().name() + " " + module.getPackages().contains("java.util.function"));

    System.out.println("[" + Loading.class.getPackageName() + "] " + String.class.getPackageName() + " " + int[].class.getPackageName() + " " + Loading.class.getPackage().getName().isEmpty());
    System.out.println(ArrayList.class.getPackage() + " " + ArrayList.class.getPackage().getName());

    try (InputStream in = Loading.class.getResourceAsStream("Loading.class")) {
      System.out.println(Integer.toHexString(in.read() << 8 | in.read()));
    }
    try (InputStream in = Loading.class.getResourceAsStream("/Loading$Watched.class")) {
      System.out.println(in.readAllBytes().length > 100);
    }
    System.out.println(Loading.class.getResourceAsStream("missing.txt") + " " + loader.getResource("missing.txt"));
    try (InputStream in = Object.class.getResourceAsStream("Object.class")) {
      System.out.println(in.read() == 0xca);
    }
  }
}
