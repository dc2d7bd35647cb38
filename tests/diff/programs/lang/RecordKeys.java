// Records as keys of maps and members of sets; records implementing interfaces; memo tables, grids.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class RecordKeys {
    record Pos(int r, int c) implements Comparable<Pos> {
        static final Pos[] DIRS = {new Pos(0, 1), new Pos(1, 0), new Pos(0, -1), new Pos(-1, 0)};
        Pos move(Pos d) { return new Pos(r + d.r, c + d.c); }
        @Override public int compareTo(Pos o) { return Comparator.comparingInt(Pos::r).thenComparingInt(Pos::c).compare(this, o); }
    }

    record Args(int a, int b, String op) {}

    sealed interface Event permits Added, Removed, Renamed {
        String subject();
        default String describe() { return getClass().getSimpleName() + " " + subject(); }
    }
    record Added(String subject) implements Event {}
    record Removed(String subject, int reason) implements Event {}
    record Renamed(String from, String to) implements Event {
        @Override public String subject() { return from + "->" + to; }
    }

    static Map<Args, Long> memo = new HashMap<>();
    static int misses;

    static long paths(int a, int b) {
        Args key = new Args(a, b, "paths");
        Long known = memo.get(key);
        if (known != null) return known;
        misses++;
        long r = a == 0 || b == 0 ? 1 : paths(a - 1, b) + paths(a, b - 1);
        memo.put(key, r);
        return r;
    }

    static int shortest(String[] maze, Pos from, Pos to) {
        Map<Pos, Integer> dist = new HashMap<>();
        ArrayDeque<Pos> queue = new ArrayDeque<>();
        dist.put(from, 0);
        queue.add(from);
        while (!queue.isEmpty()) {
            Pos p = queue.remove();
            if (p.equals(to)) return dist.get(p);
            for (Pos d : Pos.DIRS) {
                Pos q = p.move(d);
                if (q.r < 0 || q.c < 0 || q.r >= maze.length || q.c >= maze[q.r].length() || maze[q.r].charAt(q.c) == '#') continue;
                if (dist.putIfAbsent(q, dist.get(p) + 1) == null) queue.add(q);
            }
        }
        return -1;
    }

    public static void main(String[] args) {
        System.out.println(paths(14, 14) + " misses " + misses + " size " + memo.size());
        System.out.println(memo.get(new Args(3, 4, "paths")) + " " + memo.get(new Args(4, 3, "path")));
        String[] maze = {
            "..#.....",
            ".##.###.",
            "....#.#.",
            ".####.#.",
            ".....#..",
        };
        System.out.println(shortest(maze, new Pos(0, 0), new Pos(4, 7)) + " " + shortest(maze, new Pos(0, 0), new Pos(2, 5)) + " " + shortest(maze, new Pos(1, 0), new Pos(1, 0)));
        Set<Pos> visited = new HashSet<>();
        Pos p = new Pos(0, 0);
        int repeats = 0;
        for (int i = 0; i < 300; i++) {
            p = p.move(Pos.DIRS[(i * i + i / 7) % 4]);
            if (!visited.add(p)) repeats++;
        }
        System.out.println(visited.size() + " " + repeats + " " + visited.contains(new Pos(p.r, p.c)) + " " + p);
        TreeMap<Pos, String> sorted = new TreeMap<>();
        for (Pos v : visited) sorted.put(v, v.r + ":" + v.c);
        System.out.println(sorted.firstKey() + " " + sorted.lastEntry().getValue() + " " + sorted.ceilingKey(new Pos(2, -100)));
        List<Event> log = new ArrayList<>(List.of(new Added("x"), new Removed("y", 3), new Renamed("a", "b"), new Added("x")));
        Map<Event, Integer> counts = new HashMap<>();
        for (Event e : log) counts.merge(e, 1, Integer::sum);
        for (Event e : log) System.out.println(e + " " + e.describe() + " " + counts.get(e));
        log.sort(Comparator.comparing(Event::subject).reversed());
        System.out.println(log);
        System.out.println(log.indexOf(new Removed("y", 3)) + " " + log.contains(new Removed("y", 4)));
        Map<Map<Pos, Set<Integer>>, Integer> nested = new HashMap<>();
        nested.put(Map.of(new Pos(1, 2), Set.of(3)), 4);
        System.out.println(nested.get(Map.of(new Pos(1, 2), Set.of(3))));
    }
}
