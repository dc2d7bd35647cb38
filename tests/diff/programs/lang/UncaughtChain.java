// An uncaught exception with a chain of causes, common frames elided, suppressed inside causes.
public class UncaughtChain {
    static class Layer extends RuntimeException {
        Layer(String message, Throwable cause) { super(message, cause); }
    }

    static void level(int n) {
        if (n == 0) {
            int[] a = new int[2];
            a[n + 2]++;
        }
        try {
            level(n - 1);
        } catch (ArrayIndexOutOfBoundsException e) {
            Layer l = new Layer("level " + n, e);
            l.addSuppressed(new Exception("while closing"));
            throw l;
        } catch (Layer e) {
            if (n % 2 == 0) throw new Layer("level " + n, e);
            throw e;
        }
    }

    static void run() {
        try {
            level(6);
        } finally {
            System.out.println("finally before the end");
        }
    }

    public static void main(String[] args) {
        System.out.println("start");
        System.err.println("to stderr");
        run();
        System.out.println("never");
    }
}
