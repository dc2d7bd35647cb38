// Names with quotes, brackets, line feeds, escape sequences and letters that run backwards break no report,
// and no control character reaches the terminal.
// SHELL: $JDK/bin/javac -g -d . $TESTS/hostile/Harmless.java && python3 $TESTS/hostile/rename.py Harmless.class
// SHELL: python3 $TESTS/hostile/check.py $LORIS && ls *.sarif > /dev/null
// SHELL: node $TESTS/sarif/validate.js *.sarif && for each in *.dot; do dot -Tsvg "$each" > /dev/null; done
// RUN: loris explore Hostile.none
// EXPECT: input error
public class Harmless {
  int HarmlessField;
  Harmless HarmlessLink;

  void HarmlessMethod(String HarmlessParameter) {
    if (HarmlessParameter.length() > 2 && HarmlessLink.HarmlessField > 3)
      throw new IllegalStateException("a\u001b[31mred\n\u202eleft" + HarmlessField);
  }

  void lengthy(String text) {
    if (text != null) assert text.length() < 10_000;
  }
}
