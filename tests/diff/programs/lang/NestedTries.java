// A stress of nested try, catch, finally, loops and rethrows, driven by a pseudo-random script; trace hashed.
import java.io.IOException;

@SuppressWarnings("finally")
public class NestedTries {
    static int seed, hash;
    static StringBuilder log = new StringBuilder();

    static class A extends Exception { A(String m) { super(m); } }
    static class B extends A { B(String m) { super(m); } }
    static class C extends RuntimeException { C(String m, Throwable t) { super(m, t); } }

    static int roll(int n) { seed = seed * 1103515245 + 12345; return (seed >>> 16 & 0x7fff) % n; }
    static void note(String s) { log.append(s); hash = hash * 31 + s.hashCode(); }

    static void maybe(int d) throws A, IOException {
        switch (roll(8)) {
            case 0: throw new A("a" + d);
            case 1: throw new B("b" + d);
            case 2: throw new C("c" + d, null);
            case 3: throw new IOException("io" + d);
            case 4: int[] x = new int[roll(3)]; x[roll(3)]++; break;
            case 5: hash /= roll(3) - 1; break;
            default: note(".");
        }
    }

    static int go(int d) throws A, IOException {
        int result = d;
        loop:
        for (int i = 0; i < 3; i++) {
            try {
                note("(" + d);
                if (d > 0 && roll(3) > 0) result += go(d - 1);
                maybe(d);
                if (roll(5) == 0) continue;
                if (roll(5) == 0) break;
                if (roll(7) == 0) return result;
                try {
                    maybe(d);
                } finally {
                    note("f");
                    if (roll(6) == 0) continue loop;
                    if (roll(9) == 0) break loop;
                    if (roll(12) == 0) return -result;
                }
            } catch (B e) {
                note("B" + e.getMessage());
                if (roll(3) == 0) throw e;
                result ^= 5;
            } catch (A | IOException e) {
                note("A" + e.getMessage());
                if (roll(4) == 0) throw new C("wrapped", e);
            } catch (ArithmeticException | ArrayIndexOutOfBoundsException e) {
                note(e instanceof ArithmeticException ? "/" : "[");
                result *= 3;
            } catch (C e) {
                note("C");
                Throwable t = e;
                while (t.getCause() != null) { t = t.getCause(); note("^"); }
                if (d > 0 && roll(3) == 0) throw e;
            } finally {
                note(")");
                result++;
                try {
                    if (roll(10) == 0) maybe(-1);
                } catch (Exception e) {
                    note("!");
                }
            }
            synchronized (log) {
                if (roll(15) == 0) return result;
                result += i;
            }
        }
        return result;
    }

    public static void main(String[] args) {
        int total = 0;
        for (int s = 0; s < 120; s++) {
            seed = s * 7919 + 13;
            hash = 1;
            log.setLength(0);
            String outcome;
            try {
                outcome = "returned " + go(3);
            } catch (C e) {
                outcome = "C " + e.getMessage() + " cause " + e.getCause();
            } catch (Exception e) {
                outcome = e.toString();
            }
            total = total * 31 + hash + outcome.hashCode();
            if (s % 8 == 0) System.out.println(s + " " + outcome + " " + hash + " " + log.length() + " " + (log.length() < 90 ? log : ""));
        }
        System.out.println(total);
    }
}
