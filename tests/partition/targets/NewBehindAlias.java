// A new object stored into an input object, then read and written through another name of it.
// TARGET: NewBehindAlias.hang(NewBehindAlias,NewBehindAlias)
// SCOPE: n=3 types=NewBehindAlias int=0,1
// BENCH: n=3 types=NewBehindAlias int=-1,0,1
class NewBehindAlias {
  NewBehindAlias next;
  int value;

  int hang(NewBehindAlias x, NewBehindAlias y) {
    NewBehindAlias made = new NewBehindAlias();
    made.next = y.next;
    x.next = made;
    y.next.value += 4;
    if (made.value == 4) return y.next == next ? 1 : 2;
    made.value = 9;
    x.next.next = x;
    NewBehindAlias last = next.next;
    return last == x ? last.next.value : value;
  }
}
