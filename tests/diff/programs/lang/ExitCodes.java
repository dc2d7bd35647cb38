// Exit status from nested calls: only the low byte survives; buffered output without newline.
// ARGS: 3 -1 300
public class ExitCodes {
    static int total(String[] args) {
        int t = 0;
        for (String a : args) t += Integer.parseInt(a);
        return t;
    }

    static class Stop {
        static {
            System.out.print("Stop initialised ");
        }
        static void now(int status) {
            try {
                Runtime.getRuntime().exit(status);
            } catch (Throwable t) {
                System.out.println("never");
            }
            System.out.println("never");
        }
    }

    public static void main(String[] args) {
        int status = total(args);
        System.out.println("status " + status);
        System.out.print("no newline ");
        Stop.now(status);
    }
}
