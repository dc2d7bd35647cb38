// Double: parsing decimal and hexadecimal texts, halfway cases, and what failures say.
public class LibDoubleParse {
  static void show(String text) {
    try {
      double d = Double.parseDouble(text);
      System.out.println("'" + text + "' " + d + " " + Long.toHexString(Double.doubleToLongBits(d)));
    } catch (NumberFormatException e) {
      System.out.println("'" + text + "' ! " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    String[] good = {"0", "-0", "1", "+1.5", "1.", ".25", "1e3", "1E+3", "1e-3", "123.456d", "7F", " 42 ", "NaN", "+NaN", "-Infinity",
        "1e308", "1.8e308", "1e309", "1e-323", "2e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "1e-400", "0e999999999999",
        "9007199254740993", "9007199254740992.999999", "9007199254740993.0000001", "0.1000000000000000055511151231257827021181583404541015625",
        "123456789012345678901234567890", "1.7976931348623158e308", "1.7976931348623159e308", "2.2250738585072012e-308", "4.35", "5e-324",
        "0x1p0", "0x1.8p1", "-0x.8p-2", "0X1.FFFFFFFFFFFFFp1023", "0x1p-1074", "0x1p-1075", "0x1.00000000000008p0", "0x1.000000000000081p0",
        "0x123456789abcdefp0", "8.5", "000000000000000000001", "1e0000000000000000000005", "1.0e+0"};
    for (String t : good) {
      show(t);
    }
    String[] bad = {"", " ", "abc", "1e", "e1", ".", "1..2", "0x1", "0x1.8", "--1", "1,5", "1_000", "Inf", "nan", "1e5.5", "1 2", "0x.p1", "1dd", "\t", "1L"};
    for (String t : bad) {
      show(t);
    }
    try {
      Double.parseDouble(null);
    } catch (NullPointerException e) {
      System.out.println("null: NullPointerException");
    }
    long hash = 0;
    for (int i = 0; i < 300; i++) {
      double d = Double.parseDouble((i * 37 % 1000) + "." + (i * 7919 % 100000) + "e" + (i % 60 - 30));
      hash = hash * 31 + Double.doubleToLongBits(d);
    }
    System.out.println("hash " + hash + " " + Double.valueOf("2.50").equals(2.5));
  }
}
