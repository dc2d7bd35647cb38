package odd;

/** The runner renames it, its field and its method to what no Java source can say. */
public class Odd_Name {
  Odd_Name a_field;
  int Test;

  public int do_it(Odd_Name other, String text) {
    if (other == this) throw new IllegalStateException("do_it");
    if (text == null) {
      a_field = new Odd_Name();
      a_field.Test = Test + 1;
    }
    return other == null ? 1 : other.Test;
  }
}
