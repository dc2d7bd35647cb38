// Loops over a list that need not end; at most four steps are made.
// TARGET: ListSearch.find(int)
// TARGET: ListSearch.append(ListSearch)
// SCOPE: n=3 types=ListSearch int=0,1
// BENCH: n=4 types=ListSearch int=-1,0,1
class ListSearch {
  ListSearch next;
  int key;

  ListSearch find(int wanted) {
    int steps = 0;
    for (ListSearch at = this; at != null && steps < 4; at = at.next, ++steps) {
      if (at.key == wanted) return at;
    }
    return null;
  }

  int append(ListSearch tail) {
    ListSearch at = this;
    int steps = 0;
    while (at.next != null && steps++ < 4) at = at.next;
    at.next = tail;
    ListSearch made = new ListSearch();
    made.key = steps;
    made.next = at;
    next = made;
    return tail == null ? 0 : tail.key;
  }
}
