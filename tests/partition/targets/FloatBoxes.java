// Boxes of floating numbers that are one object have the same bits; valueOf gives a new one each time.
// TARGET: FloatBoxes.same(Double,Float)
// TARGET: FloatBoxes.made(double)
// SCOPE: n=1 types=FloatBoxes,java.lang.Double,java.lang.Float double=NaN,-0.0,0.0,1.5 float=NaN,-0.0,0.0
class FloatBoxes {
  Double wide;
  Float narrow;

  int same(Double a, Float b) {
    if (a == wide) return a == null || a.equals(wide) ? 1 : 2;
    if (a != null && wide != null && a.doubleValue() == wide.doubleValue()) {
      if (!a.equals(wide)) return 3;
    }
    if (b != narrow) return 4;
    if (b == null) return 5;
    return Float.floatToRawIntBits(b) == Float.floatToRawIntBits(narrow) ? 6 : 7;
  }

  int made(double x) {
    Double first = x, second = x;
    if (first == second) return 1;
    if (wide == first) return 2;
    if (wide == null || !wide.equals(first)) return 3;
    return Double.doubleToLongBits(wide) < 0 ? 4 : 5;
  }
}
