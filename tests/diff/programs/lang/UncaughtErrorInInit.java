// An Error thrown by a static initialiser is not wrapped; the class is unusable afterwards.
public class UncaughtErrorInInit {
    static class Broken {
        static final Object LOCK = new Object();
        static {
            System.out.println("initialising Broken");
            if (LOCK != null) throw new LinkageError("by hand");
        }
        static void touch() {}
    }

    static class Wrapped {
        static int v = Integer.parseInt("12x");
    }

    public static void main(String[] args) {
        try {
            Broken.touch();
        } catch (LinkageError e) {
            System.out.println("first " + e);
        }
        try {
            Broken.touch();
        } catch (NoClassDefFoundError e) {
            System.out.println("second " + e.getMessage());
        }
        try {
            System.out.println(Wrapped.v);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getMessage() + " " + e.getCause() + " " + (e.getException() == e.getCause()));
        }
        new Broken();
    }
}
