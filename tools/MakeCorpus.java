import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Copies small classes of the running JDK into a directory, as seeds for the fuzzer.
 *
 * <p>Every module gives some, so that all kinds of constants and attributes are among them; small ones,
 * because the fuzzer tries more of them per second.
 */
public class MakeCorpus {
  private static final int PER_MODULE = 40;
  private static final long MOST_BYTES = 3000;

  public static void main(String[] args) throws IOException {
    Path target = Path.of(args[0]);
    Path modules = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules");
    int copied = 0;
    for (Path module : list(Files.list(modules))) copied += copySome(module, target);
    System.out.println(copied + " classes in " + target);
  }

  /** Takes classes at even distances, so that they do not all come from one package. */
  private static int copySome(Path module, Path target) throws IOException {
    List<Path> small = list(Files.walk(module).filter(MakeCorpus::isSmallClass));
    int step = Math.max(1, small.size() / PER_MODULE);
    int copied = 0;
    for (int i = 0; i < small.size(); i += step) {
      Path to = target.resolve(module.relativize(small.get(i)).toString().replace('/', '.'));
      if (!Files.exists(to)) Files.write(to, Files.readAllBytes(small.get(i)));
      copied++;
    }
    return copied;
  }

  private static boolean isSmallClass(Path path) {
    try {
      return path.toString().endsWith(".class") && Files.size(path) <= MOST_BYTES;
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static List<Path> list(Stream<Path> paths) {
    try (paths) {
      return paths.sorted().collect(Collectors.toList());
    }
  }
}
