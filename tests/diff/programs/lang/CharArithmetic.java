// char as a number: ciphers, digits, ranges, promotion, surrogates.
public class CharArithmetic {
    static String caesar(String text, int by) {
        char[] out = text.toCharArray();
        for (int i = 0; i < out.length; i++) {
            char c = out[i];
            if (c >= 'a' && c <= 'z') {
                out[i] = (char) ('a' + Math.floorMod(c - 'a' + by, 26));
            } else if (c >= 'A' && c <= 'Z') {
                out[i] = (char) ('A' + Math.floorMod(c - 'A' + by, 26));
            }
        }
        return new String(out);
    }

    static int parse(String digits, int radix) {
        int r = 0;
        for (char c : digits.toCharArray()) {
            int v = c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
            r = r * radix + v;
        }
        return r;
    }

    static void overload(int i) { System.out.println("int " + i); }
    static void overload(char c) { System.out.println("char " + c); }
    static void overload(long l) { System.out.println("long " + l); }

    public static void main(String[] args) {
        String text = "The Quick Brown Fox, jumps over 13 lazy dogs; zZaA.";
        for (int by : new int[] {1, 13, -1, 27, -53}) {
            String enc = caesar(text, by);
            System.out.println(enc + " " + caesar(enc, -by).equals(text));
        }
        System.out.println(parse("7fFf", 16) + " " + parse("101101", 2) + " " + parse("zz", 36));
        char c = 'a';
        overload(c);
        overload(c + 1);
        overload((char) (c + 1));
        overload(c++);
        overload(+c);
        overload(c += 1);
        overload(c + 1L);
        overload(true ? c : 0);
        overload(args.length == 0 ? c : c + 1);
        overload('a' + 'b');
        overload(c > 'b' ? 'x' : 120);
        int[] histogram = new int[128];
        for (char ch : text.toCharArray()) {
            histogram[ch]++;
        }
        StringBuilder hist = new StringBuilder();
        for (char ch = 0; ch < 128; ch++) {
            if (histogram[ch] > 1) {
                hist.append(ch).append(histogram[ch]);
            }
        }
        System.out.println(hist);
        System.out.println('a' * 2 + " " + 'a' / 2 + " " + 'z' % 'a' + " " + ('a' << 1) + " " + (-'a') + " " + (~'a'));
        System.out.println((char) 0x41 + "" + (char) 66.9 + (char) 67L + (char) ('D' ^ 0x20));
        char top = Character.MAX_VALUE;
        top++;
        System.out.println((int) top + " " + (int) --top);
        String smile = "\uD83D\uDE00";
        System.out.println(smile.length() + " " + smile.codePointCount(0, 2) + " " + smile.codePointAt(0) + " " + (int) smile.charAt(0) + " " + (int) smile.charAt(1));
        int cp = 0x10000 + ((smile.charAt(0) - 0xD800) << 10) + (smile.charAt(1) - 0xDC00);
        System.out.println(cp == smile.codePointAt(0));
        System.out.println("\t|\b|\n|\f|\r|\"|'|\\|\0|\12|\177|\u0041".chars().sum());
        System.out.println((int) '\377' + " " + (int) '\47' + " " + "\1234".length() + " " + "\s".isBlank());
        int pal = 0;
        for (int n = 0; n < 2000; n++) {
            String s = Integer.toString(n);
            int i = 0, j = s.length() - 1;
            while (i < j && s.charAt(i) == s.charAt(j)) {
                i++;
                j--;
            }
            if (i >= j) pal++;
        }
        System.out.println("palindromes " + pal);
        char[][] board = new char[3][5];
        for (char[] row : board) java.util.Arrays.fill(row, '.');
        board[1][2] += 'A' - '.';
        board[0][4]--;
        for (char[] row : board) System.out.println(row);
        System.out.println(String.valueOf(board[1]) + String.valueOf(board[1], 1, 2));
    }
}
