// Copies within one array and through several, between those of the input and those that the run makes.
// TARGET: Moves.remove(int)
// TARGET: Moves.grow(Moves)
// TARGET: Moves.around(Moves[],Moves[],int)
// TARGET: Moves.mixed(Moves[],boolean)
// SCOPE: n=2 array=2 types=Moves,Moves[] int=0,1
// BENCH: n=2 array=3 types=Moves,Moves[] int=-1,0,1,2
class Moves {
  Moves[] slots;
  int size;

  /** As lists remove: what is behind comes forward. */
  Moves remove(int at) {
    Moves old = slots[at];
    System.arraycopy(slots, at + 1, slots, at, size - at - 1);
    slots[size - 1] = null;
    return at < size ? slots[at] : old;
  }

  /** As lists grow. */
  static Moves[] grow(Moves list) {
    Moves[] larger = new Moves[list.size + 1];
    System.arraycopy(list.slots, 0, larger, 0, list.size);
    larger[list.size] = list;
    list.slots = larger;
    return larger;
  }

  /** What was copied stays when its source is written afterwards. */
  static Moves around(Moves[] a, Moves[] b, int at) {
    System.arraycopy(a, 0, b, at, 1);
    a[0] = null;
    System.arraycopy(b, at, a, 0, 1);
    return a[0] == b[at] ? a[0] : null;
  }

  /** Source and target may be arrays of either kind. */
  static int mixed(Moves[] given, boolean fromGiven) {
    Moves[] made = {new Moves(), null};
    made[0].size = 7;
    Moves[] from = fromGiven ? given : made;
    System.arraycopy(from, 0, given, 1, 1);
    made[0] = null;
    System.arraycopy(given, 1, made, 0, 1);
    return made[0] == null ? -1 : made[0].size;
  }
}
