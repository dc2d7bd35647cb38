// A CSV parser as a state machine, with quotes, escapes and errors; sums and pivots over the rows.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class LibCsvParser {
  enum State { START, PLAIN, QUOTED, AFTER_QUOTE }

  static final class BadCsv extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadCsv(int line, int column, String message) {
      super("line " + line + ", column " + column + ": " + message);
    }
  }

  static List<List<String>> parse(String text) {
    List<List<String>> rows = new ArrayList<>();
    List<String> row = new ArrayList<>();
    StringBuilder field = new StringBuilder();
    State state = State.START;
    int line = 1;
    int column = 0;
    for (int i = 0; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : '\n';
      column++;
      switch (state) {
        case QUOTED:
          if (i == text.length()) {
            throw new BadCsv(line, column, "unclosed quote");
          }
          if (c == '"') {
            state = State.AFTER_QUOTE;
          } else {
            field.append(c);
          }
          break;
        case AFTER_QUOTE:
          if (c == '"') {
            field.append('"');
            state = State.QUOTED;
            break;
          }
          if (c != ',' && c != '\n') {
            throw new BadCsv(line, column, "'" + c + "' after a quote");
          }
          state = end(c, row, field, rows);
          row = c == '\n' ? new ArrayList<>() : row;
          break;
        case START:
          if (c == '"') {
            state = State.QUOTED;
            break;
          }
          if (i == text.length() && row.isEmpty()) {
            break;
          }
          // fall through
        default:
          if (c == '"') {
            throw new BadCsv(line, column, "quote inside a plain field");
          }
          if (c == ',' || c == '\n') {
            state = end(c, row, field, rows);
            row = c == '\n' ? new ArrayList<>() : row;
          } else {
            field.append(c);
            state = State.PLAIN;
          }
          break;
      }
      if (c == '\n') {
        line++;
        column = 0;
      }
    }
    return rows;
  }

  static State end(char c, List<String> row, StringBuilder field, List<List<String>> rows) {
    row.add(field.toString());
    field.setLength(0);
    if (c == '\n') {
      rows.add(row);
    }
    return State.START;
  }

  static String quote(String s) {
    return s.matches("[^,\"\n]*") ? s : '"' + s.replace("\"", "\"\"") + '"';
  }

  static String print(List<List<String>> rows) {
    StringBuilder out = new StringBuilder();
    for (List<String> row : rows) {
      List<String> quoted = new ArrayList<>();
      for (String s : row) {
        quoted.add(quote(s));
      }
      out.append(String.join(",", quoted)).append('\n');
    }
    return out.toString();
  }

  public static void main(String[] args) {
    String text = "name,city,amount\nAnn,Oslo,10\n\"Lee, Bob\",\"New\nYork\",20\nCid,Oslo,5\n\"say \"\"hi\"\"\",,0\nAnn,\"New\nYork\",7\n";
    List<List<String>> rows = parse(text);
    for (List<String> row : rows) {
      System.out.println(row.size() + " " + row.toString().replace("\n", "\\n"));
    }
    System.out.println(print(rows).equals(text) + " " + parse(print(rows)).equals(rows) + " " + parse("").size() + " " + parse("a,b,").get(0).size() + " " + parse(",\n,").size());
    Map<String, Map<String, Integer>> pivot = new TreeMap<>();
    for (List<String> row : rows.subList(1, rows.size())) {
      pivot.computeIfAbsent(row.get(1).replace("\n", " "), k -> new LinkedHashMap<>()).merge(row.get(0), Integer.parseInt(row.get(2)), Integer::sum);
    }
    System.out.println(pivot);
    for (String bad : new String[] {"a\"b", "\"open", "\"x\"y,z", "ok\nfine,\"a\" "}) {
      try {
        System.out.println(parse(bad));
      } catch (BadCsv e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
