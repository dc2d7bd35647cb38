// Casts that fail, and what instanceof has said before them.
// TARGET: Casts.read(Object,boolean)
// SCOPE: n=1 types=Casts,Casts$Leaf,Casts$Fork,java.lang.Object int=0,1
// BENCH: n=1 types=Casts,Casts$Leaf,Casts$Fork,java.lang.Object int=-1,0,1,2
class Casts {
  static class Leaf extends Casts {
    int weight;
  }

  static class Fork extends Casts {
    Object left;
  }

  Object held;

  int read(Object other, boolean strict) {
    if (strict) return ((Leaf) other).weight + 10;
    if (other instanceof Fork) {
      Fork fork = (Fork) other;
      fork.held = (Casts) fork.left;
      return fork.left == this ? 1 : 2;
    }
    Casts mine = (Casts) held;
    if (mine instanceof Leaf && mine != other) return ((Leaf) mine).weight;
    return other instanceof Casts ? 3 : 4;
  }
}
