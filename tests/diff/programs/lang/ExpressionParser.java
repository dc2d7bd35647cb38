// A recursive-descent parser and evaluator with variables, functions, errors with positions.
// STDIN: x = 3; y = x * (x + 1) / 2 - -4; max(x, y) ^ 2; 7 % 4 + 0.5; 2 ^ 3 ^ 2; (1 + ; foo(2); z; 10 / 4 * 2; sqrt(abs(0 - 16)); 1 < 2 && 3 >= 4 || !0; min(); 08.50; a$; 1 2
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

public class ExpressionParser {
    static class SyntaxError extends RuntimeException {
        final int at;
        SyntaxError(String m, int at) { super(m + " at " + at); this.at = at; }
    }

    interface Fun { double call(double[] args); }

    private final Map<String, Double> vars = new HashMap<>();
    private final Map<String, Fun> funs = new HashMap<>();
    private String src;
    private int at;

    ExpressionParser() {
        funs.put("max", a -> { double m = a[0]; for (double d : a) m = Math.max(m, d); return m; });
        funs.put("min", a -> { double m = a[0]; for (double d : a) m = Math.min(m, d); return m; });
        funs.put("abs", a -> Math.abs(a[0]));
        funs.put("sqrt", a -> Math.sqrt(a[0]));
    }

    double eval(String s) {
        src = s;
        at = 0;
        double v = assignment();
        skip();
        if (at < src.length()) throw new SyntaxError("unexpected '" + src.charAt(at) + "'", at);
        return v;
    }

    private void skip() { while (at < src.length() && src.charAt(at) == ' ') at++; }

    private boolean eat(String token) {
        skip();
        if (!src.startsWith(token, at)) return false;
        at += token.length();
        return true;
    }

    private String word() {
        skip();
        int start = at;
        while (at < src.length() && Character.isLetter(src.charAt(at))) at++;
        return src.substring(start, at);
    }

    private double assignment() {
        int start = at;
        String w = word();
        if (!w.isEmpty() && eat("=") && !eat("=")) {
            double v = or();
            vars.put(w, v);
            return v;
        }
        at = start;
        return or();
    }

    private double or() { double v = and(); while (eat("||")) { double r = and(); v = v != 0 || r != 0 ? 1 : 0; } return v; }
    private double and() { double v = compare(); while (eat("&&")) { double r = compare(); v = v != 0 && r != 0 ? 1 : 0; } return v; }

    private double compare() {
        double v = sum();
        for (;;) {
            if (eat("<=")) v = v <= sum() ? 1 : 0;
            else if (eat(">=")) v = v >= sum() ? 1 : 0;
            else if (eat("<")) v = v < sum() ? 1 : 0;
            else if (eat(">")) v = v > sum() ? 1 : 0;
            else return v;
        }
    }

    private double sum() {
        double v = product();
        for (;;) {
            if (eat("+")) v += product();
            else if (eat("-")) v -= product();
            else return v;
        }
    }

    private double product() {
        double v = unary();
        for (;;) {
            if (eat("*")) v *= unary();
            else if (eat("/")) v /= unary();
            else if (eat("%")) v %= unary();
            else return v;
        }
    }

    private double unary() {
        if (eat("-")) return -unary();
        if (eat("!")) return unary() == 0 ? 1 : 0;
        double base = atom();
        return eat("^") ? Math.pow(base, unary()) : base;
    }

    private double atom() {
        if (eat("(")) {
            double v = or();
            if (!eat(")")) throw new SyntaxError("missing )", at);
            return v;
        }
        skip();
        int start = at;
        while (at < src.length() && (Character.isDigit(src.charAt(at)) || src.charAt(at) == '.')) at++;
        if (at > start) return Double.parseDouble(src.substring(start, at));
        String w = word();
        if (w.isEmpty()) throw new SyntaxError(at < src.length() ? "operand expected, found '" + src.charAt(at) + "'" : "operand expected", at);
        if (eat("(")) {
            double[] args = new double[4];
            int n = 0;
            if (!eat(")")) {
                do args[n++] = or(); while (eat(","));
                if (!eat(")")) throw new SyntaxError("missing )", at);
            }
            Fun f = funs.get(w);
            if (f == null) throw new SyntaxError("no function " + w, start);
            return f.call(java.util.Arrays.copyOf(args, n));
        }
        Double v = vars.get(w);
        if (v == null) throw new SyntaxError("no variable " + w, start);
        return v;
    }

    public static void main(String[] args) throws IOException {
        ExpressionParser p = new ExpressionParser();
        int errors = 0;
        StringBuilder input = new StringBuilder();
        for (int c = System.in.read(); c >= 0; c = System.in.read()) input.append((char) c);
        for (String e : input.toString().split(";")) {
            String t = e.trim();
            try {
                System.out.println(t + " => " + p.eval(t));
            } catch (SyntaxError x) {
                errors++;
                System.out.println(t + " => " + x.getMessage());
            } catch (RuntimeException x) {
                errors++;
                System.out.println(t + " => " + x.getClass().getSimpleName() + " " + x.getMessage());
            }
        }
        System.exit(errors);
    }
}
