// Little languages: a Brainfuck interpreter, a Lisp reader and evaluator, a reverse Polish calculator.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

public class Interpreters {
    static String brainfuck(String src, String input) {
        byte[] tape = new byte[64];
        int[] jump = new int[src.length()];
        int[] open = new int[16];
        int depth = 0;
        for (int i = 0; i < src.length(); i++) {
            if (src.charAt(i) == '[') open[depth++] = i;
            else if (src.charAt(i) == ']') {
                jump[i] = open[--depth];
                jump[jump[i]] = i;
            }
        }
        StringBuilder out = new StringBuilder();
        for (int ip = 0, p = 0, in = 0; ip < src.length(); ip++) {
            switch (src.charAt(ip)) {
                case '>': p++; break;
                case '<': p--; break;
                case '+': tape[p]++; break;
                case '-': tape[p]--; break;
                case '.': out.append((char) (tape[p] & 0xff)); break;
                case ',': tape[p] = in < input.length() ? (byte) input.charAt(in++) : 0; break;
                case '[': if (tape[p] == 0) ip = jump[ip]; break;
                case ']': if (tape[p] != 0) ip = jump[ip]; break;
                default:
            }
        }
        return out.toString();
    }

    static class LispError extends RuntimeException { LispError(String m) { super(m); } }
    interface Proc { Object apply(List<Object> args); }

    static class Env {
        final Map<String, Object> vars = new HashMap<>();
        final Env outer;
        Env(Env o) { outer = o; }
        Object get(String n) { for (Env e = this; e != null; e = e.outer) if (e.vars.containsKey(n)) return e.vars.get(n); throw new LispError("unbound " + n); }
    }

    static int at;
    static String text;

    static Object read() {
        while (at < text.length() && text.charAt(at) == ' ') at++;
        if (at >= text.length()) throw new LispError("unexpected end");
        if (text.charAt(at) == '(') {
            at++;
            List<Object> l = new ArrayList<>();
            for (;;) {
                while (at < text.length() && text.charAt(at) == ' ') at++;
                if (at < text.length() && text.charAt(at) == ')') { at++; return l; }
                l.add(read());
            }
        }
        int s = at;
        while (at < text.length() && " ()".indexOf(text.charAt(at)) < 0) at++;
        String tok = text.substring(s, at);
        try {
            return Long.valueOf(tok);
        } catch (NumberFormatException e) {
            return tok.intern();
        }
    }

    @SuppressWarnings("unchecked")
    static Object eval(Object x, Env env) {
        while (true) {
            if (x instanceof String) return env.get((String) x);
            if (!(x instanceof List)) return x;
            List<Object> l = (List<Object>) x;
            Object head = l.get(0);
            if (head == "if") { x = Boolean.FALSE.equals(eval(l.get(1), env)) ? l.get(3) : l.get(2); continue; }
            if (head == "quote") return l.get(1);
            if (head == "define") { env.vars.put((String) l.get(1), eval(l.get(2), env)); return "ok"; }
            if (head == "lambda") {
                List<Object> params = (List<Object>) l.get(1);
                return (Proc) args -> {
                    if (args.size() != params.size()) throw new LispError("arity " + args.size() + " for " + params);
                    Env e = new Env(env);
                    for (int i = 0; i < args.size(); i++) e.vars.put((String) params.get(i), args.get(i));
                    return eval(l.get(2), e);
                };
            }
            Object f = eval(head, env);
            if (!(f instanceof Proc)) throw new LispError("not a procedure: " + f);
            List<Object> args = new ArrayList<>();
            for (Object a : l.subList(1, l.size())) args.add(eval(a, env));
            return ((Proc) f).apply(args);
        }
    }

    static Proc arith(java.util.function.LongBinaryOperator op) {
        return a -> { long r = (Long) a.get(0); for (Object o : a.subList(1, a.size())) r = op.applyAsLong(r, (Long) o); return r; };
    }

    static String show(Object o) { return o instanceof Proc ? "#proc" : String.valueOf(o); }

    static double rpn(String s) {
        double[] st = new double[8];
        int n = 0;
        Map<String, Function<double[], Double>> ops = Map.of("+", p -> p[0] + p[1], "-", p -> p[0] - p[1], "*", p -> p[0] * p[1], "/", p -> p[0] / p[1]);
        for (String t : s.split(" ")) {
            Function<double[], Double> f = ops.get(t);
            if (f == null) st[n++] = Double.parseDouble(t);
            else { n -= 2; st[n] = f.apply(new double[] {st[n], st[n + 1]}); n++; }
        }
        return st[n - 1];
    }

    public static void main(String[] args) {
        System.out.print(brainfuck("++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.>++.", ""));
        System.out.println(brainfuck(",[.,]", "echo") + brainfuck(">,[>,]<[.<]", "drawer") + (int) brainfuck("-.", "").charAt(0));
        Env env = new Env(null);
        env.vars.put("+", arith((a, b) -> a + b));
        env.vars.put("-", arith((a, b) -> a - b));
        env.vars.put("*", arith((a, b) -> a * b));
        env.vars.put("<", (Proc) a -> (Long) a.get(0) < (Long) a.get(1));
        env.vars.put("list", (Proc) ArrayList::new);
        env.vars.put("map", (Proc) a -> { List<Object> r = new ArrayList<>(); for (Object o : (List<?>) a.get(1)) r.add(((Proc) a.get(0)).apply(List.of(o))); return r; });
        String[] program = {
            "(+ 1 2 3)", "(define fact (lambda (n) (if (< n 2) 1 (* n (fact (- n 1))))))", "(fact 20)", "(fact 21)",
            "(define compose (lambda (f g) (lambda (x) (f (g x)))))", "((compose fact (lambda (x) (+ x 3))) 4)", "(map (lambda (x) (* x x)) (list 1 2 3))",
            "(quote (a (b 1) ()))", "(define fib (lambda (n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2))))))", "(fib 12)", "fib", "(undefined 1)", "(1 2)", "((lambda (x) x))", "(+ 1 (quote a))", "(if (< 1", "(define loop (lambda (n acc) (if (< n 1) acc (loop (- n 1) (+ acc n)))))", "(loop 200 0)"
        };
        for (String p : program) {
            try {
                text = p;
                at = 0;
                System.out.println(p + " => " + show(eval(read(), env)));
            } catch (LispError e) {
                System.out.println(p + " => error " + e.getMessage());
            } catch (ClassCastException e) {
                System.out.println(p + " => type error");
            }
        }
        System.out.println(rpn("3 4 + 2 * 7 /") + " " + rpn("1 0 /") + " " + rpn("5"));
        System.out.println(rpn("1 +"));
    }
}
