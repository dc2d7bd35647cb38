package hex;

import loris.Loris;

/**
 * Companion methods of rings: at least so many entries as were met while the ring is open, exactly so many when it
 * closes. Each class has one ring in an input, so that one counter is enough.
 */
final class RingRules {
  private static int entries;
  private static int fixes;
  private static int graphs;
  private static int nodes;
  private static int cached;

  private RingRules() {}

  static void growList(LinkedList list) {
    entries++;
    Loris.assume(list.size >= entries);
  }

  static void closeList(LinkedList list) {
    Loris.assume(list.size == entries);
  }

  static void growPlan(FlightPlan plan) {
    fixes++;
    Loris.assume(plan.size >= fixes);
  }

  static void closePlan(FlightPlan plan) {
    Loris.assume(plan.size == fixes);
  }

  static void growGraphs(GraphList list) {
    graphs++;
    Loris.assume(list.size >= graphs);
  }

  static void closeGraphs(GraphList list) {
    Loris.assume(list.size == graphs);
  }

  /** Ring and cache share the nodes there can be. */
  static void start(CachingList list) {
    Loris.assume(list.size >= 0);
    Loris.assume(list.cacheSize >= 0);
    Loris.assume(list.size + list.cacheSize < Bounds.cachingNodes());
  }

  static void growNodes(CachingList list) {
    nodes++;
    Loris.assume(list.size >= nodes);
  }

  static void closeNodes(CachingList list) {
    Loris.assume(list.size == nodes);
  }

  static void growCache(CachingList list) {
    cached++;
    Loris.assume(list.cacheSize >= cached);
  }

  static void closeCache(CachingList list) {
    Loris.assume(list.cacheSize == cached);
  }
}
