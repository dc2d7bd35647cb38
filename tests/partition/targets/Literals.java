// Strings and boxes that may be the very objects which everyone gets for their content.
// TARGET: Literals.text(String,Object)
// TARGET: Literals.boxes(Boolean,Object)
// SCOPE: n=1 types=Literals,java.lang.String,java.lang.Boolean,java.lang.Character string=2 literals=yes char=97,98
class Literals {
  String own;

  int text(String s, Object o) {
    if (s == "a") return o == "a" ? 1 : 2;
    if (o == s) return s == null ? 3 : 4;
    if (own == "ab" && own == o) return 5;
    return "b" == o ? 6 : 7;
  }

  int boxes(Boolean b, Object o) {
    if (b == Boolean.TRUE) return o == Boolean.TRUE ? 1 : 2;
    if (o == (Object) 'a') return 3;
    return o == b ? 4 : b == Boolean.FALSE ? 5 : 6;
  }
}
