// What a run asks for by Loris.anyInt and the like is an input: it has the name that the program gives, is shown,
// and stands in the JSON in the order of the calls.
// JARS: loris-api.jar
// SHELL: ln -s "$TESTS/../../build/loris-api.jar" .
// RUN: loris explore Asked.loop -c .:loris-api.jar --paths
// EXPECT: exit 1, complete true, paths.total 7, violations.length 3, violations.0.input.asked.length 2, violations.0.input.asked.0.name "x", violations.0.input.asked.0.root "x", violations.0.input.asked.1.root "x#2", violations.0.input.asked.1.value 17, violations.0.input.asked.1.type "int"
// RUN: loris explore Asked.loop -c .:loris-api.jar
// EXPECT: exit 1, stdout contains "x#2 = 17"
// A name may be given to values of several types, and to what looks like a way to an object.
// RUN: loris explore Asked.types -c .:loris-api.jar --heap lazier#
// EXPECT: exit 0, complete true, paths.total 4
// RUN: loris explore Asked.types -c .:loris-api.jar
// EXPECT: exit 0, complete true, paths.total 4
// References keep to the scope: as deep as parameters, of the classes that are asked for.
// RUN: loris explore Asked.kinds -c .:loris-api.jar --heap lazier#
// EXPECT: exit 0, complete true, paths.total 3
// RUN: loris explore Asked.kinds -c .:loris-api.jar --heap pose
// EXPECT: exit 0, complete true, paths.total 3
// What predicates ask for is theirs.
// RUN: loris explore Asked.judged -c .:loris-api.jar --pre isFit --post isDone
// EXPECT: exit 1, violations.length 1, violations.0.input.asked.length 3, violations.0.input.asked.0.when "before", violations.0.input.asked.1.name "extra", violations.0.input.asked.2.when "after"
// RUN: loris explore Asked.judged -c .:loris-api.jar --pre isFit --post isDone --audit
// EXPECT: exit 1, audit.checked 3, audit.infeasible 0, audit.unknown 0
import loris.Loris;

class Asked {
  interface Kind {
    int weight();
  }

  static class First implements Kind {
    public int weight() {
      return 1;
    }
  }

  static class Middle {}

  static class Second implements Kind {
    public int weight() {
      return 2;
    }
  }

  static int loop(int x) {
    int sum = 0;
    for (int i = 0; i < 2; i++) {
      int y = Loris.anyInt("x");
      if (y > 5) sum = y;
    }
    if (sum == 17) throw new IllegalStateException("17");
    return sum;
  }

  static int types(boolean first) {
    if (first) return Loris.anyLong("n") > 5 ? 1 : 2;
    return Loris.anyByte("n") == 7 ? 3 : 4 + Loris.anyInt("this.n");
  }

  static int kinds() {
    Kind kind = Loris.any(Kind.class, "kind");
    return kind == null ? 0 : kind.weight();
  }

  static boolean isFit(int x) {
    return Loris.anyInt("limit") > x;
  }

  static boolean isDone(int x, int result) {
    return Loris.anyInt("wanted") != 3 || result != 7;
  }

  static int judged(int x) {
    return Loris.anyInt("extra") + x == 7 ? 7 : 0;
  }
}
