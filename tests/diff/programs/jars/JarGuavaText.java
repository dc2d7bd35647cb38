// guava: Splitter, Joiner, CharMatcher, CaseFormat, Strings, Preconditions, primitives, math, hashing, base encodings.
// JARS: guava.jar
// TIMEOUT: 120
import com.google.common.base.CaseFormat;
import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.base.Preconditions;
import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableMap;
import com.google.common.hash.HashFunction;
import com.google.common.hash.Hashing;
import com.google.common.io.BaseEncoding;
import com.google.common.math.BigIntegerMath;
import com.google.common.math.DoubleMath;
import com.google.common.math.IntMath;
import com.google.common.math.LongMath;
import com.google.common.math.Stats;
import com.google.common.primitives.Bytes;
import com.google.common.primitives.Doubles;
import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import com.google.common.primitives.UnsignedInts;
import com.google.common.primitives.UnsignedLong;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;

public class JarGuavaText {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  static void splitting() {
    System.out.println(Splitter.on(',').trimResults().omitEmptyStrings().splitToList(" a, ,b,,c ") + " " + Splitter.fixedLength(3).splitToList("abcdefgh") + " " + Splitter.onPattern("\\s+").limit(3).splitToList("a  b c   d e") + " " + Splitter.on("--").splitToList("x--y----z") + " " + Splitter.on(';').withKeyValueSeparator('=').split("k=v;a=b") + " " + Splitter.on(CharMatcher.anyOf(";,")).splitToList("p;q,r"));
    System.out.println(Joiner.on('|').skipNulls().join("a", null, "b") + " " + Joiner.on(',').useForNull("?").join(Arrays.asList(1, null, 3)) + " " + Joiner.on('&').withKeyValueSeparator("=").join(ImmutableMap.of("x", 1, "y", 2)));
    fails("null element", () -> Joiner.on(',').join("a", null));
    fails("bad entry", () -> Splitter.on(';').withKeyValueSeparator('=').split("k"));
    fails("fixed", () -> Splitter.fixedLength(0));
    long hash = 0;
    Random random = new Random(1);
    for (int i = 0; i < 300; i++) {
      StringBuilder s = new StringBuilder();
      for (int k = random.nextInt(20); k > 0; k--) {
        s.append(" ,;abc".charAt(random.nextInt(6)));
      }
      hash = hash * 31 + Splitter.on(',').trimResults().splitToList(s).hashCode() + CharMatcher.whitespace().collapseFrom(s, '_').hashCode();
    }
    System.out.println(hash);
  }

  static void characters() {
    String s = " a1 B2\tc3--D4 ";
    CharMatcher digits = CharMatcher.inRange('0', '9');
    System.out.println(digits.retainFrom(s) + " " + digits.removeFrom(s).trim() + " " + digits.countIn(s) + " " + digits.indexIn(s) + " " + digits.or(CharMatcher.is('-')).replaceFrom(s, "#").trim() + " " + CharMatcher.whitespace().trimFrom(s) + " " + CharMatcher.whitespace().trimAndCollapseFrom(s, '.') + " " + CharMatcher.noneOf("abc").matchesAllOf("xyz") + " " + CharMatcher.ascii().matchesAllOf("\u00e9") + " " + CharMatcher.anyOf("-").collapseFrom(s, '-').trim() + " " + digits.negate().lastIndexIn("12a34") + " " + CharMatcher.forPredicate(Character::isUpperCase).retainFrom(s));
    System.out.println(CaseFormat.LOWER_CAMEL.to(CaseFormat.UPPER_UNDERSCORE, "someVariableName") + " " + CaseFormat.LOWER_HYPHEN.to(CaseFormat.UPPER_CAMEL, "a-small-name") + " " + CaseFormat.UPPER_UNDERSCORE.to(CaseFormat.LOWER_CAMEL, "MAX_VALUE_OF") + " " + CaseFormat.LOWER_UNDERSCORE.to(CaseFormat.LOWER_HYPHEN, "x_y_z"));
    System.out.println(Strings.padStart("7", 3, '0') + " " + Strings.padEnd("ab", 4, '.') + " " + Strings.repeat("xy", 3) + " " + Strings.commonPrefix("interval", "internal") + " " + Strings.commonSuffix("running", "jumping") + " " + Strings.nullToEmpty(null) + "|" + Strings.emptyToNull("") + " " + Strings.isNullOrEmpty("") + " " + Strings.lenientFormat("%s and %s", "a", "b", "extra"));
    fails("argument", () -> Preconditions.checkArgument(false, "value %s out of %s", 3, "range"));
    fails("state", () -> Preconditions.checkState(false, "state"));
    fails("null", () -> Preconditions.checkNotNull(null, "missing %s", "x"));
    fails("index", () -> Preconditions.checkElementIndex(5, 3, "elements"));
    fails("position", () -> Preconditions.checkPositionIndexes(2, 1, 5));
  }

