package hex;

/** The control-flow graphs of P6: a circular list, linked both ways, with a header. */
public final class GraphList {
  static final class Graph {
    int function; // the number of the function's node
    boolean isEntered;
    Graph next;
    Graph previous;
  }

  Graph header = new Graph();
  int size;

  public GraphList() {
    header.next = header;
    header.previous = header;
  }

  boolean repOk() {
    if (header == null) return false;
    int count = 0;
    for (Graph at = header; ; at = at.next) {
      if (at.next == null || at.next.previous != at) return false;
      if (at.next == header) return count == size;
      count++;
    }
  }

  /** The graph of the function; null when there is none. */
  Graph find(int function) {
    for (Graph at = header.next; at != header; at = at.next) {
      if (at.function == function) return at;
    }
    return null;
  }

  void append(int function) {
    Graph added = new Graph();
    added.function = function;
    added.next = header;
    added.previous = header.previous;
    added.previous.next = added;
    header.previous = added;
    size++;
  }
}
