// boolean, byte, char and short are ints on the stack and wrap when they are stored.
// TARGET: SmallTypes.mix(byte,char,short,boolean)
// SCOPE: n=1 types=SmallTypes byte=-128,1 char=0,97 short=-1,32767
// BENCH: n=1 types=SmallTypes byte=-128,0,1,127 char=0,97,65535 short=-1,0,32767
class SmallTypes {
  byte b;
  char c;
  short s;
  boolean z;

  int mix(byte x, char y, short u, boolean v) {
    b -= x;
    c += y;
    s = (short) (s + u);
    if (z ^ v) z = b < 0;
    if (c > 'a' && s < 0) return c << 2;
    return z ? b >>> 3 : (byte) (x & y | s);
  }
}
