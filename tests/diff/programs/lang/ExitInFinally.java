// System.exit inside finally, with an exception in flight; nothing after it runs.
public class ExitInFinally {
    static void work(int n) {
        try {
            System.out.println("work " + n);
            if (n == 2) throw new IllegalStateException("in flight");
        } finally {
            System.out.println("cleanup " + n);
            if (n == 2) {
                System.err.println("giving up");
                System.exit(42);
            }
        }
    }

    public static void main(String[] args) {
        try {
            for (int n = 0; ; n++) {
                work(n);
            }
        } catch (RuntimeException e) {
            System.out.println("never caught");
        } finally {
            System.out.println("never run");
        }
    }
}
