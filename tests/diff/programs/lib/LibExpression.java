// Expressions: a tokenizer, a Pratt parser into records, evaluation, symbolic derivatives, simplification, reverse Polish.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;

public class LibExpression {
  sealed interface Expr permits Num, Var, Bin, Neg, Call {}

  record Num(double value) implements Expr {
    @Override
    public String toString() {
      return value == Math.rint(value) && Math.abs(value) < 1e9 ? Long.toString((long) value) : Double.toString(value);
    }
  }

  record Var(String name) implements Expr {
    @Override
    public String toString() {
      return name;
    }
  }

  record Bin(char op, Expr left, Expr right) implements Expr {
    @Override
    public String toString() {
      return "(" + left + " " + op + " " + right + ")";
    }
  }

  record Neg(Expr inner) implements Expr {
    @Override
    public String toString() {
      return "-" + inner;
    }
  }

  record Call(String name, List<Expr> arguments) implements Expr {
    @Override
    public String toString() {
      return name + arguments.toString().replace('[', '(').replace(']', ')');
    }
  }

  static final Map<Character, DoubleBinaryOperator> OPERATORS = Map.of('+', (a, b) -> a + b, '-', (a, b) -> a - b, '*', (a, b) -> a * b, '/', (a, b) -> a / b, '^', Math::pow, '%', (a, b) -> a % b);

  static final class Parser {
    final List<String> tokens = new ArrayList<>();
    int at;

    Parser(String text) {
      int i = 0;
      while (i < text.length()) {
        char c = text.charAt(i);
        int j = i + 1;
        if (Character.isWhitespace(c)) {
          i++;
          continue;
        }
        if (Character.isDigit(c) || c == '.') {
          while (j < text.length() && (Character.isDigit(text.charAt(j)) || text.charAt(j) == '.')) {
            j++;
          }
        } else if (Character.isLetter(c)) {
          while (j < text.length() && Character.isLetterOrDigit(text.charAt(j))) {
            j++;
          }
        } else if ("+-*/^%(),".indexOf(c) < 0) {
          throw new IllegalArgumentException("unexpected '" + c + "' at " + i);
        }
        tokens.add(text.substring(i, j));
        i = j;
      }
      tokens.add("end");
    }

    static int power(String op) {
      switch (op) {
        case "+": case "-": return 1;
        case "*": case "/": case "%": return 2;
        case "^": return 4;
        default: return -1;
      }
    }

    Expr parse() {
      Expr e = expression(0);
      need("end");
      return e;
    }

    void need(String token) {
      if (!tokens.get(at).equals(token)) {
        throw new IllegalArgumentException("expected " + token + " but found " + tokens.get(at));
      }
      at++;
    }

    Expr expression(int least) {
      Expr left = primary();
      while (power(tokens.get(at)) > least || tokens.get(at).equals("^") && least == 4) {
        String op = tokens.get(at++);
        left = new Bin(op.charAt(0), left, expression(op.equals("^") ? power(op) - 1 : power(op)));
      }
      return left;
    }

    Expr primary() {
      String t = tokens.get(at++);
      if (t.equals("-")) {
        return new Neg(expression(3));
      }
      if (t.equals("(")) {
        Expr e = expression(0);
        need(")");
        return e;
      }
      if (Character.isDigit(t.charAt(0)) || t.charAt(0) == '.') {
        return new Num(Double.parseDouble(t));
      }
      if (!Character.isLetter(t.charAt(0)) || t.equals("end")) {
        throw new IllegalArgumentException("unexpected " + t);
      }
      if (!tokens.get(at).equals("(")) {
        return new Var(t);
      }
      at++;
      List<Expr> arguments = new ArrayList<>();
      if (!tokens.get(at).equals(")")) {
        do {
          arguments.add(expression(0));
        } while (tokens.get(at).equals(",") && at++ > 0);
      }
      need(")");
      return new Call(t, List.copyOf(arguments));
    }
  }

  static double evaluate(Expr e, Map<String, Double> values) {
    if (e instanceof Num n) {
      return n.value();
    } else if (e instanceof Var v) {
      Double value = values.get(v.name());
      if (value == null) {
        throw new IllegalStateException("unbound " + v);
      }
      return value;
    } else if (e instanceof Neg n) {
      return -evaluate(n.inner(), values);
    } else if (e instanceof Bin b) {
      return OPERATORS.get(b.op()).applyAsDouble(evaluate(b.left(), values), evaluate(b.right(), values));
    } else if (e instanceof Call c) {
      double[] a = c.arguments().stream().mapToDouble(x -> evaluate(x, values)).toArray();
      switch (c.name() + a.length) {
        case "sqrt1": return Math.sqrt(a[0]);
        case "max2": return Math.max(a[0], a[1]);
        case "zero0": return 0;
        default: throw new IllegalStateException("no function " + c.name() + "/" + a.length);
      }
    }
    throw new AssertionError(e);
  }

