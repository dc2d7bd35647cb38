// System.out and System.err with every print overload, reading standard input by bytes and lines.
// STDIN: first line, second part; 42 -7 0x1f end
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class StdStreams {
    static class Loud { @Override public String toString() { return "LOUD"; } }
    static class Nully { @Override public String toString() { return null; } }

    public static void main(String[] args) throws IOException {
        System.out.print(true);
        System.out.print('c');
        System.out.print(1);
        System.out.print(2L);
        System.out.print(3.5f);
        System.out.print(4.25);
        System.out.print("s");
        System.out.print(new char[] {'x', 'y'});
        System.out.print((Object) null);
        System.out.print((String) null);
        System.out.print(new Loud());
        System.out.println();
        System.out.println(false);
        System.out.println('d');
        System.out.println(-1);
        System.out.println(Long.MIN_VALUE);
        System.out.println(Float.MIN_VALUE);
        System.out.println(Double.MAX_VALUE);
        System.out.println("text");
        System.out.println(new char[] {'p', 'q'});
        System.out.println((Object) "object");
        System.out.println((Object) null);
        System.out.append("appended ").append('c').append("subsequence", 3, 6).append(null).println();
        System.out.write('W');
        System.out.write(new byte[] {'b', 'y', 't', 'e', 's', '\n'}, 0, 6);
        System.err.println("error " + 1);
        System.err.print('e');
        System.err.print(2.5);
        System.err.println();
        System.out.flush();
        try {
            System.out.print((char[]) null);
        } catch (NullPointerException e) {
            System.out.println("null array");
        }
        try {
            System.out.print(new Nully());
        } catch (NullPointerException e) {
            System.out.println("toString gave null");
        }
        int first = System.in.read();
        System.out.println((char) first);
        byte[] some = new byte[9];
        int n = System.in.read(some, 0, 5);
        System.out.println(n + new String(some, 0, n));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String line = in.readLine();
        System.out.println(line);
        int total = 0;
        for (String w : line.split("[ ;,]+")) {
            try {
                total += Integer.decode(w);
            } catch (NumberFormatException e) {
                System.out.println("not a number: " + w);
            }
        }
        System.out.println(total);
        System.out.println(in.readLine());
        System.out.println(System.in.read());
        System.out.println("tab\there\\ quote\" end");
        for (int i = 0; i < 50; i++) System.out.print(i % 10);
        System.out.print("\n\nno newline at end");
        System.err.print("error without newline");
        System.exit(total & 0xff);
    }
}
