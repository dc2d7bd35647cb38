import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes seeds for a fuzzer: small classes of the running JDK, or jars of some of them.
 *
 * <p>Every module gives some classes, so that all kinds of constants and attributes are among them;
 * small ones, because the fuzzer tries more of them per second. There are no seeds for jimages: the
 * smallest real one is far too large, and the header is short enough to be found.
 */
public class MakeSeeds {
  private static final int CLASSES_PER_MODULE = 40;
  private static final int CLASSES_PER_JAR = 4;
  private static final long MOST_BYTES = 3000;

  public static void main(String[] args) throws IOException {
    Path directory = Path.of(args[1]);
    int written = 0;
    switch (args[0]) {
      case "classfile":
        for (Path path : classes()) written += write(directory, path);
        break;
      case "jar":
        List<Path> paths = classes();
        for (int i = 0; i + CLASSES_PER_JAR <= paths.size(); i += 10 * CLASSES_PER_JAR)
          written += writeJar(directory, paths.subList(i, i + CLASSES_PER_JAR));
        break;
      default:
        break;
    }
    System.out.println(written + " seeds in " + directory);
  }

  /** Some classes of each module, at even distances, so that they do not all come from one package. */
  private static List<Path> classes() throws IOException {
    Path modules = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules");
    List<Path> chosen = new ArrayList<>();
    for (Path module : sorted(Files.list(modules))) {
      List<Path> small = sorted(Files.walk(module).filter(MakeSeeds::isSmallClass));
      int step = Math.max(1, small.size() / CLASSES_PER_MODULE);
      for (int i = 0; i < small.size(); i += step) chosen.add(small.get(i));
    }
    return chosen;
  }

  private static boolean isSmallClass(Path path) {
    try {
      return path.toString().endsWith(".class") && Files.size(path) <= MOST_BYTES;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int write(Path directory, Path path) throws IOException {
    Files.write(directory.resolve(flatName(path)), Files.readAllBytes(path));
    return 1;
  }

  private static int writeJar(Path directory, List<Path> paths) throws IOException {
    try (OutputStream out = Files.newOutputStream(directory.resolve(flatName(paths.get(0)) + ".jar"));
        ZipOutputStream jar = new ZipOutputStream(out)) {
      for (Path path : paths) {
        jar.putNextEntry(new ZipEntry(path.subpath(2, path.getNameCount()).toString()));
        jar.write(Files.readAllBytes(path));
        jar.closeEntry();
      }
    }
    return 1;
  }

  private static String flatName(Path path) {
    return path.subpath(1, path.getNameCount()).toString().replace('/', '.');
  }

  private static List<Path> sorted(Stream<Path> paths) {
    try (paths) {
      return paths.sorted().collect(Collectors.toList());
    }
  }
}
