// Union-find, Dijkstra with a hand-written heap, Kruskal, Floyd-Warshall, topological order, strongly connected parts.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class GraphAlgorithms {
    static class UnionFind {
        final int[] parent, rank;
        int sets;
        UnionFind(int n) { parent = new int[n]; rank = new int[n]; sets = n; for (int i = 0; i < n; i++) parent[i] = i; }
        int find(int x) { return parent[x] == x ? x : (parent[x] = find(parent[x])); }
        boolean union(int a, int b) {
            a = find(a);
            b = find(b);
            if (a == b) return false;
            if (rank[a] < rank[b]) { int t = a; a = b; b = t; }
            parent[b] = a;
            if (rank[a] == rank[b]) rank[a]++;
            sets--;
            return true;
        }
    }

    record Edge(int to, int w) {}

    static class Heap {
        long[] a = new long[4];
        int n;
        void push(int key, int node) {
            if (n == a.length) a = Arrays.copyOf(a, n * 2);
            int i = n++;
            long v = (long) key << 32 | node;
            while (i > 0 && a[(i - 1) / 2] > v) { a[i] = a[(i - 1) / 2]; i = (i - 1) / 2; }
            a[i] = v;
        }
        long pop() {
            long top = a[0], v = a[--n];
            int i = 0;
            for (int k; (k = 2 * i + 1) < n; i = k) {
                if (k + 1 < n && a[k + 1] < a[k]) k++;
                if (a[k] >= v) break;
                a[i] = a[k];
            }
            a[i] = v;
            return top;
        }
    }

    final List<List<Edge>> adj = new ArrayList<>();
    GraphAlgorithms(int n) { for (int i = 0; i < n; i++) adj.add(new ArrayList<>()); }
    void edge(int a, int b, int w) { adj.get(a).add(new Edge(b, w)); }

    int[] dijkstra(int s, int[] prev) {
        int[] dist = new int[adj.size()];
        Arrays.fill(dist, Integer.MAX_VALUE);
        Arrays.fill(prev, -1);
        dist[s] = 0;
        Heap h = new Heap();
        h.push(0, s);
        while (h.n > 0) {
            long t = h.pop();
            int d = (int) (t >>> 32), u = (int) t;
            if (d > dist[u]) continue;
            for (Edge e : adj.get(u)) if (d + e.w < dist[e.to]) { dist[e.to] = d + e.w; prev[e.to] = u; h.push(dist[e.to], e.to); }
        }
        return dist;
    }

    int counter;
    int[] index, low;
    boolean[] on;
    ArrayDeque<Integer> stack = new ArrayDeque<>();
    List<List<Integer>> parts = new ArrayList<>();

    void tarjan(int v) {
        index[v] = low[v] = ++counter;
        stack.push(v);
        on[v] = true;
        for (Edge e : adj.get(v)) {
            if (index[e.to] == 0) { tarjan(e.to); low[v] = Math.min(low[v], low[e.to]); }
            else if (on[e.to]) low[v] = Math.min(low[v], index[e.to]);
        }
        if (low[v] == index[v]) {
            List<Integer> p = new ArrayList<>();
            int w;
            do { w = stack.pop(); on[w] = false; p.add(w); } while (w != v);
            parts.add(p);
        }
    }

    static String topological(int n, int[][] edges) {
        int[] in = new int[n];
        for (int[] e : edges) in[e[1]]++;
        StringBuilder s = new StringBuilder();
        boolean[] done = new boolean[n];
        for (int round = 0; round < n; round++) {
            int pick = -1;
            for (int i = n - 1; i >= 0; i--) if (!done[i] && in[i] == 0) pick = i;
            if (pick < 0) return "cycle after " + s;
            done[pick] = true;
            s.append(pick).append(' ');
            for (int[] e : edges) if (e[0] == pick) in[e[1]]--;
        }
        return s.toString();
    }

    public static void main(String[] args) {
        int n = 60, x = 3;
        GraphAlgorithms g = new GraphAlgorithms(n);
        List<int[]> edges = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            x = x * 1103515245 + 12345;
            int a = (x >>> 16) % n;
            x = x * 1103515245 + 12345;
            int b = (x >>> 16) % n, w = (x >>> 8 & 63) + 1;
            g.edge(a, b, w);
            edges.add(new int[] {w, a, b});
        }
        int[] prev = new int[n], dist = g.dijkstra(0, prev);
        int h = 0, far = 0;
        for (int i = 0; i < n; i++) { h = h * 31 + dist[i]; if (dist[i] != Integer.MAX_VALUE && dist[i] > dist[far]) far = i; }
        StringBuilder path = new StringBuilder();
        for (int v = far; v >= 0; v = prev[v]) path.insert(0, v + " ");
        System.out.println(h + " far " + far + " at " + dist[far] + " via " + path);
        int[][] fw = new int[n][n];
        for (int[] r : fw) Arrays.fill(r, 1 << 20);
        for (int i = 0; i < n; i++) { fw[i][i] = 0; for (Edge e : g.adj.get(i)) fw[i][e.to()] = Math.min(fw[i][e.to()], i == e.to() ? 0 : e.w()); }
        for (int k = 0; k < n; k++) for (int i = 0; i < n; i++) { int ik = fw[i][k]; if (ik < 1 << 20) for (int j = 0; j < n; j++) if (ik + fw[k][j] < fw[i][j]) fw[i][j] = ik + fw[k][j]; }
        int differ = 0;
        for (int i = 0; i < n; i++) if (dist[i] != (fw[0][i] == 1 << 20 ? Integer.MAX_VALUE : fw[0][i])) differ++;
        System.out.println("differ " + differ);
        edges.sort((p, q) -> p[0] != q[0] ? Integer.compare(p[0], q[0]) : p[1] != q[1] ? p[1] - q[1] : p[2] - q[2]);
        UnionFind uf = new UnionFind(n);
        int total = 0, used = 0;
        for (int[] e : edges) if (uf.union(e[1], e[2])) { total += e[0]; used++; }
        System.out.println("kruskal " + total + " edges " + used + " sets " + uf.sets + " root rank " + uf.rank[uf.find(0)]);
        g.index = new int[n];
        g.low = new int[n];
        g.on = new boolean[n];
        for (int i = 0; i < n; i++) if (g.index[i] == 0) g.tarjan(i);
        int biggest = 0;
        for (List<Integer> p : g.parts) biggest = Math.max(biggest, p.size());
        System.out.println("parts " + g.parts.size() + " biggest " + biggest + " " + g.parts.get(0));
        System.out.println(topological(6, new int[][] {{5, 2}, {5, 0}, {4, 0}, {4, 1}, {2, 3}, {3, 1}}) + "| " + topological(3, new int[][] {{0, 1}, {1, 2}, {2, 1}}));
        Heap heap = new Heap();
        for (int i = 0; i < 100; i++) heap.push(i * 37 % 101, i);
        long last = -1;
        boolean sorted = true;
        while (heap.n > 0) { long v = heap.pop(); sorted &= v >= last; last = v; }
        System.out.println(sorted + " " + (last >>> 32));
        heap.pop();
    }
}
