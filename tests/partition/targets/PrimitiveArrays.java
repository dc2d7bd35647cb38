// Arrays of the other primitive types: what is stored is narrowed, what is read is widened.
// TARGET: PrimitiveArrays.mix(int,boolean)
// SCOPE: n=1 array=1 types=PrimitiveArrays,byte[],char[],long[],boolean[] int=0,1 long=-1,5 byte=-128,1 char=0,97
// BENCH: n=1 array=1 types=PrimitiveArrays,byte[],char[],long[],boolean[] int=-1,0,1 long=-1,5 byte=-128,0,1 char=0,97
class PrimitiveArrays {
  byte[] bytes;
  char[] chars;
  long[] longs;
  boolean[] flags;

  long mix(int i, boolean flag) {
    if (flag) {
      bytes[i] += 200;
      return bytes[0] < 0 ? bytes[i] : bytes.length;
    }
    longs[0] = chars[i] - longs[i];
    if (longs[0] > 90) chars[0]--;
    flags[i] = longs[i] == chars[0];
    return flags[0] ? 1 : longs[i];
  }
}
