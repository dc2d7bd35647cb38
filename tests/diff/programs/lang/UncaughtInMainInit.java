// The static initialiser of the main class fails before main starts.
public class UncaughtInMainInit {
    static int a = 5;
    static int b = compute(a - 5);

    static int compute(int d) {
        System.out.println("computing with " + d);
        return 10 / d;
    }

    static {
        System.out.println("never reached");
    }

    public static void main(String[] args) {
        System.out.println("never in main " + b);
    }
}
