// StringBuilder manipulation: reverse, insert, delete, setCharAt, run lengths, look and say.
public class StringBuilderPuzzles {
    static String lookAndSay(String s) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length(); ) {
            int j = i;
            while (j < s.length() && s.charAt(j) == s.charAt(i)) j++;
            out.append(j - i).append(s.charAt(i));
            i = j;
        }
        return out.toString();
    }

    static String words(String s) {
        StringBuilder out = new StringBuilder(), word = new StringBuilder();
        for (char c : (s + " ").toCharArray()) {
            if (c == ' ') {
                if (word.length() > 0) out.append(word.reverse()).append(' ');
                word.setLength(0);
            } else {
                word.append(c);
            }
        }
        if (out.length() > 0) out.deleteCharAt(out.length() - 1);
        return out.toString();
    }

    static String roman(int n) {
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] r = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < v.length; i++) {
            for (; n >= v[i]; n -= v[i]) sb.append(r[i]);
        }
        return sb.toString();
    }

    static void permute(StringBuilder prefix, String rest, StringBuilder out) {
        if (rest.isEmpty()) {
            out.append(prefix).append(' ');
            return;
        }
        for (int i = 0; i < rest.length(); i++) {
            prefix.append(rest.charAt(i));
            permute(prefix, rest.substring(0, i) + rest.substring(i + 1), out);
            prefix.setLength(prefix.length() - 1);
        }
    }

    public static void main(String[] args) {
        String s = "1";
        for (int i = 0; i < 12; i++) {
            System.out.println(s.length() < 60 ? s : s.length() + " " + s.hashCode());
            s = lookAndSay(s);
        }
        System.out.println(words("  never odd   or even "));
        for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999}) {
            System.out.println(n + " " + roman(n));
        }
        StringBuilder all = new StringBuilder();
        permute(new StringBuilder(), "abcd", all);
        System.out.println(all.length() + " " + all.toString().hashCode() + " " + all.substring(0, 24));

        StringBuilder sb = new StringBuilder("0123456789");
        sb.insert(0, true).insert(sb.length(), 'x').insert(4, 2.5).insert(2, new char[] {'<', '>'}).insert(3, (Object) null);
        System.out.println(sb);
        sb.delete(1, 4).deleteCharAt(0).replace(0, 3, "[]").setCharAt(1, '#');
        System.out.println(sb + " " + sb.indexOf("5") + " " + sb.lastIndexOf("5") + " " + sb.charAt(5));
        sb.replace(2, 1000, "tail").append((String) null).append(new char[] {'a', 'b', 'c'}, 1, 2).append("xyzzy", 1, 3);
        System.out.println(sb);
        sb.append(1L).append(-0f).append((char) 65).append(65).append(false).appendCodePoint(0x42);
        System.out.println(sb.reverse());
        sb.setLength(5);
        System.out.println(sb + "|" + sb.length());
        sb.setLength(7);
        System.out.println(sb.toString().replace('\0', '_'));
        String[] failing = {"charAt", "insert", "delete", "deleteCharAt", "setLength", "substring", "setCharAt"};
        for (String f : failing) {
            try {
                switch (f) {
                    case "charAt" -> sb.charAt(7);
                    case "insert" -> sb.insert(8, "x");
                    case "delete" -> sb.delete(8, 9);
                    case "deleteCharAt" -> sb.deleteCharAt(-1);
                    case "setLength" -> sb.setLength(-1);
                    case "substring" -> sb.substring(3, 2);
                    default -> sb.setCharAt(99, 'c');
                }
                System.out.println(f + " passed");
            } catch (IndexOutOfBoundsException e) {
                System.out.println(f + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        StringBuilder wide = new StringBuilder("a\u0416");
        wide.append('b').reverse().deleteCharAt(1);
        System.out.println(wide + " " + wide.length());
        System.out.println(new StringBuilder("ab\uD83D\uDE00c").reverse().codePointAt(1));
        StringBuilder x = new StringBuilder("same"), y = new StringBuilder("same");
        System.out.println(x.equals(y) + " " + x.compareTo(y) + " " + x.toString().contentEquals(y) + " " + (x.append("") == x));
        StringBuilder self = new StringBuilder("ab");
        self.append(self).append(self).insert(1, self);
        System.out.println(self);
    }
}
