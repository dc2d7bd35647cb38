// Division by zero, the smallest int divided by -1, and what was written before.
// TARGET: Division.divide(int,int)
// SCOPE: n=1 types=Division int=-2147483648,-1,0,1,2
// BENCH: n=1 types=Division int=-2147483648,-7,-1,0,1,2,3
class Division {
  int quotient, rest;

  int divide(int x, int y) {
    quotient = x / y;
    rest = x % (y - 1);
    if (rest == quotient) throw new IllegalStateException("same");
    return quotient * y / rest;
  }
}
