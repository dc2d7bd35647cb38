// long, float and double with NaN and both zeros.
// TARGET: Numbers.compare(long,float,double)
// SCOPE: n=1 types=Numbers long=-1,0,4294967296
// BENCH: n=1 types=Numbers long=-9223372036854775808,-1,0,4294967296 float=NaN,-0.0,0.0,1.5,-Infinity double=NaN,-0.0,1.5
class Numbers {
  long wide;
  float single;
  double exact;

  double compare(long l, float f, double d) {
    wide = l + 1 > wide ? wide - l : (int) l;
    if (f < single) return single;
    if (d >= exact) exact = f;
    else if (f == d) exact = -d;
    single = (float) l;
    return f != f ? 1.0 / single : exact * 2;
  }
}
