// Character: classes, categories, numeric values, case, surrogates, code points, directionality, names of scripts and blocks.
public class LibCharacterMethods {
  static final int[] SAMPLES = {0, 9, 10, ' ', '0', '9', 'A', 'Z', 'a', 'z', '_', '$', '+', '(', ')', '\u00a0', '\u00aa', '\u00b2', '\u00b5', '\u00bd', '\u00df', '\u00e9', '\u0130', '\u01c5', '\u0301', '\u03a9',
      '\u0660', '\u06f5', '\u0966', '\u2003', '\u200b', '\u2028', '\u2160', '\u2170', '\u20ac', '\u3007', '\u4e00', '\ud800', '\udc00', '\ue000', '\ufeff', '\uffff', 0x10400, 0x1d7ce, 0x1f600, 0x20000, 0xe0001, 0x10ffff};

  static String flags(int c) {
    boolean[] b = {Character.isLetter(c), Character.isDigit(c), Character.isLetterOrDigit(c), Character.isAlphabetic(c), Character.isIdeographic(c), Character.isUpperCase(c), Character.isLowerCase(c), Character.isTitleCase(c), Character.isWhitespace(c),
        Character.isSpaceChar(c), Character.isISOControl(c), Character.isJavaIdentifierStart(c), Character.isJavaIdentifierPart(c), Character.isUnicodeIdentifierStart(c), Character.isIdentifierIgnorable(c), Character.isMirrored(c), Character.isDefined(c),
        Character.isValidCodePoint(c), Character.isSupplementaryCodePoint(c), Character.isBmpCodePoint(c)};
    StringBuilder s = new StringBuilder();
    for (boolean x : b) {
      s.append(x ? '1' : '0');
    }
    return s.toString();
  }

  static void samples() {
    for (int c : SAMPLES) {
      System.out.println(Integer.toHexString(c) + " " + flags(c) + " type " + Character.getType(c) + " dir " + Character.getDirectionality(c) + " num " + Character.getNumericValue(c) + " digit " + Character.digit(c, 10) + "/" + Character.digit(c, 16) + "/" + Character.digit(c, 36)
          + " case " + Integer.toHexString(Character.toUpperCase(c)) + "/" + Integer.toHexString(Character.toLowerCase(c)) + "/" + Integer.toHexString(Character.toTitleCase(c)) + " chars " + Character.charCount(c));
    }
  }

  static void surrogates() {
    char high = '\ud83d';
    char low = '\ude00';
    System.out.println(Character.isHighSurrogate(high) + " " + Character.isLowSurrogate(high) + " " + Character.isSurrogatePair(high, low) + " " + Integer.toHexString(Character.toCodePoint(high, low)) + " " + Integer.toHexString(Character.highSurrogate(0x1f600)) + " " + Integer.toHexString(Character.lowSurrogate(0x1f600)) + " " + Character.toChars(0x1f600).length + " " + Character.toString(0x41));
    try {
      Character.toChars(0x110000);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    char[] a = {'a', high, low, 'b'};
    System.out.println(Character.codePointAt(a, 1) + " " + Character.codePointBefore(a, 3) + " " + Character.codePointCount(a, 0, 4) + " " + Character.offsetByCodePoints(a, 0, 4, 0, 2) + " " + Character.compare('a', 'b') + " " + Character.reverseBytes('\u1234') % 1000 + " " + Character.hashCode('x') + " " + Character.MIN_RADIX + Character.MAX_RADIX);
  }

  static void sweep() {
    int[] types = new int[31];
    long hash = 0;
    for (int c = 0; c < 0x3000; c++) {
      types[Character.getType(c)]++;
      hash = hash * 31 + Character.toUpperCase(c) * 7 + Character.toLowerCase(c) * 3 + Character.getNumericValue(c);
    }
    System.out.println(java.util.Arrays.toString(types) + " " + hash);
    StringBuilder digits = new StringBuilder();
    for (int i = 0; i < 40; i++) {
      digits.append((int) Character.forDigit(i, 36)).append(' ');
    }
    System.out.println(digits + "" + Character.forDigit(11, 16) + " " + (int) Character.forDigit(11, 10) + " " + Character.digit('z', 36) + Character.digit('z', 35));
    System.out.println(Character.UnicodeBlock.of('a') + " " + Character.UnicodeBlock.of(0x1f600) + " " + Character.UnicodeScript.of('\u03a9') + " " + Character.UnicodeScript.of('a') + " " + Character.UnicodeBlock.of(0x3042));
  }

  public static void main(String[] args) {
    samples();
    surrogates();
    sweep();
  }
}
