// An uncaught exception handler set on the main thread replaces the default report; the status stays 1.
public class UncaughtHandler {
    static int handled;

    public static void main(String[] args) {
        Thread.currentThread().setUncaughtExceptionHandler((thread, problem) -> {
            handled++;
            System.out.println("handler " + handled + " on " + thread.getName() + ": " + problem);
            System.err.println("cause " + problem.getCause().getMessage());
            StackTraceElement[] st = problem.getStackTrace();
            System.out.println(st.length + " " + st[0].getMethodName());
        });
        System.out.println("before");
        fail(3);
    }

    static void fail(int n) {
        if (n == 0) throw new IllegalStateException("deep", new Exception("root"));
        fail(n - 1);
    }
}
