// Causes and suppressed exceptions: printStackTrace text, circular causes, initCause rules.
public class CausesSuppressed {
    static class Quiet extends RuntimeException {
        Quiet(String m) { super(m, null, false, false); }
    }

    static class NoTrace extends RuntimeException {
        NoTrace(String m) { super(m); }
        @Override public synchronized Throwable fillInStackTrace() { return this; }
    }

    static class Custom extends Exception {
        Custom(String m, Throwable c) { super(m, c); }
        @Override public String toString() { return "Custom<" + getMessage() + ">"; }
        @Override public String getLocalizedMessage() { return "localized"; }
    }

    static void low() {
        throw new IllegalArgumentException("low");
    }

    static void mid() {
        try {
            low();
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException("mid", e);
        }
    }

    static void high() throws Custom {
        try {
            mid();
        } catch (IllegalStateException e) {
            Custom c = new Custom("high", e);
            c.addSuppressed(new RuntimeException("suppressed one"));
            c.addSuppressed(new RuntimeException("suppressed two", new Exception("its cause")));
            throw c;
        }
    }

    public static void main(String[] args) {
        try {
            high();
        } catch (Custom c) {
            c.printStackTrace(System.out);
            System.out.println(c.getCause().getCause().getMessage() + " " + c.getSuppressed().length + " " + c.getLocalizedMessage());
        }
        RuntimeException a = new RuntimeException("a"), b = new RuntimeException("b", a);
        a.initCause(b);
        a.printStackTrace(System.out);
        try {
            a.initCause(b);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage().startsWith("Can't overwrite cause"));
        }
        try {
            b.addSuppressed(b);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            b.addSuppressed(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            RuntimeException self = new RuntimeException("self");
            self.initCause(self);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new RuntimeException("had null cause", null).initCause(a);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Quiet q = new Quiet("quiet");
        q.addSuppressed(a);
        System.out.println(q.getStackTrace().length + " " + q.getSuppressed().length + " " + q);
        q.printStackTrace(System.out);
        NoTrace n = new NoTrace("no trace");
        System.out.println(n.getStackTrace().length);
        n.printStackTrace(System.out);
        Exception wrapped = new Exception(new IllegalStateException("inner message"));
        System.out.println(wrapped.getMessage() + " | " + wrapped);
        System.out.println(new Exception((Throwable) null).getMessage() + " " + new Exception() + " " + new Error("e", wrapped).getCause().getCause().getMessage());
        Exception edited = new Exception("edited");
        edited.setStackTrace(new StackTraceElement[] {
            new StackTraceElement("some.Klass", "method", "Klass.java", 12),
            new StackTraceElement("Other", "nativeOne", null, -2),
            new StackTraceElement("Other", "unknown", null, -1),
            new StackTraceElement("Other", "noLine", "Other.java", -1)
        });
        edited.printStackTrace(System.out);
        throw new IllegalStateException("uncaught", new Custom("cause", edited));
    }
}
