// Text blocks: indentation, escapes, line continuations, quotes, trailing spaces.
public class TextBlocks {
    static final String JSON = """
        {
          "name": "loris",
          "tags": ["slow", "careful"]
        }
        """;

    static void show(String title, String block) {
        System.out.println("== " + title + " " + block.length() + " lines " + block.lines().count());
        System.out.println(block.replace("\n", "\\n\n").replace(' ', '.').replace("\t", "\\t"));
    }

    public static void main(String[] args) {
        show("json", JSON);
        show("indented closing", """
              deep
                deeper
            """);
        show("no final newline", """
            one
            two""");
        show("continuation", """
            a long \
            line that \
            goes on
            and ends""");
        show("trailing", """
            stripped   
            kept   \s
            octal\040
            tab\t
            """);
        show("quotes", """
            "one" ""two"" \"""three\""" ''
            ends with a quote\"""");
        show("empty", """
            """);
        show("blank lines", """

            x

              y

            """);
        show("escapes", """
            \\n is not \n but \\ and \u0041 \101
            """);
        String name = "world";
        String joined = """
            Hello, %s!
            """.formatted(name) + """
            Bye.""";
        show("formatted", joined);
        System.out.println("""
            same""" == "same");
        System.out.println(JSON.equals("{\n  \"name\": \"loris\",\n  \"tags\": [\"slow\", \"careful\"]\n}\n"));
        System.out.println("  a\n b\n".stripIndent().replace("\n", "/") + " " + "x\\ty".translateEscapes().length());
        switch ("""
            key""") {
            case "key" -> System.out.println("switch on a block");
            default -> System.out.println("no");
        }
    }
}
