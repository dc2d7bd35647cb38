// CRC32, CRC32C and Adler32 of the library beside implementations of our own.
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

public class LibChecksums {
  static long table(byte[] data, int polynomial) {
    int[] table = new int[256];
    for (int i = 0; i < 256; i++) {
      int c = i;
      for (int k = 0; k < 8; k++) {
        c = (c & 1) != 0 ? c >>> 1 ^ polynomial : c >>> 1;
      }
      table[i] = c;
    }
    int crc = -1;
    for (byte b : data) {
      crc = crc >>> 8 ^ table[(crc ^ b) & 255];
    }
    return ~crc & 0xffffffffL;
  }

  static long adler(byte[] data) {
    int a = 1;
    int b = 0;
    for (byte x : data) {
      a = (a + (x & 255)) % 65521;
      b = (b + a) % 65521;
    }
    return (long) b << 16 | a;
  }

  static long of(Checksum c, byte[] data) {
    c.reset();
    c.update(data, 0, data.length);
    return c.getValue();
  }

  public static void main(String[] args) {
    CRC32 crc = new CRC32();
    CRC32C castagnoli = new CRC32C();
    Adler32 adler = new Adler32();
    for (String s : new String[] {"", "a", "123456789", "The quick brown fox jumps over the lazy dog"}) {
      byte[] b = s.getBytes(StandardCharsets.US_ASCII);
      System.out.println(Long.toHexString(of(crc, b)) + " " + Long.toHexString(of(castagnoli, b)) + " " + Long.toHexString(of(adler, b)) + " " + (table(b, 0xedb88320) == of(crc, b)) + " " + (table(b, 0x82f63b78) == of(castagnoli, b)) + " " + (adler(b) == of(adler, b)));
    }
    Random random = new Random(40);
    byte[] data = new byte[3000];
    random.nextBytes(data);
    crc.reset();
    for (int i = 0; i < data.length; i += 100) {
      if (i % 300 == 0) {
        for (int k = 0; k < 100; k++) {
          crc.update(data[i + k]);
        }
      } else {
        crc.update(data, i, 100);
      }
    }
    System.out.println(Long.toHexString(crc.getValue()) + " " + (crc.getValue() == table(data, 0xedb88320)) + " " + (of(adler, data) == adler(data)) + " " + Long.toHexString(of(castagnoli, data)));
    try {
      crc.update(data, 2999, 2);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println("bounds are checked");
    }
  }
}
