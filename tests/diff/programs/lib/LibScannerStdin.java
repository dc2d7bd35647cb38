// Scanner and BufferedReader on standard input; arguments of main.
// ARGS: alpha "two words" -3 ""
// STDIN: 3
// STDIN: 10 20 30
// STDIN: matrix
// STDIN: 1 2
// STDIN: 3 4
// STDIN:
// STDIN: last words: done
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class LibScannerStdin {
  public static void main(String[] args) throws IOException {
    System.out.println(args.length);
    for (String a : args) {
      System.out.println("[" + a + "]");
    }
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int sum = 0;
    for (int i = 0; i < n; i++) {
      sum += in.nextInt();
    }
    System.out.println("sum " + sum + " " + in.next() + " rest [" + in.nextLine() + "]");
    int[][] m = new int[2][2];
    for (int[] row : m) {
      for (int j = 0; j < row.length; j++) {
        row[j] = in.nextInt();
      }
    }
    System.out.println("det " + (m[0][0] * m[1][1] - m[0][1] * m[1][0]));
    in.nextLine();
    List<String> lines = new ArrayList<>();
    while (in.hasNextLine()) {
      lines.add("<" + in.nextLine() + ">");
    }
    System.out.println(lines + " " + in.hasNext() + " " + System.in.read());
  }
}
