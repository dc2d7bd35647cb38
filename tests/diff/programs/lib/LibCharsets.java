// CharBuffer, CharsetEncoder and CharsetDecoder: reports, replacement, partial input, unmappable characters.
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public class LibCharsets {
  static void buffers() {
    CharBuffer c = CharBuffer.wrap("some characters");
    System.out.println(c.length() + " " + c.charAt(3) + " " + c.subSequence(5, 9) + " " + c.isReadOnly() + " " + c.get() + c.get() + " " + c.position() + " " + c);
    CharBuffer w = CharBuffer.allocate(10);
    w.put("abc").put('d').put(new char[] {'e', 'f'}).append("g");
    w.flip();
    System.out.println(w + " " + w.remaining() + " " + w.compareTo(CharBuffer.wrap("abd")) + " " + w.equals(CharBuffer.wrap("abcdefg")) + " " + w.hashCode() + " " + w.slice().get(2) + " " + w.chars().sum());
  }

  static void encoders() {
    CharsetEncoder ascii = StandardCharsets.US_ASCII.newEncoder();
    System.out.println(ascii.canEncode('a') + " " + ascii.canEncode('\u00e9') + " " + ascii.canEncode("plain") + " " + ascii.maxBytesPerChar() + " " + Arrays.toString(ascii.replacement()));
    try {
      ascii.encode(CharBuffer.wrap("caf\u00e9"));
    } catch (CharacterCodingException e) {
      System.out.println(e);
    }
    ascii.onUnmappableCharacter(CodingErrorAction.REPLACE).replaceWith(new byte[] {'#'});
    try {
      System.out.println(new String(ascii.encode(CharBuffer.wrap("caf\u00e9 \u20ac \ud83d\ude00")).array(), StandardCharsets.US_ASCII).trim());
    } catch (CharacterCodingException e) {
      System.out.println(e);
    }
    CharsetEncoder utf8 = StandardCharsets.UTF_8.newEncoder();
    ByteBuffer small = ByteBuffer.allocate(4);
    CharBuffer in = CharBuffer.wrap("ab\u20acc");
    CoderResult r = utf8.encode(in, small, true);
    System.out.println(r + " " + in.position() + " " + small.position());
    ByteBuffer rest = ByteBuffer.allocate(10);
    System.out.println(utf8.encode(in, rest, true) + " " + utf8.flush(rest) + " " + rest.position());
    try {
      StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap("x\ud83d"));
    } catch (CharacterCodingException e) {
      System.out.println(e);
    }
  }

  static void decoders() {
    CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder();
    byte[] bytes = "a\u00e9\u20ac\ud83d\ude00z".getBytes(StandardCharsets.UTF_8);
    StringBuilder out = new StringBuilder();
    ByteBuffer pending = ByteBuffer.allocate(16);
    CharBuffer chars = CharBuffer.allocate(16);
    for (byte b : bytes) {
      pending.put(b).flip();
      CoderResult r = utf8.decode(pending, chars, false);
      out.append(r.isUnderflow() ? 'u' : 'o').append(chars.position()).append(' ');
      pending.compact();
    }
    chars.flip();
    System.out.println(out + " " + chars.length() + " " + chars.toString().hashCode());
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(new byte[] {65, (byte) 0xff, 66}));
    } catch (CharacterCodingException e) {
      System.out.println(e);
    }
    try {
      CharBuffer ignored = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.IGNORE).decode(ByteBuffer.wrap(new byte[] {65, (byte) 0xff, 66}));
      System.out.println(ignored);
    } catch (CharacterCodingException e) {
      System.out.println(e);
    }
  }

  static void names() {
    for (String n : new String[] {"utf-8", "UTF8", "latin1", "ASCII", "utf-16le", "bad name!"}) {
      try {
        System.out.println(n + " -> " + Charset.forName(n).name());
      } catch (IllegalCharsetNameException e) {
        System.out.println(n + " ! " + e);
      }
    }
    System.out.println(StandardCharsets.UTF_8.contains(StandardCharsets.ISO_8859_1) + " " + StandardCharsets.US_ASCII.contains(StandardCharsets.UTF_8) + " " + StandardCharsets.UTF_8.encode("h\u00e9").remaining() + " " + StandardCharsets.UTF_16.decode(ByteBuffer.wrap(new byte[] {-1, -2, 65, 0})) + " " + Charset.isSupported("UTF-8"));
  }

  public static void main(String[] args) {
    buffers();
    encoders();
    decoders();
    names();
  }
}
