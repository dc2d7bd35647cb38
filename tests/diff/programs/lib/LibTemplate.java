// A template engine: variables with filters, conditions, loops, nested scopes, errors with places.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class LibTemplate {
  interface Node {
    void render(Scope scope, StringBuilder out);
  }

  static final class Scope {
    final Scope parent;
    final Map<String, Object> values;

    Scope(Scope parent, Map<String, Object> values) {
      this.parent = parent;
      this.values = values;
    }

    Object get(String path) {
      String[] parts = path.split("\\.");
      Object value = find(parts[0]);
      for (int i = 1; i < parts.length && value != null; i++) {
        value = value instanceof Map ? ((Map<?, ?>) value).get(parts[i]) : value instanceof List ? ((List<?>) value).get(Integer.parseInt(parts[i])) : null;
      }
      return value;
    }

    Object find(String name) {
      return values.containsKey(name) || parent == null ? values.get(name) : parent.find(name);
    }
  }

  static final Map<String, UnaryOperator<String>> FILTERS = new HashMap<>();

  static {
    FILTERS.put("upper", s -> s.toUpperCase(Locale.ROOT));
    FILTERS.put("reverse", s -> new StringBuilder(s).reverse().toString());
    FILTERS.put("html", s -> s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"));
    FILTERS.put("trim", String::trim);
  }

  static final Pattern TAG = Pattern.compile("\\{\\{\\s*(.*?)\\s*}}|\\{%\\s*(.*?)\\s*%}", Pattern.DOTALL);

  final List<String> tags = new ArrayList<>();
  int at;

  LibTemplate(String text) {
    Matcher m = TAG.matcher(text);
    int last = 0;
    while (m.find()) {
      tags.add("t" + text.substring(last, m.start()));
      tags.add(m.group(1) != null ? "v" + m.group(1) : "b" + m.group(2));
      last = m.end();
    }
    tags.add("t" + text.substring(last));
  }

  Node parse(String... ends) {
    List<Node> nodes = new ArrayList<>();
    while (at < tags.size()) {
      String tag = tags.get(at++);
      String body = tag.substring(1);
      if (tag.charAt(0) == 't') {
        nodes.add((scope, out) -> out.append(body));
      } else if (tag.charAt(0) == 'v') {
        nodes.add(variable(body));
      } else if (Arrays.asList(ends).contains(body)) {
        at--;
        return (scope, out) -> nodes.forEach(n -> n.render(scope, out));
      } else {
        nodes.add(block(body));
      }
    }
    if (ends.length > 0) {
      throw new IllegalArgumentException("missing " + ends[ends.length - 1]);
    }
    return (scope, out) -> nodes.forEach(n -> n.render(scope, out));
  }

  Node variable(String body) {
    String[] parts = body.split("\\s*\\|\\s*");
    for (int i = 1; i < parts.length; i++) {
      if (!FILTERS.containsKey(parts[i])) {
        throw new IllegalArgumentException("unknown filter " + parts[i] + " in tag " + at);
      }
    }
    return (scope, out) -> {
      Object value = scope.get(parts[0]);
      String text = value == null ? "" : value.toString();
      for (int i = 1; i < parts.length; i++) {
        text = FILTERS.get(parts[i]).apply(text);
      }
      out.append(text);
    };
  }

  static boolean truth(Object o) {
    return o != null && !o.equals(false) && !o.equals(0) && !o.equals("") && !(o instanceof List && ((List<?>) o).isEmpty());
  }

  Node block(String body) {
    String[] words = body.split("\\s+");
    if (words[0].equals("if")) {
      boolean not = words[1].equals("not");
      String path = words[not ? 2 : 1];
      Node yes = parse("else", "endif");
      Node no = null;
      if (tags.get(at++).equals("belse")) {
        no = parse("endif");
        at++;
      }
      Node otherwise = no;
      return (scope, out) -> {
        if (truth(scope.get(path)) != not) {
          yes.render(scope, out);
        } else if (otherwise != null) {
          otherwise.render(scope, out);
        }
      };
    }
    if (words[0].equals("for") && words.length == 4 && words[2].equals("in")) {
      Node inner = parse("endfor");
      at++;
      return (scope, out) -> {
        int index = 0;
        Object list = scope.get(words[3]);
        for (Object item : list instanceof Map ? ((Map<?, ?>) list).entrySet() : (List<?>) list) {
          Map<String, Object> local = new HashMap<>();
          local.put(words[1], item);
          local.put("index", index++);
          inner.render(new Scope(scope, local), out);
        }
      };
    }
    throw new IllegalArgumentException("unknown block '" + body + "'");
  }

  static String render(String text, Map<String, Object> values) {
    StringBuilder out = new StringBuilder();
    new LibTemplate(text).parse().render(new Scope(null, values), out);
    return out.toString();
  }

  public static void main(String[] args) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("name", "Ann <ann@example.org>");
    values.put("items", List.of(Map.of("title", "pen", "price", 2), Map.of("title", "ink", "price", 30)));
    values.put("empty", List.of());
    values.put("user", Map.of("address", Map.of("city", "Oslo")));
    values.put("pairs", new java.util.TreeMap<>(Map.of("k1", "v1", "k2", "v2")));
    String[] templates = {"Hello {{ name | html }}!", "{{name|upper|reverse}}", "{% if items %}{% for i in items %}{{ index }}:{{ i.title }}={{ i.price }};{% endfor %}{% else %}none{% endif %}",
        "{% if empty %}full{% else %}empty{% endif %} {% if not empty %}really{% endif %}", "{{ user.address.city }} {{ user.nothing.city }}[{{ missing }}] {{ items.1.title }}",
        "{% for a in items %}{% for b in items %}{{ a.title }}-{{ b.title }}{% if index %}|{% endif %} {% endfor %}\n{% endfor %}", "{% for p in pairs %}{{ p }} {% endfor %}", "no tags at all", "",
        "{% if x %}open", "{{ name | shout }}", "{% while x %}", "{% endfor %}", "{% for x items %}{% endfor %}"};
    for (String t : templates) {
      try {
        System.out.println("[" + render(t, values) + "]");
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
