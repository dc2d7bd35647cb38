// Sorting algorithms by hand on ints, objects and strings; stability; comparators that break their contract.
import java.util.Arrays;
import java.util.Comparator;

public class Sorting {
    interface Algorithm { void sort(int[] a); }

    static void bubble(int[] a) { for (boolean go = true; go; ) { go = false; for (int i = 1; i < a.length; i++) if (a[i - 1] > a[i]) { swap(a, i - 1, i); go = true; } } }
    static void insertion(int[] a) { for (int i = 1; i < a.length; i++) { int v = a[i], j = i - 1; while (j >= 0 && a[j] > v) a[j + 1] = a[j--]; a[j + 1] = v; } }
    static void selection(int[] a) { for (int i = 0; i < a.length; i++) { int m = i; for (int j = i; j < a.length; j++) m = a[j] < a[m] ? j : m; swap(a, i, m); } }
    static void shell(int[] a) { for (int g = a.length / 2; g > 0; g = g == 2 ? 1 : (int) (g / 2.2)) for (int i = g; i < a.length; i++) for (int j = i; j >= g && a[j - g] > a[j]; j -= g) swap(a, j, j - g); }
    static void heap(int[] a) {
        for (int i = a.length / 2; i >= 0; i--) sift(a, i, a.length);
        for (int e = a.length - 1; e > 0; e--) { swap(a, 0, e); sift(a, 0, e); }
    }
    private static void sift(int[] a, int i, int n) { for (int k; (k = 2 * i + 1) < n; i = k) { if (k + 1 < n && a[k + 1] > a[k]) k++; if (a[i] >= a[k]) return; swap(a, i, k); } }
    static void quick(int[] a) { quick(a, 0, a.length - 1); }
    private static void quick(int[] a, int lo, int hi) {
        while (lo < hi) {
            int p = a[lo + hi >>> 1], i = lo, j = hi;
            while (i <= j) { while (a[i] < p) i++; while (a[j] > p) j--; if (i <= j) swap(a, i++, j--); }
            if (j - lo < hi - i) { quick(a, lo, j); lo = i; } else { quick(a, i, hi); hi = j; }
        }
    }
    static void radix(int[] a) {
        int[] b = new int[a.length];
        for (int s = 0; s < 32; s += 8) {
            int[] c = new int[257];
            for (int v : a) c[((v >>> s ^ (s == 24 ? 128 : 0)) & 255) + 1]++;
            for (int i = 0; i < 256; i++) c[i + 1] += c[i];
            for (int v : a) b[c[(v >>> s ^ (s == 24 ? 128 : 0)) & 255]++] = v;
            System.arraycopy(b, 0, a, 0, a.length);
        }
    }
    static void swap(int[] a, int i, int j) { int t = a[i]; a[i] = a[j]; a[j] = t; }

    static <T> void mergeSort(T[] a, Comparator<? super T> c) { mergeSort(a.clone(), a, 0, a.length, c); }
    private static <T> void mergeSort(T[] src, T[] dst, int lo, int hi, Comparator<? super T> c) {
        if (hi - lo < 2) return;
        int mid = lo + hi >>> 1;
        mergeSort(dst, src, lo, mid, c);
        mergeSort(dst, src, mid, hi, c);
        for (int i = lo, p = lo, q = mid; i < hi; i++) dst[i] = q >= hi || p < mid && c.compare(src[p], src[q]) <= 0 ? src[p++] : src[q++];
    }

    record Person(String name, int age) {}

    static int[] data(int n, int kind) {
        int[] a = new int[n];
        int x = 17 + kind;
        for (int i = 0; i < n; i++) {
            x = x * 1664525 + 1013904223;
            a[i] = switch (kind) { case 0 -> x; case 1 -> x >>> 28; case 2 -> i; case 3 -> n - i; case 4 -> 7; default -> i % 2 == 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE; };
        }
        return a;
    }

    static int binarySearch(int[] a, int key) {
        int lo = 0, hi = a.length - 1;
        while (lo <= hi) { int m = lo + hi >>> 1; if (a[m] < key) lo = m + 1; else if (a[m] > key) hi = m - 1; else return m; }
        return ~lo;
    }

    public static void main(String[] args) {
        String[] names = {"bubble", "insertion", "selection", "shell", "heap", "quick", "radix"};
        Algorithm[] algs = {Sorting::bubble, Sorting::insertion, Sorting::selection, Sorting::shell, Sorting::heap, Sorting::quick, Sorting::radix};
        for (int kind = 0; kind < 6; kind++) {
            int[] expected = data(70, kind);
            Arrays.sort(expected);
            StringBuilder s = new StringBuilder("kind " + kind + " " + Arrays.hashCode(expected));
            for (int i = 0; i < algs.length; i++) {
                int[] a = data(70, kind);
                algs[i].sort(a);
                s.append(' ').append(names[i]).append(Arrays.equals(a, expected) ? "+" : "-");
            }
            System.out.println(s);
        }
        for (Algorithm alg : algs) { alg.sort(new int[0]); int[] one = {3}; alg.sort(one); System.out.print(one[0]); }
        System.out.println();
        Person[] people = {new Person("bob", 30), new Person("al", 25), new Person("cy", 30), new Person("di", 25), new Person("ed", 30)};
        Person[] byAge = people.clone();
        mergeSort(byAge, Comparator.comparingInt(Person::age));
        System.out.println(Arrays.toString(byAge));
        mergeSort(byAge, Comparator.comparing(Person::name).reversed());
        System.out.println(byAge[0].name() + byAge[4].name());
        String[] words = "banana Apple cherry apple Banana".split(" ");
        mergeSort(words, String::compareTo);
        System.out.println(String.join(" ", words));
        mergeSort(words, String.CASE_INSENSITIVE_ORDER);
        System.out.println(String.join(" ", words));
        Integer[] boxed = {3, 1, 2};
        mergeSort(boxed, (a, b) -> b - a);
        System.out.println(Arrays.toString(boxed));
        Integer[] overflow = {Integer.MIN_VALUE, 1, Integer.MAX_VALUE, -1};
        mergeSort(overflow, (a, b) -> a - b);
        System.out.println(Arrays.toString(overflow));
        int[] sorted = {1, 3, 5, 7};
        for (int k = 0; k < 9; k++) System.out.print(binarySearch(sorted, k) + " ");
        System.out.println();
        mergeSort(people, (p, q) -> p.name().compareTo(q.age() > 29 ? null : q.name()));
    }
}
