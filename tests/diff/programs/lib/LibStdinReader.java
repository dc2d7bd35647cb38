// Standard input by BufferedReader and by single bytes; standard error beside standard output; exit status.
// STDIN: hello reader
// STDIN: 4 8 15 16 23 42
// STDIN: bytes!
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;

public class LibStdinReader {
  static String readLine(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
      line.append((char) c);
    }
    return line.toString();
  }

  public static void main(String[] args) throws IOException {
    System.out.println("[" + readLine(System.in) + "]");
    BufferedReader reader = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String numbers = reader.readLine();
    System.out.println(Arrays.stream(numbers.split(" ")).mapToInt(Integer::parseInt).sum() + " " + reader.ready());
    System.err.println("to standard error: " + numbers.length());
    System.out.println(reader.lines().collect(Collectors.joining("/")) + " " + reader.readLine() + " " + reader.read());
    System.err.printf("%s%n", "bye");
    System.out.print("no newline at the end");
    System.out.flush();
    System.exit(17);
  }
}
