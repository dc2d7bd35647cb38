// Character streams in memory: StringReader, BufferedReader, LineNumberReader, PushbackReader, StringWriter, PrintWriter, CharArrayWriter.
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.CharArrayReader;
import java.io.CharArrayWriter;
import java.io.IOException;
import java.io.LineNumberReader;
import java.io.PrintWriter;
import java.io.PushbackReader;
import java.io.Reader;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.util.Locale;
import java.util.stream.Collectors;

public class LibReadersWriters {
  static void buffered() throws IOException {
    BufferedReader r = new BufferedReader(new StringReader("one\ntwo\r\nthree\rfour\n\nsix"), 4);
    StringBuilder out = new StringBuilder();
    for (String line = r.readLine(); line != null; line = r.readLine()) {
      out.append('[').append(line).append(']');
    }
    System.out.println(out);
    BufferedReader m = new BufferedReader(new StringReader("abcdefghij"), 3);
    m.skip(2);
    m.mark(5);
    char[] buffer = new char[4];
    int n = m.read(buffer, 0, 4);
    m.reset();
    System.out.println(n + new String(buffer) + (char) m.read() + m.markSupported() + m.lines().collect(Collectors.toList()) + m.read());
    m.close();
    try {
      m.read();
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
    LineNumberReader l = new LineNumberReader(new StringReader("a\nb\nc"));
    l.readLine();
    l.read();
    System.out.println(l.getLineNumber() + " " + l.readLine() + " " + l.getLineNumber() + " " + l.readLine() + l.readLine());
  }

  static void pushback() throws IOException {
    PushbackReader r = new PushbackReader(new StringReader("x1"), 3);
    int c = r.read();
    r.unread(c);
    r.unread("ab".toCharArray());
    StringBuilder s = new StringBuilder();
    for (int ch = r.read(); ch >= 0; ch = r.read()) {
      s.append((char) ch);
    }
    System.out.println(s);
    r.unread('1');
    r.unread('2');
    r.unread('3');
    try {
      r.unread('4');
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
    StreamTokenizer t = new StreamTokenizer(new StringReader("sum = 3.5 + 'quoted text' // gone\n/ x_1"));
    t.slashSlashComments(true);
    StringBuilder tokens = new StringBuilder();
    while (t.nextToken() != StreamTokenizer.TT_EOF) {
      tokens.append(t.ttype == StreamTokenizer.TT_NUMBER ? "n" + t.nval : t.sval != null ? "s" + t.sval : "c" + (char) t.ttype).append('@').append(t.lineno()).append(' ');
    }
    System.out.println(tokens);
  }

  static void writers() throws IOException {
    StringWriter sw = new StringWriter();
    PrintWriter pw = new PrintWriter(sw, true);
    pw.print(1);
    pw.print('c');
    pw.print(true);
    pw.print(2.5);
    pw.print(3L);
    pw.print(1.5f);
    pw.print(new char[] {'x', 'y'});
    pw.print((Object) null);
    pw.print((String) null);
    pw.println();
    pw.println(42);
    pw.printf(Locale.US, "%05d|%s%n", 7, "f");
    pw.append("app").append('e').append("nded", 0, 2).write("W", 0, 1);
    pw.write(65);
    pw.flush();
    System.out.println(sw.toString().replace("\n", "\\n") + " " + sw.getBuffer().length() + " " + pw.checkError());
    CharArrayWriter ca = new CharArrayWriter();
    try (BufferedWriter bw = new BufferedWriter(ca, 8)) {
      for (int i = 0; i < 20; i++) {
        bw.write("line" + i);
        bw.newLine();
      }
    }
    System.out.println(ca.size() + " " + ca.toString().hashCode() + " " + new CharArrayReader(ca.toCharArray(), 2, 3).read());
    ca.reset();
    StringReader source = new StringReader("transfer me");
    System.out.println(source.transferTo(ca) + " " + ca);
    Writer nothing = Writer.nullWriter();
    nothing.write("gone");
    Reader empty = Reader.nullReader();
    System.out.println(empty.read());
    try {
      new StringReader("x").skip(-5);
      new StringReader("abc").mark(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) throws IOException {
    buffered();
    pushback();
    writers();
  }
}
