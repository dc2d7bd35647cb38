package partition;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import loris.replay.Layout;
import loris.replay.Names;
import loris.replay.Slot;

/** Parses the texts of FORMAT.md. */
final class ExpressionParser {
  private static final List<List<String>> LEVELS =
      List.of(
          List.of("||"),
          List.of("&&"),
          List.of("|"),
          List.of("^"),
          List.of("&"),
          List.of("==", "!="),
          List.of("<", "<=", ">", ">=", "is"),
          List.of("<<", ">>", ">>>"),
          List.of("+", "-"),
          List.of("*", "/", "%"));

  private final String text;
  private final Vocabulary names;
  private final List<String> tokens;
  private int at;

  private ExpressionParser(String text, Vocabulary names, List<String> tokens) {
    this.text = text;
    this.names = names;
    this.tokens = tokens;
  }

  static Expression parse(String text, Vocabulary names) {
    return new ExpressionParser(text, names, Tokens.of(text)).all();
  }

  /** A place that can be written: a path of access and its last step. */
  static Place parsePlace(String text, Vocabulary names) {
    ExpressionParser parser = new ExpressionParser(text, names, Tokens.of(text));
    Place place = parser.place();
    parser.expectEnd();
    return place;
  }

  private Expression all() {
    Expression expression = conditional();
    expectEnd();
    return expression;
  }

  private Expression conditional() {
    Expression condition = binary(0);
    if (!takes("?")) return condition;
    Expression yes = conditional();
    expect(":");
    Expression no = conditional();
    return env -> Arithmetic.truth(condition.evaluate(env)) ? yes.evaluate(env) : no.evaluate(env);
  }

  private Expression binary(int level) {
    if (level == LEVELS.size()) return unary();
    Expression left = binary(level + 1);
    while (at < tokens.size() && LEVELS.get(level).contains(tokens.get(at))) {
      String symbol = tokens.get(at++);
      left = symbol.equals("is") ? typeTest(left) : combine(symbol, left, binary(level + 1));
    }
    return left;
  }

  private static Expression combine(String symbol, Expression a, Expression b) {
    if (symbol.equals("||")) {
      return env -> Arithmetic.truth(a.evaluate(env)) || Arithmetic.truth(b.evaluate(env));
    }
    if (symbol.equals("&&")) {
      return env -> Arithmetic.truth(a.evaluate(env)) && Arithmetic.truth(b.evaluate(env));
    }
    BinaryOperator<Object> operator = Arithmetic.binary(symbol);
    return env -> operator.apply(a.evaluate(env), b.evaluate(env));
  }

  /** A "|" after a class stands before another one. */
  private Expression typeTest(Expression operand) {
    List<Class<?>> types = new ArrayList<>();
    do types.add(type()); while (takes("|"));
    return AccessPath.isOf(operand, types);
  }

  /** "pkg.Node", "pkg/Node", "int[]", "[I", "[Lpkg.Node;" */
  private Class<?> type() {
    int start = at;
    while (takes("[")) {}
    do {
      peek();
      ++at;
    } while (takes(".") || takes("/"));
    takes(";");
    while (takes("[")) expect("]");
    String name = join(start, at);
    try {
      return Names.find(name);
    } catch (ClassNotFoundException e) {
      throw error("a class, found " + name);
    }
  }

  private Expression unary() {
    if (takes("-")) {
      Expression operand = unary();
      return env -> Arithmetic.negate(operand.evaluate(env));
    }
    if (takes("!")) {
      Expression operand = unary();
      return env -> !Arithmetic.truth(operand.evaluate(env));
    }
    boolean isCast = at + 2 < tokens.size() && tokens.get(at).equals("(")
        && tokens.get(at + 2).equals(")") && Arithmetic.cast(tokens.get(at + 1)) != null;
    if (!isCast) return primary();
    UnaryOperator<Object> cast = Arithmetic.cast(tokens.get(at + 1));
    at += 3;
    Expression operand = unary();
    return env -> cast.apply(operand.evaluate(env));
  }

  private Expression primary() {
    if (takes("(")) {
      Expression inner = conditional();
      expect(")");
      return steps(inner);
    }
    String token = peek();
    if (Character.isDigit(token.charAt(0)) || token.startsWith("'")) {
      ++at;
      return constant(Tokens.number(token));
    }
    Object literal = literal(token);
    if (literal != null || token.equals("null")) {
      ++at;
      return constant(literal);
    }
    return steps(root());
  }

  private static Object literal(String token) {
    if (token.equals("true")) return true;
    return token.equals("false") ? (Object) false : null;
  }

  private static Expression constant(Object value) {
    return env -> value;
  }

  private Expression steps(Expression start) {
    Expression base = start;
    while (at < tokens.size()) {
      if (takes("[")) {
        Expression index = conditional();
        expect("]");
        base = AccessPath.element(base, index);
      } else if (takes(".")) {
        String owner = owner();
        base = member(base, owner, tokens.get(at++));
      } else {
        break;
      }
    }
    return base;
  }

  /** The class before "::", if there is one here: "pkg.Node::next". */
  private String owner() {
    int end = at;
    while (end + 2 < tokens.size() && tokens.get(end + 1).equals(".")) end += 2;
    if (end + 1 >= tokens.size() || !tokens.get(end + 1).equals("::")) return null;
    String owner = join(at, end + 1);
    // "next.Node::key" is a field next and then a field of Node.
    if (!isClass(owner)) return null;
    at = end + 2;
    return owner;
  }

