/** What the browser test explores: branches, a violation, writes, Strings, an array. */
class Shelf {
  static class Book {
    String title;
    int year;
    Book next;
  }

  Book first;
  int[] years;

  /** Puts a book where its year belongs. */
  int insert(Book book, int limit) {
    if (limit < 0) throw new IllegalArgumentException("limit");
    int steps = 0;
    Book before = null;
    for (Book at = first; at != null && at.year < book.year && steps < limit; at = at.next) {
      before = at;
      steps++;
    }
    if (before == null) {
      book.next = first;
      first = book;
    } else {
      book.next = before.next;
      before.next = book;
    }
    if (years != null && years.length > 1) years[1] = book.year;
    return steps;
  }

  boolean isEmpty() {
    return first == null;
  }

  static String quote(String text) {
    return text == null ? "</script><script>document.title = 'broken'</script>" : "<" + text + ">";
  }

  private int hidden() {
    return 0;
  }
}
