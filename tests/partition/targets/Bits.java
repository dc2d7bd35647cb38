// Shifts and masks on int and long.
// TARGET: Bits.twiddle(int,long)
// SCOPE: n=1 types=Bits int=-1,0,1,33 long=-1,0,4294967296
// BENCH: n=1 types=Bits int=-2147483648,-1,0,1,5,33 long=-1,0,1,4294967296,9223372036854775807
class Bits {
  int mask;
  long word;

  long twiddle(int x, long y) {
    word ^= y << x;
    mask |= (int) (word >>> 32);
    if ((mask & x) == x) return word >> mask;
    if (~mask < x << 1) return y & -y;
    return Long.compare(word, y) > 0 ? mask >>> x : word;
  }
}
