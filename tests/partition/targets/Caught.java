// Exceptions that are caught inside, with what finally does.
// TARGET: Caught.guard(int[],int)
// SCOPE: n=2 array=2 types=Caught,int[] int=-1,0,1
// BENCH: n=2 array=2 types=Caught,int[] int=-1,0,1,2
class Caught {
  static class Refused extends Exception {}

  int[] own;
  int steps;

  int guard(int[] a, int i) throws Refused {
    try {
      steps = a[i];
      own[i] = 7 / steps;
    } catch (NullPointerException e) {
      return a == null ? -1 : -2;
    } catch (ArrayIndexOutOfBoundsException e) {
      if (i < 0) throw new Refused();
      steps = -3;
    } finally {
      steps++;
    }
    return own == a ? steps : own.length;
  }
}
