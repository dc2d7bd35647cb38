// Large switch state machines: a CSV reader, a number recogniser, a comment stripper, a traffic light, a Turing machine.
import java.util.ArrayList;
import java.util.List;

public class StateMachines {
    static List<String> csv(String line) {
        final int START = 0, PLAIN = 1, QUOTED = 2, AFTER = 3;
        List<String> out = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        int state = START;
        for (int i = 0; i <= line.length(); i++) {
            char c = i < line.length() ? line.charAt(i) : ',';
            boolean end = i == line.length();
            switch (state) {
                case START:
                    if (c == '"' && !end) { state = QUOTED; break; }
                    state = PLAIN;
                    // fall through
                case PLAIN:
                    if (c == ',') {
                        out.add(cell.toString());
                        cell.setLength(0);
                        state = START;
                    } else {
                        cell.append(c);
                    }
                    break;
                case QUOTED:
                    if (end) throw new IllegalArgumentException("unterminated quote");
                    if (c == '"') state = AFTER;
                    else cell.append(c);
                    break;
                case AFTER:
                    if (c == '"' && !end) {
                        cell.append('"');
                        state = QUOTED;
                    } else if (c == ',') {
                        out.add(cell.toString());
                        cell.setLength(0);
                        state = START;
                    } else {
                        throw new IllegalArgumentException("after quote at " + i + ": " + c);
                    }
                    break;
                default:
                    throw new AssertionError(state);
            }
        }
        return out;
    }

    static boolean number(String s) {
        int state = 0;
        for (char c : s.toCharArray()) {
            int kind = c >= '0' && c <= '9' ? 0 : c == '+' || c == '-' ? 1 : c == '.' ? 2 : c == 'e' || c == 'E' ? 3 : 4;
            switch (state * 8 + kind) {
                case 0: case 8: case 16: state = 2; break;
                case 1: state = 1; break;
                case 2: case 10: state = 3; break;
                case 18: state = 4; break;
                case 19: case 35: state = 5; break;
                case 24: case 32: state = 4; break;
                case 40: case 48: case 56: state = 7; break;
                case 41: state = 6; break;
                default: return false;
            }
        }
        return state == 2 || state == 4 || state == 7;
    }

    static String strip(String src) {
        StringBuilder out = new StringBuilder();
        char mode = 'c';
        for (int i = 0; i < src.length(); i++) {
            char c = src.charAt(i), n = i + 1 < src.length() ? src.charAt(i + 1) : 0;
            switch (mode) {
                case 'c' -> {
                    if (c == '/' && n == '/') { mode = 'l'; i++; }
                    else if (c == '/' && n == '*') { mode = 'b'; i++; }
                    else { if (c == '"') mode = 's'; out.append(c); }
                }
                case 'l' -> { if (c == '\n') { mode = 'c'; out.append(c); } }
                case 'b' -> { if (c == '*' && n == '/') { mode = 'c'; i++; out.append(' '); } }
                case 's' -> {
                    out.append(c);
                    if (c == '\\') { out.append(n); i++; } else if (c == '"') mode = 'c';
                }
                default -> throw new IllegalStateException("mode " + mode);
            }
        }
        return out.toString();
    }

    static String turing(String tape0, int limit) {
        // Binary increment, then reversal of the last bits; written as (state, symbol) pairs.
        char[] tape = new char[64];
        java.util.Arrays.fill(tape, '_');
        tape0.getChars(0, tape0.length(), tape, 32);
        int head = 32, steps = 0;
        String state = "right";
        while (!state.equals("halt")) {
            if (++steps > limit) throw new IllegalStateException("too long in " + state);
            switch (state + tape[head]) {
                case "right0", "right1" -> head++;
                case "right_" -> { head--; state = "carry"; }
                case "carry1" -> { tape[head] = '0'; head--; }
                case "carry0", "carry_" -> { tape[head] = '1'; state = "left"; }
                case "left0", "left1" -> head--;
                case "left_" -> state = "halt";
                default -> throw new IllegalStateException("stuck " + state + tape[head]);
            }
        }
        return new String(tape).replace("_", "") + " in " + steps;
    }

    static int bigSwitch(int n) {
        int r = 0;
        for (int i = 0; i < n; i++) {
            switch (i % 40) {
                case 0: r += 1; break; case 1: r ^= 3; break; case 2: r *= 3; break; case 3: r -= 7; break; case 4: r <<= 1; break;
                case 5: r >>= 1; break; case 6: r |= 5; break; case 7: r = ~r; break; case 8: r = -r; break; case 9: r %= 1000; break;
                case 10: case 11: case 12: r += i; case 13: r++; break; case 14: r += 14; case 15: r += 15; case 16: r -= 16; break;
                case 17: r = Integer.rotateLeft(r, 5); break; case 18: r &= 0xffffff; break; case 19: continue; case 20: r += r; break;
                case 21: r *= r; break; case 22: r ^= r >>> 3; break; case 23: r -= i; break; case 24: r = r < 0 ? -r : r; break;
                case 30: r += 30; break; case 35: r *= 5; break; case 39: r ^= 0x39; break;
                default: r += 100;
            }
            r += i & 1;
        }
        return r;
    }

    public static void main(String[] args) {
        for (String l : new String[] {"a,b,c", "", ",", "\"x,y\",z", "\"he said \"\"hi\"\"\",2,", "plain \"inner\" quote", "\"open", "\"a\"b"}) {
            try {
                System.out.println(l + " => " + csv(l).size() + csv(l));
            } catch (IllegalArgumentException e) {
                System.out.println(l + " => " + e.getMessage());
            }
        }
        for (String s : new String[] {"0", "-12", "+3.5", ".5", "5.", ".", "1e5", "1e", "1e+9", "-.5E-3", "--1", "1.2.3", "", "e5", "12a", "+"}) System.out.print(s + ":" + number(s) + " ");
        System.out.println();
        System.out.println(strip("int a; // one\nchar* s = \"// not /* a */ \\\" comment\"; /* gone\n */ end /").replace("\n", "|"));
        for (String t : new String[] {"0", "1", "1011", "1111", "100000", ""}) System.out.println(t + " -> " + turing(t, 100));
        System.out.println(bigSwitch(39) + " " + bigSwitch(400) + " " + bigSwitch(5000));
        System.out.println(turing("10x", 50));
    }
}
