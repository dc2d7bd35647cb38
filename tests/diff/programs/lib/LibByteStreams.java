// Byte streams in memory: arrays, buffered, pushback, sequence, PrintStream, DataInput and DataOutput, readers over bytes.
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PushbackInputStream;
import java.io.SequenceInputStream;
import java.io.UTFDataFormatException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public class LibByteStreams {
  static byte[] data() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeBoolean(true);
    out.writeByte(-2);
    out.writeShort(-300);
    out.writeChar('\u20ac');
    out.writeInt(Integer.MIN_VALUE);
    out.writeLong(Long.MAX_VALUE - 1);
    out.writeFloat(1.5f);
    out.writeDouble(-0.0);
    out.writeUTF("caf\u00e9 \u0000 \u20ac \ud83d\ude00");
    out.writeBytes("raw");
    out.writeChars("xy");
    System.out.println(out.size() + " " + bytes.size() + " " + Arrays.hashCode(bytes.toByteArray()));
    return bytes.toByteArray();
  }

  static void read(byte[] bytes) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    System.out.println(in.readBoolean() + " " + in.readByte() + " " + in.readShort() + " " + (int) in.readChar() + " " + in.readInt() + " " + in.readLong() + " " + in.readFloat() + " " + in.readDouble() + " " + in.readUTF().hashCode());
    byte[] raw = new byte[3];
    in.readFully(raw);
    System.out.println(new String(raw, StandardCharsets.US_ASCII) + " " + in.available() + " " + in.readUnsignedByte() + " " + in.skipBytes(1) + " " + in.readUnsignedShort() % 7);
    try {
      in.readInt();
    } catch (EOFException e) {
      System.out.println("end of data " + e.getMessage());
    }
    try {
      new DataInputStream(new ByteArrayInputStream(new byte[] {0, 2, (byte) 0xc3, 0x28})).readUTF();
    } catch (UTFDataFormatException e) {
      System.out.println(e.getMessage());
    }
  }

  static void filters() throws IOException {
    byte[] bytes = new byte[100];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (i * 7);
    }
    BufferedInputStream in = new BufferedInputStream(new ByteArrayInputStream(bytes), 8);
    in.mark(50);
    long skipped = in.skip(10);
    byte[] some = in.readNBytes(20);
    in.reset();
    System.out.println(skipped + " " + Arrays.hashCode(some) + " " + in.read() + " " + in.available() + " " + in.readAllBytes().length + " " + in.read());
    PushbackInputStream p = new PushbackInputStream(new ByteArrayInputStream(bytes, 3, 2), 2);
    int first = p.read();
    p.unread(first);
    p.unread(200);
    System.out.println(p.read() + " " + p.read() + " " + p.read() + " " + p.read());
    InputStream s = new SequenceInputStream(new ByteArrayInputStream("ab".getBytes()), new ByteArrayInputStream("cd".getBytes()));
    ByteArrayOutputStream copy = new ByteArrayOutputStream();
    System.out.println(s.transferTo(copy) + " " + copy + " " + copy.toString(StandardCharsets.UTF_8).length());
    ByteArrayOutputStream target = new ByteArrayOutputStream(2);
    try (BufferedOutputStream out = new BufferedOutputStream(target, 16)) {
      out.write(bytes, 0, 40);
      out.write(7);
      System.out.print(target.size() + " ");
      out.flush();
      System.out.print(target.size() + " ");
      out.write(new byte[] {1, 2, 3});
    }
    System.out.println(target.size() + " " + Arrays.hashCode(target.toByteArray()));
    try {
      new ByteArrayInputStream(bytes).read(new byte[4], 2, 5);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }

  static void prints() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, "UTF-8");
    out.print("caf\u00e9");
    out.println(new char[] {'a', '\u20ac'});
    out.print(1.25f);
    out.append('z').append("seq", 1, 3);
    out.printf("%s-%d%n", "p", 5);
    out.write(33);
    out.println((Object) null);
    System.out.println(bytes.size() + " " + Arrays.hashCode(bytes.toByteArray()) + " " + out.checkError());
    OutputStreamWriter w = new OutputStreamWriter(bytes, StandardCharsets.UTF_16BE);
    w.write("\u00e9!");
    w.close();
    InputStreamReader r = new InputStreamReader(new ByteArrayInputStream(bytes.toByteArray()), StandardCharsets.ISO_8859_1);
    int hash = 0;
    int count = 0;
    for (int c = r.read(); c >= 0; c = r.read()) {
      hash = hash * 31 + c;
      count++;
    }
    System.out.println(count + " " + hash + " " + r.read());
    PrintStream saved = System.out;
    ByteArrayOutputStream captured = new ByteArrayOutputStream();
    System.setOut(new PrintStream(captured));
    System.out.println("captured");
    System.setOut(saved);
    System.out.println("got " + captured.toString().trim());
  }

  public static void main(String[] args) throws IOException {
    read(data());
    filters();
    prints();
  }
}