  static void primitives() {
    System.out.println(Ints.asList(3, 1, 2).indexOf(1) + " " + Ints.max(4, 9, 2) + " " + Ints.join("-", 1, 2) + " " + Ints.tryParse("12x") + Ints.tryParse("-12") + " " + Ints.checkedCast(7L) + " " + Ints.saturatedCast(1L << 40) + " " + Arrays.toString(Ints.concat(new int[] {1}, new int[] {2, 3})) + " " + Arrays.toString(Ints.toByteArray(0x01020304)) + " " + Ints.fromBytes((byte) 1, (byte) 2, (byte) 3, (byte) 4) + " " + Ints.contains(new int[] {1}, 1) + " " + Longs.tryParse("9223372036854775808") + " " + Longs.fromByteArray(Longs.toByteArray(-5L)) + " " + Doubles.tryParse("1e3") + " " + Bytes.indexOf(new byte[] {1, 2, 3}, (byte) 3) + " " + UnsignedInts.toString(-1) + " " + UnsignedInts.divide(-1, 10) + " " + UnsignedLong.fromLongBits(-1).dividedBy(UnsignedLong.valueOf(10)));
    fails("cast", () -> Ints.checkedCast(1L << 33));
    System.out.println(IntMath.gcd(84, 36) + " " + IntMath.pow(3, 15) + " " + IntMath.sqrt(99, RoundingMode.CEILING) + " " + IntMath.log2(1000, RoundingMode.FLOOR) + " " + IntMath.binomial(20, 7) + " " + IntMath.factorial(10) + " " + IntMath.divide(-7, 2, RoundingMode.HALF_EVEN) + " " + IntMath.isPrime(104729) + " " + LongMath.checkedMultiply(1L << 31, 1L << 31) + " " + LongMath.isPrime(1000000007L) + LongMath.isPrime(1000000007L * 3) + " " + LongMath.binomial(40, 20) + " " + LongMath.mod(-7, 5) + " " + LongMath.sqrt(1L << 50, RoundingMode.UNNECESSARY) + " " + BigIntegerMath.factorial(30) + " " + BigIntegerMath.sqrt(BigIntegerMath.factorial(20), RoundingMode.DOWN) + " " + DoubleMath.roundToInt(2.5, RoundingMode.HALF_EVEN) + " " + DoubleMath.isMathematicalInteger(1e17) + " " + DoubleMath.fuzzyEquals(0.1 + 0.2, 0.3, 1e-9) + " " + Stats.of(2, 4, 4, 4, 5, 5, 7, 9).populationStandardDeviation());
    fails("overflow", () -> IntMath.checkedAdd(Integer.MAX_VALUE, 1));
    fails("rounding", () -> IntMath.sqrt(10, RoundingMode.UNNECESSARY));
  }

  static void hashing() {
    HashFunction[] functions = {Hashing.murmur3_32_fixed(7), Hashing.murmur3_128(7), Hashing.sipHash24(), Hashing.adler32(), Hashing.farmHashFingerprint64()};
    for (HashFunction f : functions) {
      long sum = 0;
      for (int i = 0; i < 60; i++) {
        sum = sum * 31 + f.hashString("text " + i, StandardCharsets.UTF_8).asInt();
        sum = sum * 31 + f.newHasher().putInt(i).putLong(i * 77L).putBoolean(i % 2 == 0).putDouble(i / 3.0).hash().padToLong();
      }
      System.out.println(f.bits() + " " + f.hashInt(42) + " " + sum);
    }
    System.out.println(Hashing.consistentHash(123456789L, 10) + " " + Hashing.combineOrdered(Arrays.asList(functions[0].hashInt(1), functions[0].hashInt(2))));
    byte[] bytes = "any carnal pleasure.".getBytes(StandardCharsets.US_ASCII);
    System.out.println(BaseEncoding.base64().encode(bytes) + " " + BaseEncoding.base32().lowerCase().encode(bytes) + " " + BaseEncoding.base16().withSeparator(":", 4).encode(bytes) + " " + BaseEncoding.base64Url().omitPadding().encode(new byte[] {-1, -2, -3, -4}) + " " + new String(BaseEncoding.base32().decode("MFRGG==="), StandardCharsets.US_ASCII) + " " + BaseEncoding.base32Hex().encode(bytes).length());
    fails("decode", () -> BaseEncoding.base16().decode("0G"));
  }

  public static void main(String[] args) {
    splitting();
    characters();
    primitives();
    hashing();
  }
}
