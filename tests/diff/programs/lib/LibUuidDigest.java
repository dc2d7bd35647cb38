// UUID and MessageDigest: names to UUIDs, MD5, SHA-1 and SHA-256 of known texts.
// TIMEOUT: 120
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.UUID;

public class LibUuidDigest {
  static void uuids() {
    UUID u = UUID.fromString("123e4567-e89b-42d3-a456-426614174000");
    System.out.println(u + " " + u.version() + " " + u.variant() + " " + u.hashCode() + " " + Long.toHexString(u.getMostSignificantBits()) + " " + u.compareTo(new UUID(0, 1)) + " " + new UUID(-1, -1) + " " + u.equals(new UUID(u.getMostSignificantBits(), u.getLeastSignificantBits())));
    for (String bad : new String[] {"", "x", "1-2-3-4", "1-2-3-4-5", "123e4567-e89b-42d3-a456-42661417400g", "1-2-3-4-5-6"}) {
      try {
        System.out.println(bad + " " + UUID.fromString(bad));
      } catch (IllegalArgumentException e) {
        System.out.println(bad + " ! " + e.getMessage());
      }
    }
    try {
      u.timestamp();
    } catch (UnsupportedOperationException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(UUID.nameUUIDFromBytes(new byte[0]) + " " + UUID.nameUUIDFromBytes("loris".getBytes(StandardCharsets.UTF_8)).version());
  }

  static void digests() throws NoSuchAlgorithmException {
    String[] texts = {"", "abc", "The quick brown fox jumps over the lazy dog", "a".repeat(200)};
    for (String algorithm : new String[] {"MD5", "SHA-1", "SHA-256"}) {
      MessageDigest d = MessageDigest.getInstance(algorithm);
      for (String t : texts) {
        System.out.println(algorithm + " " + HexFormat.of().formatHex(d.digest(t.getBytes(StandardCharsets.UTF_8))));
      }
      d.update((byte) 'a');
      d.update("xbcx".getBytes(StandardCharsets.UTF_8), 1, 2);
      System.out.println(HexFormat.of().formatHex(d.digest()).substring(0, 12) + " " + d.getDigestLength() + " " + d.getAlgorithm());
    }
    try {
      MessageDigest.getInstance("NOPE-1");
    } catch (NoSuchAlgorithmException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) throws NoSuchAlgorithmException {
    uuids();
    digests();
  }
}
