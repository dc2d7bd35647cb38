// Which handler runs: subclass before superclass, multi-catch, nested tries, rethrow, precise rethrow.
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.NoSuchElementException;

public class CatchOrder {
    static class App extends Exception {
        final int code;
        App(int code) { super("app " + code); this.code = code; }
    }

    static class Sub extends App {
        Sub() { super(99); }
        @Override public String getMessage() { return "sub of " + super.getMessage(); }
    }

    static void raise(int n) throws Exception {
        switch (n) {
            case 0: throw new FileNotFoundException("0");
            case 1: throw new IOException("1");
            case 2: throw new App(2);
            case 3: throw new Sub();
            case 4: throw new IndexOutOfBoundsException(4);
            case 5: throw new ArrayIndexOutOfBoundsException(5);
            case 6: throw new NoSuchElementException();
            case 7: throw new Error("7");
            case 8: throw new StackOverflowError();
            case 9: throw new Exception((String) null);
            case 10: throw new ClassCastException("10");
            case 11: Integer.parseInt("x1"); break;
            case 12: throw new AssertionError(12);
            case 13: throw (RuntimeException) null;
            default:
        }
    }

    static String handle(int n) {
        try {
            raise(n);
            return "none";
        } catch (FileNotFoundException e) {
            return "fnf " + e.getMessage();
        } catch (IOException e) {
            return "io " + e.getMessage();
        } catch (Sub e) {
            return "sub " + e.getMessage() + e.code;
        } catch (App e) {
            return "app " + e.getMessage() + e.code;
        } catch (ArrayIndexOutOfBoundsException | ClassCastException e) {
            return "multi " + e.getMessage() + " " + e.getClass().getSuperclass().getSimpleName();
        } catch (IndexOutOfBoundsException e) {
            return "index " + e.getMessage();
        } catch (NumberFormatException e) {
            return "number " + e.getMessage();
        } catch (RuntimeException e) {
            return "runtime " + e;
        } catch (Exception e) {
            return "exception " + e;
        } catch (StackOverflowError e) {
            return "overflow " + e.getMessage();
        } catch (Error e) {
            return "error " + e;
        }
    }

    static String nested(int n) {
        String s = "";
        try {
            try {
                try {
                    raise(n);
                } catch (IOException e) {
                    s += "A";
                    throw new App(1000);
                }
                s += "B";
            } catch (RuntimeException e) {
                s += "C";
                if (n == 4) throw e;
            } finally {
                s += "D";
            }
            s += "E";
        } catch (App e) {
            s += "F" + e.code;
        } catch (Throwable t) {
            s += "G" + t.getClass().getSimpleName();
        }
        return s;
    }

    static void precise(boolean io) throws IOException, App {
        try {
            if (io) throw new IOException("precise");
            throw new App(3);
        } catch (final Exception e) {
            throw e;
        }
    }

    static <T extends Throwable> void sneaky(Throwable t) throws T {
        @SuppressWarnings("unchecked") T cast = (T) t;
        throw cast;
    }

    public static void main(String[] args) throws Exception {
        for (int n = 0; n <= 14; n++) {
            System.out.println(n + " " + handle(n) + " / " + nested(n));
        }
        for (boolean b : new boolean[] {true, false}) {
            try {
                precise(b);
            } catch (IOException | App e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        try {
            CatchOrder.<RuntimeException>sneaky(new IOException("sneaked"));
        } catch (Exception e) {
            System.out.println(e + " " + (e instanceof RuntimeException));
        }
        Throwable reused = new Throwable("reused");
        int depth = 0;
        for (int i = 0; i < 3; i++) {
            try {
                throw reused;
            } catch (Throwable t) {
                depth += t == reused ? 1 : 0;
            }
        }
        System.out.println(depth);
        try {
            int e = 5;
            try {
                e /= 0;
            } catch (ArithmeticException x) {
                e = -1;
            }
            System.out.println(e);
        } finally {
            System.out.println("end");
        }
        raise(3);
    }
}
