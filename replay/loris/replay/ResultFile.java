package loris.replay;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * The JSON that "loris explore --paths --json FILE" wrote. Each listed path stands on a line of its
 * own (docs/json.md), so that they are read one at a time.
 */
public final class ResultFile implements AutoCloseable {
  private final BufferedReader lines;
  /** All keys before the list of paths. */
  public final Map<String, Object> head;

  public ResultFile(Path file) throws IOException {
    lines = Files.newBufferedReader(file);
    StringBuilder text = new StringBuilder();
    String line = lines.readLine();
    while (line != null && !line.startsWith("  \"path_list\": [")) {
      text.append(line).append('\n');
      line = lines.readLine();
    }
    if (line == null) throw new IOException(file + ": no path_list; loris explore --paths writes it");
    head = Json.map(Json.read(withoutComma(text.toString()) + "}"));
  }

  /** The next path; null after the last. */
  public Map<String, Object> nextPath() throws IOException {
    String line = lines.readLine();
    boolean isPath = line != null && line.startsWith("    {");
    return isPath ? Json.map(Json.read(withoutComma(line))) : null;
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }

  private static String withoutComma(String text) {
    String stripped = text.strip();
    boolean hasComma = stripped.endsWith(",");
    return hasComma ? stripped.substring(0, stripped.length() - 1) : stripped;
  }
}
