// MessageFormat, ChoiceFormat and NumberFormat for Locale.US.
import java.text.ChoiceFormat;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.ParseException;
import java.util.Arrays;
import java.util.Locale;

public class LibMessageFormat {
  static String format(String pattern, Object... arguments) {
    return new MessageFormat(pattern, Locale.US).format(arguments);
  }

  public static void main(String[] args) throws ParseException {
    System.out.println(format("Hello {0}, you have {1} messages", "Ann", 3));
    System.out.println(format("{1} {0} {1} {2}", "a", "b"));
    System.out.println(format("{0,number} {0,number,integer} {0,number,percent} {0,number,#.#}", 1234.567));
    System.out.println(format("it''s '{quoted}' {0}", 5));
    System.out.println(format("{0} {0,number,000}", 1234567));
    System.out.println(format("There {0,choice,0#are no files|1#is one file|1<are {0,number,integer} files}.", 0) + format("{0,choice,0#none|1#one|1<many {0}}", 1) + format("{0,choice,0#none|1#one|1<many {0}}", 1500));
    System.out.println(format("{0} {1}", null, new Object[] {1}.length) + format("no arguments") + format("{0}"));
    MessageFormat m = new MessageFormat("{0} is {1,number,integer} years", Locale.US);
    System.out.println(Arrays.toString(m.parse("Bob is 42 years")) + " " + m.getFormats().length);
    try {
      m.parse("no match");
    } catch (ParseException e) {
      System.out.println(e.getMessage());
    }
    for (String bad : new String[] {"{", "{x}", "{0", "{-1}", "{0,nothing}", "{0,number,0.0.0}"}) {
      try {
        System.out.println(bad + " " + format(bad, 1));
      } catch (IllegalArgumentException e) {
        System.out.println(bad + " ! " + e.getMessage());
      }
    }
    ChoiceFormat c = new ChoiceFormat(new double[] {0, 1, 10, 100}, new String[] {"none", "few", "some", "many"});
    System.out.println(c.format(-1) + c.format(0.5) + c.format(1) + c.format(99) + c.format(1e9) + " " + c.toPattern() + " " + ChoiceFormat.nextDouble(1) + " " + new ChoiceFormat("0#zero|1<more").format(1.5));
    NumberFormat n = NumberFormat.getInstance(Locale.US);
    NumberFormat p = NumberFormat.getPercentInstance(Locale.US);
    NumberFormat i = NumberFormat.getIntegerInstance(Locale.US);
    System.out.println(n.format(1234567.8915) + " " + n.format(-5L) + " " + p.format(0.256) + " " + i.format(2.5) + " " + i.format(3.5) + " " + n.parse("9,876.5") + " " + p.parse("50%"));
    n.setMinimumFractionDigits(2);
    n.setMaximumFractionDigits(2);
    n.setGroupingUsed(false);
    System.out.println(n.format(9999.999) + " " + n.format(0.125) + " " + n.format(0.135));
  }
}
