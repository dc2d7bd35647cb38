// A compact source file: no class, an instance main without parameters, fields and methods at top level.
// JDK: 25
int counter = start();

static int start() {
    System.out.println("initialising the field");
    return 10;
}

final List<String> names = new ArrayList<>();
static int shared = 3;

record Pair(int a, String b) {}

enum Mode { ON, OFF }

interface Op { int apply(int x); }

int next() {
    return counter += shared;
}

static String twice(String s) {
    return s + s;
}

void main() {
    IO.println("compact " + counter);
    names.add(twice("ab"));
    IO.print(next() + " ");
    IO.println(next());
    IO.println(names);
    IO.println(new Pair(1, "p") + " " + Mode.OFF + " " + Arrays.toString(Mode.values()));
    Op op = x -> x * counter;
    IO.println(op.apply(2));
    Map<String, Integer> sorted = new TreeMap<>();
    for (String w : "the cat and the hat".split(" ")) sorted.merge(w, 1, Integer::sum);
    IO.println(sorted);
    IO.println(this.getClass().getName() + " " + this.getClass().getSimpleName() + " " + new Pair(2, "q").getClass().getName());
    IO.println();
    IO.println((Object) null);
    var total = Stream.iterate(1, x -> x * 3).limit(8).mapToInt(Integer::intValue).sum();
    IO.println(total);
    fail(2);
}

void fail(int n) {
    if (n == 0) throw new IllegalStateException("from a compact file");
    fail(n - 1);
}
