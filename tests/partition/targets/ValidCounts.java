// A count beside a ring and beside an array: what is read of one decides the other.
// TARGET: ValidCounts.isEmpty()
// TARGET: ValidCounts.last()
// TARGET: ValidCounts.sum(int)
// SCOPE: n=2 array=2 types=ValidCounts,ValidCounts$Link,int[] int=0,1,2 pre=ValidCounts.isConsistent
class ValidCounts {
  static final class Link {
    Link next, previous;
  }

  Link first;
  int links;
  int[] numbers;

  boolean isConsistent() {
    if (numbers == null || numbers.length != links) return false;
    if (first == null) return links == 0;
    int count = 0;
    Link at = first;
    do {
      if (at.next == null || at.next.previous != at || ++count > links) return false;
      at = at.next;
    } while (at != first);
    return count == links;
  }

  boolean isEmpty() {
    return links == 0;
  }

  Link last() {
    if (links == 0) return null;
    return first.previous;
  }

  int sum(int most) {
    int sum = 0;
    for (int i = 0; i < links && sum <= most; ++i) sum += numbers[i];
    return sum;
  }
}
