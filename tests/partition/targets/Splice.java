// Two lists that may overlap or close: one is put into the other, one is turned round.
// TARGET: Splice.splice(Splice)
// TARGET: Splice.reverse(Splice)
// SCOPE: n=3 types=Splice int=0,1
// BENCH: n=4 types=Splice int=0
class Splice {
  Splice next;
  int key;

  int splice(Splice list) {
    Splice rest = next;
    next = list;
    Splice last = list;
    for (int i = 0; i < 2 && last.next != null; i++) last = last.next;
    last.next = rest;
    last.key++;
    return rest == null ? key : rest.key == list.key ? -1 : rest.next == list ? -2 : -3;
  }

  int reverse(Splice other) {
    Splice done = null;
    Splice rest = this;
    for (int i = 0; i < 3 && rest != null; i++) {
      Splice after = rest.next;
      rest.next = done;
      done = rest;
      rest = after;
    }
    if (other == done) return key;
    return other.next == this ? -1 : other.next == null ? -2 : other.next.key;
  }
}
