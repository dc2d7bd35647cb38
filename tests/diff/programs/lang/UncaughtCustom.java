// An uncaught exception whose toString, getMessage and cause are overridden.
public class UncaughtCustom extends Exception {
    private final int code;

    private final UncaughtCustom origin;

    UncaughtCustom(int code) {
        this.code = code;
        this.origin = code > 1 ? new UncaughtCustom(code - 1) : null;
    }

    @Override
    public String getMessage() {
        return "code " + code + "\n    second line of the message";
    }

    @Override
    public synchronized Throwable getCause() {
        return origin;
    }

    private static int descend(int n) throws UncaughtCustom {
        if (n <= 0) throw new UncaughtCustom(3);
        return descend(n - 1) + 1;
    }

    public static void main(String[] args) throws Throwable {
        try {
            System.out.println(descend(2));
        } catch (UncaughtCustom e) {
            System.out.println(e.getMessage() + " / " + e);
            throw e;
        }
    }
}
