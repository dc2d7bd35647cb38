// Static fields have the values that the class gives them; the run may change them.
// TARGET: Counters.count(Counters)
// SCOPE: n=2 types=Counters int=-1,0,5
class Counters {
  static final int STEP = Integer.parseInt("5");
  static int calls = 3;
  static Counters last;
  int seen;
  Counters partner;

  int count(Counters other) {
    calls += STEP;
    seen = calls;
    Counters before = last;
    last = other == partner ? this : other;
    if (last.seen == calls) calls = 0;
    return before == null ? calls : -1;
  }
}