  private static boolean isClass(String name) {
    try {
      return Names.find(name) != null;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private Expression member(Expression base, String owner, String name) {
    if (!takes("(")) return AccessPath.field(base, owner, name);
    if (takes(")")) {
      if (!name.equals("length")) throw error("length()");
      return AccessPath.length(base);
    }
    if (!name.equals("charAt")) throw error("charAt");
    Expression index = conditional();
    expect(")");
    return AccessPath.charAt(base, index);
  }

  /** A name, a static field, or a call. */
  private Expression root() {
    if (names.has(peek())) {
      int index = names.use(tokens.get(at++));
      return env -> env.value(index);
    }
    StringBuilder dotted = new StringBuilder(tokens.get(at++));
    Slot found = null;
    while (found == null && takes(".")) {
      String name = tokens.get(at++);
      found = staticSlot(dotted.toString(), name);
      dotted.append('.').append(name);
      if (found == null && takes("(")) return call(dotted.toString());
    }
    if (found == null && takes("(")) return call(dotted.toString());
    if (found == null) throw error("a root, found " + dotted);
    Slot slot = found;
    return env -> slot.isReference() ? Boxes.reference(slot.read(null)) : slot.read(null);
  }

  private Expression call(String function) {
    if (function.endsWith(".valueOf")) return box(function);
    if (function.equals("kept")) return kept();
    UnaryOperator<Object> unary = Arithmetic.unary(function);
    BinaryOperator<Object> operator = Arithmetic.binary(function);
    if (unary == null && operator == null) throw error("a function, found " + function);
    Expression a = conditional();
    if (unary != null) {
      expect(")");
      return env -> unary.apply(a.evaluate(env));
    }
    expect(",");
    Expression b = conditional();
    expect(")");
    return env -> operator.apply(a.evaluate(env), b.evaluate(env));
  }

  /** A box that the run makes; a number behind it tells it from others of the same value. */
  private Expression box(String function) {
    Expression value = conditional();
    expect(")");
    if (at < tokens.size() && tokens.get(at).startsWith("#")) ++at;
    String type = function.substring(0, function.length() - ".valueOf".length());
    return env -> Boxes.reference(Boxes.valueOf(type, value.evaluate(env)));
  }

  /** Whether a reference leads to the object that everyone gets for its content. */
  private Expression kept() {
    Expression reference = conditional();
    expect(")");
    return env -> {
      Object box = Boxes.referent(reference.evaluate(env));
      if (box instanceof String) return box == new String((String) box).intern();
      if (box == null || !Names.isBox(box.getClass())) return false;
      Object value = Layout.of(box.getClass()).slot("value").read(box);
      return box == Boxes.kept(box.getClass().getName(), value);
    };
  }

  private static Slot staticSlot(String type, String name) {
    for (String candidate : List.of(type, "java.lang." + type)) {
      try {
        for (Slot slot : Layout.statics(Names.find(candidate))) {
          if (slot.field.getName().equals(name)) return slot;
        }
      } catch (ClassNotFoundException e) {
        // Not a class: a package, or the outer part of a longer name.
      }
    }
    return null;
  }

  private Place place() {
    int last = lastStep();
    boolean isElement = tokens.get(last).equals("[");
    List<String> start = tokens.subList(0, last);
    at = last + 1;
    if (isElement) {
      Expression index = conditional();
      expect("]");
      return Place.element(new ExpressionParser(text, names, start).all(), index);
    }
    String owner = owner();
    String name = tokens.get(at++);
    Slot slot = names.has(tokens.get(0)) ? null : staticSlot(String.join("", start), name);
    if (slot != null) return Place.ofStatic(slot);
    return Place.field(new ExpressionParser(text, names, start).all(), owner, name);
  }

  /** Where the last step of the path starts; what is inside brackets and before "::" is no step. */
  private int lastStep() {
    int last = -1;
    int depth = 0;
    for (int i = 0; i < tokens.size(); ++i) {
      String token = tokens.get(i);
      if (depth == 0 && (token.equals("[") || token.equals("."))) {
        last = i;
        at = i + 1;
        if (token.equals(".") && owner() != null) i = at - 1;
      }
      if (token.equals("[") || token.equals("(")) ++depth;
      if (token.equals("]") || token.equals(")")) --depth;
    }
    at = 0;
    if (last < 0) throw error("a place");
    return last;
  }

  private String join(int from, int to) {
    return String.join("", tokens.subList(from, to));
  }

  private String peek() {
    if (at == tokens.size()) throw error("more");
    return tokens.get(at);
  }

  private boolean takes(String token) {
    if (at == tokens.size() || !tokens.get(at).equals(token)) return false;
    ++at;
    return true;
  }

  private void expect(String token) {
    if (!takes(token)) throw error(token);
  }

  private void expectEnd() {
    if (at != tokens.size()) throw error("the end");
  }

  private IllegalArgumentException error(String expected) {
    String found = at < tokens.size() ? " at '" + tokens.get(at) + "'" : "";
    return new IllegalArgumentException("\"" + text + "\": expected " + expected + found);
  }
}
