// An LRU cache by hand: a hash table with chains and a doubly linked list, checked against LinkedHashMap.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

public class LruCache<K, V> {
    private static final class Entry<K, V> {
        final K key;
        final int hash;
        V value;
        Entry<K, V> chain, before, after;
        Entry(K k, int h, V v) { key = k; hash = h; value = v; }
    }

    private final Entry<K, V>[] table;
    private final Entry<K, V> ring = new Entry<>(null, 0, null);
    private final int capacity;
    private int size;
    int hits, misses, evictions;

    @SuppressWarnings("unchecked")
    LruCache(int capacity) {
        if (capacity <= 0) throw new IllegalArgumentException("capacity " + capacity);
        this.capacity = capacity;
        table = (Entry<K, V>[]) new Entry<?, ?>[Integer.highestOneBit(capacity * 2)];
        ring.before = ring.after = ring;
    }

    private static int spread(Object k) { int h = k == null ? 0 : k.hashCode(); return h ^ h >>> 16; }

    private Entry<K, V> find(K key, int h) {
        for (Entry<K, V> e = table[h & table.length - 1]; e != null; e = e.chain) if (e.hash == h && (e.key == key || key != null && key.equals(e.key))) return e;
        return null;
    }

    private void unlink(Entry<K, V> e) { e.before.after = e.after; e.after.before = e.before; }
    private void linkFirst(Entry<K, V> e) { e.after = ring.after; e.before = ring; ring.after.before = e; ring.after = e; }

    V get(K key) {
        Entry<K, V> e = find(key, spread(key));
        if (e == null) { misses++; return null; }
        hits++;
        unlink(e);
        linkFirst(e);
        return e.value;
    }

    V put(K key, V value) {
        int h = spread(key);
        Entry<K, V> e = find(key, h);
        if (e != null) {
            V old = e.value;
            e.value = value;
            unlink(e);
            linkFirst(e);
            return old;
        }
        if (size == capacity) remove(ring.before.key, true);
        e = new Entry<>(key, h, value);
        e.chain = table[h & table.length - 1];
        table[h & table.length - 1] = e;
        linkFirst(e);
        size++;
        return null;
    }

    private V remove(K key, boolean evicted) {
        int h = spread(key), i = h & table.length - 1;
        Entry<K, V> prev = null;
        for (Entry<K, V> e = table[i]; e != null; prev = e, e = e.chain) {
            if (e.hash != h || !(e.key == key || key != null && key.equals(e.key))) continue;
            if (prev == null) table[i] = e.chain; else prev.chain = e.chain;
            unlink(e);
            size--;
            if (evicted) evictions++;
            return e.value;
        }
        return null;
    }

    V remove(K key) { return remove(key, false); }

    V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        V v = get(key);
        if (v == null) put(key, v = f.apply(key));
        return v;
    }

    @Override public String toString() {
        StringBuilder s = new StringBuilder("[");
        for (Entry<K, V> e = ring.after; e != ring; e = e.after) s.append(e == ring.after ? "" : " ").append(e.key).append('=').append(e.value);
        return s.append(']').toString();
    }

    public static void main(String[] args) {
        LruCache<String, Integer> c = new LruCache<>(3);
        for (String k : "a b c a d e a f".split(" ")) System.out.println(k + " " + c.computeIfAbsent(k, String::hashCode) + " " + c);
        System.out.println(c.put("a", 1) + " " + c.put(null, 7) + " " + c.get(null) + " " + c.get("zzz") + " " + c.remove("f") + " " + c.remove("f") + " " + c + " " + c.hits + "/" + c.misses + "/" + c.evictions);
        LruCache<Integer, Long> mine = new LruCache<>(16);
        Map<Integer, Long> theirs = new LinkedHashMap<>(16, 0.75f, true) {
            @Override protected boolean removeEldestEntry(Map.Entry<Integer, Long> e) { return size() > 16; }
        };
        int x = 9, mismatches = 0;
        long hash = 0;
        for (int i = 0; i < 3000; i++) {
            x = x * 1664525 + 1013904223;
            int key = (x >>> 24) % 40 - 5;
            switch (x >>> 10 & 3) {
                case 0 -> { Long a = mine.get(key), b = theirs.get(key); if (a == null ? b != null : !a.equals(b)) mismatches++; }
                case 1, 2 -> { Long a = mine.put(key, (long) i), b = theirs.put(key, (long) i); if (a == null ? b != null : !a.equals(b)) mismatches++; }
                default -> { Long a = mine.remove(key), b = theirs.remove(key); if (a == null ? b != null : !a.equals(b)) mismatches++; }
            }
            if (mine.size != theirs.size()) mismatches++;
            hash = hash * 31 + mine.size + mine.hits;
        }
        System.out.println(mismatches + " " + hash + " " + mine.evictions + " " + mine);
        new LruCache<>(0);
    }
}
