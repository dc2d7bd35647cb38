// Pattern matching as in everyday newer code: a JSON model with printer, merger and queries, unnamed parts, sealed.
// JDK: 25
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

public class JsonModel {
    sealed interface Json {}
    record Str(String s) implements Json {}
    record Num(double d) implements Json {}
    record Bool(boolean b) implements Json {}
    enum Null implements Json { NULL }
    record Arr(List<Json> items) implements Json {}
    record Obj(SequencedMap<String, Json> fields) implements Json {}

    static class Reader {
        final String s;
        int at;
        Reader(String s) { this.s = s; }
        char peek() { while (at < s.length() && s.charAt(at) <= ' ') at++; return at < s.length() ? s.charAt(at) : '\0'; }
        void expect(char c) { if (peek() != c) throw new IllegalArgumentException("expected " + c + " at " + at + " found " + (peek() == '\0' ? "end" : peek())); at++; }
        boolean take(String w) { if (!s.startsWith(w, at)) return false; at += w.length(); return true; }
        Json value() {
            return switch (peek()) {
                case '{' -> {
                    SequencedMap<String, Json> m = new LinkedHashMap<>();
                    expect('{');
                    while (peek() != '}') {
                        if (!m.isEmpty()) expect(',');
                        String k = string();
                        expect(':');
                        m.put(k, value());
                    }
                    expect('}');
                    yield new Obj(m);
                }
                case '[' -> {
                    List<Json> l = new ArrayList<>();
                    expect('[');
                    while (peek() != ']') {
                        if (!l.isEmpty()) expect(',');
                        l.add(value());
                    }
                    expect(']');
                    yield new Arr(l);
                }
                case '"' -> new Str(string());
                case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> {
                    int start = at;
                    while (at < s.length() && "+-.eE0123456789".indexOf(s.charAt(at)) >= 0) at++;
                    yield new Num(Double.parseDouble(s.substring(start, at)));
                }
                default -> {
                    if (take("true")) yield new Bool(true);
                    if (take("false")) yield new Bool(false);
                    if (take("null")) yield Null.NULL;
                    throw new IllegalArgumentException("unexpected at " + at);
                }
            };
        }
        static char unescape(char c) { return switch (c) { case 'n' -> '\n'; case 't' -> '\t'; default -> c; }; }
        String string() {
            peek();
            expect('"');
            StringBuilder b = new StringBuilder();
            while (at < s.length() && s.charAt(at) != '"') {
                char c = s.charAt(at++);
                b.append(c == '\\' ? unescape(s.charAt(at++)) : c);
            }
            if (at++ == s.length()) throw new IllegalArgumentException("unterminated string " + b);
            return b.toString();
        }
    }

    static String show(Json j) {
        return switch (j) {
            case Str(var s) -> '"' + s.replace("\n", "\\n") + '"';
            case Num(var d) when d == (long) d -> "" + (long) d;
            case Num(var d) -> "" + d;
            case Bool(var b) -> "" + b;
            case Null.NULL -> "null";
            case Arr(var items) -> {
                StringBuilder b = new StringBuilder("[");
                for (Json i : items) b.append(b.length() > 1 ? "," : "").append(show(i));
                yield b.append(']').toString();
            }
            case Obj(var fields) -> {
                StringBuilder b = new StringBuilder("{");
                fields.forEach((k, v) -> b.append(b.length() > 1 ? "," : "").append(k).append(':').append(show(v)));
                yield b.append('}').toString();
            }
        };
    }

    record Two(Json a, Json b) {}

    static Json merge(Json x, Json y) {
        return switch (new Two(x, y)) {
            case Two(Obj(var f), Obj(var g)) -> {
                SequencedMap<String, Json> m = new LinkedHashMap<>(f);
                g.forEach((k, v) -> m.merge(k, v, JsonModel::merge));
                yield new Obj(m);
            }
            case Two(Arr(var l), Arr(var r)) -> {
                List<Json> all = new ArrayList<>(l);
                all.addAll(r);
                yield new Arr(all);
            }
            case Two(Num(var a), Num(var b)) -> new Num(a + b);
            case Two(_, Null _) -> x;
            case Two(_, var b) -> b;
        };
    }

    static int depth(Json j) {
        int d = 0;
        switch (j) {
            case Arr(var items) -> { for (Json i : items) d = Math.max(d, depth(i)); }
            case Obj(var fields) -> { for (Json i : fields.values()) d = Math.max(d, depth(i)); }
            case Str _, Num _, Bool _, Null _ -> { return 0; }
        }
        return d + 1;
    }

    static double sum(Json j) {
        return switch (j) {
            case Num(var d) -> d;
            case Arr(var items) -> items.stream().mapToDouble(JsonModel::sum).sum();
            case Obj(var f) when f.containsKey("skip") -> 0;
            case Obj(var f) -> f.values().stream().mapToDouble(JsonModel::sum).sum();
            case Bool(boolean b) when b -> 1;
            case Str _, Bool _, Null _ -> 0;
        };
    }

    public static void main(String[] args) {
        Json a = new Reader("{ \"name\": \"x\\ny\", \"n\": [1, 2.5, -3e2, true], \"o\": {\"deep\": [[[]]], \"k\": 4}, \"z\": null }").value();
        Json b = new Reader("{\"n\":[7],\"o\":{\"k\":38,\"skip\":1},\"z\":[false],\"name\":null}").value();
        System.out.println(show(a));
        System.out.println(show(merge(a, b)));
        System.out.println(show(merge(b, a)));
        System.out.println(depth(a) + " " + depth(b) + " " + sum(a) + " " + sum(b) + " " + sum(merge(a, b)));
        System.out.println(a.equals(new Reader(show(a).replace("name", "\"name\"").replace("n:[", "\"n\":[").replace("o:", "\"o\":").replace("deep", "\"deep\"").replace("k:", "\"k\":").replace("z:", "\"z\":")).value()));
        System.out.println(new Num(1).equals(new Num(1.0)) + " " + new Arr(List.of(new Str("q"))).hashCode() + " " + Null.NULL);
        for (String bad : new String[] {"[1 2]", "{\"a\" 1}", "tru", "", "[1,", "{1:2}"}) {
            try {
                System.out.println(show(new Reader(bad).value()));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        new Reader("\"open").value();
    }
}
