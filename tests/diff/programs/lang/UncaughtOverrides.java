// An uncaught Throwable that overrides printStackTrace, getStackTrace and getMessage.
import java.io.PrintStream;

public class UncaughtOverrides extends Throwable {
    private int asked;

    @Override public String getMessage() { return "asked " + ++asked; }

    @Override public void printStackTrace(PrintStream s) {
        s.println("-- custom trace of " + this);
        super.printStackTrace(s);
        s.println("-- end");
    }

    static void throwIt() throws Throwable {
        UncaughtOverrides t = new UncaughtOverrides();
        System.out.println(t.getMessage());
        t.setStackTrace(new StackTraceElement[] {new StackTraceElement("Made", "up", "Made.java", 1), t.getStackTrace()[0]});
        t.addSuppressed(new Error("suppressed"));
        throw t;
    }

    public static void main(String[] args) throws Throwable {
        try {
            throwIt();
        } catch (Exception e) {
            System.out.println("a Throwable is not an Exception");
        } finally {
            System.out.println("finally");
        }
    }
}
