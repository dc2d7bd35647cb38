// Properties: load with escapes and continuation lines, defaults, store without its date line, system properties.
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Properties;
import java.util.TreeSet;

public class LibProperties {
  public static void main(String[] args) throws IOException {
    String text = "# comment\n! another\nname = Ada Lovelace\nempty=\ncolon: value\nspaced key\\ name = v\npath=C:\\\\dir\\tx\n"
        + "multi = one, \\\n    two, \\\n    three\nuni=\\u0041\\u00e9\nnovalue\n  lead   value with  spaces  \n=nokey\nlast=end";
    Properties p = new Properties();
    p.load(new StringReader(text));
    for (String key : new TreeSet<>(p.stringPropertyNames())) {
      String value = p.getProperty(key);
      System.out.println("[" + key + "] = [" + value.replace("\t", "<tab>").replace("\u00e9", "<e9>") + "]");
    }
    Properties defaults = new Properties();
    defaults.setProperty("color", "red");
    defaults.setProperty("size", "10");
    Properties child = new Properties(defaults);
    child.setProperty("size", "20");
    child.put("not a string", 5);
    System.out.println(child.getProperty("color") + " " + child.getProperty("size") + " " + child.getProperty("none") + " " + child.getProperty("none", "dflt") + " "
        + child.getProperty("not a string") + " " + new TreeSet<>(child.stringPropertyNames()) + " " + child.size() + " " + child.get("color"));
    Properties one = new Properties();
    one.setProperty("key with space:=#", " lead\nline\\ \u20ac!");
    StringWriter out = new StringWriter();
    one.store(out, "head");
    String[] lines = out.toString().split(System.lineSeparator());
    System.out.println(lines.length + " " + lines[0] + " | " + lines[lines.length - 1].replace("\u20ac", "<eur>"));
    try {
      new Properties().load(new StringReader("bad=\\u12"));
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(System.getProperty("line.separator").equals(System.lineSeparator()) + " " + System.lineSeparator().length() + " "
        + System.getProperty("file.separator") + " " + System.getProperty("path.separator") + " " + System.getProperty("no.such.property") + " "
        + System.getProperty("no.such.property", "fallback"));
    System.setProperty("own.property", "mine");
    System.out.println(System.getProperty("own.property") + " " + System.clearProperty("own.property") + " " + System.getProperty("own.property") + " "
        + Boolean.getBoolean("own.property") + " " + Integer.getInteger("own.number") + " " + Long.getLong("own.number", 3L));
    try {
      System.getProperty("");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