  static Expr derive(Expr e, String x) {
    if (e instanceof Num) {
      return new Num(0);
    } else if (e instanceof Var v) {
      return new Num(v.name().equals(x) ? 1 : 0);
    } else if (e instanceof Neg n) {
      return simplify(new Neg(derive(n.inner(), x)));
    } else if (e instanceof Bin b) {
      Expr l = derive(b.left(), x);
      Expr r = derive(b.right(), x);
      switch (b.op()) {
        case '+': case '-': return simplify(new Bin(b.op(), l, r));
        case '*': return simplify(new Bin('+', new Bin('*', l, b.right()), new Bin('*', b.left(), r)));
        case '/': return simplify(new Bin('/', new Bin('-', new Bin('*', l, b.right()), new Bin('*', b.left(), r)), new Bin('^', b.right(), new Num(2))));
        case '^':
          if (b.right() instanceof Num n) {
            return simplify(new Bin('*', new Bin('*', n, new Bin('^', b.left(), new Num(n.value() - 1))), l));
          }
          break;
        default:
          break;
      }
    }
    throw new UnsupportedOperationException("derivative of " + e);
  }

  static Expr simplify(Expr e) {
    if (e instanceof Neg n && simplify(n.inner()) instanceof Num inner) {
      return new Num(-inner.value());
    }
    if (!(e instanceof Bin b)) {
      return e;
    }
    Expr l = simplify(b.left());
    Expr r = simplify(b.right());
    if (l instanceof Num x && r instanceof Num y) {
      return new Num(OPERATORS.get(b.op()).applyAsDouble(x.value(), y.value()));
    }
    Num zero = new Num(0);
    Num one = new Num(1);
    switch (b.op()) {
      case '+': return l.equals(zero) ? r : r.equals(zero) ? l : new Bin('+', l, r);
      case '-': return r.equals(zero) ? l : l.equals(r) ? zero : new Bin('-', l, r);
      case '*': return l.equals(zero) || r.equals(zero) ? zero : l.equals(one) ? r : r.equals(one) ? l : new Bin('*', l, r);
      case '^': return r.equals(one) ? l : r.equals(zero) ? one : new Bin('^', l, r);
      default: return new Bin(b.op(), l, r);
    }
  }

  static void polish(Expr e, List<String> out) {
    if (e instanceof Bin b) {
      polish(b.left(), out);
      polish(b.right(), out);
      out.add("" + b.op());
    } else if (e instanceof Neg n) {
      polish(new Bin('-', new Num(0), n.inner()), out);
    } else {
      out.add(e.toString());
    }
  }

  static double run(List<String> polish) {
    Deque<Double> stack = new ArrayDeque<>();
    for (String s : polish) {
      DoubleBinaryOperator op = s.length() == 1 ? OPERATORS.get(s.charAt(0)) : null;
      if (op == null) {
        stack.push(Double.parseDouble(s));
      } else {
        double right = stack.pop();
        stack.push(op.applyAsDouble(stack.pop(), right));
      }
    }
    return stack.pop();
  }

  public static void main(String[] args) {
    Map<String, Double> values = Map.of("x", 3.0, "y", -2.0);
    for (String s : new String[] {"1+2*3", "(1+2)*3", "2^3^2", "-2^2", "10-4-3", "8/4/2", "7%4*2", "x*x+y", "max(x, y)+sqrt(16)", "--1", "1/0", "2*-3", ".5+1.25", "zero()", "1+", "(1", "1 2", "a+1", "f(1)", "$", "max(1)", "", "3*(x-1)^2"}) {
      try {
        Expr e = new Parser(s).parse();
        System.out.println(s + " => " + e + " = " + evaluate(e, values));
      } catch (IllegalArgumentException | IllegalStateException e) {
        System.out.println(s + " ! " + e.getMessage());
      }
    }
    for (String s : new String[] {"x^3", "3*x^2+2*x+1", "x*y", "(x+1)/(x-1)", "5", "-x", "(2*x)^4", "sqrt(x)", "2^x"}) {
      Expr e = new Parser(s).parse();
      try {
        Expr d = derive(e, "x");
        System.out.println("d " + s + " = " + d + " at 3: " + evaluate(d, values) + " " + d.hashCode() + " " + d.equals(derive(e, "x")));
      } catch (UnsupportedOperationException x) {
        System.out.println(x.getMessage());
      }
    }
    for (String s : new String[] {"1+2*3", "(1+2)*(3-4)/5", "-2^2"}) {
      List<String> polish = new ArrayList<>();
      polish(new Parser(s).parse(), polish);
      System.out.println(polish + " " + run(polish));
    }
  }
}
