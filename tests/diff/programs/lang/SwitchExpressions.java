// Switch expressions: arrows, yield, old labels with yield, nesting, exhaustive enums, as arguments, exceptions.
public class SwitchExpressions {
    enum Suit { CLUBS, DIAMONDS, HEARTS, SPADES }

    static int evaluations;

    static int key(int k) { evaluations++; return k; }

    static String arrow(int n) {
        return switch (n) {
            case 1, 3, 5, 7, 9 -> "odd";
            case 2, 4, 6, 8 -> "even";
            case Integer.MIN_VALUE -> "min";
            default -> {
                if (n < 0) yield "negative";
                String s = "";
                while (n > 0) {
                    s = n % 2 + s;
                    n /= 2;
                }
                yield s.isEmpty() ? "zero" : s;
            }
        };
    }

    static int oldStyle(String s) {
        int r = switch (s) {
            case "a":
            case "b":
                yield 1;
            case "c":
                System.out.print("falling ");
            case "d":
                int t = s.length();
                yield t + 10;
            default:
                for (int i = 0; i < s.length(); i++) if (s.charAt(i) == 'z') yield i + 100;
                yield -1;
        };
        return r;
    }

    static boolean red(Suit s) {
        return switch (s) {
            case DIAMONDS, HEARTS -> true;
            case CLUBS, SPADES -> false;
        };
    }

    static double types(int n) {
        return switch (n) { case 0 -> 1; case 1 -> 2L; case 2 -> 'c'; case 3 -> 1.5f; default -> throw new IllegalArgumentException("n " + n); };
    }

    static Object boxed(int n) {
        return switch (n) { case 0 -> 1; case 1 -> 'x'; default -> "s"; };
    }

    static Object unified(int n) {
        var v = switch (n) { case 0 -> 1; case 1 -> 2.5; default -> 'c'; };
        return v;
    }

    static int nested(int a, int b) {
        return switch (a) {
            case 0 -> switch (b) {
                case 0 -> 1;
                case 1 -> 2;
                default -> b > 5 ? switch (b % 3) { case 0 -> 30; case 1 -> 31; default -> 32; } : 3;
            };
            case 1 -> {
                int x = switch (b) { default -> b * 2; };
                yield x + switch (x) { case 2 -> 200; default -> 0; };
            }
            default -> a + b;
        };
    }

    static int inTry(int n) {
        int r = 0;
        for (int i = 0; i < 4; i++) {
            r += switch (n + i) {
                case 2 -> {
                    try {
                        yield 10 / (n - 1);
                    } catch (ArithmeticException e) {
                        yield 1000;
                    } finally {
                        r += 5;
                    }
                }
                case 3 -> { r++; yield r; }
                default -> i;
            };
        }
        return r;
    }

    static void statement(Suit s) {
        switch (s) {
            case CLUBS -> System.out.print("c ");
            case HEARTS -> { System.out.print("h "); return; }
            default -> { }
        }
        System.out.print(". ");
    }

    static java.util.function.IntUnaryOperator pick(char c) {
        return switch (c) { case '+' -> x -> x + 1; case '-' -> x -> x - 1; case '0' -> x -> 0; default -> java.util.function.IntUnaryOperator.identity(); };
    }

    public static void main(String[] args) {
        for (int n : new int[] {1, 2, 9, 10, 0, 255, -1, Integer.MIN_VALUE, Integer.MAX_VALUE}) System.out.println(n + " " + arrow(n));
        for (String s : new String[] {"a", "b", "c", "d", "xyz", "q", ""}) System.out.println(s + " " + oldStyle(s));
        for (Suit s : Suit.values()) System.out.print(red(s) + " ");
        for (Suit s : Suit.values()) statement(s);
        System.out.println();
        for (int i = 0; i < 4; i++) System.out.print(types(i) + " " + boxed(i) + " " + boxed(i).getClass().getSimpleName() + " " + unified(i).getClass().getSimpleName() + unified(i) + " ");
        System.out.println();
        for (int a = 0; a < 3; a++) for (int b = 0; b < 9; b++) System.out.print(nested(a, b) + " ");
        System.out.println();
        for (int n = -1; n < 4; n++) System.out.print(inTry(n) + " ");
        System.out.println();
        System.out.println(Math.max(switch (key(3)) { case 3 -> 7; default -> 8; }, switch (key(4)) { case 3 -> 7; default -> 8; }) + " " + evaluations);
        int acc = 1;
        for (char c : "++-+0++x-".toCharArray()) acc = pick(c).applyAsInt(acc);
        System.out.println(acc);
        int i = 5;
        i += switch (i++) { case 5 -> i * 10; default -> 0; };
        System.out.println(i);
        String joined = "a" + switch (i) { case 65 -> "sixty-five"; default -> "else " + i; } + "b";
        System.out.println(joined);
        if (switch (joined.length()) { case 12 -> true; default -> false; } && red(Suit.HEARTS)) System.out.println("condition");
        try {
            Suit none = null;
            System.out.println(red(none));
        } catch (NullPointerException e) {
            System.out.println("null suit");
        }
        System.out.println(types(9));
    }
}
