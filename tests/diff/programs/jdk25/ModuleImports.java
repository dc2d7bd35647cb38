// Module imports, with an explicit import winning over an ambiguous name.
// JDK: 25
import module java.base;
import java.util.List;

public class ModuleImports {
    static final Function<Integer, Optional<Integer>> half = n -> n % 2 == 0 ? Optional.of(n / 2) : Optional.empty();

    interface Queue { String who(); }

    static <T extends Comparable<? super T>> List<T> sorted(Collection<? extends T> c) {
        List<T> l = new ArrayList<>(c);
        Collections.sort(l);
        return l;
    }

    public static void main(String[] args) throws IOException {
        Deque<Integer> d = new ArrayDeque<>(List.of(3, 1, 2));
        Map<Integer, List<String>> byLength = Stream.of("a", "bb", "cc", "d").collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList()));
        System.out.println(d + " " + byLength + " " + sorted(d));
        System.out.println(half.apply(8).flatMap(half).flatMap(half).map(String::valueOf).orElse("odd") + half.apply(7).isPresent());
        Queue q = () -> "own Queue shadows java.util.Queue";
        System.out.println(q.who());
        BigInteger b = BigInteger.TWO.pow(70);
        System.out.println(b + " " + new BigDecimal("1.10").add(BigDecimal.ONE));
        StringWriter w = new StringWriter();
        try (PrintWriter p = new PrintWriter(w)) {
            p.print("written");
        }
        System.out.println(w + " " + StandardCharsets.UTF_8 + " " + Objects.hash(1, 2));
        AtomicInteger n = new AtomicInteger();
        IntStream.range(0, 5).forEach(n::addAndGet);
        System.out.println(n);
        throw new UncheckedIOException(new FileNotFoundException("declared by java.base"));
    }
}
