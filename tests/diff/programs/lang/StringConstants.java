// String constants with NUL, lone surrogates, supplementary and Latin-1 characters; identifiers by unicode escapes.
public class StringConstants {
    static final String NUL = "a\0b", LONE = "\uD800x", LOW = "\uDC00", PAIR = "\uD83D\uDE00", LATIN = "\u00e9\u00ff\u0080", WIDE = "\u20ac\uffff\ufffe", MIX = "a\u00e9\u20ac\0\uD83D\uDE00";
    static int \u0061bc = 5;

    static String dump(String s) {
        StringBuilder b = new StringBuilder().append(s.length()).append(':');
        for (char c : s.toCharArray()) b.append(' ').append(Integer.toHexString(c));
        return b.append(" hash ").append(s.hashCode()).toString();
    }

    static String escape(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c >= ' ' && c < 127) b.append(c);
            else b.append("\\u").append(Integer.toHexString(0x10000 | c).substring(1));
        }
        return b.toString();
    }

    static int caf\u00e9(int x) { return x + 1; }
    static class \u0044elta { int v = 3; public String toString() { return "delta" + v; } }

    public static void main(String[] args) {
        for (String s : new String[] {NUL, LONE, LOW, PAIR, LATIN, WIDE, MIX, "", "\u0001\u007f\u0080\u07ff\u0800"}) {
            System.out.println(dump(s));
            System.out.println(escape(s + '|' + s.concat("!") + s.substring(s.length() / 2)));
            System.out.println(s.codePointCount(0, s.length()) + " " + s.equals(new String(s.toCharArray())) + " " + (s.intern() == s) + " " + s.indexOf('\0') + " " + s.compareTo("a\0b") + " " + escape(new StringBuilder(s).reverse().toString()));
        }
        System.out.println(abc + caf\u00e9(1) + new \u0044elta().toString());
        switch (args.length == 0 ? "\uD800x" : "") {
            case "\0" -> System.out.println("nul");
            case "\uD800x" -> System.out.println("lone surrogate matched");
            default -> System.out.println("default");
        }
        String latin = "abc", wide = latin + "\u0100";
        System.out.println(wide.startsWith(latin) + " " + wide.substring(0, 3).equals(latin) + " " + (wide.substring(0, 3).hashCode() == latin.hashCode()) + " " + wide.contains("c\u0100") + " " + wide.indexOf("\u0100") + " " + latin.indexOf("\u0100"));
        System.out.println(escape("\u00e9".toUpperCase() + "\u00ff".toUpperCase() + "\u0130".toLowerCase() + "\u00df".toUpperCase() + "\u00b5".toUpperCase()));
        System.out.println(escape(wide.replace('\u0100', 'd') + wide.replace("b", "\u0416") + "x\u0416y".replace('\u0416', '-')));
        StringBuilder sb = new StringBuilder("a");
        sb.append('\u00ff').append('\u0100').setLength(2);
        System.out.println(dump(sb.toString()) + " " + sb.toString().equals("a\u00ff"));
        char c = '\u000b';
        System.out.println((int) c + " " + Character.isWhitespace(c) + " " + Character.isLetter('\u00e9') + " " + Character.isLetter('\u0394') + " " + Character.isDigit('\u0665') + " " + Character.getNumericValue('\u0665') + " " + (int) Character.toUpperCase('\u03b1') + " " + Character.isHighSurrogate('\uD800'));
        System.out.println(PAIR.codePointAt(0) + " " + PAIR.codePointAt(1) + " " + LONE.codePointAt(0) + " " + new String(Character.toChars(0x1F600)).equals(PAIR) + " " + MIX.offsetByCodePoints(0, 5));
        byte[] utf = MIX.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        StringBuilder hex = new StringBuilder();
        for (byte x : utf) hex.append(Integer.toHexString(x & 0xff)).append(' ');
        System.out.println(hex + "" + new String(utf, java.nio.charset.StandardCharsets.UTF_8).equals(MIX) + " " + LONE.getBytes(java.nio.charset.StandardCharsets.UTF_8)[0] + " " + LATIN.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1).length);
        System.out.println(/* \u002a/ "comment ended by an escape" /* */ );
    }
}
