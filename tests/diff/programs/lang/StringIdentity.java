// Identity of strings: literals, constant folding, intern, new, across classes.
public class StringIdentity {
    static final String A = "ab";
    static final String NOT_CONSTANT = new String("ab").intern();
    static String mutable = "ab";
    final String field = "a" + "b";

    static class Other {
        static final String A = "ab";
        static String dynamic(String tail) {
            return "a" + tail;
        }
    }

    interface Words {
        String AB = "a" + "b";
        String SELF = String.valueOf("ab");
    }

    static void same(String what, Object x, Object y) {
        System.out.println(what + " " + (x == y) + " " + x.equals(y));
    }

    public static void main(String[] args) {
        String literal = "ab";
        final String part = "b";
        String loose = "b";
        same("literal", literal, A);
        same("other class", Other.A, StringIdentity.A);
        same("field", new StringIdentity().field, literal);
        same("folded", "a" + "b", literal);
        same("final local", "a" + part, literal);
        same("plain local", "a" + loose, literal);
        same("interned", ("a" + loose).intern(), literal);
        same("new", new String("ab"), literal);
        same("new interned", new String("ab").intern(), literal);
        same("method", Other.dynamic("b"), literal);
        same("method interned", Other.dynamic("b").intern(), Words.AB);
        same("valueOf", Words.SELF, literal);
        same("static final not constant", NOT_CONSTANT, literal);
        same("mutable", mutable, literal);
        same("char folded", "a" + 'b', literal);
        same("number folded", "a" + 1 + 2L + true + 1.5, "a12true1.5");
        same("cast folded", (String) "a" + (char) 98, literal);
        same("ternary folded", 3 > 2 ? "ab" : "cd", literal);
        same("substring whole", literal.substring(0), literal);
        same("substring part", "xab".substring(1), literal);
        same("concat empty", literal.concat(""), literal);
        same("trim nothing", literal.trim(), literal);
        same("toString", literal.toString(), literal);
        same("replace nothing", literal.replace('q', 'z'), literal);
        same("lower", "AB".toLowerCase(), literal);
        same("builder", new StringBuilder("ab").toString(), literal);
        same("valueOf chars", String.valueOf(new char[] {'a', 'b'}).intern(), literal);
        same("empty", "", new String().intern());
        same("class names", String.class.getName().intern(), "java.lang.String");
        same("text block", """
            ab""", literal);
        String s = "x";
        String t = s;
        s += "";
        same("+= empty", s, t);
        s = s + null;
        System.out.println(s + " " + t);
        System.out.println(literal.hashCode() + " " + new String("ab").hashCode() + " " + "".hashCode());
        System.out.println(("ab" == literal) + "" + ("a" + loose == literal));
    }
}
