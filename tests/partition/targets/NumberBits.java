// The bits of float and double, NaN and both zeros among them.
// TARGET: NumberBits.reinterpret(int,double)
// TARGET: NumberBits.up(double)
// SCOPE: n=1 types=NumberBits int=-2147483648,0,2143289345 double=NaN,-0.0,0.0,-2.5,Infinity float=NaN,-0.0,1.5
class NumberBits {
  float single;

  double reinterpret(int i, double d) {
    long bits = Double.doubleToRawLongBits(d);
    if (bits < 0) return -d;
    float other = Float.intBitsToFloat(i ^ Float.floatToRawIntBits(single));
    if (other == single) return 1.0f / other;
    single = other;
    if (Float.floatToRawIntBits(single) == 2143289345) return 3;
    return Float.floatToIntBits(other) > 7 ? Double.longBitsToDouble(bits >>> 1) : d;
  }

  int up(double d) {
    return (int) Math.ceil(d);
  }
}
